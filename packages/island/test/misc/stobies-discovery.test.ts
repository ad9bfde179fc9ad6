import { optionsWithSay } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { stobiesDiscovery } from '../../misc/stobies-discovery.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/stobies-discovery';
const RESOURCES = ['hills', 'fields', 'forest', 'mountains', 'pasture'];
const open = (options: Record<string, unknown> = {}, asked: TableOptions = {}) =>
  new Table(ROW, { ...asked, options });
const ready = (options: Record<string, unknown> = {}, asked: TableOptions = {}) =>
  open(options, asked).started().until('main', 0).bare();
const hexes = (t: Table, of: (hex: number) => boolean): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(of);
const terrainOf = (t: Table, hex: number): string => t.b.terrains[t.field('terrain', hex)].id;
const counts = (t: Table, among: readonly number[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const hex of among) sum[terrainOf(t, hex)] = (sum[terrainOf(t, hex)] ?? 0) + 1;
  return sum;
};
const main = (t: Table): number[] => hexes(t, (hex) => t.b.layout.hexes[hex].region === 'main');
const home = (t: Table, seat: number): number[] => hexes(t, (hex) => t.field('homeOf', hex) === seat + 1);
const numbers = (t: Table, among: readonly number[]): number[] =>
  among.map((hex) => 31 - Math.clz32(t.field('numbers', hex))).sort((a, z) => a - z);
/** how many islands the hexes make */
function islands(t: Table, among: readonly number[]): number {
  const left = new Set(among);
  let count = 0;
  for (const first of among) {
    if (!left.has(first)) continue;
    count++;
    const queue = [first];
    for (const hex of queue)
      if (left.delete(hex)) queue.push(...t.b.walks.hexesBeside[hex].filter((next) => left.has(next)));
  }
  return count;
}
const is = (t: Table, id: string) => (hex: number) => terrainOf(t, hex) === id;
/** an island of these terrains in the unknown, far from all land: a row of hexes */
function newIsland(t: Table, ...terrains: string[]): number[] {
  const near = (hex: number) => [hex, ...t.b.walks.hexesBeside[hex]];
  const free = hexes(t, is(t, 'unknown')).filter((hex) =>
    near(hex).every((next) => t.b.land[t.field('terrain', next)] === 0),
  );
  const row = free
    .map((first) => {
      const found = [first];
      while (found.length < terrains.length) {
        const next = t.b.walks.hexesBeside[found[found.length - 1]].find(
          (hex) => free.includes(hex) && !found.includes(hex),
        );
        if (next === undefined) return [];
        found.push(next);
      }
      return found;
    })
    .find((found) => found.length === terrains.length)!;
  row.forEach((hex, i) => {
    t.lay(hex, terrains[i], 4);
    t.b.the.boardChange.hexChanged(t.s, hex);
  });
  return row;
}
/** corners of the hex that keep their distance */
const three = (t: Table, hex: number): number[] =>
  [0, 2, 4].map((i) => t.corner(t.b.topology.q[hex], t.b.topology.r[hex], i));
const score = (t: Table, id: string, seat: number): number =>
  t.b.scores.find((each) => each.id === id)!.of(t.s, seat);

describe('a shared start', () => {
  // proves misc/stobies-discovery: You share an island
  // proves misc/stobies-discovery: You share two islands on opposite sides
  // proves misc/stobies-discovery: It has 2 hexes of each terrain
  // proves misc/stobies-discovery: Together they have 2 hexes of each terrain
  test.each([
    ['one-island', 3, 2, 1],
    ['one-island', 4, 3, 1],
    ['two-islands', 3, 2, 2],
    ['two-islands', 4, 3, 2],
  ])('%s for %i has %i of each terrain', (stobieStart, seats, each, count) => {
    const t = open({ stobieStart }, { seats }).until('place-building');
    expect(counts(t, main(t))).toEqual(Object.fromEntries(RESOURCES.map((id) => [id, each])));
    expect(islands(t, main(t))).toBe(count);
    for (const { corner } of t.legal(0, 'place-building'))
      expect(t.b.walks.hexesAt[Number(corner)].some((hex) => main(t).includes(hex))).toBe(true);
    const away = t.corner(
      t.b.topology.q[hexes(t, is(t, 'unknown'))[0]],
      t.b.topology.r[hexes(t, is(t, 'unknown'))[0]],
      0,
    );
    expect(t.refusal(0, 'place-building', { corner: away })?.code).toBe('home-start');
  });

  // proves misc/stobies-discovery: a hex of hills, of mountains, or of both gives way to forest or a gold field
  // proves misc/stobies-discovery: Hexes of a shared start that give way to others
  // proves misc/stobies-discovery: What comes in their place
  test.each([
    ['hills', 'forest', { hills: 2, forest: 4, mountains: 3 }],
    ['mountains', 'gold', { hills: 3, forest: 3, mountains: 2, gold: 1 }],
    ['both', 'gold', { hills: 2, forest: 3, mountains: 2, gold: 2 }],
  ])('%s may give way to %s', (stobieSwap, stobieSwapFor, some) => {
    const t = open({ stobieSwap, stobieSwapFor }).until('place-building');
    expect(counts(t, main(t))).toMatchObject(some);
  });

  // proves misc/stobies-discovery: Harbours are laid by chance on shared land
  test('harbours lie on its coast', () => {
    const t = ready();
    const kinds = t.b.layout.harbours.places.flatMap((_, i) =>
      t.field('harbour', i) < 0 ? [] : [t.b.harbourKinds[t.field('harbour', i)]],
    );
    expect(kinds.sort()).toEqual(['any', 'any', 'any', 'brick', 'grain', 'lumber', 'ore', 'wool']);
  });

  // proves misc/stobies-discovery: its hexes and numbers are shuffled, no 6 or 8 beside another
  test('another deal is another board, without reds side by side', () => {
    const boards = [1, 2, 3].map((seed) => open({}, { seed }).until('place-building'));
    const reds = (1 << 6) | (1 << 8);
    for (const t of boards)
      for (const hex of main(t))
        if (t.field('numbers', hex) & reds)
          for (const next of t.b.walks.hexesBeside[hex]) expect(t.field('numbers', next) & reds).toBe(0);
    expect(
      new Set(
        boards.map((t) =>
          main(t)
            .map((hex) => terrainOf(t, hex))
            .join(),
        ),
      ).size,
    ).toBe(3);
    expect(
      new Set(
        boards.map((t) =>
          main(t)
            .map((hex) => t.field('numbers', hex))
            .join(),
        ),
      ).size,
    ).toBe(3);
  });
});

describe('islands of one’s own', () => {
  // proves misc/stobies-discovery: You begin on an island of your own
  // proves misc/stobies-discovery: You lay it yourself
  // proves misc/stobies-discovery: Your starting settlements stand there
  // proves misc/stobies-discovery: The lower and the higher of two numbers change hands from
  // proves misc/stobies-discovery: The start: one island for all, two of them, or one of everybody’s own
  test.each([3, 4])('%i players lay one hex of each terrain, with one of each pair of numbers', (seats) => {
    const t = open({ stobieStart: 'private' }, { seats }).until('lay-home');
    expect(t.legal(0, 'lay-home')).toHaveLength(5 * 5 * 5);
    const foreign = t.b.layout.hexes.findIndex(({ region }) => region === 'home-2');
    expect(t.refusal(0, 'lay-home', { terrain: 'hills', number: 6, hex: foreign })?.code).toBe('not-home');
    t.until('place-building');
    for (let seat = 0; seat < seats; seat++) {
      expect(counts(t, home(t, seat))).toEqual(Object.fromEntries(RESOURCES.map((id) => [id, 1])));
      expect(islands(t, home(t, seat))).toBe(1);
      // 6, 9, 4, 11, 2 for the first, 8, 5, 10, 3, 12 for the next, and so on
      expect(numbers(t, home(t, seat))).toEqual(seat % 2 ? [3, 5, 8, 10, 12] : [2, 4, 6, 9, 11]);
    }
    for (const { corner } of t.legal(0, 'place-building'))
      expect(t.b.walks.hexesAt[Number(corner)].some((hex) => home(t, 0).includes(hex))).toBe(true);
    const [strange] = home(t, 1);
    expect(
      t.refusal(0, 'place-building', {
        corner: t.corner(t.b.topology.q[strange], t.b.topology.r[strange], 0),
      })?.code,
    ).toBe('home-start');
    expect(
      islands(
        t,
        [0, 1, 2, 3].slice(0, seats).flatMap((seat) => home(t, seat)),
      ),
    ).toBe(seats);
  });

  // proves misc/stobies-discovery: On an island of your own you lay one general harbour
  test('everybody lays a general harbour', () => {
    const t = ready({ stobieStart: 'private' });
    const lying = t.b.layout.harbours.places.flatMap((at, i) => {
      if (t.field('harbour', i) < 0) return [];
      const edge = t.b.topology.edgeAt(at.q, at.r, at.side);
      const owner = Math.max(...t.b.walks.hexesAlong[edge].map((hex) => t.field('homeOf', hex)));
      return [`${t.b.harbourKinds[t.field('harbour', i)]} ${owner}`];
    });
    expect(lying.sort()).toEqual(['any 1', 'any 2', 'any 3', 'any 4']);
  });

  // proves misc/stobies-discovery: somebody gets another number in place of the 2 or 12
  // proves misc/stobies-discovery: Whose 2 or 12 is replaced by another number
  // proves misc/stobies-discovery: The number that takes its place
  test('a handicap takes the 2 or 12 from one player alone', () => {
    const t = open({ stobieStart: 'private', handicap: 'second', handicapToken: '8' }).until(
      'place-building',
    );
    expect([0, 1, 2, 3].map((seat) => numbers(t, home(t, seat)))).toEqual([
      [2, 4, 6, 9, 11],
      [3, 5, 8, 8, 10],
      [2, 4, 6, 9, 11],
      [3, 5, 8, 10, 12],
    ]);
  });
});

describe('the unknown', () => {
  // proves misc/stobies-discovery: You agree on how much is unknown
  // proves misc/stobies-discovery: How much is unknown
  // proves misc/stobies-discovery: About half of what is unknown is sea
  test('grows with the size; half of it is sea', () => {
    const sizes = ['small', 'medium', 'large'].map((stobieSize) => {
      const t = open({ stobieSize }).until('place-building');
      const { terrains, numbers: tokens } = t.b.layout.stacks.fog;
      const all = Object.values(terrains).reduce((sum, n) => sum + n, 0);
      expect(hexes(t, is(t, 'unknown'))).toHaveLength(all);
      expect(Math.abs(terrains.sea - all / 2)).toBeLessThanOrEqual(1);
      const rest = all - terrains.sea;
      for (const id of ['gold', 'desert']) expect(Math.abs(terrains[id] - rest / 10)).toBeLessThanOrEqual(1);
      expect(tokens).toHaveLength(rest - terrains.desert);
      return all;
    });
    expect(sizes[0] < sizes[1] && sizes[1] < sizes[2]).toBe(true);
  });

  // proves misc/stobies-discovery: Unknown hexes lie around a strip of sea, or they border the land of the start
  // proves misc/stobies-discovery: Unknown hexes border the land of the start
  test.each(['one-island', 'private'])(
    'with %s it lies behind a strip of sea, or at the land',
    (stobieStart) => {
      const borders = (stobieBorder: boolean): boolean => {
        const t = open({ stobieStart, stobieBorder }).until('place-building');
        return hexes(t, is(t, 'unknown')).some((hex) =>
          t.b.walks.hexesBeside[hex].some((next) => t.b.land[t.field('terrain', next)] === 1),
        );
      };
      expect([borders(false), borders(true)]).toEqual([false, true]);
    },
  );

  // proves misc/stobies-discovery: When a road or ship of yours ends at a corner of unknown hexes you uncover them
  // proves misc/stobies-discovery: A hex that produces gets a number and brings you one of its goods
  test('a ship uncovers what it comes to, and a hex that produces brings one of its goods', () => {
    const t = ready();
    const [first] = newIsland(t, 'pasture');
    const corner = three(t, first)[0];
    t.put(0, 'settlement', corner).give(0, { lumber: 1, wool: 1 });
    const { edge } = t
      .legal(0, 'ship')
      .find(({ edge: at }) =>
        t.b.walks.endsOf[Number(at)].some((end) => t.b.walks.hexesAt[end].some(is(t, 'unknown'))),
      )!;
    t.play(0, 'ship', { edge });
    expect(t.decision).toBe('discover');
    const found = t.legal(-1, 'discover');
    const move = (found.length ? found : [{ move: 'discover', terrain: 'hills', number: 6 }]).find(
      ({ terrain }) => terrain === 'hills',
    )!;
    t.nature(move);
    expect(t.hand(0).brick).toBe(1);
  });
});

describe('scoring', () => {
  /** a town of each seat in the list on corners of these hexes, one after the other */
  const settle = (t: Table, corners: readonly number[], seats: readonly number[]) =>
    seats.forEach((seat, i) => {
      t.put(seat, 'settlement', corners[i]);
    });

  // proves misc/stobies-discovery: 1 point for each island where nobody started and you have a settlement or city
  // proves misc/stobies-discovery: Points besides those of towns: for outlying islands
  test('a point for each outlying island, whoever else is there; none for the start', () => {
    const t = ready({ stobieScoring: 'outlying' });
    settle(t, three(t, main(t)[0]), [0, 1]);
    expect([score(t, 'islands', 0), score(t, 'islands', 1)]).toEqual([0, 0]);
    settle(t, three(t, newIsland(t, 'hills')[0]), [0, 0, 1]);
    settle(t, three(t, newIsland(t, 'fields')[0]), [0]);
    expect([score(t, 'islands', 0), score(t, 'islands', 1), t.points(0)]).toEqual([2, 1, 4 + 2]);
  });

  // proves misc/stobies-discovery: Islands that grow together are one
  test('islands that grow together are one', () => {
    const t = ready({ stobieScoring: 'outlying' });
    const [one, middle, other] = newIsland(t, 'hills', 'hills', 'hills');
    t.lay(middle, 'sea');
    t.b.the.boardChange.hexChanged(t.s, middle);
    const far = (hex: number, from: number) =>
      three(t, hex).find((corner) => !t.b.walks.hexesAt[corner].includes(from))!;
    t.put(0, 'settlement', far(one, middle)).put(0, 'settlement', far(other, middle));
    expect(score(t, 'islands', 0)).toBe(2);
    t.lay(middle, 'desert');
    t.b.the.boardChange.hexChanged(t.s, middle);
    expect(score(t, 'islands', 0)).toBe(1);
  });

  // proves misc/stobies-discovery: One that grows together with a starting island is no outlying island any more
  test('an island that grows together with the start counts no longer', () => {
    const t = ready({ stobieScoring: 'outlying', stobieBorder: true });
    const beside = (hex: number) => t.b.walks.hexesBeside[hex];
    const dry = (hex: number) => t.b.land[t.field('terrain', hex)] === 0;
    const unknown = is(t, 'unknown');
    const [gap, beyond] = hexes(t, unknown)
      .filter((hex) => beside(hex).some((next) => main(t).includes(next)))
      .flatMap((hex) => beside(hex).map((next) => [hex, next] as const))
      .find(([, next]) => unknown(next) && beside(next).every(dry))!;
    t.lay(beyond, 'hills', 4);
    t.b.the.boardChange.hexChanged(t.s, beyond);
    const corner = t.b.walks.cornersOf[beyond].find((at) => !t.b.walks.hexesAt[at].includes(gap))!;
    t.put(0, 'settlement', corner);
    expect(score(t, 'islands', 0)).toBe(1);
    t.lay(gap, 'desert');
    t.b.the.boardChange.hexChanged(t.s, gap);
    expect(score(t, 'islands', 0)).toBe(0);
  });

  // proves misc/stobies-discovery: more settlements and cities than each other player
  // proves misc/stobies-discovery: more settlements and cities than all other players together
  // proves misc/stobies-discovery: all settlements and cities are yours
  test.each([
    ['plurality', [0, 0, 1, 2], 1],
    ['plurality', [0, 0, 1, 1], 0],
    ['majority', [0, 0, 1, 2], 0],
    ['majority', [0, 0, 0, 1, 2], 1],
    ['majority', [0, 0, 0, 1, 2, 1], 0],
    ['all', [0, 0], 1],
    ['all', [0, 0, 0, 1], 0],
  ])('%s with towns of %j', (stobieScoring, towns, points) => {
    const t = ready({ stobieScoring });
    const row = newIsland(t, 'hills', 'fields', 'forest');
    const corners = [
      ...new Set(
        row.flatMap((hex) =>
          [0, 1, 2, 3, 4, 5].map((i) => t.corner(t.b.topology.q[hex], t.b.topology.r[hex], i)),
        ),
      ),
    ];
    settle(t, corners, towns);
    expect(score(t, 'islands', 0)).toBe(points);
  });

  test('the starting island counts there, too', () => {
    const t = ready({ stobieScoring: 'majority' });
    settle(t, three(t, main(t)[0]), [0, 0, 1]);
    expect([score(t, 'islands', 0), score(t, 'islands', 1)]).toEqual([1, 0]);
  });

  // proves misc/stobies-discovery: 1 point for each starting island of another player where you have a settlement or city.
  // proves misc/stobies-discovery: If you score for starting islands of others, everybody begins on an island of their own
  // proves misc/stobies-discovery: and lose 1 point if anybody has one on yours
  test.each([
    ['reach', [2, 1, 0, 0]],
    ['reach-and-lose', [1, 0, -1, 0]],
  ])('%s: homes of others are worth a point each', (stobieScoring, points) => {
    const t = ready({ stobieScoring });
    const at = (seat: number, i: number) => three(t, home(t, seat)[0])[i];
    t.put(0, 'settlement', at(0, 0))
      .put(0, 'settlement', at(1, 0))
      .put(0, 'settlement', at(2, 0))
      .put(0, 'settlement', at(2, 1));
    t.put(1, 'settlement', at(0, 1));
    expect([0, 1, 2, 3].map((seat) => score(t, 'reached', seat))).toEqual(points);
  });

  // proves misc/stobies-discovery: Each of your settlements and cities at a gold field is worth 1 point less
  test('towns at gold are worth a point less', () => {
    const t = ready({ stobieScoring: 'gold-less' });
    settle(t, three(t, newIsland(t, 'gold')[0]), [0, 0, 1]);
    expect([t.points(0), t.points(1)]).toEqual([0, 0]);
    t.put(1, 'city', three(t, hexes(t, is(t, 'gold'))[0])[2]);
    expect([t.points(1), score(t, 'islands', 0)]).toEqual([1, 0]);
    const usual = ready();
    settle(usual, three(usual, newIsland(usual, 'gold')[0]), [0]);
    expect(score(usual, 'gold-towns', 0)).toBe(0);
  });

  // proves misc/stobies-discovery: One way to score holds for everybody
  test('bots see what founding would bring', () => {
    const t = ready({ stobieScoring: 'outlying' });
    const [corner] = three(t, newIsland(t, 'hills')[0]);
    for (let seat = 0; seat < 4; seat++) expect(t.b.the.hints.foundingGain(t.s, seat, corner)).toBe(1);
    const gold = ready({ stobieScoring: 'gold-less' });
    expect(gold.b.the.hints.foundingGain(gold.s, 0, three(gold, newIsland(gold, 'gold')[0])[0])).toBe(-1);
    const own = ready({ stobieStart: 'private', stobieScoring: 'reach' });
    expect(
      [0, 1].map((seat) => own.b.the.hints.foundingGain(own.s, seat, three(own, home(own, 1)[0])[0])),
    ).toEqual([1, 0]);
  });
});

// proves misc/stobies-discovery: The first to 13 points on their own turn wins
// proves misc/stobies-discovery: With three players you may agree on up to 3 points more or fewer
test.each([
  [3, 13, [10, 16]],
  [4, 10, [8, 12]],
])('with %i players %i points win, or a few more or fewer', (seats, goal, [least, most]) => {
  const goalOf = (points?: number) => {
    const t = new Table(ROW, { seats, options: points === undefined ? {} : { points } });
    return t.b.rules.goal(t.s);
  };
  expect([goalOf(), goalOf(least), goalOf(most)]).toEqual([goal, least, most]);
  expect(() => goalOf(least - 1)).toThrow();
  expect(() => goalOf(most + 1)).toThrow();
});

// proves misc/stobies-discovery: Robber and pirate start off the board
test('robber and pirate begin off the board', () => {
  const t = open().started();
  expect([t.field('blocker', 0), t.field('blocker', 1)]).toEqual([-1, -1]);
});

test('an option may have a say beside several values of another', () => {
  const asked = (stobieStart: string, handicap: string) =>
    Object.keys(
      optionsWithSay(stobiesDiscovery.options!, { stobieStart, handicap, stobieSwap: 'hills' }),
    ).filter((name) => ['stobieSwap', 'stobieSwapFor', 'handicap', 'handicapToken'].includes(name));
  expect(asked('one-island', 'none')).toEqual(['stobieSwap', 'stobieSwapFor']);
  expect(asked('two-islands', 'none')).toEqual(['stobieSwap', 'stobieSwapFor']);
  expect(asked('private', 'none')).toEqual(['handicap']);
  expect(asked('private', 'third')).toEqual(['handicap', 'handicapToken']);
});
