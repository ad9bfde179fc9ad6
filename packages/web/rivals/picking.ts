import type { RawMove } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../look/settings.ts';
import { choiceOf, lies, NOTHING, type Pick, type Spot, spotKey } from './spots.ts';
import { useRivals } from './use-rivals.ts';

/** How somebody at the table comes to a move by pointing. */
export interface Picking {
  readonly pick: Pick;
  /** what the pick means already: one move to confirm, or several to choose from */
  readonly meant: readonly RawMove[];
  /** what may be pointed at now */
  readonly glowing: readonly Spot[];
  /** what is left to be chosen from a menu */
  readonly menu: readonly Spot[];
  /** nothing has to be pointed at: it only could be */
  readonly quiet: boolean;
  isAsked(spot: Spot): boolean;
  isChosen(spot: Spot): boolean;
  tap(spot: Spot): void;
  arm(kind: string | null): void;
  cancel(): void;
}

/** A tap on what means one move for certain makes it; where it could mean several, it is confirmed. */
export function usePicking(): Picking {
  const { sheet, view, play } = useRivals();
  const { oneTap } = useSettings();
  const [pick, setPick] = useState<Pick>(NOTHING);
  const { legal, seat } = view;
  // A new position is a new choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of moves names the position
  useEffect(() => setPick(NOTHING), [view.moves, seat]);

  const me = seat ?? 0;
  const kinds = useMemo(() => new Set(legal.map(({ move }) => move)), [legal]);
  const whole = choiceOf(sheet, legal, me, pick).whole;
  // What has been pointed at last can be changed for another.
  const settled: Pick = whole.length > 0 ? { ...pick, spots: pick.spots.slice(0, -1) } : pick;
  const { next } = choiceOf(sheet, legal, me, settled);
  const glowing = next.filter(({ on }) => lies(on));
  const asked = new Set(glowing.map(spotKey));
  const chosen = new Set(pick.spots.map(spotKey));

  const tap = (spot: Spot): void => {
    const last = pick.spots.at(-1);
    if (whole.length === 1 && last && spotKey(last) === spotKey(spot)) {
      play(itemAt(whole, 0));
      return;
    }
    const picked = asked.has(spotKey(spot))
      ? { ...settled, spots: [...settled.spots, spot] }
      : { kind: null, spots: [spot] };
    const found = choiceOf(sheet, legal, me, picked);
    const certain = found.whole.length === 1 && found.moves.length === 1;
    const meantIt =
      settled.kind !== null || kinds.size === 1 || picked.spots.length > 1 || (oneTap && spot.on !== 'card');
    if (certain && meantIt) play(itemAt(found.whole, 0));
    else if (found.moves.length > 0) setPick(picked);
  };

  return {
    pick,
    meant: whole,
    glowing,
    menu: pick.kind === null ? [] : next.filter(({ on }) => !lies(on)),
    quiet: pick.kind === null && pick.spots.length === 0 && kinds.size > 1,
    isAsked: (spot) => asked.has(spotKey(spot)),
    isChosen: (spot) => chosen.has(spotKey(spot)),
    tap,
    arm: (kind) => setPick({ kind, spots: [] }),
    cancel: () => setPick(NOTHING),
  };
}
