import type { EventData, Outcome, RawMove } from '@hexwright/kernel';

/** What came of looking back at a game that is over. */
export interface Review {
  /** chances were learned from games; else they follow from a judgement made by hand */
  readonly learned: boolean;
  /** everybody's chance to win, whenever a seat was asked: after so many moves, by seat */
  readonly curve: readonly { readonly at: number; readonly chances: readonly number[] }[];
  /** where the game turned, the weightiest first */
  readonly turns: readonly TurningPoint[];
  readonly luck: Fortune;
  /** the turn up to which luck was measured, where there was no time for all of it */
  readonly luckUntil?: number;
  /** every choice that a seat had, in the order of the game */
  readonly choices: readonly Choice[];
  /** choices that were not weighed: offers, which are composed freely, and what there was no time for */
  readonly unweighed: number;
}

/** A move after which the chances were others. */
export interface TurningPoint {
  /** so many moves had been made then */
  readonly at: number;
  readonly turn: number;
  /** by seat */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** what happened, secrets and all */
  readonly told: readonly { readonly kind: string; readonly data: EventData }[];
}

/**
 * By seat: what chance did to the chance to win, against what was to be expected of it at that moment: by the numbers of the turns, by
 * what was stolen, and by all else that was drawn.
 */
export interface Fortune {
  readonly numbers: readonly number[];
  readonly stolen: readonly number[];
  readonly drawn: readonly number[];
}

/** A choice of a seat, with what it was worth. */
export interface Choice {
  /** so many moves had been made before */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly played: RawMove;
  /** what the expert would have done; nothing where that is what was done */
  readonly better?: RawMove;
  /** how likely the seat wins after what it did, and after the best; where it did that, after the best of the others */
  readonly chance: number;
  readonly other: number;
  /** what speaks for the better of the two, the weightiest first: names of numbers of a position */
  readonly why: readonly string[];
  /** how far the difference of the two may be off */
  readonly doubt: number;
  /** so often each was played to the end of the game; where that is never, only the expert has judged */
  readonly games: number;
}

/** What a choice has cost; nothing where that may be doubted. */
export function lossOf({ better, other, chance, doubt }: Choice): number {
  const loss = better ? other - chance : 0;
  return loss > doubt ? loss : 0;
}

/** What it has gained over the next best. */
export function gainOf({ better, other, chance, doubt }: Choice): number {
  const gain = better ? 0 : chance - other;
  return gain > doubt ? gain : 0;
}

/** how much of a chance is given away before a choice is called a slip, and a mistake */
export const SLIP = 0.02;
export const MISTAKE = 0.06;

export type Verdict = 'best' | 'fine' | 'slip' | 'mistake';

export function verdictOf(choice: Choice): Verdict {
  if (!choice.better) return 'best';
  const loss = lossOf(choice);
  return loss >= MISTAKE ? 'mistake' : loss >= SLIP ? 'slip' : 'fine';
}

/** as many are told in words */
const TOLD = 3;

/** The choices of a seat that gave most away. */
export function worstOf(choices: readonly Choice[]): Choice[] {
  return choices
    .filter((choice) => lossOf(choice) >= SLIP)
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, TOLD);
}

/** Those where the seat found what others would have missed. */
export function bestOf(choices: readonly Choice[]): Choice[] {
  return choices
    .filter((choice) => gainOf(choice) >= SLIP)
    .sort((one, other) => gainOf(other) - gainOf(one))
    .slice(0, TOLD);
}

/** What the expert would do, the best first, and what speaks for that against the next. */
export interface Advice {
  readonly moves: readonly { readonly move: RawMove; readonly chance: number }[];
  readonly why: readonly string[];
}

/** A place at which a seat has begun, beside the best that there was. */
export interface FirstPlace {
  /** so many moves had been made before */
  readonly at: number;
  readonly played: RawMove;
  readonly best: RawMove;
  /** how likely the seat wins after each of the two */
  readonly chance: number;
  readonly bestChance: number;
  /** which of the places it was, counted from the best, and how many there were */
  readonly rank: number;
  readonly of: number;
  /** what speaks for the best against it: names of numbers of a position */
  readonly why: readonly string[];
}

/**
 * What is sent to the worker that looks back: a game as a file, and whose choices are to be weighed; or who asks what to do now, or what
 * the places are worth at which it has begun.
 */
export interface ReviewQuestion {
  readonly file: unknown;
  readonly seats: readonly number[];
  readonly about?: 'now' | 'places';
}

/** What comes back: which share of the work is done, and in the end what was found, or why nothing was. */
export type ReviewAnswer =
  | { readonly progress: number }
  | Outcome<{ readonly review: Review }>
  | Outcome<{ readonly advice: Advice }>
  | Outcome<{ readonly places: readonly FirstPlace[] }>;
