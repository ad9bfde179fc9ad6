/**
 * The wishes a group may have, each a short word in the layout:
 *
 *   reds-apart              no 6 or 8 next to another 6 or 8
 *   apart:gold              no two of these values next to each other (terrains, or numbers as in apart:2,12)
 *   no-red-on:gold,desert   no 6 or 8 on these terrains
 *   some-on:forest:5,6,8,9  at least one of these numbers on a hex of these terrains, if the group has one
 *   not-in:coast:5,6,8,9    none of these values on hexes of that region or mark
 *   only-in:strip:gold      these values on no other hexes than those of that region or mark
 *   some-in:bay:spice       at least one of these values on hexes of that region or mark
 *
 * They hold wherever a board that keeps them exists; where none does, the last ones of a group give way first. On boards
 * so wide that nobody can tell, they give way where a bounded search finds none, which it only does when they all but fill
 * the board.
 */
export type Constraint =
  | { rule: 'apart'; of: 'terrain' | 'number'; values: readonly (string | number)[] }
  | { rule: 'not-on'; of: 'number'; values: readonly number[]; terrains: readonly string[] }
  | { rule: 'some-on'; of: 'number'; values: readonly number[]; terrains: readonly string[] }
  | {
      rule: 'not-in' | 'only-in' | 'some-in';
      of: 'terrain' | 'number';
      values: readonly (string | number)[];
      label: string;
    };

export const REDS: readonly number[] = [6, 8];

export function parseConstraint(text: string): Constraint | undefined {
  const [word, ...rest] = text.split(':');
  if (word === 'reds-apart' && rest.length === 0) return { rule: 'apart', of: 'number', values: REDS };
  if (word === 'no-red-on' && rest.length === 1) {
    return { rule: 'not-on', of: 'number', values: REDS, terrains: rest[0].split(',') };
  }
  if (word === 'apart' && rest.length === 1) return { rule: 'apart', ...valuesOf(rest[0]) };
  if (word === 'some-on' && rest.length === 2) {
    const { of, values } = valuesOf(rest[1]);
    if (of === 'number') return { rule: word, of, values: values.map(Number), terrains: rest[0].split(',') };
  }
  if ((word === 'not-in' || word === 'only-in' || word === 'some-in') && rest.length === 2) {
    return { rule: word, label: rest[0], ...valuesOf(rest[1]) };
  }
  return undefined;
}

function valuesOf(list: string): { of: 'terrain' | 'number'; values: (string | number)[] } {
  const words = list.split(',');
  return words.every((word) => /^\d+$/.test(word))
    ? { of: 'number', values: words.map(Number) }
    : { of: 'terrain', values: words };
}
