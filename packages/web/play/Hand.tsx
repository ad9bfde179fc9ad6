import { itemAt } from '@hexwright/kernel';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { entryOf, firstValue } from './choices.ts';
import { givable, giveOne, useDeal } from './dealing.ts';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';
import { Purse } from './Purse.tsx';

/** the letters of a name that fit on a card in the usual size */
const SHORT = 7;

/** The goods in the hand. Where a good is asked for, the cards themselves can be tapped; where one can trade, to give them. */
export const Hand = memo(function Hand() {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const dealing = useDeal();
  if (view.seat === null) return null;
  const held = rowOf(view.fields.hold, view.seat);
  const giving = view.legal.filter((move) => {
    const entry = entryOf(sheet, move.move);
    return entry !== undefined && inputModeOf(entry) === 'good';
  });
  const { draft } = dealing;
  const given = dealing.open ? draft.give : {};
  const free = givable(sheet, view, dealing);
  const total = held.reduce((sum, n, i) => sum + (itemAt(sheet.goods, i).inHand ? n : 0), 0);
  return (
    <section className="hand" aria-label={t('hand.title', { count: total })}>
      {sheet.goods.map((good, i) => {
        const name = speak.name('good', good.id);
        const count = held[i] || 0;
        const moves = giving.filter((move) => firstValue(sheet, move) === good.id);
        // The same card in another place is shown where there is one.
        if (good.cardOf !== null && count === 0 && moves.length === 0) return null;
        const rate = view.rates[i] ?? 0;
        const face = (
          <>
            <GoodIcon sheet={sheet} good={good.id} size={34} />
            <span className="count">{count - (given[good.id] ?? 0)}</span>
            {(given[good.id] ?? 0) > 0 && <span className="given">−{given[good.id]}</span>}
            <span className={name.length > SHORT ? 'name long' : 'name'}>{name}</span>
            {rate > 0 && <span className="rate">{t('rate', { rate })}</span>}
          </>
        );
        const className = `good-card${count === 0 ? ' none' : ''}${good.inHand ? '' : ' beside'}${sheet.looks.goods?.[good.id]?.apart ? ' apart' : ''}`;
        const label = t('hand.good', { good: name, count });
        const stripe = { '--good': sheet.looks.goods?.[good.id]?.colour ?? '#b9b3a2' } as React.CSSProperties;
        if (moves.length === 0 && (free[i] ?? 0) > 0)
          return (
            <button
              key={good.id}
              type="button"
              className={`${className} givable`}
              style={stripe}
              onClick={() => dealing.change(giveOne(draft, good.id, itemAt(free, i)))}
            >
              <span className="sr">{`${t('trade.give-one', { good: name })}. ${label}`}</span>
              <span className="good-face" aria-hidden="true">
                {face}
              </span>
            </button>
          );
        return moves.length === 1 ? (
          <button
            key={good.id}
            type="button"
            className={`${className} live`}
            style={stripe}
            aria-label={`${speak.move(itemAt(moves, 0))}. ${label}`}
            onClick={() => play(itemAt(moves, 0))}
          >
            {face}
          </button>
        ) : (
          <div key={good.id} className={className} style={stripe} role="img" aria-label={label}>
            {face}
          </div>
        );
      })}
      <Purse />
    </section>
  );
});
