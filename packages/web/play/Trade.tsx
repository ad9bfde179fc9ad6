import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { byKind } from './choices.ts';
import { counterTo, type Deal } from './deal.ts';
import { useGame } from './game-context.ts';
import { mannerOf } from './manner.ts';
import { heldBy } from './offered.ts';

type Counts = Readonly<Record<string, number>>;
const NOTHING_YET = { give: {}, want: {} } as const;

interface Props {
  /** the offer that is answered: what is composed begins with it */
  readonly answering: Deal | null;
  close(): void;
}

/** Composes a trade: with the players by open moves of the form {give, want}, with the bank by exchanges. */
export function Trade({ answering, close }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const [begun] = useState(() => (answering ? counterTo(answering, heldBy(sheet, view)) : NOTHING_YET));
  const [give, setGive] = useState<Counts>(begun.give);
  const [want, setWant] = useState<Counts>(begun.want);
  if (view.seat === null) return null;
  const held = rowOf(view.fields.hold, view.seat);
  const deals = sheet.moves.filter((entry) => mannerOf(entry) === 'deal' && view.open.includes(entry.name));
  const exchanges = byKind(sheet, view.legal)
    .filter(({ entry }) => mannerOf(entry) === 'exchange')
    .flatMap(({ entry, moves }) =>
      moves.map((move) => ({
        move,
        from: move[entry.args[0].name] as string,
        to: move[entry.args[1].name] as string,
      })),
    );
  const goods = sheet.goods.flatMap((good, i) =>
    good.tradeable ? [{ id: good.id, held: held[i] || 0, rate: view.rates[i] }] : [],
  );
  const change = (
    counts: Counts,
    set: (next: Counts) => void,
    good: string,
    by: number,
    most: number,
  ): void => set(clean({ ...counts, [good]: Math.max(0, Math.min(most, (counts[good] ?? 0) + by)) }));
  const given = Object.entries(give);
  const wanted = Object.entries(want);
  const bankMove =
    given.length === 1 && wanted.length === 1 && wanted[0][1] === 1
      ? exchanges.find(({ from, to }) => from === given[0][0] && to === wanted[0][0])
      : undefined;
  const bankFits = bankMove && given[0][1] === goods.find(({ id }) => id === bankMove.from)?.rate;
  const ready = given.length > 0 && wanted.length > 0;

  return (
    <Dialog
      title={answering && deals.length === 1 ? speak.name('move', deals[0].name) : t('trade.title')}
      close={close}
    >
      <div className="trade">
        {(
          [
            ['give', give, setGive],
            ['want', want, setWant],
          ] as const
        ).map(([side, counts, set]) => (
          <fieldset key={side} className={`trade-side ${side}`}>
            <legend>{t(`trade.${side}`)}</legend>
            {goods.map(({ id, held: mine, rate }) => {
              const name = speak.name('good', id);
              const most = side === 'give' ? mine : 19;
              const barred = (side === 'give' ? want : give)[id] !== undefined;
              return (
                <div key={id} className="trade-good">
                  <GoodIcon sheet={sheet} good={id} size={28} />
                  <span className="trade-name">
                    {name}
                    {side === 'give' && (
                      <small>
                        {t('trade.held', { count: mine })}
                        {rate > 0 ? ` · ${t('rate', { rate })}` : ''}
                      </small>
                    )}
                  </span>
                  <span className="stepper">
                    <button
                      type="button"
                      aria-label={t('trade.less', { good: name })}
                      disabled={!counts[id]}
                      onClick={() => change(counts, set, id, -1, most)}
                    >
                      −
                    </button>
                    <output aria-label={name}>{counts[id] ?? 0}</output>
                    <button
                      type="button"
                      aria-label={t('trade.more', { good: name })}
                      disabled={barred || (counts[id] ?? 0) >= most}
                      onClick={() => change(counts, set, id, 1, most)}
                    >
                      +
                    </button>
                  </span>
                </div>
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className="trade-foot">
        {deals.map((entry) => (
          <button
            key={entry.name}
            type="button"
            className="action primary"
            disabled={!ready}
            onClick={() => {
              play({ move: entry.name, give, want });
              close();
            }}
          >
            {speak.name('move', entry.name)}
          </button>
        ))}
        {exchanges.length > 0 && (
          <button
            type="button"
            className="action"
            disabled={!bankFits}
            onClick={() => {
              if (bankMove) play(bankMove.move);
              setGive({});
              setWant({});
            }}
          >
            {t('trade.bank')}
          </button>
        )}
      </div>
      {exchanges.length > 0 && (
        <div className="quick-trades">
          <h3>{t('trade.quick')}</h3>
          <div className="quick-list">
            {exchanges.map(({ move, from, to }) => (
              <button
                key={`${from} ${to}`}
                type="button"
                className="quick"
                aria-label={t('trade.quick-one', {
                  rate: goods.find(({ id }) => id === from)?.rate,
                  give: speak.name('good', from),
                  want: speak.name('good', to),
                })}
                onClick={() => play(move)}
              >
                {goods.find(({ id }) => id === from)?.rate}
                <GoodIcon sheet={sheet} good={from} size={20} />→
                <GoodIcon sheet={sheet} good={to} size={20} />
              </button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function clean(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}
