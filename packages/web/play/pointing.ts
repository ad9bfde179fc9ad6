import type { RawMove } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Ghost } from '../board/Board.tsx';
import { seatFill } from '../board/Patterns.tsx';
import { pieceShape } from '../board/Pieces.tsx';
import { useSettings } from '../look/settings.ts';
import type { Sheet } from '../table/sheet.ts';
import {
  byKind,
  type Doing,
  doingsOf,
  entryOf,
  fitting,
  NO_PICK,
  nextPlaces,
  type Pick,
  type Place,
  placesOf,
  pointedAt,
  sameMove,
  samePlace,
} from './choices.ts';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';

export interface Pointing {
  readonly places: readonly Place[];
  readonly chosen: Place | null;
  readonly quiet: boolean;
  readonly ghost: Ghost | null;
  readonly armed: string | null;
  /** the kind that was asked for by its button */
  readonly wanted: string | null;
  /** what the chosen places mean: one move to confirm, or several to choose from */
  readonly meant: readonly Doing[];
  /** a first place is chosen and a second one is wanted */
  readonly unfinished: boolean;
  /** the places that were chosen on the way */
  readonly from: readonly Place[];
  point(place: Place): void;
  /** makes one of what is meant */
  make(doing: Doing): void;
  arm(kind: string | null): void;
  cancel(): void;
  confirm(): void;
}

/**
 * Pointing at the board: a tap previews, a second tap on the same place (or the button) confirms. What goes from one place
 * to another needs no more than a tap on either.
 */
export function usePointing(): Pointing {
  const { sheet, view } = useGame();
  const make = useDoing();
  const { oneTap } = useSettings();
  const [pick, setPick] = useState<Pick>(NO_PICK);
  // A new position is a new choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of moves names the position
  useEffect(() => setPick(NO_PICK), [view.moves, view.seat]);

  const legal = useMemo(() => doingsOf(view.legal, view.ahead), [view.legal, view.ahead]);
  const kinds = useMemo(() => byKind(sheet, view.legal), [sheet, view.legal]);
  const placeKinds = kinds.filter(({ entry }) => inputModeOf(entry) === 'place');
  const meant = pointedAt(sheet, legal, pick);
  const unfinished = pick.places.length > 0 && meant.length === 0;
  const settled = meant.length > 0 ? { ...pick, places: pick.places.slice(0, -1) } : pick;
  const places = useMemo(() => nextPlaces(sheet, legal, settled), [sheet, legal, settled]);
  const chosen = meant.length > 0 ? (pick.places.at(-1) ?? null) : null;
  const alone = kinds.length === placeKinds.length && view.open.length === 0;

  const point = (place: Place): void => {
    if (chosen && samePlace(chosen, place) && meant.length === 1) {
      make(itemAt(meant, 0));
      return;
    }
    const next = { ...settled, places: [...settled.places, place] };
    const found = pointedAt(sheet, legal, next);
    const goesOn = fitting(sheet, legal, next).length > found.length;
    const twice = next.places.length > 1;
    if ((oneTap || twice) && found.length === 1 && !goesOn) make(itemAt(found, 0));
    else setPick(next);
  };

  return {
    places,
    chosen,
    quiet: pick.kind === null && pick.places.length === 0 && !alone,
    ghost: meant.length > 0 && view.seat !== null ? ghostOf(sheet, itemAt(meant, 0), view.seat) : null,
    armed: pick.kind ?? (alone && placeKinds.length === 1 ? itemAt(placeKinds, 0).entry.name : null),
    wanted: pick.kind,
    meant,
    unfinished,
    from: unfinished ? pick.places : settled.places,
    point,
    make,
    arm: (kind) => setPick({ kind, places: [] }),
    cancel: () => setPick(NO_PICK),
    confirm: () => {
      if (meant.length === 1) make(itemAt(meant, 0));
    },
  };
}

/** Makes a move, and the one that belongs to it as soon as the table asks for it. */
function useDoing(): (doing: Doing) => void {
  const { view, play } = useGame();
  const [waiting, setWaiting] = useState<{ readonly move: RawMove; readonly since: number } | null>(null);
  useEffect(() => {
    if (!waiting || view.moves === waiting.since) return;
    setWaiting(null);
    if (view.legal.some((move) => sameMove(move, waiting.move))) play(waiting.move);
  }, [waiting, view, play]);
  return ({ next, ...move }) => {
    play(move);
    setWaiting(next ? { move: next, since: view.moves } : null);
  };
}

/** How the board would look after the move, as far as its words tell. */
function ghostOf(sheet: Sheet, move: RawMove, seat: number): Ghost | null {
  const place = placesOf(sheet, move).at(-1);
  if (!place) return null;
  if (typeof move.blocker === 'string') {
    const look = sheet.looks.blockers?.[move.blocker];
    return { ...place, shape: look?.shape ?? 'pawn', fill: look?.colour ?? '#2b2b30', piece: false };
  }
  const named = entryOf(sheet, move.move)?.piece ?? move.piece;
  const piece = sheet.pieces.find(({ id }) => id === named);
  const shape = piece ? pieceShape(sheet, piece) : (sheet.looks.moves?.[move.move]?.shape ?? 'marker');
  return { ...place, shape, fill: seatFill(seat), piece: piece !== undefined };
}
