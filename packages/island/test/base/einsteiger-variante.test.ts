import { expect, test } from 'vitest';
import { count, HARBOURS, harboursOf, laid, numbersOf, TERRAINS, terrainsOf } from './laid.ts';

const game = 'first-island/einsteiger-variante';
const seeds = Array.from({ length: 40 }, (_, seed) => laid(game, { seed }));

// proves first-island/einsteiger-variante: Twelve hexes lie on three large pieces
test('12 hexes on three large pieces and 7 single ones, every number printed', () => {
  const { pieces } = seeds[0].b.layout.assembly!;
  expect(pieces.map(({ sides }) => sides[0].terrains.length)).toEqual([4, 4, 4, 1, 1, 1, 1, 1, 1, 1]);
  expect(seeds[0].b.layout.groups).toEqual({});
});

// proves first-island/einsteiger-variante: Two of the large pieces show the same side
test('two large pieces show the same side, so that the harbours are always the usual nine', () => {
  for (const t of seeds) expect(count(harboursOf(t))).toEqual(HARBOURS);
  expect(new Set(seeds.map((t) => harboursOf(t).join())).size).toBeGreaterThan(4);
});

// proves first-island/einsteiger-variante: The single hexes form three pairs
test('the single hexes form three pairs that show the same side, and a forest that is the same on both', () => {
  const singles = seeds[0].b.layout.assembly!.pieces.slice(3);
  expect(count(singles.map(({ flipsWith }) => flipsWith ?? 'alone'))).toEqual({
    'first pair': 2,
    'second pair': 2,
    'third pair': 2,
    alone: 1,
  });
  expect(singles.at(-1)?.sides.map((side) => side.terrains)).toEqual([['forest']]);
  const numbers = new Set(seeds.map((t) => numbersOf(t).join()));
  expect(numbers.size).toBeGreaterThan(30);
});

// proves first-island/einsteiger-variante: So there is never a second desert
test('a board with two deserts is never laid', () => {
  for (const t of seeds) expect(count(terrainsOf(t))).toEqual(TERRAINS);
});

// proves first-island/einsteiger-variante: Two players use the rules of Catan for two
test('two play it as Catan for two', () => {
  const t = laid(game, { seats: 2 });
  expect(t.decision).toBe('place-colour');
  expect(t.b.options.forTwo).toBe('traders-barbarians');
});
