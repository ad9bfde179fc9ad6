import { itemAt } from '@hexwright/kernel';
import '../look/deal-strip.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import {
  type Draft,
  dealOf,
  EMPTY,
  fittingExchanges,
  isReady,
  takeBack,
  useDeal,
  wantOne,
} from './dealing.ts';
import { useGame } from './game-context.ts';
import { heldBy } from './offered.ts';
import { WorthToMe } from './Worth.tsx';

/**
 * A deal is put together below the board: cards in the hand are pressed to give, goods here to want. It goes to everybody or to one,
 * to the bank where that trades so, and the latest offers are made again with one press.
 */
export function DealStrip({ drawn }: { drawn(): void }) {
  const { t } = useTranslation();
  const { sheet, speak } = useGame();
  const { draft, deals, exchanges, answering, failed, change, exchange, offer, close } = useDeal();
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  });
  // It is fetched when it is first wanted: its buttons have no keys until the table has seen them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(drawn, []);
  const deal = dealOf(sheet, draft);
  const toBank = answering ? [] : fittingExchanges(exchanges, draft);
  return (
    <section className="deal-strip" aria-label={t('trade.title')}>
      <div className="deal-terms">
        <Side side="give" goods={deal.give} />
        <Side side="want" goods={deal.get} />
        <p className="deal-said" role="status">
          {failed ? t('trade.nobody') : ''}
        </p>
        <WorthToMe deal={deal} />
        <button type="button" className="close" aria-label={t('trade.close')} onClick={close}>
          ×
        </button>
      </div>
      <fieldset className="deal-goods" aria-label={t('trade.want')}>
        {sheet.goods.map(({ id, tradeable }) =>
          tradeable ? (
            <button
              key={id}
              type="button"
              className="deal-good"
              aria-label={t('trade.want-one', { good: speak.name('good', id) })}
              title={speak.name('good', id)}
              onClick={() => change(wantOne(draft, id))}
            >
              <GoodIcon sheet={sheet} good={id} size={26} />
              {(draft.want[id] ?? 0) > 0 && <b>{draft.want[id]}</b>}
            </button>
          ) : null,
        )}
      </fieldset>
      <div className="deal-foot">
        <AskedOf />
        {deals.map((entry) => (
          <button
            key={entry.name}
            type="button"
            className="action primary deal-offer"
            disabled={!isReady(draft)}
            onClick={() => offer(entry, draft)}
          >
            {draft.to === null
              ? speak.name('move', entry.name)
              : t('trade.offer-to', { seat: speak.seat(draft.to) })}
          </button>
        ))}
        {toBank.map((each) => (
          <button
            key={`${each.from} ${each.to}`}
            type="button"
            className="action quick"
            aria-label={t('trade.quick-one', {
              rate: each.rate,
              give: speak.name('good', each.from),
              want: speak.name('good', each.to),
            })}
            onClick={() => exchange(each)}
          >
            {t('trade.bank-short')} {each.rate}
            <GoodIcon sheet={sheet} good={each.from} size={20} />→
            <GoodIcon sheet={sheet} good={each.to} size={20} />
          </button>
        ))}
        <Again />
      </div>
    </section>
  );
}

/** One side of the deal; what is pressed goes back. */
function Side({
  side,
  goods,
}: {
  readonly side: 'give' | 'want';
  readonly goods: ReturnType<typeof dealOf>['get'];
}) {
  const { t } = useTranslation();
  const { sheet, speak } = useGame();
  const { draft, change } = useDeal();
  return (
    <div className={`deal-side ${side}`}>
      <span className="deal-side-name">{t(`trade.${side}`)}</span>
      {goods.length === 0 && <span className="deal-hint">{t(`trade.${side}-hint`)}</span>}
      {goods.map(([good, count]) => (
        <button
          key={good}
          type="button"
          className="deal-chip"
          aria-label={t('trade.take-back', { good: speak.name('good', good), count })}
          onClick={() => change(takeBack(draft, side, good))}
        >
          {count > 1 && <b>{count}</b>}
          <GoodIcon sheet={sheet} good={good} size={24} />
        </button>
      ))}
    </div>
  );
}

/** Everybody, or one of the others, where an offer may be made to one. */
function AskedOf() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const { draft, deals, change } = useDeal();
  const one = deals.some(({ name }) => sheet.looks.moves?.[name]?.toOne);
  const others = view.circle?.seats ?? Array.from({ length: sheet.seats }, (_, seat) => seat);
  const shown = others.filter((seat) => seat !== view.seat);
  if (!one || shown.length < 2) return null;
  return (
    <fieldset className="deal-to" aria-label={t('trade.to')}>
      {[null, ...shown].map((to) => (
        <button
          key={to ?? 'all'}
          type="button"
          aria-pressed={draft.to === to}
          aria-label={to === null ? undefined : t('trade.to-one', { seat: speak.seat(to) })}
          title={to === null ? undefined : speak.seat(to)}
          onClick={() => change({ ...draft, to })}
        >
          {to === null ? t('trade.to-all') : <SeatBadge seat={to} size={22} />}
        </button>
      ))}
    </fieldset>
  );
}

/** The latest offers once more, as far as the hand reaches. */
function Again() {
  const { t } = useTranslation();
  const { sheet, speak, view } = useGame();
  const { draft, kept, deals, answering, change, offer } = useDeal();
  if (answering || deals.length !== 1) return null;
  const held = heldBy(sheet, view);
  const same = JSON.stringify(draft);
  const goods = (each: Draft, side: 'give' | 'get') =>
    dealOf(sheet, each)[side].flatMap(([good, count]) => [
      <span key={`${side} ${good}`}>
        {count > 1 && count}
        <GoodIcon sheet={sheet} good={good} size={18} />
      </span>,
    ]);
  const words = (each: Draft, side: 'give' | 'get'): string =>
    dealOf(sheet, each)
      [side].map(([good, count]) => `${count} ${speak.name('good', good)}`)
      .join(', ');
  return (
    <>
      {kept
        .filter((each) => JSON.stringify(each) !== same)
        .map((each) => (
          <button
            key={JSON.stringify(each)}
            type="button"
            className="action deal-again"
            aria-label={t('trade.again', { give: words(each, 'give'), want: words(each, 'get') })}
            disabled={Object.entries(each.give).some(([good, n]) => held(good) < n)}
            onClick={() => offer(itemAt(deals, 0), each)}
          >
            ↻ {goods(each, 'give')}→{goods(each, 'get')}
          </button>
        ))}
      {same !== JSON.stringify(EMPTY) && (
        <button type="button" className="action deal-clear" onClick={() => change(EMPTY)}>
          {t('trade.clear')}
        </button>
      )}
    </>
  );
}
