import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { ReasonButton } from '../parts/Reason.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { byKind, firstValue } from './choices.ts';
import { useGame } from './game-context.ts';
import { mannerOf } from './manner.ts';

/** The cards in the hand, each with its words and with what can be done with it now. */
export function Cards() {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  if (view.seat === null || sheet.cards.length === 0) return null;
  const held = rowOf(view.fields.cards, view.seat);
  const fresh = rowOf(view.fields.freshCards, view.seat);
  const uses = byKind(sheet, view.legal).filter(({ entry }) => mannerOf(entry) === 'card');
  const shown = sheet.cards.flatMap((card, i) => {
    const moves = uses.flatMap((kind) => kind.moves).filter((move) => firstValue(sheet, move) === card.id);
    return held[i] > 0 || moves.length > 0
      ? [{ card, count: held[i] || 0, fresh: fresh[i] || 0, moves }]
      : [];
  });
  if (shown.length === 0) return null;
  const closed = view.closed.find(({ move }) =>
    sheet.moves.some((entry) => entry.name === move && mannerOf(entry) === 'card'),
  );
  return (
    <section className="cards" aria-label={t('cards.title')}>
      {shown.map(({ card, count, fresh: isFresh, moves: [first, ...others] }) => {
        const look = sheet.looks.cards?.[card.id];
        const text = speak.has(`card.${card.id}.text`) ? speak.term(`card.${card.id}.text`) : undefined;
        const reason = first
          ? undefined
          : !card.playable
            ? t('cards.kept')
            : isFresh >= count
              ? t('cards.fresh')
              : closed
                ? speak.reason(closed.reason)
                : t('cards.not-now');
        return (
          <Fragment key={card.id}>
            <ReasonButton
              className={`dev-card${look ? ' tinted' : ''}`}
              tint={look?.colour}
              reason={reason}
              hint={text}
              onClick={() => play(first)}
            >
              <Icon shape={look?.shape ?? 'scroll'} fill={look?.colour ?? '#7a6a52'} size={30} />
              <span className="dev-name">
                {speak.name('card', card.id)}
                {count > 1 ? ` ×${count}` : ''}
              </span>
              {text && <span className="dev-text">{text}</span>}
            </ReasonButton>
            {others.map((move) => (
              <button
                key={move.move}
                type="button"
                className="dev-other"
                aria-label={speak.move(move)}
                onClick={() => play(move)}
              >
                {speak.name('move', move.move)}
              </button>
            ))}
          </Fragment>
        );
      })}
    </section>
  );
}
