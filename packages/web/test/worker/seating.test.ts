import { expect, test } from 'vitest';
import type { Player } from '../../table/protocol.ts';
import { seatPlayers } from '../../worker/seating.ts';

const four: Player[] = ['Ada', 'Ben', 'Cem', 'Dea'].map((name) => ({ kind: 'person', name }));
const colours = (listed: readonly Player[]) =>
  seatPlayers(listed, { begins: 1, order: 'listed' }, 'x').map(({ colour }) => colour);

test('everybody takes its colour along, a chosen one too', () => {
  expect(colours(four)).toEqual([1, 2, 3, 0]);
  expect(colours(four.map((player, i) => ({ ...player, colour: 7 - i })))).toEqual([6, 5, 4, 7]);
});
