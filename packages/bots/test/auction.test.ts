import { replay } from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { bout } from './arena.ts';

it('bots bid, and never more than they can pay', () => {
  const told = new Map<string, number>();
  for (const seed of ['one', 'two']) {
    const { game, rules } = bout({
      game: 'historical/alexander-the-great',
      seats: 4,
      seed,
      players: ['settler', 'settler', 'settler', 'settler'],
    });
    replay(rules, game.chance, game.log, (_entry, events) => {
      for (const { kind } of events) told.set(kind, (told.get(kind) ?? 0) + 1);
    });
  }
  expect(told.get('bid-broken') ?? 0).toBe(0);
  expect(told.get('auction-won')).toBeGreaterThan(20);
  expect(told.get('bid-passed')).toBeGreaterThan(20);
});
