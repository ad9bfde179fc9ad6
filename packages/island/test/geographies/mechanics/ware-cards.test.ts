import { expect, it } from 'vitest';
import { wareCards } from '../../../geographies/mechanics/ware-cards.ts';
import { wares } from '../../../geographies/mechanics/wares.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const ware = { colour: '#ffffff', shape: 'sack' } as const;
const table = (): Table =>
  ground(
    [
      wares([
        { id: 'salt', called: 'salt', ...ware },
        { id: 'tar', called: 'tar', ...ware },
      ]),
      wareCards({ deck: 'development', goods: ['salt', 'tar'], count: 3 }),
    ],
    {},
  );

it('any mix of so many buys a card, of what there is more of first', () => {
  for (const [before, after] of [
    [{ salt: 3 }, {}],
    [{ salt: 1, tar: 2 }, {}],
    [
      { salt: 5, tar: 3 },
      { salt: 2, tar: 3 },
    ],
    [
      { salt: 3, tar: 4 },
      { salt: 3, tar: 1 },
    ],
  ]) {
    const t = table();
    const seat = t.active;
    t.give(seat, before as Record<string, number>)
      .play(seat, 'buy-card-for-wares')
      .anything();
    expect([t.hand(seat), t.field('cardCount', seat)]).toEqual([after, 1]);
  }
});

it('fewer do not', () => {
  const t = table();
  const seat = t.active;
  expect(t.give(seat, { salt: 1, tar: 1 }).refusal(seat, 'buy-card-for-wares')?.code).toBe('wares-short');
});
