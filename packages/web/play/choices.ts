import type { DecisionJson, RawMove } from '@hexwright/kernel';
import type { Ahead } from '../table/protocol.ts';
import type { MoveEntry, PlaceKind, Sheet } from '../table/sheet.ts';

/** A place on the board. */
export interface Place {
  readonly on: PlaceKind;
  readonly place: number;
}

export const samePlace = (a: Place, b: Place): boolean => a.on === b.on && a.place === b.place;
export const placeKey = ({ on, place }: Place): string => `${on} ${place}`;

const PLACES: readonly string[] = ['hex', 'corner', 'edge'];

/** A move, with the one that is made right after it where both are one thing to do: taking up and laying down. */
export type Doing = RawMove & { readonly next?: RawMove };

/** What can be done: moves that take something up are there once for each place where it can go. */
export function doingsOf(legal: readonly RawMove[], ahead: readonly Ahead[]): readonly Doing[] {
  if (ahead.length === 0) return legal;
  return legal.flatMap((move): Doing[] => {
    const known = ahead.find((each) => sameMove(each.move, move));
    return known ? known.next.map((next) => ({ ...move, next })) : [move];
  });
}

export function sameMove(a: RawMove, b: RawMove): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The places that a move names, in the order of its arguments, and then those of the one after it. */
export function placesOf(sheet: Sheet, move: Doing): Place[] {
  const entry = entryOf(sheet, move.move);
  const own = entry ? entry.args.flatMap(({ name, domain }) => placeArg(sheet, move, name, domain)) : [];
  return move.next ? [...own, ...placesOf(sheet, move.next)] : own;
}

function placeArg(sheet: Sheet, move: RawMove, name: string, domain: string): Place[] {
  if (PLACES.includes(domain)) return [{ on: domain as PlaceKind, place: move[name] as number }];
  // A blocker's place is on whatever that blocker stands on.
  if (domain === 'place') {
    const blocker = sheet.blockers.find(({ id }) => id === move.blocker);
    return blocker ? [{ on: blocker.on, place: move[name] as number }] : [];
  }
  return [];
}

/** The places that the open decision is about: where the combat is, whence the ship comes. */
export function placesAsked(sheet: Sheet, decision: DecisionJson | null): Place[] {
  const entry = sheet.decisions.find(({ name }) => name === decision?.kind);
  return (entry?.places ?? []).flatMap(({ arg, on }) => {
    const place = decision?.args[arg];
    return typeof place === 'number' && place >= 0 ? [{ on, place }] : [];
  });
}

export function entryOf(sheet: Sheet, name: string): MoveEntry | undefined {
  return sheet.moves.find((entry) => entry.name === name);
}

/** The value of a move's first argument, whatever its name: the good, the seat, the card. */
export function firstValue(sheet: Sheet, move: RawMove): string | number {
  const [arg] = entryOf(sheet, move.move)?.args ?? [];
  return arg ? (move[arg.name] as string | number) : '';
}

export function isPlaceArg(domain: string): boolean {
  return PLACES.includes(domain) || domain === 'place';
}

/** What a person has pointed at so far. */
export interface Pick {
  /** the kind of move that was armed, or null for any */
  readonly kind: string | null;
  readonly places: readonly Place[];
}

export const NO_PICK: Pick = { kind: null, places: [] };

/** The legal moves that fit the pick so far. */
export function fitting(sheet: Sheet, legal: readonly Doing[], pick: Pick): Doing[] {
  return legal.filter((move) => {
    if (pick.kind !== null && move.move !== pick.kind) return false;
    const places = placesOf(sheet, move);
    return pick.places.every((place, i) => places[i] !== undefined && samePlace(places[i], place));
  });
}

/** The places that may be pointed at next. */
export function nextPlaces(sheet: Sheet, legal: readonly Doing[], pick: Pick): Place[] {
  const found = new Map<string, Place>();
  for (const move of fitting(sheet, legal, pick)) {
    const next = placesOf(sheet, move)[pick.places.length];
    if (next) found.set(placeKey(next), next);
  }
  return [...found.values()];
}

/** The moves that the pick names completely, apart from arguments that are no places. */
export function pointedAt(sheet: Sheet, legal: readonly Doing[], pick: Pick): Doing[] {
  if (pick.places.length === 0) return [];
  return fitting(sheet, legal, pick).filter((move) => placesOf(sheet, move).length === pick.places.length);
}

/** The kinds of move among these, in the order of the rules, each with its moves. */
export function byKind(
  sheet: Sheet,
  moves: readonly RawMove[],
): { readonly entry: MoveEntry; readonly moves: RawMove[] }[] {
  return sheet.moves.flatMap((entry) => {
    const own = moves.filter((move) => move.move === entry.name);
    return own.length > 0 ? [{ entry, moves: own }] : [];
  });
}
