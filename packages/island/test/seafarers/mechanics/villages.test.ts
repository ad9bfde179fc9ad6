import { describe, expect, it } from 'vitest';
import { BESIDE_HAND, defineModule, type Layout } from '../../../index.ts';
import { loot } from '../../../seafarers/mechanics/loot.ts';
import { villages } from '../../../seafarers/mechanics/villages.ts';
import { Table } from '../../table.ts';

const withVillages = (was: Layout): Layout => ({
  ...was,
  marks: {
    hexes: {},
    edges: {},
    corners: {
      hut: [
        { q: 0, r: 0, corner: 1, value: 4 },
        { q: 1, r: 0, corner: 4, value: 4 },
      ],
    },
  },
});

/** two villages of salt in the middle of the base game, reached by roads; they end the game when none has any */
const salty = defineModule({
  id: 'test/salt',
  kind: 'variant',
  seats: [3, 4],
  needs: ['first-island/base'],
  goods: [{ id: 'salt', supply: 'unlimited', ...BESIDE_HAND }],
  board: (was) => withVillages(was!),
  parts: [
    villages({ mark: 'hut', good: 'salt', worth: 1, stock: 2, by: 'road', endsAt: 0 }),
    loot({ good: 'salt' }),
  ],
  rules: () => ({
    lanes: { openAt: () => true },
  }),
  words: { name: 'Salt', summary: 'A test.', rules: [] },
});

const table = (): Table => {
  const t = new Table('test/salt', { own: [salty] }).started().bare().roll(2);
  // what the starting pieces happened to reach is undone
  for (let seat = 0; seat < 4; seat++)
    t.give(seat, {})
      .set('villageSince', seat * 2, 0)
      .set('villageSince', seat * 2 + 1, 0);
  for (const { q, r, corner } of t.b.layout.marks.corners.hut)
    t.set('villageStock', t.corner(q, r, corner), 2);
  return t;
};
const hut = (t: Table): number => t.corner(0, 0, 1);
const salt = (t: Table, seat: number): number => t.hand(seat).salt ?? 0;
/** a road from a settlement of the seat to the first village, from one of its sides */
const connect = (t: Table, seat: number, side: 1 | 2): Table =>
  t.put(seat, 'settlement', t.corner(0, 0, side === 1 ? 0 : 2)).put(seat, 'road', t.edge(0, 0, side));

describe('villages', () => {
  it('give to whoever connects them, and again whenever their number comes on a later turn', () => {
    const t = connect(table(), 0, 1);
    expect([salt(t, 0), t.field('villageStock', hut(t))]).toEqual([1, 1]);
    t.play(0, 'end-turn').roll(4);
    expect([salt(t, 0), t.field('villageStock', hut(t))]).toEqual([2, 0]);
    t.play(1, 'end-turn').roll(4);
    expect(salt(t, 0)).toBe(2);
  });

  it('all who are connected get one on the number that empties the village', () => {
    const t = connect(connect(table(), 0, 1).set('villageStock', hut(table()), 2), 1, 2);
    expect([salt(t, 0), salt(t, 1), t.field('villageStock', hut(t))]).toEqual([1, 1, 1]);
    t.play(0, 'end-turn').roll(4);
    expect([salt(t, 0), salt(t, 1), t.field('villageStock', hut(t))]).toEqual([2, 2, 0]);
  });

  it('an empty village gives nothing for being connected', () => {
    const t = connect(table().set('villageStock', hut(table()), 0), 0, 1);
    expect(salt(t, 0)).toBe(0);
  });

  it('a route without a building at its end connects nothing', () => {
    const t = table().put(0, 'road', table().edge(0, 0, 1));
    expect([salt(t, 0), t.b.the.villages.linked(t.s, 0, 0)]).toEqual([0, false]);
  });

  it('end the game when too few have anything left: most points win, then most of the good', () => {
    const t = connect(table(), 0, 1);
    for (const { q, r, corner } of t.b.layout.marks.corners.hut)
      t.set('villageStock', t.corner(q, r, corner), 0);
    t.put(1, 'settlement', t.corner(-2, 0, 2)).give(0, { brick: 1, lumber: 1, salt: 1 });
    t.play(0, t.legal(0, 'road')[0]);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });
});

describe('loot', () => {
  const robbed = (hand: Record<string, number>): Table => {
    const t = new Table('test/salt', { own: [salty] }).started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    const hex = t.field('blocker') === t.hex(2, 0) ? t.hex(-2, 0) : t.hex(2, 0);
    t.put(1, 'settlement', t.b.topology.hexCorner[hex * 6]).give(1, hand);
    return t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex });
  };

  it('the thief chooses between a random card and the good', () => {
    const t = robbed({ ore: 1, salt: 2 });
    expect(t.legal(0, 'loot').map((move) => move.what)).toEqual(['card', 'token']);
    t.play(0, 'loot', { what: 'token' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ salt: 1 }, { ore: 1, salt: 1 }]);
  });

  it('a victim without the good loses a card as always', () => {
    expect(robbed({ ore: 1 }).decision).toBe('steal');
  });

  it('whoever has neither cards nor the good, or no building there, cannot be robbed', () => {
    expect(robbed({}).decision).toBe('main');
    const t = robbed({ salt: 1 });
    const robber = t.b.blocker('robber');
    const at = t.field('blocker', robber);
    t.give(1, { salt: 1 }).give(2, { salt: 1 });
    expect([1, 2].map((victim) => !t.b.the.blockers.barRob(t.s, 0, victim, robber, at))).toEqual([
      true,
      false,
    ]);
    t.give(1, {});
    expect(t.b.the.blockers.barRob(t.s, 0, 1, robber, at)).toBeDefined();
  });

  it('a victim without cards loses the good', () => {
    expect(robbed({ salt: 1 }).hand(0)).toEqual({ salt: 1 });
  });
});
