import { Rng } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { type BoardFiller, type Filled, type Layout, parseConstraint, tokenMask } from '../../board/index.ts';
import type { Book } from '../../index.ts';
import { everyMap } from '../maps.ts';

/** A board as chance lays it, without the game around it. */
function laidBy(filler: BoardFiller, seed: number): Filled {
  const rng = new Rng('kept', seed);
  const drawn = new Int32Array(filler.draws);
  for (let k = 0; k < filler.draws; k++) {
    const outcomes: (readonly [value: number, weight: number])[] = [];
    filler.outcomes(k, drawn, (...outcome) => outcomes.push(outcome));
    let rest = rng.below(outcomes.reduce((sum, [, weight]) => sum + weight, 0));
    drawn[k] = outcomes.find(([, weight]) => {
      rest -= weight;
      return rest < 0;
    })![0];
  }
  return filler.finish(drawn);
}

/** The constraints of the layout that a board does not keep, read once more from their words. */
function broken({ layout, topology, terrains, options }: Book, board: Filled): string[] {
  const inside = (hex: number, label: string): boolean =>
    layout.hexes[hex].region === label ||
    (layout.marks.hexes[label] ?? []).some(({ q, r }) => topology.hexAt(q, r) === hex);
  const land = (hex: number): string => terrains[board.terrain[hex]]?.id ?? '';
  return Object.entries(layout.groups).flatMap(([name, group]) => {
    const own = [...layout.hexes.keys()].filter((hex) => layout.hexes[hex].group === name);
    return group.constraints
      .filter((text) => inForce(text, group, options))
      .filter((text) => {
        const wish = parseConstraint(text)!;
        const mask = wish.of === 'number' ? tokenMask(wish.values.map(Number)) : 0;
        const holds = (hex: number): boolean =>
          wish.of === 'number' ? (board.numbers[hex] & mask) !== 0 : wish.values.includes(land(hex));
        const near = (hex: number): number[] =>
          Array.from(topology.hexHex.subarray(hex * 6, hex * 6 + 6)).filter((next) => next >= 0);
        switch (wish.rule) {
          case 'apart':
            return own.some((hex) => holds(hex) && near(hex).some(holds));
          case 'not-on':
            return own.some((hex) => holds(hex) && wish.terrains.includes(land(hex)));
          case 'some-on': {
            const on = own.filter((hex) => wish.terrains.includes(land(hex)));
            return on.length > 0 && !on.some(holds);
          }
          case 'some-in':
            return !own.some((hex) => inside(hex, wish.label) && holds(hex));
          default:
            return own.some((hex) => holds(hex) && inside(hex, wish.label) === (wish.rule === 'not-in'));
        }
      })
      .map((text) => `${name}: ${text}`);
  });
}

/** Numbers that lie in a set order are not dealt, and the option for reds overrules the layout. */
function inForce(text: string, { numbers }: Layout['groups'][string], options: Book['options']): boolean {
  if (text === 'reds-apart' && options.redsApart === false) return false;
  const shuffled = options.numbers === 'shuffle' || numbers?.arrange === 'shuffle';
  return parseConstraint(text)!.of === 'terrain' || shuffled;
}

const maps = everyMap('').filter(({ book }) =>
  Object.values(book.layout.groups).some(({ constraints }) => constraints.length > 0),
);

test.each(maps)('$title: no constraint gives way', ({ book }) => {
  for (let seed = 0; seed < 25; seed++)
    expect(broken(book, laidBy(book.filler, seed)), `seed ${seed}`).toEqual([]);
});
