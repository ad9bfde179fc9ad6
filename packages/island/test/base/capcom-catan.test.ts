import { expect, test } from 'vitest';
import { harboursOf, laid, numbersOf, printedOf, terrainsOf } from './laid.ts';

const game = 'first-island/capcom-catan';
const RING = [0, 1, 2, 6, 11, 15, 18, 17, 16, 12, 7, 3];
const seeds = Array.from({ length: 20 }, (_, seed) => laid(game, { seed }));

// proves first-island/capcom-catan: Ring, inner piece and frame are each turned
test('ring, inner piece and frame turn independently', () => {
  const ring = new Set(seeds.map((t) => RING.map((hex) => terrainsOf(t)[hex]).join()));
  const inner = new Set(
    seeds.map((t) =>
      terrainsOf(t)
        .filter((_, hex) => !RING.includes(hex))
        .join(),
    ),
  );
  expect(ring.size).toBe(6);
  expect(inner.size).toBe(6);
  expect(new Set(seeds.map((t) => terrainsOf(t).join())).size).toBeGreaterThan(6);
});

// proves first-island/capcom-catan: The front with printed numbers
test('the front has printed numbers that turn with their hexes', () => {
  expect(new Set(seeds.map((t) => printedOf(t).join())).size).toBe(1);
});

// proves first-island/capcom-catan: The two sides of the frame
test('the two sides of the frame have the same harbours in other places', () => {
  const kinds = new Set(seeds.map((t) => harboursOf(t).filter(Boolean).sort().join()));
  expect(kinds.size).toBe(1);
  expect(new Set(seeds.map((t) => harboursOf(t).join())).size).toBeGreaterThan(6);
});

// proves first-island/capcom-catan: On the back the hexes have no numbers
// proves first-island/capcom-catan: The front with printed numbers
test('with loose numbers either side is used and the tokens lie in letter order', () => {
  const loose = Array.from({ length: 20 }, (_, seed) =>
    laid(game, { seed, options: { capcomNumbers: 'loose' } }),
  );
  const pairs = (t: ReturnType<typeof laid>) =>
    terrainsOf(t)
      .map((terrain, hex) => `${terrain} ${numbersOf(t)[hex]}`)
      .sort()
      .join();
  expect(new Set(loose.map(pairs)).size).toBeGreaterThan(6);
  expect(loose[0].b.layout.groups.main.numbers?.arrange).toBe('spiral');
});
