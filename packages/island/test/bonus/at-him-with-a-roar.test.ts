import { describe, expect, test } from 'vitest';
import { atHimWithARoar } from '../../bonus/at-him-with-a-roar.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'bonus/at-him-with-a-roar';
const opened = (asked: TableOptions = {}) => new Table(ROW, { seats: 3, ...asked }).until('lay-home');
const ready = (asked: TableOptions = {}) =>
  new Table(ROW, { seats: 3, ...asked }).started().until('main', 0).bare();
/** lays whatever the other seats lay, until the seat is asked for a hex */
const turnOf = (t: Table, seat: number): Table => t.until('lay-home', seat);
const hexesIn = (t: Table, region: string): number[] =>
  t.b.layout.hexes.flatMap((hex, i) => (hex.region === region ? [i] : []));
const numberAt = (t: Table, hex: number): number => 31 - Math.clz32(t.field('numbers', hex));
const numbersIn = (t: Table, region: string): number[] =>
  hexesIn(t, region)
    .map((hex) => numberAt(t, hex))
    .sort((a, z) => a - z);
const terrainsOf = (t: Table, regions: readonly string[]): string[] =>
  regions
    .flatMap((region) => hexesIn(t, region))
    .map((hex) => t.b.terrains[t.field('terrain', hex)].id)
    .sort();
const lay = (t: Table, seat: number, number: number, hex: number): Table => {
  const [move] = t.legal(seat, 'lay-home').filter((m) => m.number === number && m.hex === hex);
  return t.play(seat, move ?? { move: 'lay-home', terrain: 'hills', number, hex });
};
const refused = (t: Table, seat: number, number: number, hex: number): string | undefined =>
  t.refusal(seat, 'lay-home', { terrain: 'hills', number, hex })?.code;
const WEST = ['north-west', 'south-west'];
const EAST = ['north-east', 'south-east'];

describe('the roles', () => {
  // proves bonus/at-him-with-a-roar: The lumber player has the ring around the desert
  // proves bonus/at-him-with-a-roar: a hex of each terrain and one more of your role’s own, six number tokens and two harbours
  // proves bonus/at-him-with-a-roar: The wool player has 2, 5 and 6 on one island and 9, 10 and 11 on the other
  // proves bonus/at-him-with-a-roar: The grain player has 3, 4 and 5 on one island and 8, 9 and 12 on the other
  // proves bonus/at-him-with-a-roar: The lumber player has 3, 4, 6, 8, 10 and 11
  test('everybody lays six hexes of their own on islands of their own', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const t = ready({ seed });
      expect(terrainsOf(t, ['middle'])).toEqual([
        'fields',
        'forest',
        'forest',
        'hills',
        'mountains',
        'pasture',
      ]);
      expect(terrainsOf(t, WEST)).toEqual(['fields', 'forest', 'hills', 'mountains', 'pasture', 'pasture']);
      expect(terrainsOf(t, EAST)).toEqual(['fields', 'fields', 'forest', 'hills', 'mountains', 'pasture']);
      expect(numbersIn(t, 'middle')).toEqual([3, 4, 6, 8, 10, 11]);
      expect(WEST.map((region) => String(numbersIn(t, region))).sort()).toEqual(['2,5,6', '9,10,11'].sort());
      expect(EAST.map((region) => String(numbersIn(t, region))).sort()).toEqual(['3,4,5', '8,9,12'].sort());
      const six = hexesIn(t, 'middle').find((hex) => numberAt(t, hex) === 6)!;
      const eight = hexesIn(t, 'middle').find((hex) => numberAt(t, hex) === 8)!;
      expect([
        t.b.topology.q[six] + t.b.topology.q[eight],
        t.b.topology.r[six] + t.b.topology.r[eight],
      ]).toEqual([0, 0]);
    }
  });

  test('on the wool and grain islands the lists stay apart', () => {
    const t = turnOf(opened(), 1);
    const [first] = hexesIn(t, 'north-west');
    lay(t, 1, 5, first);
    turnOf(t, 1);
    const [, second] = hexesIn(t, 'north-west');
    const [south] = hexesIn(t, 'south-west');
    const codes = (number: number) =>
      [second, south].map((hex) => {
        const terrain = ['hills', 'pasture', 'forest', 'fields'].find((id) =>
          t.legal(1, 'lay-home').some((m) => m.terrain === id),
        );
        return t.refusal(1, 'lay-home', { terrain, number, hex })?.code;
      });
    expect(codes(6)).toEqual([undefined, 'tokens-apart']);
    expect(codes(9)).toEqual(['tokens-apart', undefined]);
    expect(codes(8)).toEqual(['home-none', 'home-none']);
  });

  // proves bonus/at-him-with-a-roar: with the 6 and the 8 on opposite sides of the desert
  test('6 and 8 lie across the desert, and other numbers leave room for that', () => {
    const t = opened();
    const at = (q: number, r: number) => t.hex(q, r);
    lay(t, 0, 6, at(1, 0));
    turnOf(t, 0);
    const bar = (number: number, hex: number) =>
      t.b.the.homeLaying.barToken(t.s, 0, hex, t.b.terrain('hills'), number)?.code;
    expect([bar(8, at(0, 1)), bar(8, at(-1, 0)), bar(3, at(-1, 0)), bar(3, at(0, 1))]).toEqual([
      'face-opposite',
      undefined,
      'face-opposite',
      undefined,
    ]);
    const other = opened();
    lay(other, 0, 3, at(1, 0));
    lay(turnOf(other, 0), 0, 4, at(0, 1));
    turnOf(other, 0);
    const barOf = (number: number, q: number, r: number) =>
      other.b.the.homeLaying.barToken(other.s, 0, other.hex(q, r), other.b.terrain('hills'), number)?.code;
    // The last two places that face each other are kept for the two.
    expect([barOf(10, -1, 1), barOf(10, 1, -1), barOf(10, -1, 0), barOf(6, -1, 0), barOf(6, 1, -1)]).toEqual([
      'face-opposite',
      'face-opposite',
      undefined,
      'face-opposite',
      undefined,
    ]);
  });

  test('nobody lays on the islands of others, or where a hex lies', () => {
    const t = opened();
    expect(refused(t, 0, 3, hexesIn(t, 'north-west')[0])).toBe('not-home');
    expect(refused(t, 0, 3, t.hex(0, 0))).toBe('not-home');
    lay(t, 0, 6, t.hex(1, 0));
    turnOf(t, 0);
    expect(t.b.the.homeLaying.barHex(t.s, 0, t.hex(1, 0), 0)?.code).toBe('hex-taken');
    expect(t.refusal(0, 'lay-home', { terrain: 'hills', number: 0, hex: t.hex(0, 1) })?.code).toMatch(
      /home-(token|none)/,
    );
  });

  // proves bonus/at-him-with-a-roar: You lay in the order of the roles
  test('one hex at a time in the order of the roles, harbours last', () => {
    const t = opened();
    const order: string[] = [];
    while (t.decision === 'lay-home' || t.decision === 'lay-home-harbour') {
      const seat = [0, 1, 2].find((one) => t.legal(one).length > 0)!;
      order.push(`${t.decision === 'lay-home' ? 'hex' : 'harbour'} ${seat}`);
      t.anything();
    }
    expect(order.slice(0, 4)).toEqual(['hex 0', 'hex 1', 'hex 2', 'hex 0']);
    expect(order.slice(-6)).toEqual([
      'harbour 0',
      'harbour 1',
      'harbour 2',
      'harbour 0',
      'harbour 1',
      'harbour 2',
    ]);
    expect(order).toHaveLength(24);
  });
});

describe('the harbours', () => {
  // proves bonus/at-him-with-a-roar: Everybody has the 2:1 harbour of their role’s good and one 3:1 harbour
  // proves bonus/at-him-with-a-roar: Your harbours lie at different hexes and share no corner
  test.each([1, 2, 3, 4, 5, 6])(
    'lie at different hexes, apart, and off hexes of their own good (deal %i)',
    (seed) => {
      const t = ready({ seed });
      const lying = t.b.layout.harbours.places.flatMap((at, i) => {
        const kind = t.field('harbour', i);
        if (kind < 0) return [];
        const edge = t.b.topology.edgeAt(at.q, at.r, at.side);
        const [land] = t.b.walks.hexesAlong[edge].filter((hex) => t.b.land[t.field('terrain', hex)] === 1);
        return [
          {
            kind: t.b.harbourKinds[kind],
            land,
            corners: t.b.walks.endsOf[edge],
            seat: t.field('homeOf', land) - 1,
          },
        ];
      });
      expect(lying.map(({ kind, seat }) => `${seat} ${kind}`).sort()).toEqual(
        ['0 any', '0 lumber', '1 any', '1 wool', '2 any', '2 grain'].sort(),
      );
      expect(new Set(lying.map(({ land }) => land)).size).toBe(6);
      expect(new Set(lying.flatMap(({ corners }) => corners)).size).toBe(12);
      for (const { kind, land } of lying) {
        const good = t.b.gives[t.field('terrain', land)];
        if (kind !== 'any') expect(t.b.goods[good].id).not.toBe(kind);
      }
    },
  );

  // proves bonus/at-him-with-a-roar: Everybody has the 2:1 harbour
  test('each of the three rules is refused by its name', () => {
    const t = new Table(ROW, { seats: 3 }).until('lay-home-harbour', 0);
    const edgesOf = (hex: number) =>
      [0, 1, 2, 3, 4, 5].map((side) => t.edge(t.b.topology.q[hex], t.b.topology.r[hex], side));
    const isCoast = (edge: number) =>
      t.b.walks.hexesAlong[edge].filter((hex) => t.b.land[t.field('terrain', hex)] === 1).length === 1;
    const code = (kind: string, edge: number) => t.refusal(0, 'lay-home-harbour', { kind, edge })?.code;
    const forest = hexesIn(t, 'middle').find((hex) => t.field('terrain', hex) === t.b.terrain('forest'))!;
    const other = hexesIn(t, 'middle').find((hex) => t.field('terrain', hex) === t.b.terrain('hills'))!;
    const coast = edgesOf(other).filter(isCoast);
    expect(code('lumber', edgesOf(forest).find(isCoast)!)).toBe('harbour-own-kind');
    expect(code('any', edgesOf(hexesIn(t, 'north-west')[0]).find(isCoast)!)).toBe('home-coast');
    expect(code('any', t.edge(0, 0, 0))).toBe('home-coast');
    expect(code('wool', coast[0])).toBe('home-none');
    t.play(0, 'lay-home-harbour', { kind: 'lumber', edge: coast[0] }).until('lay-home-harbour', 0);
    expect(code('any', coast[0])).toBe('taken');
    const touching = coast.find(
      (edge) =>
        t.b.walks.endsOf[edge].some((end) => t.b.walks.endsOf[coast[0]].includes(end)) && edge !== coast[0],
    );
    if (touching !== undefined) expect(code('any', touching)).toBe('harbour-near');
    const far = coast.find(
      (edge) => !t.b.walks.endsOf[edge].some((end) => t.b.walks.endsOf[coast[0]].includes(end)),
    );
    if (far !== undefined) expect(code('any', far)).toBe('harbours-one-hex');
  });
});

describe('the game', () => {
  // proves bonus/at-him-with-a-roar: The lumber player moves first, then the wool player
  // proves bonus/at-him-with-a-roar: You may settle who is the lumber player
  // proves bonus/at-him-with-a-roar: Who is the lumber player; the next one is the wool player
  test.each([
    ['first', [0, 1, 2]],
    ['second', [1, 2, 0]],
    ['third', [2, 0, 1]],
  ])('the %s player has the lumber: turns go round from there', (value, order) => {
    const t = new Table(ROW, { seats: 3, options: { lumberPlayer: value } }).started();
    const roles = ['lumber-player', 'wool-player', 'grain-player'];
    order.forEach((seat, role) => {
      expect(roles.map((_, i) => t.field('role', seat * 3 + i))).toEqual(
        roles.map((_, i) => (i === role ? 1 : 0)),
      );
      expect(t.active).toBe(seat);
      t.until('main', seat).play(seat, 'end-turn');
    });
    const [forest] = hexesIn(t, 'middle');
    expect(t.field('homeOf', forest)).toBe(order[0] + 1);
  });

  // proves bonus/at-him-with-a-roar: You begin on your own islands
  // proves bonus/at-him-with-a-roar: In the beginning settlements need not keep their distance, afterwards they do
  test('settlements begin at home, side by side if one likes, and keep their distance later', () => {
    const t = new Table(ROW, { seats: 3 }).until('place-building', 0);
    for (const { corner } of t.legal(0, 'place-building'))
      expect(t.b.walks.hexesAt[Number(corner)].some((hex) => t.field('homeOf', hex) === 1)).toBe(true);
    const foreign = t.corner(
      t.b.topology.q[hexesIn(t, 'north-west')[0]],
      t.b.topology.r[hexesIn(t, 'north-west')[0]],
      0,
    );
    expect(t.refusal(0, 'place-building', { corner: foreign })?.code).toBe('home-start');
    t.play(0, 'place-building', { corner: t.corner(0, 0, 0) }).until('place-building', 0);
    expect(Object.keys(t.hand(0))).toEqual([]);
    t.play(0, 'place-building', { corner: t.corner(0, 0, 1) });
    expect(Object.values(t.hand(0)).reduce((sum, n) => sum + n, 0)).toBe(2);
    const later = ready()
      .put(0, 'settlement', t.corner(0, 0, 0))
      .put(0, 'road', t.edge(0, 0, 0));
    later.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    const near = later.b.walks.endsOf[t.edge(0, 0, 0)].find((end) => end !== t.corner(0, 0, 0))!;
    expect(later.refusal(0, 'settlement', { corner: near })?.code).toBe('too-near');
  });

  // proves bonus/at-him-with-a-roar: Robber and pirate are used as at sea
  // proves bonus/at-him-with-a-roar: The robber starts on the desert, the pirate off the board
  test('robber and pirate', () => {
    const t = new Table(ROW, { seats: 3 }).started();
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(t.hex(0, 0));
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
    t.until('roll').roll(7).until('move-blocker');
    expect(new Set(t.legal(t.active, 'move-blocker').map(({ blocker }) => blocker))).toEqual(
      new Set(['robber', 'pirate']),
    );
  });

  // proves bonus/at-him-with-a-roar: The positions of the islands are ours; the open sea has 20 hexes
  // proves bonus/at-him-with-a-roar: Before the game you lay your own islands
  // proves bonus/at-him-with-a-roar: You arrange them as you like
  test('20 hexes of sea around five islands; any hex may come on any own place with any own number', () => {
    const t = new Table(ROW, { seats: 3 });
    expect(t.b.layout.hexes.filter(({ terrain, region }) => terrain === 'sea' && !region)).toHaveLength(20);
    t.until('lay-home');
    // five kinds of hexes, six numbers, six places
    expect(t.legal(0, 'lay-home')).toHaveLength(5 * 6 * 6);
    expect([
      t.b.piece('settlement').limit,
      t.b.piece('city').limit,
      t.b.piece('road').limit,
      t.b.piece('ship').limit,
    ]).toEqual([5, 4, 15, 15]);
  });

  // proves bonus/at-him-with-a-roar: The first to 10 points
  test('10 points win', () => {
    const t = new Table(ROW, { seats: 3 });
    expect(t.b.rules.goal(t.s)).toBe(10);
  });
});

describe('the match', () => {
  const { campaign } = atHimWithARoar;
  const game = (chapter: number, points: number[]) => {
    const finished = { chapter, winners: [0], ending: 'points', points, notes: {} };
    return { ...finished, ...campaign!.judge(finished, []) };
  };

  // proves bonus/at-him-with-a-roar: A match has three games, in which everybody has each role once
  // proves bonus/at-him-with-a-roar: All points together decide
  // proves bonus/at-him-with-a-roar: In a match the role goes on to the next player from game to game
  test('three games, the roles go round, and points are summed', () => {
    expect(campaign!.chapters).toEqual([ROW, ROW, ROW]);
    const games = [game(0, [10, 6, 7]), game(1, [5, 10, 8]), game(2, [9, 7, 10])];
    expect([0, 1, 2].map((n) => campaign!.carry!(games.slice(0, n), {}))).toEqual([
      { lumberPlayer: 'first' },
      { lumberPlayer: 'second' },
      { lumberPlayer: 'third' },
    ]);
    expect(games.map(({ gains, next }) => [gains, next])).toEqual([
      [[10, 6, 7], 'on'],
      [[5, 10, 8], 'on'],
      [[9, 7, 10], 'on'],
    ]);
    expect(campaign!.ranking(games, 3)).toEqual([[2], [0], [1]]);
  });

  // proves bonus/at-him-with-a-roar: In a match, players with equally many points share the place
  test('equal sums share a place', () => {
    expect(campaign!.ranking([game(0, [10, 7, 7])], 3)).toEqual([[0], [1, 2]]);
  });
});
