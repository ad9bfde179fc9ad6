import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyView } from '../table/protocol.ts';
import { Coach } from './Coach.tsx';
import { useAnyGame } from './game-context.ts';

interface Props {
  /** what else the moment offers: `trade`, `card` … */
  readonly can: readonly string[];
  /** what fills the gaps of the tips: numbers and names as they are in this game */
  readonly gaps?: Readonly<Record<string, string | number>>;
  /** what the game is about has been said already */
  readonly begun?: boolean;
  /** its place is kept between two tips, so that nothing beside it moves */
  readonly stays?: boolean;
}

/**
 * A guide for the first game: says what to look at, at the moment when it matters. A game may bring tips of its own among its words;
 * others are the page's. What was read is not said again.
 */
export function Guide({ can, gaps = {}, begun = false, stays = false }: Props) {
  const { t, i18n } = useTranslation();
  const { view, speak } = useAnyGame();
  const [off, setOff] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const began = useFirstAnswer(view);
  if (off || view.over) return null;
  const known = (key: string): boolean => speak.has(key) || i18n.exists(key);
  const tip = [...(began || begun ? [] : [GOAL]), ...tipsFor(view, can, known)].find(
    (key) => known(key) && !read.has(key),
  );
  if (!tip)
    return stays ? (
      <Coach title={t('guide.title')} text={t('guide.rests')} off={t('guide.off')} end={() => setOff(true)} />
    ) : null;
  const filled = { points: view.points[0]?.target, ...gaps };
  return (
    <Coach
      title={t('guide.title')}
      text={speak.has(tip) ? speak.term(tip, filled) : t(tip, filled)}
      on={t('guide.read')}
      next={() => setRead(new Set([...read, tip]))}
      off={t('guide.off')}
      end={() => setOff(true)}
    />
  );
}

const GOAL = 'guide.goal';

/** Whether whoever looks on has decided something since the guide came: what the game is about has been read by then. */
function useFirstAnswer({ decision, seat, moves }: AnyView): boolean {
  const [asked, setAsked] = useState<number | null>(null);
  if (asked === null && seat !== null && decision?.seats.includes(seat)) setAsked(moves);
  return asked !== null && moves > asked;
}

/** Keys of tips that fit the moment, the most fitting first; what can always be said comes where nothing else does. */
function tipsFor(view: AnyView, can: readonly string[], known: (key: string) => boolean): string[] {
  const { decision, seat } = view;
  if (!decision || seat === null) return [];
  if (!decision.seats.includes(seat)) return ['guide.waiting'];
  const key = `guide.${decision.kind}`;
  const buildable = view.prices.some(({ move }) => view.legal.some((each) => each.move === move));
  const special = [
    ...(decision.args.round === undefined ? [] : [`${key}.${decision.args.round}`]),
    ...(buildable ? [`${key}.build`] : []),
    ...can.map((what) => `${key}.${what}`),
  ].filter(known);
  return special.length > 0 ? special : [key];
}
