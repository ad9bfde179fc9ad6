import { viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { holds, plays, refused } from './cards/progress.ts';
import { attack, realm, roll, ruled } from './realm.ts';

const ROW = 'cities-knights/third-edition-saboteur';

/** a city of seat 1 on a hex of mountains with a 9 */
function city(t: Table): { t: Table; corner: number } {
  const corner = t.corner(0, 0, 0);
  for (const hex of t.b.walks.hexesAt[corner]) t.lay(hex, 'pasture');
  t.lay(t.hex(0, 0), 'mountains', 9).put(1, 'city', corner);
  return { t, corner };
}
const damaged = (t: Table, corner: number): boolean => t.field('sabotaged', corner) === 1;

// proves cities-knights/third-edition-saboteur: A sabotaged city draws one resource from each hex, as a settlement does, and no commodity
// proves cities-knights/third-edition-saboteur: Choose a city of another player, but no metropolis: it is sabotaged and draws like a settlement until its owner repairs it
// proves cities-knights/third-edition-saboteur: A Saboteur damages one city of any other player
test('a sabotaged city draws like a settlement', () => {
  const { t, corner } = city(ruled({}, ROW));
  plays(t, 0, 'saboteur');
  expect(t.legal(0)).toEqual([{ move: 'sabotage', corner }]);
  t.play(0, 'sabotage', { corner });
  expect([t.decision, damaged(t, corner)]).toEqual(['main', true]);
  t.play(0, 'end-turn');
  roll(t, 9);
  expect(t.hand(1)).toEqual({ ore: 1 });
  const sound = city(realm({}, ROW)).t;
  expect(roll(sound, 9).hand(1)).toEqual({ ore: 1, coin: 1 });
});

// proves cities-knights/third-edition-saboteur: It is still worth 2 points, still counts for the strength of the barbarians, and keeps its wall
test('it keeps points, weight and wall', () => {
  const { t, corner } = city(realm({}, ROW));
  t.put(1, 'city-wall', corner).set('sabotaged', corner, 1);
  expect([t.points(1), t.b.rules.handLimit(t.s, 1)]).toEqual([2, 9]);
  attack(t);
  expect(t.field('attacks')).toBe(1);
  expect(t.points(1)).toBe(1);
});

// proves cities-knights/third-edition-saboteur: cannot sabotage your own cities
test('own cities and metropolises are safe', () => {
  const t = ruled({}, ROW);
  const [own, great] = [t.corner(0, 0, 0), t.corner(0, 2, 3)];
  t.put(0, 'city', own).put(1, 'city', great).set('tradeMetropolis', 0, great);
  expect(refused(holds(t, 0, 'saboteur'), 0, 'saboteur')).toBe('card-useless');
});

// proves cities-knights/third-edition-saboteur: You may have any number of sabotaged cities and still build others
// proves cities-knights/third-edition-saboteur: Repairing a city costs 1
test('its owner builds on, and repairs it', () => {
  const t = ruled({}, ROW);
  const [first, second, village] = [t.corner(0, 0, 0), t.corner(0, 2, 3), t.corner(2, -2, 0)];
  t.put(0, 'city', first).put(0, 'city', second).put(0, 'settlement', village);
  t.set('sabotaged', first, 1).set('sabotaged', second, 1);
  t.give(0, { ore: 3, grain: 2 }).play(0, 'city', { corner: village });
  expect(t.refusal(0, 'repair-city', { corner: first })).toMatchObject({ code: 'cannot-pay' });
  t.give(0, { ore: 1, lumber: 1 });
  expect(t.refusal(0, 'repair-city', { corner: village })).toMatchObject({ code: 'not-sabotaged' });
  t.play(0, 'repair-city', { corner: first });
  expect([damaged(t, first), damaged(t, second), t.hand(0)]).toEqual([false, true, {}]);
});

// proves cities-knights/third-edition-saboteur: A sabotaged city may become a metropolis, which repairs it; one that falls is no longer sabotaged
test('a metropolis mends it, and so does its fall', () => {
  const t = ruled({}, ROW);
  const corner = t.corner(0, 0, 0);
  t.put(0, 'city', corner).set('sabotaged', corner, 1).set('tradeLevel', 0, 3).give(0, { cloth: 4 });
  t.play(0, 'improve-trade');
  if (t.decision === 'place-metropolis') t.play(0, 'place-metropolis', { corner });
  expect([t.points(0), damaged(t, corner)]).toEqual([4, false]);
  const { t: weak, corner: there } = city(realm({}, ROW));
  attack(weak.set('sabotaged', there, 1));
  expect([weak.points(1), damaged(weak, there)]).toEqual([1, false]);
});

describe('the commercial harbour of the taker', () => {
  const harbour = (): Table => {
    const t = ruled({}, ROW)
      .give(0, { wool: 2 })
      .give(1, { cloth: 1, coin: 1, ore: 2 })
      .give(2, { brick: 3 });
    return plays(t, 0, 'commercial-harbour');
  };

  // proves cities-knights/third-edition-saboteur: At a Commercial Harbour the player who plays the card chooses the commodity
  // proves cities-knights/core: English 3rd edition: at a Commercial Harbour the taker looks at the other player’s commodities and chooses one
  // proves cities-knights/core: Who chooses the commodity at a Commercial Harbour
  // proves cities-knights/core: This turn you may offer each other player a resource once: for it you take a commodity of your choice
  test('lets the taker see the commodities of the other, and choose', () => {
    const t = harbour().play(0, 'offer-resource', { seat: 1, good: 'wool' });
    const held = (good: string) => t.b.at.hold + t.b.goods.length + t.b.good(good);
    expect([viewOf(t.s, 0).cells[held('coin')], viewOf(t.s, 0).cells[held('ore')] === 2]).toEqual([1, false]);
    expect(viewOf(t.s, 2).cells[held('coin')]).not.toBe(1);
    t.play(0, 'give-commodity', { good: 'coin' });
    expect([t.hand(0), t.hand(1)]).toEqual([
      { wool: 1, coin: 1 },
      { wool: 1, ore: 2, cloth: 1 },
    ]);
  });

  // proves cities-knights/core: If there is none you get the resource back
  test('comes to nothing where there is none', () => {
    const t = harbour().play(0, 'offer-resource', { seat: 2, good: 'wool' });
    expect(t.legal(0)).toEqual([{ move: 'give-resource-back' }]);
    t.play(0, 'give-resource-back');
    expect([t.hand(0), t.decision]).toEqual([{ wool: 2 }, 'main']);
  });
});
