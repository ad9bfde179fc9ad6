import { expect, test } from 'vitest';
import { foreignHarbours } from '../../../mechanics/index.ts';
import { main, trail } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const coin = { id: 'coin', inHand: false, supply: 40, choosable: false, bankSells: false };
const own = trial({ goods: [coin], ...foreignHarbours({ fee: { good: 'coin', count: 2 } }) });

/** Seat 0 lives at the western end of the middle row and seat 1 at a harbour of this kind at the eastern end; joined but for one edge. */
function table(kind: string): { t: Table; gap: number } {
  const t = main({ own }, 'trial');
  const { edges, corners } = trail(t, 0, 10);
  const { at, harbour, way } = nearestHarbour(t, corners[10]);
  t.set('harbour', harbour, kind === 'any' ? 0 : t.b.good(kind) + 1);
  t.put(0, 'settlement', corners[0]).put(1, 'settlement', at);
  for (const edge of way) t.put(2, 'road', edge);
  edges.slice(0, -1).forEach((edge, i) => {
    if (t.field('route', edge) === 0) t.put(2 + (i % 2), 'road', edge);
  });
  return { t, gap: edges[9] };
}

/** the harbour that is fewest edges away from the corner, and the way to it */
function nearestHarbour(t: Table, start: number) {
  const seen = new Set([start]);
  const queue: { at: number; way: number[] }[] = [{ at: start, way: [] }];
  for (const { at, way } of queue) {
    const [harbour] = t.b.harboursAt[at];
    if (harbour !== undefined) return { at, harbour, way };
    for (const edge of t.b.walks.edgesAt[at]) {
      const far = t.b.walks.endsOf[edge].find((end) => end !== at)!;
      if (!seen.has(far)) queue.push({ at: far, way: [...way, edge] });
      seen.add(far);
    }
  }
  throw new Error('no harbour');
}

const trade = { via: 1, give: 'wool', want: 'ore' };

test('a harbour of another serves as soon as anybody’s routes lead there, and its owner is paid', () => {
  const { t, gap } = table('wool');
  t.give(0, { wool: 2, coin: 2 });
  expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('harbour-no-way');
  t.put(3, 'road', gap).play(0, 'foreign-trade', trade);
  expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { coin: 2 }]);
});

test('the fee must be there, and the goods for the rate', () => {
  const { t, gap } = table('any');
  t.put(3, 'road', gap).give(0, { wool: 3, coin: 1 });
  expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('harbour-fee');
  t.give(0, { wool: 2, coin: 2 });
  expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('rate');
  t.give(0, { wool: 3, coin: 2 });
  expect(t.refusal(0, 'foreign-trade', trade)).toBeUndefined();
});

test('nobody pays for a rate that is no better than the own one', () => {
  const { t, gap } = table('any');
  t.put(3, 'road', gap).give(0, { wool: 4, coin: 2 });
  t.set('harbours', 0, 1);
  expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('harbour-no-gain');
  t.set('harbours', 0, 0);
  expect(t.refusal(0, 'foreign-trade', trade)).toBeUndefined();
});

test('the good of the fee is kept back from what is traded', () => {
  const { t, gap } = table('any');
  t.put(3, 'road', gap).give(0, { coin: 4 });
  expect(t.refusal(0, 'foreign-trade', { ...trade, give: 'coin' })?.code).toBe('rate');
  t.give(0, { coin: 5 }).play(0, 'foreign-trade', { ...trade, give: 'coin' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});

test('the own harbours and those of players without one are no foreign ones', () => {
  const { t, gap } = table('wool');
  t.put(3, 'road', gap).give(0, { wool: 2, coin: 2 });
  for (const via of [0, 2])
    expect(t.refusal(0, 'foreign-trade', { ...trade, via })?.code).toBe('harbour-no-way');
});
