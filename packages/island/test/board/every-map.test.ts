import { readFileSync } from 'node:fs';
import { Rng } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import {
  type BoardFiller,
  type Filled,
  type Layout,
  parseConstraint,
  parseLayout,
  tokenMask,
} from '../../board/index.ts';
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

const maps = everyMap('');
const layouts = maps.map(({ layout }) => layout);

test.each(
  maps.filter(({ layout }) => Object.values(layout.groups).some(({ constraints }) => constraints.length > 0)),
)('$title: no constraint gives way', ({ book }) => {
  for (let seed = 0; seed < 25; seed++)
    expect(broken(book, laidBy(book.filler, seed)), `seed ${seed}`).toEqual([]);
});

test('every map is a sound layout once it is written down', () => {
  for (const { title, layout } of maps) {
    const parsed = parseLayout(JSON.parse(JSON.stringify(layout)));
    expect(parsed.ok ? [] : parsed.errors, title).toEqual([]);
  }
});

const page = readFileSync(new URL('../../../../docs/boards.md', import.meta.url), 'utf8');
const rowsUnder = (title: string): string[] =>
  page
    .split(`## ${title}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));

test('docs/boards.md tells every mark of our boards, and no other', () => {
  const told = rowsUnder('Marks').flatMap((line) => {
    const [, names, on] = line.split('|');
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name} on ${on.trim()}`);
  });
  const used = layouts.flatMap(({ marks }) =>
    (['hexes', 'corners', 'edges'] as const).flatMap((on) =>
      Object.keys(marks[on]).map((name) => `${name} on ${on}`),
    ),
  );
  expect(used.filter((mark) => !told.includes(mark))).toEqual([]);
  // No board of ours has calm water, and inland lakes come with the fishermen of a pair.
  expect(told.filter((mark) => !used.includes(mark))).toEqual(['calm on hexes', 'inland on hexes']);
});

test('docs/boards.md tells every constraint of our boards, each as it is written', () => {
  const told = rowsUnder('What a layout may hold')
    .flatMap((line) => [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, text]) => text))
    .filter((text) => text.includes(':') || text.includes('apart'));
  for (const text of told) expect(parseConstraint(text), text).toBeDefined();
  const words = new Set(told.map((text) => text.split(':')[0]));
  const used = layouts.flatMap(({ groups }) =>
    Object.values(groups).flatMap(({ constraints }) => constraints),
  );
  expect(used.map((text) => text.split(':')[0]).filter((word) => !words.has(word))).toEqual([]);
});
