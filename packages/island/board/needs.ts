import { cornerText } from './directions.ts';
import type { Layout } from './layout.ts';

/**
 * Something that a board must have for a part of the rules to work on it. The boards of the product have it; one's own
 * may not, and then the refusal says what is missing.
 */
export interface BoardNeed {
  /** what the board must have, as in "the board needs …" */
  readonly words: string;
  /** what is wrong with this one, as in "… but …"; nothing if it has it */
  lacks(layout: Layout, seats: number): string | undefined;
  /** what it looks for, where that can be painted on a board */
  readonly paints?: { readonly mark: BoardMark } | { readonly regions: readonly string[] };
}

export interface BoardMark {
  readonly on: 'hexes' | 'corners' | 'edges';
  readonly label: string;
}

/** What a board lacks of all that is needed, in words; nothing if it suits. */
export function boardLacks(needs: readonly BoardNeed[], layout: Layout, seats: number): string | undefined {
  const lacking = needs.flatMap((need) => {
    const why = need.lacks(layout, seats);
    return why === undefined ? [] : [`the board needs ${need.words}, but ${why}`];
  });
  return lacking.length > 0 ? [...new Set(lacking)].join('; ') : undefined;
}

type On = BoardMark['on'];
const ONE: Readonly<Record<On, string>> = { hexes: 'hex', corners: 'corner', edges: 'edge' };
const several = (n: number, on: On): string => (n === 1 ? `one ${ONE[on]}` : `${n} ${on}`);
const has = (n: number, on: On): string => `it has ${n === 0 ? 'none' : several(n, on)}`;

/** At least so many marks with this label; with a value, only those that carry it count. */
export function markNeed(on: On, label: string, least = 1, value?: string | number): BoardNeed {
  return {
    words: `${several(least, on)} marked "${label}"${value === undefined ? '' : ` with the value ${value}`}`,
    lacks: ({ marks }) => {
      const found = (marks[on][label] ?? []).filter((at) => value === undefined || at.value === value).length;
      return found < least ? has(found, on) : undefined;
    },
    paints: { mark: { on, label } },
  };
}

/** For every seat a mark with this label, whose value is the seat. */
export function seatMarkNeed(on: On, label: string): BoardNeed {
  return {
    words: `for every seat a${on === 'edges' ? 'n edge' : ` ${ONE[on]}`} marked "${label}", its value the seat from 0 on`,
    lacks: ({ marks }, seats) => {
      const values = (marks[on][label] ?? []).map(({ value }) => Number(value));
      const missing = Array.from({ length: seats }, (_, seat) => seat).find((seat) => !values.includes(seat));
      return missing === undefined ? undefined : `it has none for seat ${missing}`;
    },
    paints: { mark: { on, label } },
  };
}

/** Land in a region of one of these names. */
export function regionNeed(...regions: readonly string[]): BoardNeed {
  return {
    words: `land in the region ${regions.map((region) => `"${region}"`).join(' or ')}`,
    lacks: ({ hexes }) =>
      hexes.some(
        ({ region = '', terrain, hidden }) =>
          regions.includes(region) && terrain !== 'sea' && hidden === undefined,
      )
        ? undefined
        : 'it has none',
    paints: { regions },
  };
}

/** A stack of hexes with this name. */
export function stackNeed(stack: string): BoardNeed {
  return {
    words: `a stack "${stack}" of hexes to lay`,
    lacks: ({ stacks }) => (stacks[stack] ? undefined : 'it has none'),
  };
}

export const hiddenNeed: BoardNeed = {
  words: 'unknown hexes over a stack',
  lacks: ({ hexes }) => (hexes.some((hex) => hex.hidden !== undefined) ? undefined : 'it has none'),
};

/** Printed starts for everybody who plays. */
export const startsNeed: BoardNeed = {
  words: 'printed starts for every seat',
  lacks: ({ starts }, seats) => {
    const missing = Array.from({ length: seats }, (_, seat) => seat).find(
      (seat) => !starts.some((start) => start.seat === seat),
    );
    return missing === undefined ? undefined : `it has none for seat ${missing}`;
  },
};

/** On every corner that is marked so a number that dice can bring. */
export function numberedNeed(label: string): BoardNeed {
  return {
    words: `a number from 2 to 12 as the value of each corner marked "${label}"`,
    lacks: ({ marks }) => {
      const wrong = (marks.corners[label] ?? []).find(
        ({ value }) => !(Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 12),
      );
      return wrong && `${cornerText(wrong)} has ${wrong.value ?? 'none'}`;
    },
  };
}
