import { legalMoves, listMoves, MoveList, NATURE } from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { defineModule } from '../../../index.ts';
import { Table } from '../../table.ts';

const ROW = 'seafarers/fog-islands';

/** the Fog Islands, where the 6 and the 8 are for gold alone */
const redGold = defineModule({
  id: 'test/red-gold',
  kind: 'variant',
  seats: [4],
  needs: [ROW],
  rules: (was, b) => ({
    discovery: {
      token: (s, hex, terrain, number) =>
        (terrain === b.terrain('gold')) === [6, 8].includes(number)
          ? was.discovery.token(s, hex, terrain, number)
          : 0,
    },
  }),
  words: { name: 'Red gold', summary: 'A test.', rules: [] },
});

/** how likely each terrain is under the first unknown hex, in shares of one, and the numbers that gold could get */
function chances(t: Table): { terrains: Record<string, number>; gold: unknown[] } {
  const hex = t.b.layout.hexes.findIndex(({ hidden }) => hidden !== undefined);
  t.b.the.discovery.discover(t.s, 0, hex);
  const list = new MoveList();
  listMoves(t.s, NATURE, list);
  const { moves } = legalMoves(t.s, NATURE);
  const terrains: Record<string, number> = {};
  let all = 0;
  moves.forEach(({ terrain }, i) => {
    terrains[String(terrain)] = (terrains[String(terrain)] ?? 0) + list.weights[i];
    all += list.weights[i];
  });
  for (const id of Object.keys(terrains)) terrains[id] /= all;
  return { terrains, gold: moves.filter(({ terrain }) => terrain === 'gold').map(({ number }) => number) };
}

it('numbers may be kept for a terrain, and every terrain still comes by its share', () => {
  const plain = chances(new Table(ROW).until('place-building'));
  const kept = chances(
    new Table(ROW, { modules: ['test/red-gold'], own: [redGold] }).until('place-building'),
  );
  expect(plain.gold).toEqual([3, 4, 5, 6, 8, 9, 10, 11, 12]);
  expect(kept.gold).toEqual([6, 8]);
  expect(Object.keys(kept.terrains)).toEqual(Object.keys(plain.terrains));
  for (const [id, share] of Object.entries(plain.terrains)) expect(kept.terrains[id]).toBeCloseTo(share, 10);
});
