import { describe, expect, test } from 'vitest';
import { goldOf } from '../../mechanics/index.ts';
import { COAST } from '../../traders-barbarians/barbarian-attack-boards.ts';
import { BOARD_LETTERS, BOARD_NUMBERS, ultimateBoard } from '../../traders-barbarians/boards/ultimate.ts';
import {
  introductoryUltimateBoard,
  largeUltimateBoard,
} from '../../traders-barbarians/boards/ultimate-large.ts';
import { knights } from '../../traders-barbarians/mechanics/knights.ts';
import { riverOf } from '../../traders-barbarians/mechanics/river.ts';
import { wagons } from '../../traders-barbarians/mechanics/wagons.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'traders-barbarians/ultimate';

/** the first turn of seat 0 on a bare board with empty hands, after a roll that gives nothing */
function bare(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.roll(4);
}
const terrain = (t: Table, q: number, r: number): string => t.b.terrains[t.field('terrain', t.hex(q, r))].id;
const robber = (t: Table): number => t.field('blocker', t.b.blocker('robber'));
const setRobber = (t: Table, hex: number): Table => t.set('blocker', t.b.blocker('robber'), hex);
const shore = (t: Table): number => t.hex(2, -3);
const stepCost = (t: Table, edge: number): number =>
  t.b.the.travel.stepCost(t.s, 'wagon', 0, edge, t.b.walks.endsOf[edge][1]);
const crossing = (t: Table): number => riverOf(t.b).crossings.indexOf(1);
/** ends trading and building, and the moves of knights if there are any */
const toWagon = (t: Table): Table => {
  t.play(0, 'end-turn');
  return t.decision === 'move-knight' ? t.play(0, 'rest-knight') : t;
};

const NAMES = BOARD_NUMBERS.flatMap((number) => BOARD_LETTERS.map((letter) => `${number}${letter}`));
const AS_THEY_LIE = { works: false, lakes: false };
const counted = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};
const tokenAt = (t: Table, hex: number): number => 31 - Math.clz32(t.field('numbers', hex));

describe('the boards', () => {
  // proves traders-barbarians/ultimate: There are eighteen boards, named by a number and a letter
  // proves traders-barbarians/ultimate: Three and four have two rivers, a lake and a desert
  // proves traders-barbarians/ultimate: ten hexes of the coast have the numbers 2 to 12 once each
  // proves traders-barbarians/ultimate: Trade hexes have no numbers
  // proves traders-barbarians/ultimate: The board has another number
  // proves traders-barbarians/ultimate: On each, both castles side by side, quarry
  // proves traders-barbarians/ultimate: a number from 1 to 6, as a die would name it
  // proves traders-barbarians/ultimate: a letter, as a second die would name it
  // proves traders-barbarians/ultimate: The board has another letter
  test('all eighteen have what they should', () => {
    expect(NAMES).toHaveLength(18);
    const drawn = new Set<string>();
    for (const name of NAMES) {
      const board = ultimateBoard(name, false);
      const land = board.hexes.filter((hex) => hex.terrain !== 'sea');
      const fixed = land.flatMap(({ terrain: id }) => (id === undefined ? [] : [id])).sort();
      expect([name, land.length, land.filter(({ terrain: id }) => id === undefined).length]).toEqual([
        name,
        27,
        13,
      ]);
      expect(fixed).toEqual(
        [
          ...['mountains', 'hills', 'swamp', 'mountains', 'hills', 'pasture', 'swamp'],
          ...['knights-castle', 'trade-castle', 'quarry', 'glassworks', 'lake', 'oasis', 'desert'],
        ].sort(),
      );
      const numberAt = new Map(land.map(({ q, r, number }) => [`${q},${r}`, number]));
      const numbers = land.flatMap(({ number }) => (number === undefined ? [] : [number]));
      expect(numbers.sort((a, z) => Number(a) - Number(z))).toEqual([
        2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12,
      ]);
      const coast = (board.marks.hexes[COAST] ?? []).map(({ q, r }) => Number(numberAt.get(`${q},${r}`)));
      expect(coast.sort((a, z) => a - z)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
      const castle = land.find(({ terrain: id }) => id === 'knights-castle')!;
      const apart = [castle.q - 1, castle.r + 3];
      expect(Math.max(...apart.map(Math.abs), Math.abs(apart[0] + apart[1]))).toBe(1);
      drawn.add(JSON.stringify([board.hexes, board.marks]));
    }
    expect(drawn.size).toBe(18);
  });

  // proves traders-barbarians/ultimate: Quarry and glassworks change places
  // proves traders-barbarians/ultimate: No barbarian stands on the island at the beginning
  // proves traders-barbarians/ultimate: give no goods
  test('quarry and glassworks may change places, and nobody stands on the coast at first', () => {
    const t = new Table(GAME, { options: { worksSwapped: true, ultimateNumber: '6', ultimateLetter: 'C' } });
    t.started();
    expect([terrain(t, 1, -3), terrain(t, 3, 0), terrain(t, -2, 2), terrain(t, 0, -2)]).toEqual([
      'trade-castle',
      'glassworks',
      'quarry',
      'knights-castle',
    ]);
    let all = 0;
    for (let hex = 0; hex < t.b.topology.hexes; hex++) all += t.field('barbarians', hex);
    expect([all, t.b.rules.hexGood(t.s, t.hex(1, -3))]).toEqual([0, -1]);
  });

  // proves traders-barbarians/ultimate: There are eighteen boards, named by a number and a letter
  // proves traders-barbarians/ultimate: three rivers, two lakes and no desert
  // proves traders-barbarians/ultimate: On each, both castles side by side, quarry
  // proves traders-barbarians/ultimate: our boards have their counts
  test('the eighteen for five and six have the counts of their table, each in places of its own', () => {
    const drawn = new Set<string>();
    for (const name of NAMES) {
      const { hexes, groups } = largeUltimateBoard(name, AS_THEY_LIE);
      const land = hexes.filter((hex) => hex.terrain !== 'sea');
      expect([name, land.length, counted(land.flatMap(({ terrain: id }) => id ?? []))]).toEqual([
        name,
        37,
        {
          ...{ mountains: 3, hills: 2, pasture: 3, swamp: 2, 'knights-castle': 1, 'trade-castle': 1 },
          ...{ quarry: 1, glassworks: 1, lake: 1, 'small-lake': 1, oasis: 1 },
        },
      ]);
      expect(groups.main.terrains).toEqual({ hills: 3, fields: 6, forest: 6, mountains: 2, pasture: 3 });
      const castle = land.find(({ terrain: id }) => id === 'knights-castle')!;
      expect(Math.max(Math.abs(castle.q), Math.abs(castle.r + 3), Math.abs(castle.q + castle.r + 3))).toBe(1);
      drawn.add(JSON.stringify(land.map(({ terrain: id }) => id ?? null)));
    }
    expect(drawn.size).toBe(18);
  });

  // proves traders-barbarians/ultimate: The introductory board has 44 hexes for five and six: three rivers
  // proves traders-barbarians/ultimate: One of the eighteen boards, or the introductory one
  test('the board to begin with has 44 hexes, seven of them trade hexes', () => {
    const land = introductoryUltimateBoard(false).hexes.filter((hex) => hex.terrain !== 'sea');
    expect([land.length, counted(land.flatMap(({ terrain: id }) => id ?? []))]).toEqual([
      44,
      {
        ...{ mountains: 3, hills: 2, pasture: 3, swamp: 2, 'knights-castle': 2, 'trade-castle': 1 },
        ...{ quarry: 3, glassworks: 3, lake: 1, 'small-lake': 1, oasis: 1, desert: 2 },
      },
    ]);
    const t = new Table(GAME, { seats: 5, options: { ultimateStart: 'introduction' } }).started();
    expect(t.b.layout.id).toBe('ultimate-introduction-5-6');
  });

  // proves traders-barbarians/ultimate: The two lakes change places
  test('the two lakes may change places', () => {
    const [one, other] = [false, true].map((lakes) =>
      largeUltimateBoard('3B', { works: false, lakes }).hexes.flatMap(({ terrain: id }) => id ?? []),
    );
    expect(other).not.toEqual(one);
    const swapped = one.map((id) => (id === 'lake' ? 'small-lake' : id === 'small-lake' ? 'lake' : id));
    expect(other).toEqual(swapped);
    const t = new Table(GAME, { seats: 6, options: { lakesSwapped: true } });
    expect(t.b.layout.id).toBe('ultimate-1A-5-6-lakes');
  });

  // proves traders-barbarians/ultimate: For five and six the numbers lie in the order of their letters
  // proves traders-barbarians/ultimate: K (6) and R (12) have changed places
  // proves traders-barbarians/ultimate: There N (4) and R (12) have changed places
  // proves traders-barbarians/ultimate: For three and four, too, the numbers lie in the order of their letters
  // proves traders-barbarians/ultimate: The numbers: as drawn, or by their letters from any corner
  test.each([
    ['of three', { seats: 3, options: { ultimateTokens: 'letters' } }, [5, 2, 6, 3, 8, 10, 9, 12, 11, 4], 6],
    ['of six', { seats: 6 }, [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 12, 3], 6],
    [
      'to begin with',
      { seats: 5, options: { ultimateStart: 'introduction' } },
      [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 12],
      6,
    ],
  ] as const)(
    'on the board %s numbers lie by their letters from a corner',
    (_which, asked, first, corners) => {
      const begun = new Set<string>();
      for (let seed = 1; seed <= 60; seed++) {
        const t = new Table(GAME, { ...asked, seed } as TableOptions).started();
        const coast = (t.b.layout.marks.hexes[COAST] ?? []).map(({ q, r }) => tokenAt(t, t.hex(q, r)));
        expect(new Set(coast)).toEqual(new Set([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]));
        // Clockwise from somewhere, or the other way around: what stands first there is what the letters say.
        const ways = [coast, [...coast].reverse()].flatMap((way) =>
          way.map((_, k) => [...way.slice(k), ...way.slice(0, k)].slice(0, first.length)),
        );
        const way = ways.findIndex((each) => each.every((number, k) => number === first[k]));
        expect(way, `seed ${seed}`).toBeGreaterThanOrEqual(0);
        begun.add(`${way}`);
      }
      expect(begun.size, 'corners and ways around').toBeGreaterThan(corners);
    },
  );

  // proves traders-barbarians/ultimate: The Harbormaster is in play
  // proves traders-barbarians/ultimate: Fifteen points win
  // proves traders-barbarians/ultimate: Wealthiest and Poor Settlers
  test('awards, goal, gold of the start and seats', () => {
    const t = new Table(GAME).started();
    expect(t.b.awards.map(({ id }) => id).sort()).toEqual(['harbormaster', 'wealthiest']);
    expect([t.b.rules.goal(t.s), t.b.has('part.wealth')]).toEqual([15, true]);
    for (let seat = 0; seat < 4; seat++) expect(goldOf(t.b, t.s, seat)).toBe(5);
    expect(t.b.cards.map(({ id }) => id)).toEqual(['knighthood', 'swift-knight', 'intrigue', 'treason']);
  });
});

describe('the robber', () => {
  // proves traders-barbarians/ultimate: It starts off the board
  // proves traders-barbarians/ultimate: The robber is in the game
  test('begins beside the board and comes in with a 7', () => {
    const t = new Table(GAME).started();
    expect(robber(t)).toBe(-1);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.give(1, { ore: 8 }).roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'ore' });
    expect(t.decision).toBe('move-blocker');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.b.rules.hexStopped(t.s, t.hex(0, 0))).toBe(true);
  });

  // proves traders-barbarians/ultimate: On a lake or a fishing ground the robber stops the fish
  test('stands on a fishing ground, stops it and robs there', () => {
    const t = new Table(GAME).started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.put(1, 'settlement', t.corner(3, -3, 2))
      .give(1, { ore: 1 })
      .roll(7);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(3, -4) }).nature('steal', { good: 'ore' });
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(3, -4) })).toBeDefined();
    const before = t.field('fishCount', 1);
    toWagon(t);
    if (t.decision === 'move-wagon') t.play(0, 'rest-wagon');
    t.roll(8);
    expect([t.decision, t.field('fishCount', 1)]).toEqual(['main', before]);
    setRobber(t, t.hex(0, 0)).b.rules.produce(t.s, 8);
    expect(t.decision).toBe('draw-fish');
    expect(t.b.rules.hexStopped(setRobber(t, t.hex(-1, 0)).s, t.hex(-1, 0))).toBe(true);
  });

  // proves traders-barbarians/ultimate: Every path of the hex where the robber stands costs a wagon 2 more points
  // proves traders-barbarians/ultimate: A wagon beside the robber may try to drive it off
  // proves traders-barbarians/ultimate: It flees to a hex that gives no goods
  test('slows wagons down and is driven off to barren land', () => {
    const t = setRobber(bare(), bare().hex(0, 0));
    const edge = t.edge(0, 0, 0);
    expect(stepCost(t, edge)).toBe(4);
    wagons.of(t.b).put(t.s, 0, t.b.walks.endsOf[edge][0]);
    toWagon(t);
    expect(t.refusal(0, 'drive-robber')).toMatchObject({ code: 'train-weak' });
    t.set('trainLevel', 0, 2).play(0, 'drive-robber').nature('robber-die', { die: 5 });
    expect([t.decision, t.refusal(0, 'drive-robber')?.code]).toEqual(['move-wagon', 'no-robber-beside']);
    t.set('robberTried', 0, 0).play(0, 'drive-robber').nature('robber-die', { die: 6 });
    expect(t.refusal(0, 'chase-robber', { hex: shore(t) })).toMatchObject({ code: 'fertile' });
    expect(t.refusal(0, 'chase-robber', { hex: t.hex(3, -4) })).toMatchObject({ code: 'fertile' });
    expect(t.refusal(0, 'chase-robber', { hex: t.hex(1, 0) })).toMatchObject({ code: 'oasis-peace' });
    t.play(0, 'chase-robber', { hex: t.hex(2, -1) });
    expect([robber(t), t.decision]).toEqual([t.hex(2, -1), 'move-wagon']);
    expect(t.refusal(0, 'drive-robber')).toMatchObject({ code: 'no-robber-beside' });
  });
});

describe('wagons', () => {
  // proves traders-barbarians/ultimate: A barbarian that a wagon drives off goes to another free path of the same hex
  // proves traders-barbarians/ultimate: A barbarian that finds no free path of its hex stays
  test('drive a barbarian to another side of its hex', () => {
    const t = bare();
    const edge = t.edge(2, -3, 5);
    t.set('barbarians', shore(t), 1)
      .set('barbarianPath', edge, shore(t) + 1)
      .set('trainLevel', 0, 5);
    wagons.of(t.b).put(t.s, 0, t.b.walks.endsOf[edge][0]);
    toWagon(t).play(0, 'drive-away', { edge }).nature('drive-die', { die: 3 });
    expect([t.decision, t.legal(0).length]).toEqual(['rout', 5]);
    expect(t.refusal(0, 'rout', { edge: t.edge(0, 0, 0) })).toMatchObject({ code: 'no-path-there' });
    const to = t.edge(2, -3, 3);
    t.play(0, 'rout', { edge: to });
    expect([
      t.field('barbarians', shore(t)),
      t.field('barbarianPath', to),
      t.field('barbarianPath', edge),
    ]).toEqual([1, shore(t) + 1, 0]);
    for (let side = 0; side < 6; side++) t.set('barbarianPath', t.edge(2, -3, side), shore(t) + 1);
    expect(t.field('driven', to)).toBe(1);
    t.set('driven', edge, 0).play(0, 'drive-away', { edge }).nature('drive-die', { die: 3 });
    expect([t.decision, t.field('barbarianPath', edge)]).toEqual(['move-wagon', shore(t) + 1]);
  });

  test('try anew in the paired part of a turn to drive a barbarian off', () => {
    const t = bare({ options: { waiting: 'paired' } });
    const edge = t.edge(2, -3, 5);
    t.set('barbarians', shore(t), 1).set('barbarianPath', edge, shore(t) + 1);
    for (const seat of [0, 2]) {
      wagons.of(t.b).put(t.s, seat, t.b.walks.endsOf[edge][0]);
      t.set('trainLevel', seat, 5);
    }
    toWagon(t).play(0, 'drive-away', { edge }).nature('drive-die', { die: 2 });
    expect(t.refusal(0, 'drive-away', { edge })).toMatchObject({ code: 'tried' });
    t.play(0, 'rest-wagon').play(2, 'done-building');
    expect(t.refusal(2, 'drive-away', { edge })).toBeUndefined();
  });

  // proves traders-barbarians/ultimate: A wagon crosses a river without a bridge for 4 points
  // proves traders-barbarians/ultimate: A camel on a path makes it 1 point cheaper
  // proves traders-barbarians/ultimate: No path costs a wagon less than 1 point
  test('ford a river for four, and go more cheaply beside camels', () => {
    const t = bare();
    const edge = crossing(t);
    expect(stepCost(t, edge)).toBe(4);
    t.put(1, 'bridge', edge);
    expect([stepCost(t, edge), t.b.the.travel.toll(t.s, 'wagon', 0, edge, 0)]).toEqual([1, 1]);
    t.set('camels', edge, 1);
    expect(stepCost(t, edge)).toBe(1);
    const path = t.edge(0, 0, 3);
    expect(stepCost(t, path)).toBe(2);
    t.set('camels', path, 1);
    expect(stepCost(t, path)).toBe(1);
  });

  // proves traders-barbarians/ultimate: Your wagon moves after your knights
  // proves traders-barbarians/ultimate: cannot buy it more points
  // proves traders-barbarians/ultimate: each of your knights may go up to 3 paths
  // proves traders-barbarians/ultimate: 1 grain all of them may go 5 paths further
  // proves traders-barbarians/ultimate: They go past everything, but end where no other knight stands
  test('move after the knights, which one grain sends far', () => {
    const t = bare().give(0, { grain: 2 });
    const [one, other] = [t.edge(0, 0, 0), t.edge(0, 0, 3)];
    knights.of(t.b).put(t.s, 0, one);
    knights.of(t.b).put(t.s, 1, other);
    wagons.of(t.b).put(t.s, 0, t.corner(0, 0, 0));
    t.play(0, 'end-turn');
    expect([t.decision, knights.of(t.b).left(t.s, 0)]).toEqual(['move-knight', 3]);
    t.play(0, 'hurry-knights');
    expect([knights.of(t.b).left(t.s, 0), knights.of(t.b).left(t.s, 1), t.hand(0)]).toEqual([
      8,
      8,
      { grain: 1 },
    ]);
    expect(t.refusal(0, 'hurry-knights')).toMatchObject({ code: 'knights-hurried' });
    expect(t.refusal(0, 'move-knight', { from: one, to: other })).toMatchObject({ code: 'knight-there' });
    t.play(0, 'rest-knight');
    expect([t.decision, t.legal(0, 'hurry-wagon')]).toEqual(['move-wagon', []]);
    expect(t.refusal(0, 'move-wagon', { corner: t.corner(3, -4, 1) })).toBeDefined();
  });

  test('and knights in the paired part have grain and tries of their own', () => {
    const t = setRobber(bare({ options: { waiting: 'paired' } }), bare().hex(0, 0));
    const { put, left } = knights.of(t.b);
    /** the first of six of seat 2 */
    const paired = 12;
    put(t.s, 0, t.edge(0, 0, 0));
    put(t.s, paired, t.edge(0, 0, 3));
    for (const seat of [0, 2]) {
      wagons.of(t.b).put(t.s, seat, t.corner(0, 0, seat));
      t.set('trainLevel', seat, 2).give(seat, { grain: 1 });
    }
    t.play(0, 'end-turn').play(0, 'hurry-knights').play(0, 'rest-knight');
    t.play(0, 'drive-robber').nature('robber-die', { die: 1 }).play(0, 'rest-wagon');
    t.play(2, 'done-building');
    expect([t.decision, left(t.s, paired)]).toEqual(['move-knight', 3]);
    expect(t.play(2, 'hurry-knights').hand(2)).toEqual({});
    expect(t.play(2, 'rest-knight').refusal(2, 'drive-robber')).toBeUndefined();
  });

  test('stay on land', () => {
    const t = bare();
    const edge = t.edge(3, -4, 1);
    const [, z] = t.b.walks.endsOf[edge];
    expect(t.b.the.travel.barStep(t.s, 'wagon', 0, 0, edge, z)).toMatchObject({ code: 'wagon-on-land' });
    expect(t.b.rules.cornerFit(t.s, t.corner(3, -4, 1))).toBe(false);
  });
});

// proves traders-barbarians/ultimate: Settlements and roads at rivers earn no gold
test('only bridges earn gold at a river', () => {
  const t = bare();
  const before = goldOf(t.b, t.s, 0);
  const edge = crossing(t);
  const [corner] = t.b.walks.endsOf[edge];
  t.built(0, 'settlement', corner).nature('attack-roll', { number: 2 });
  while (t.decision !== 'main') t.anything();
  t.give(0, { gold: before });
  t.built(0, 'road', t.b.walks.edgesAt[corner].find((at) => riverOf(t.b).crossings[at] === 0)!);
  expect(goldOf(t.b, t.s, 0)).toBe(before);
  t.built(0, 'bridge', edge);
  expect(goldOf(t.b, t.s, 0)).toBe(before + 3);
});

// proves traders-barbarians/ultimate: For camels you bid only wool
// proves traders-barbarians/ultimate: You do so after trading and building, before anything moves
test('camels are voted on with wool before knights and wagon move', () => {
  const t = bare().give(0, { wool: 1, grain: 1 });
  knights.of(t.b).put(t.s, 0, t.edge(0, 0, 0));
  t.set('camelDue', 0, 1).play(0, 'end-turn');
  expect([t.decision, t.legal(0, 'bid-card')]).toEqual(['bid-camel', [{ move: 'bid-card', good: 'wool' }]]);
  expect(t.refusal(0, 'bid-card', { good: 'grain' })).toMatchObject({ code: 'no-bid' });
  t.play(0, 'bid-card', { good: 'wool' });
  for (let seat = 0; seat < 4; seat++) t.play(seat, 'end-bid');
  t.play(0, t.legal(0, 'place-camel')[0]);
  expect(t.decision).toBe('move-knight');
});

test('a fallen town has no point of its camels', () => {
  const t = bare();
  const corner = t.b.walks.cornersOf[shore(t)].find(
    (at) => t.b.walks.hexesAt[at].filter((hex) => t.b.land[t.field('terrain', hex)]).length === 1,
  )!;
  t.set('camelsAt', corner, 2).put(0, 'settlement', corner).give(0, { gold: 9 }).give(1, { gold: 8 });
  t.give(2, { gold: 8 }).give(3, {});
  t.b.rules.reviewAwards(t.s);
  const before = t.points(0);
  t.set('barbarians', shore(t), 3);
  expect(t.points(0)).toBe(before - 2);
});
