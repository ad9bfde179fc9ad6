import { describe, expect, test } from 'vitest';
import { riverOf } from '../../traders-barbarians/mechanics/river.ts';
import { wagons } from '../../traders-barbarians/mechanics/wagons.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'traders-barbarians/xxl';

/** the first turn of seat 0 on a bare board with empty hands and no barbarians, after a roll that gives nothing */
function bare(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (let i = 0; i < 3; i++) t.set('blocker', i, -1);
  t.b.rules.reviewAwards(t.s);
  return t.roll(5);
}
const terrain = (t: Table, q: number, r: number): string => t.b.terrains[t.field('terrain', t.hex(q, r))].id;
const numberAt = (t: Table, q: number, r: number): number =>
  31 - Math.clz32(t.field('numbers', t.hex(q, r)) || 1);
/** where the short river flows into the long one, and its two ends */
const junction = (t: Table): number => t.edge(-1, 0, 1);
const fishFor = (t: Table, seat: number, token: string, count: number): Table => {
  const kinds = ['old-boot', 'one-fish', 'two-fish', 'three-fish'];
  return t.set('fish', seat * kinds.length + kinds.indexOf(token), count).set('fishCount', seat, count);
};

describe('the island', () => {
  // proves traders-barbarians/xxl: the short one comes from the south and flows into it
  // proves traders-barbarians/xxl: Where they meet lies a bridge site, like the
  test('two rivers meet, with seven sites for bridges', () => {
    const t = new Table(GAME);
    const { crossings } = riverOf(t.b);
    expect(crossings.reduce((sum, n) => sum + n, 0)).toBe(7);
    expect(crossings[junction(t)]).toBe(1);
    const banks = [
      [2, -1],
      [1, -1],
      [0, -1],
      [-1, -1],
    ].map(([q, r]) => terrain(t.started(), q, r));
    expect(banks).toEqual(['mountains', 'hills', 'pasture', 'swamp']);
    expect([terrain(t, -1, 2), terrain(t, -1, 1), terrain(t, -1, 0)]).toEqual([
      'mountains',
      'hills',
      'swamp',
    ]);
  });

  // proves traders-barbarians/xxl: The castle lies in the west
  // proves traders-barbarians/xxl: The lake lies in the largest part
  test('a trade hex lies in each of the three parts, the lake in the largest', () => {
    const t = new Table(GAME).started();
    const river = riverOf(t.b).hexes;
    const parts: number[][] = [];
    const seen = new Set<number>();
    for (let from = 0; from < t.b.topology.hexes; from++) {
      if (seen.has(from) || river[from] === 1) continue;
      const part = [from];
      seen.add(from);
      for (const hex of part)
        for (let side = 0; side < 6; side++) {
          const next = t.b.topology.hexHex[hex * 6 + side];
          if (next >= 0 && !seen.has(next) && river[next] === 0) {
            seen.add(next);
            part.push(next);
          }
        }
      parts.push(part);
    }
    const named = parts
      .sort((a, z) => a.length - z.length)
      .map((part) => part.map((hex) => t.b.terrains[t.field('terrain', hex)].id));
    expect(named.map((part) => part.length)).toEqual([3, 3, 6]);
    const trade = ['trade-castle', 'quarry', 'glassworks'];
    for (const part of named) expect(part.filter((id) => trade.includes(id))).toHaveLength(1);
    expect(named[2]).toContain('lake');
    expect([terrain(t, -2, 0), terrain(t, 2, -2), terrain(t, 0, 2)]).toEqual(trade);
  });

  // proves traders-barbarians/xxl: The rest is three fields, two forests
  // proves traders-barbarians/xxl: Beside the lake lies another forest
  test('the other hexes', () => {
    const t = new Table(GAME).started();
    const loose = [
      [0, -2],
      [1, -2],
      [-2, 1],
      [-2, 2],
      [2, 0],
      [0, 1],
      [1, 1],
    ].map(([q, r]) => terrain(t, q, r));
    expect(loose.sort()).toEqual(['fields', 'fields', 'fields', 'forest', 'forest', 'mountains', 'pasture']);
    expect(terrain(t, 1, 0)).toBe('forest');
  });

  // proves traders-barbarians/xxl: The sixteen numbers without 2 and 12
  // proves traders-barbarians/xxl: a 6 has changed places with the 3 after it
  // proves traders-barbarians/xxl: The hex beside the lake is another one
  // proves traders-barbarians/xxl: A desert has no number
  // proves traders-barbarians/xxl: The hex that is free to choose
  test('the numbers lie in their order, and the hex of choice is what was chosen', () => {
    const walk = [
      [0, -2],
      [1, -2],
      [2, -2],
      [2, -1],
      [2, 0],
      [1, 1],
      [0, 2],
      [-1, 2],
      [-2, 2],
      [-2, 1],
      [-2, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ];
    const t = new Table(GAME).started();
    const coast = [5, 6, 3, 8, 10, 9, 11, 4, 8, 10, 9, 0, 4, 5];
    expect(walk.map(([q, r]) => numberAt(t, q, r))).toEqual([...coast, 3, 6, 11, 0]);
    const dry = new Table(GAME, { options: { freeHex: 'desert' } }).started();
    expect(walk.map(([q, r]) => numberAt(dry, q, r))).toEqual([...coast, 0, 6, 3, 0]);
    expect(terrain(dry, 1, 0)).toBe('desert');
  });

  // proves traders-barbarians/xxl: A gold field gives 1 gold
  test('a gold field gives gold pieces', () => {
    const t = bare({ options: { freeHex: 'gold-field' } });
    t.put(0, 'settlement', t.corner(1, 0, 0)).put(1, 'city', t.corner(1, 0, 2));
    const before = [t.hand(0).gold ?? 0, t.hand(1).gold ?? 0];
    t.b.rules.produce(t.s, 3);
    expect([(t.hand(0).gold ?? 0) - before[0], (t.hand(1).gold ?? 0) - before[1]]).toEqual([1, 2]);
  });

  // proves traders-barbarians/xxl: The fishing grounds with 6 and 8
  test('no red ground lies beside a red hex', () => {
    const t = new Table(GAME).started();
    const reds = new Set([6, 8]);
    let found = 0;
    for (let edge = 0; edge < t.b.topology.edges; edge++) {
      if (!reds.has(t.field('fishingGround', edge))) continue;
      found++;
      for (const hex of t.b.walks.hexesAlong[edge])
        expect(reds.has(31 - Math.clz32(t.field('numbers', hex) || 1))).toBe(false);
    }
    expect(found).toBe(4);
  });

  // proves traders-barbarians/xxl: Trade hexes have numbers and give goods too
  test('castle, glassworks and quarry give wool, lumber and brick', () => {
    const t = bare();
    t.put(0, 'settlement', t.corner(-2, 0, 5));
    for (const number of [3, 11, 9]) {
      t.give(0, {});
      t.b.rules.produce(t.s, number);
    }
    expect(t.hand(0).wool).toBe(1);
    const good = (q: number, r: number) => t.b.goods[t.b.rules.hexGood(t.s, t.hex(q, r))].id;
    expect([good(-2, 0), good(0, 2), good(2, -2)]).toEqual(['wool', 'lumber', 'brick']);
  });

  // proves traders-barbarians/xxl: A 2 or 12 is not rolled again
  test.each([2, 12])('a %i is not rolled again: the lake gives fish', (number) => {
    const t = new Table(GAME).started().bare().put(0, 'settlement', 0);
    t.put(1, 'settlement', t.corner(0, 0, 1)).roll(number);
    t.until('main');
    expect(t.field('fishCount', 1)).toBeGreaterThan(0);
  });
});

describe('gold and points', () => {
  // proves traders-barbarians/xxl: A bridge earns 2 gold
  test('a bridge earns two gold', () => {
    const t = bare();
    const [a] = t.b.walks.endsOf[junction(t)];
    t.put(0, 'settlement', a)
      .give(0, { brick: 2, lumber: 1 })
      .play(0, 'bridge', { edge: junction(t) });
    expect(t.hand(0)).toEqual({ gold: 2 });
  });

  // proves traders-barbarians/xxl: at the start along the
  test('river gold of the start comes on top of five', () => {
    const t = new Table(GAME).started();
    const { corners, edges } = riverOf(t.b);
    for (let seat = 0; seat < 4; seat++) {
      let along = 5;
      for (let at = 0; at < t.b.topology.corners; at++) {
        const mark = t.field('building', at);
        if (mark !== 0 && t.b.ownerOf[mark] === seat) along += corners[at];
      }
      for (let at = 0; at < t.b.topology.edges; at++) {
        const mark = t.field('route', at);
        if (mark !== 0 && t.b.ownerOf[mark] === seat) along += edges[at];
      }
      expect(t.hand(seat).gold).toBe(along);
    }
  });

  // proves traders-barbarians/xxl: The Harbormaster is in play
  // proves traders-barbarians/xxl: There is no Largest Army
  // proves traders-barbarians/xxl: With three players fifteen points win
  // proves traders-barbarians/xxl: With four players fourteen points win
  test('the awards and the goals', () => {
    const [three, four] = [bare({ seats: 3 }), bare()];
    expect(four.b.awards.map(({ id }) => id).sort()).toEqual(['harbormaster', 'wealthiest']);
    expect([three.b.rules.goal(three.s), four.b.rules.goal(four.s)]).toEqual([15, 14]);
    expect([0, 1, 2, 3].map((seat) => four.points(seat))).toEqual([0, 0, 0, 0]);
  });
});

describe('wagons and barbarians', () => {
  // proves traders-barbarians/xxl: A wagon crosses a river only over a bridge
  // proves traders-barbarians/xxl: A bridge of another player costs 2 gold
  test('a wagon needs a bridge, and pays two gold for that of another', () => {
    const t = bare();
    const [a, z] = t.b.walks.endsOf[junction(t)];
    wagons.of(t.b).put(t.s, 0, a);
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'move-wagon', { corner: z })).toMatchObject({ code: 'no-bridge' });
    t.put(1, 'bridge', junction(t)).give(1, {}).give(0, { gold: 1 });
    expect(t.refusal(0, 'move-wagon', { corner: z })).toMatchObject({ code: 'wagon-toll' });
    t.give(0, { gold: 3 }).play(0, 'move-wagon', { corner: z });
    expect([wagons.of(t.b).left(t.s, 0), t.hand(0), t.hand(1)]).toEqual([3, { gold: 1 }, { gold: 2 }]);
  });

  test('an own bridge costs as much as an own road', () => {
    const t = bare();
    const [a, z] = t.b.walks.endsOf[junction(t)];
    wagons.of(t.b).put(t.s, 0, a);
    t.put(0, 'bridge', junction(t)).give(0, {}).play(0, 'end-turn').play(0, 'move-wagon', { corner: z });
    expect([wagons.of(t.b).left(t.s, 0), t.hand(0)]).toEqual([3, {}]);
  });

  // proves traders-barbarians/xxl: A wagon may go round the sources
  test('along the coast a wagon goes round a source', () => {
    const t = bare();
    const [from, to] = [t.corner(2, -1, 1), t.corner(2, -1, 5)];
    const way = wagons.of(t.b).reach(t.s, 0, 0, from, 100, 0);
    expect(way[to]).toBe(4);
  });

  // proves traders-barbarians/xxl: Barbarians start on paths that cross no river
  // proves traders-barbarians/xxl: Each of the three barbarians starts in another part
  test('barbarians begin off the rivers, and come to a bridge only', () => {
    const t = new Table(GAME).started();
    const { crossings } = riverOf(t.b);
    const places = [0, 1, 2].map((i) => t.field('blocker', i));
    expect(places).toEqual([t.edge(0, -2, 0), t.edge(-2, 1, 5), t.edge(0, 1, 0)]);
    for (const edge of places) expect(crossings[edge]).toBe(0);
    t.roll(7).until('move-blocker');
    const move = { blocker: 'barbarian-one', edge: junction(t) };
    expect(t.refusal(0, 'move-blocker', move)).toMatchObject({ code: 'no-bridge' });
    t.put(1, 'bridge', junction(t));
    expect(t.refusal(0, 'move-blocker', move)).toBeUndefined();
  });

  // proves traders-barbarians/xxl: Two fish send a barbarian off the board
  // proves traders-barbarians/xxl: It comes in again with a 7
  test('two fish send a barbarian away until a seven', () => {
    const t = bare().set('blocker', 1, 5).set('blocker', 2, 9);
    fishFor(t, 0, 'two-fish', 1).play(0, 'fish-robber').play(0, 'pay-fish', { token: 'two-fish' });
    t.play(0, 'expel', { blocker: 'barbarian-two' });
    expect([t.field('blocker', 1), t.field('blocker', 2)]).toEqual([-1, 9]);
    t.play(0, 'end-turn');
    if (t.decision === 'move-wagon') t.play(0, 'rest-wagon');
    t.roll(7);
    expect(t.refusal(1, 'move-blocker', { blocker: 'barbarian-two', edge: 5 })).toBeUndefined();
  });
});

describe('for two', () => {
  const two = (): Table => {
    const t = new Table(GAME, { seats: 2, modules: ['variant/catan-for-two'] }).started().bare();
    for (let seat = 0; seat < 2; seat++) t.give(seat, {});
    return t;
  };

  // proves traders-barbarians/xxl-for-two: There are no neutral colours
  // proves traders-barbarians/xxl-for-two: The hex beside the lake is a desert
  // proves traders-barbarians/xxl-for-two: Trade hexes give no goods
  // proves traders-barbarians/xxl-for-two: There is no Wealthiest Settler
  // proves traders-barbarians/xxl-for-two: the desert has none
  // proves traders-barbarians/xxl-for-two: Fifteen points win
  test('no neutral colours, a desert, no goods from trade hexes, no wealth', () => {
    const t = two();
    expect([t.b.owners, terrain(t, 1, 0), t.b.rules.goal(t.s)]).toEqual([2, 'desert', 15]);
    expect([numberAt(t, 1, 0), numberAt(t, -2, 0)]).toEqual([0, 9]);
    expect(t.b.rules.hexGood(t.s, t.hex(-2, 0))).toBe(-1);
    expect(t.b.awards.map(({ id }) => id)).toEqual(['harbormaster']);
  });

  // proves traders-barbarians/xxl-for-two: neither brings you a good
  // proves traders-barbarians/xxl-for-two: Fish tokens are not goods
  // proves traders-barbarians/xxl-for-two: are not asked whether you want it
  test('who gets nothing from both numbers takes a gold, fish or not', () => {
    const t = two();
    t.put(0, 'settlement', t.corner(-1, 1, 3)).put(1, 'settlement', t.corner(0, 0, 1));
    t.give(0, {}).give(1, {}).roll(2).until('dice').nature('dice', { red: 6, yellow: 6 });
    t.until('main');
    expect([t.hand(0), t.hand(1)]).toEqual([{ gold: 1 }, { gold: 1 }]);
  });

  test('nobody does who got something from one of them, nor after a seven', () => {
    const t = two();
    t.put(0, 'settlement', t.corner(-1, 1, 3)).give(0, {});
    t.roll(3).nature('dice', { red: 1, yellow: 1 });
    expect([t.hand(0).gold ?? 0, t.hand(1)]).toEqual([0, { gold: 1 }]);
    const seven = two().roll(7).until('dice');
    seven.nature('dice', { red: 1, yellow: 1 });
    expect([seven.hand(0), seven.hand(1)]).toEqual([{}, {}]);
  });
});
