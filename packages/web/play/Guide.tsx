import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyView } from '../table/protocol.ts';
import { useAnyGame } from './game-context.ts';

/**
 * A guide for the first game: says what to look at, at the moment when it matters. `can` names what else the moment offers
 * (`trade`, `card`). A game may bring tips of its own among its words, and with them its goal; others are the page's.
 */
export function Guide({ can }: { readonly can: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { view, speak } = useAnyGame();
  const [off, setOff] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const began = useFirstAnswer(view);
  if (off || view.over) return null;
  const goal = speak.has(GOAL) && !began && !read.has(GOAL) ? [GOAL] : [];
  const tip = [...goal, ...tipsFor(view, can)].find((key) => speak.has(key) || i18n.exists(key));
  if (!tip || read.has(tip)) return null;
  const own = speak.has(tip);
  return (
    <aside className="guide" aria-label={t('guide.title')}>
      <b>{t('guide.title')}</b>
      <p>{own ? speak.term(tip, { points: view.points[0]?.target }) : t(tip)}</p>
      <div className="guide-foot">
        <button type="button" className="action primary" onClick={() => setRead(new Set([...read, tip]))}>
          {t('guide.read')}
        </button>
        <button type="button" className="quiet-button" onClick={() => setOff(true)}>
          {t('guide.off')}
        </button>
      </div>
    </aside>
  );
}

const GOAL = 'guide.goal';

/** Whether whoever looks on has decided something since the guide came: what the game is about has been read by then. */
function useFirstAnswer({ decision, seat, moves }: AnyView): boolean {
  const [asked, setAsked] = useState<number | null>(null);
  if (asked === null && seat !== null && decision?.seats.includes(seat)) setAsked(moves);
  return asked !== null && moves > asked;
}

/** Keys of tips that fit the moment, the most fitting first. */
function tipsFor(view: AnyView, can: readonly string[]): string[] {
  const { decision, seat } = view;
  if (!decision || seat === null) return [];
  if (!decision.seats.includes(seat)) return ['guide.waiting'];
  const key = `guide.${decision.kind}`;
  const buildable = view.prices.some(({ move }) => view.legal.some((each) => each.move === move));
  return [
    ...(decision.args.round === undefined ? [] : [`${key}.${decision.args.round}`]),
    ...(buildable ? [`${key}.build`] : []),
    ...can.map((what) => `${key}.${what}`),
    key,
  ];
}
