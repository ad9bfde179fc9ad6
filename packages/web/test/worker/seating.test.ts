import { describe, expect, test } from 'vitest';
import type { Player } from '../../table/protocol.ts';
import { seatPlayers } from '../../worker/seating.ts';

const four: Player[] = ['Ada', 'Ben', 'Cem', 'Dea'].map((name) => ({ kind: 'person', name }));
const names = (players: readonly Player[]): string => players.map(({ name }) => name?.[0]).join('');

describe('who sits where', () => {
  test('whoever begins sits first, and the others follow as they are listed', () => {
    const seated = seatPlayers(four, { begins: 2, order: 'listed' }, 'x');
    expect(names(seated)).toBe('CDAB');
    expect(seated.map(({ colour }) => colour)).toEqual([2, 3, 0, 1]);
  });

  test('a colour that was chosen is kept', () => {
    const coloured = four.map((player, i) => ({ ...player, colour: 7 - i }));
    expect(seatPlayers(coloured, { begins: 1, order: 'listed' }, 'x')[0].colour).toBe(6);
  });

  test('who begins is drawn from the seed: everybody comes to it, and the same seed draws the same', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
    const draw = (seed: string) => names(seatPlayers(four, { begins: 'drawn', order: 'listed' }, seed));
    expect(new Set(seeds.map(draw))).toEqual(new Set(['ABCD', 'BCDA', 'CDAB', 'DABC']));
    expect(seeds.map(draw)).toEqual(seeds.map(draw));
  });

  test('the order may be drawn too, with a beginner of choice', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
    const drawn = seeds.map((seed) => names(seatPlayers(four, { begins: 1, order: 'drawn' }, seed)));
    expect(drawn.every((order) => order.startsWith('B'))).toBe(true);
    expect(new Set(drawn).size).toBe(6);
  });
});
