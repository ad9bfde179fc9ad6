import { islandOf } from '@hexwright/island';
import type { Seat } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { bout } from './arena.ts';

/** settlers alone, who have so many moves to finish */
function voyage(row: string, limit: number) {
  const game = `explorers-pirates/${row}`;
  const played = bout({ game, seats: 3, seed: 'g0', players: new Array(3).fill('settler'), limit });
  expect(played.finished).toBe(true);
  return { game: played.game, book: islandOf(played.rules)! };
}

describe('with ships that carry, settlers', () => {
  it('neither load and unload nor sail to and fro for ever', () => {
    voyage('land-ho', 2_000);
  });

  it('land crews on lairs and bring fish to the Council, and do not keep them aboard', () => {
    const { game, book } = voyage('fish-for-catan', 4_000);
    const steps = (track: string): number =>
      [0, 1, 2].reduce((sum, seat) => sum + book.row<Seat>(track).get(game.state, seat), 0);
    expect(steps('lairTrack')).toBeGreaterThan(0);
    expect(steps('fishTrack')).toBeGreaterThan(0);
  });
});
