import { toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/the-wall-peckers';
const SECTIONS = [-3, -2, -1, 0, 1, 2];
const NUMBERS = [4, 5, 6, 8, 9, 10];
const PLENTY = { brick: 6, lumber: 6, wool: 6, grain: 6, ore: 6 };

/** seat 0 is on turn and builds; the board is bare, and the wall stands */
const made = new Table(ID, { seats: 4 });
const table = (): Table => {
  const t = made.again(1).started().bare();
  return t.set('blocker', t.b.blocker('robber'), t.hex(0, 0)).roll(12);
};
const middle = (t: Table, section: number): number => t.corner(SECTIONS[section], 0, 4);
const edgesOf = (t: Table, section: number): number[] => [
  t.edge(SECTIONS[section], 0, 4),
  t.edge(SECTIONS[section], 0, 5),
];
/** the section has this token, and so many pieces */
const unlocked = (t: Table, section: number, left = 2): Table => {
  t.set('wallTokens', middle(t, section), NUMBERS[section]);
  for (const edge of edgesOf(t, section)) t.set('wallEdges', edge, left);
  return t;
};
const gone = (t: Table, section: number): Table => {
  for (const edge of edgesOf(t, section)) t.set('wallEdges', edge, 0);
  return t.set('wallTokens', middle(t, section), 0);
};
const peck = (t: Table, section: number, seat = 0): Table =>
  t.play(seat, 'peck-wall', { corner: middle(t, section) });
const next = (t: Table): Table => {
  const seat = t.active;
  return t.play(seat, 'end-turn').roll(12);
};
const spent = (t: Table, seat: number, does: () => void): Record<string, number> => {
  t.give(seat, PLENTY);
  does();
  const left = t.hand(seat);
  return Object.fromEntries(
    Object.entries(PLENTY).flatMap(([good, count]) =>
      count === (left[good] ?? 0) ? [] : [[good, count - (left[good] ?? 0)]],
    ),
  );
};

describe('the wall', () => {
  // proves bonus/the-wall-peckers: Six sections of wall cross the land
  it('has six sections of two edges, each with two pieces', () => {
    const t = table();
    expect(t.b.layout.marks.edges['berlin-wall']).toHaveLength(12);
    for (let i = 0; i < 6; i++)
      expect(edgesOf(t, i).map((edge) => t.field('wallEdges', edge))).toEqual([2, 2]);
  });

  // proves bonus/the-wall-peckers: You build nothing on an edge or corner that the wall covers
  it('keeps roads and settlements off, until both pieces are gone', () => {
    const t = table();
    const [road, settlement] = ['road', 'settlement'].map((id) => t.b.piece(id).index);
    const [edge] = edgesOf(t, 2);
    const bars = (): unknown[] => [
      t.b.rules.barBuild(t.s, 0, road, edge)?.code,
      t.b.rules.barBuild(t.s, 0, settlement, middle(t, 2))?.code,
      t.b.rules.barFound(t.s, 0, middle(t, 2))?.code,
      t.b.rules.barStartAt(t.s, 0, middle(t, 2))?.code,
    ];
    const covered = Array.from({ length: 4 }, () => 'wall-covered');
    expect(bars()).toEqual(covered);
    unlocked(t, 2, 1);
    expect(bars()).toEqual(covered);
    gone(t, 2).put(0, 'road', t.edge(-1, 1, 0));
    expect(bars()).not.toContain('wall-covered');
    // A corner that the next section covers stays closed.
    expect(t.b.rules.barFound(t.s, 0, t.corner(-1, 0, 5))?.code).toBe('wall-covered');
  });

  // proves bonus/the-wall-peckers: You start with a settlement on each side of the wall
  it('has a starting settlement of everybody on either side', () => {
    for (const seed of [1, 2, 3]) {
      const t = made.again(seed).started();
      for (let seat = 0; seat < 4; seat++) {
        const sides = t.b.walks.hexesAt.flatMap((hexes, corner) => {
          const mark = t.b.fields.building.get(t.s, corner);
          const region = hexes.map((hex) => t.b.layout.hexes[hex].region).find(Boolean);
          return mark !== 0 && t.b.ownerOf[mark] === seat ? [region] : [];
        });
        expect(sides.sort()).toEqual(['north', 'south']);
      }
    }
  });

  it('names the side as the reason', () => {
    const t = made.again(1).until('place-building');
    const seat = 31 - Math.clz32(toMove(t.s));
    t.put(seat, 'settlement', t.corner(0, -1, 1));
    expect(t.refusal(seat, 'place-building', { corner: t.corner(-1, -1, 2) })?.code).toBe('wall-other-side');
    expect(t.b.rules.barStartAt(t.s, seat, t.corner(0, 2, 4))).toBeUndefined();
  });

  // proves bonus/the-wall-peckers: While every section has a piece, the robber goes to the other side
  it('sends the robber to its other side while no section is gone', () => {
    const t = table();
    next(t).play(t.active, 'end-turn');
    t.roll(7);
    const stands = (hex: number): string | undefined =>
      t.refusal(t.active, 'move-blocker', { blocker: 'robber', hex })?.code;
    expect([stands(t.hex(-1, 0)), stands(t.hex(0, 1))]).toEqual(['wall-robber', undefined]);
    unlocked(t, 5, 1);
    expect(stands(t.hex(-1, 0))).toBe('wall-robber');
    gone(t, 5);
    expect([stands(t.hex(-1, 0)), stands(t.hex(0, 1))]).toEqual([undefined, undefined]);
  });
});

describe('number tokens', () => {
  const points = (t: Table, seat: number, count: number): Table => t.set('hotels', seat, count);

  // proves bonus/the-wall-peckers: The first to have 4, 5, 6, 8, 9 and 10 points may place the number token
  it('go to the first who has the points, each once, to be placed in an own turn', () => {
    const t = points(table(), 0, 3).give(0, PLENTY);
    const trade = (): Table => t.play(t.active, 'end-turn').roll(12);
    trade();
    expect(t.field('wallClaims', 0)).toBe(0);
    points(t, 2, 4);
    trade();
    expect([0, 1].map((k) => t.field('wallClaims', k))).toEqual([3, 0]);
    points(t, 0, 6);
    expect(t.refusal(2, 'unlock-wall', { number: 4, corner: middle(t, 0) })?.code).toBeUndefined();
    t.play(2, 'unlock-wall', { number: 4, corner: middle(t, 3) });
    expect([t.field('wallTokens', middle(t, 3)), t.field('wallPlaced')]).toEqual([4, 1]);
    expect([1, 2, 3].map((k) => t.field('wallClaims', k))).toEqual([1, 1, 0]);
    expect(t.refusal(2, 'unlock-wall', { number: 5, corner: middle(t, 0) })?.code).toBe('wall-not-yours');
    t.play(2, 'end-turn').roll(12);
    t.play(3, 'end-turn').roll(12);
    expect(t.legal(0, 'unlock-wall')).toHaveLength(10);
    expect(t.refusal(0, 'unlock-wall', { number: 5, corner: middle(t, 3) })?.code).toBe('wall-numbered');
    expect(t.refusal(0, 'unlock-wall', { number: 5, corner: 0 })?.code).toBe('wall-no-section');
  });

  it('7 points bring none, and 10 the last', () => {
    const t = points(table(), 0, 10);
    next(t);
    expect(NUMBERS.map((_, k) => t.field('wallClaims', k))).toEqual([1, 1, 1, 1, 1, 1]);
    const u = points(table(), 0, 7);
    next(u);
    expect(NUMBERS.map((_, k) => u.field('wallClaims', k))).toEqual([1, 1, 1, 0, 0, 0]);
  });

  // proves bonus/the-wall-peckers: Open points alone count for number tokens
  // proves bonus/the-wall-peckers: If several come there at once
  it('count open points, and begin with the player on turn', () => {
    const t = points(points(table(), 0, 3), 1, 3).cards(0, 'victory-point');
    next(t);
    expect(t.field('wallClaims', 0)).toBe(0);
    points(points(t, 0, 4), 1, 4);
    t.give(1, { brick: 4 }).play(1, 'end-turn');
    expect(t.field('wallClaims', 0)).toBe(1);
    const u = points(points(table(), 0, 4), 2, 4);
    u.set('active', 0, 2);
    u.b.rules.checkEnd(u.s);
    expect(u.field('wallClaims', 0)).toBe(3);
  });

  it('may be placed and used in the same turn', () => {
    const t = points(table(), 0, 4).give(0, PLENTY);
    t.b.rules.checkEnd(t.s);
    t.play(0, 'unlock-wall', { number: 4, corner: middle(t, 1) });
    peck(t, 1);
    expect(t.field('wallPieces', 0)).toBe(1);
  });
});

describe('pecking', () => {
  // proves bonus/the-wall-peckers: Once a section has a number token everybody may peck at it
  // proves bonus/the-wall-peckers: The upper piece of a section goes before the lower one
  it('is open to everybody at an unlocked section, one piece a turn', () => {
    const t = unlocked(table(), 0).give(0, PLENTY).give(1, PLENTY);
    expect(t.refusal(0, 'peck-wall', { corner: middle(t, 1) })?.code).toBe('wall-locked');
    peck(t, 0);
    expect(edgesOf(t, 0).map((edge) => t.field('wallEdges', edge))).toEqual([1, 1]);
    expect(t.refusal(0, 'peck-wall', { corner: middle(t, 0) })?.code).toBe('wall-pecked');
    next(t);
    peck(t, 0, 1);
    expect(edgesOf(t, 0).map((edge) => t.field('wallEdges', edge))).toEqual([0, 0]);
    expect([0, 1].map((seat) => t.field('wallPieces', seat))).toEqual([1, 1]);
  });

  // proves bonus/the-wall-peckers: An upper piece costs 1 brick
  // proves bonus/the-wall-peckers: A lower piece costs 1 brick
  it.each([
    [0, { brick: 1, lumber: 1, ore: 1 }, { brick: 1, grain: 1 }],
    [1, { brick: 1, lumber: 1, ore: 1 }, { brick: 1, ore: 1 }],
    [2, { brick: 1, lumber: 1, wool: 1 }, { brick: 1, wool: 1 }],
    [3, { brick: 1, lumber: 1, wool: 1 }, { brick: 1, lumber: 1, grain: 1 }],
    [4, { brick: 1, wool: 1, ore: 1 }, { brick: 1, grain: 1, ore: 1 }],
    [5, { brick: 1, wool: 1, ore: 1 }, { brick: 1, wool: 1, grain: 1 }],
  ])('section %i has its prices', (section, upper, lower) => {
    const t = unlocked(table(), section);
    expect(spent(t, 0, () => peck(t, section))).toEqual(upper);
    t.set('wallPecked', 0, 0);
    expect(spent(t, 0, () => peck(t, section))).toEqual(lower);
    t.give(0, {});
    const u = unlocked(table(), section).give(0, {});
    expect(u.refusal(0, 'peck-wall', { corner: middle(u, section) })?.code).toBe('wall-price');
  });

  // proves bonus/the-wall-peckers: If you buy a lower piece you turn up the card of a hotel
  // proves bonus/the-wall-peckers: The number token of the section goes beside the hotels
  it('a lower piece turns up a hotel, sets its token aside and brings a chit', () => {
    const t = unlocked(table(), 3).give(0, PLENTY);
    peck(t, 3);
    expect([t.decision, t.field('hotelTokens', 8), t.field('parkChits', t.hex(-2, 0))]).toEqual([
      'main',
      0,
      0,
    ]);
    t.set('wallPecked', 0, 0);
    peck(t, 3);
    expect([t.decision, t.field('hotelTokens', 8), t.field('parkChits', t.hex(-2, 0))]).toEqual([
      'open-hotel',
      1,
      1,
    ]);
    expect(t.legal(0, 'open-hotel')).toHaveLength(6);
    expect(t.refusal(0, 'open-hotel', { hex: t.hex(0, 0) })?.code).toBe('hotel-no-site');
    t.play(0, 'open-hotel', { hex: t.hex(0, 1) });
    t.set('wallPecked', 0, 0).set('wallClaims', 0, 1);
    expect(t.refusal(0, 'peck-wall', { corner: middle(t, 3) })?.code).toBe('wall-gone');
    expect(t.refusal(0, 'unlock-wall', { number: 4, corner: middle(t, 3) })?.code).toBe('wall-numbered');
    expect([t.decision, t.field('hotelOpen', t.hex(0, 1))]).toEqual(['main', 1]);
  });

  // proves bonus/the-wall-peckers: Best Wall Pecker is 1 point
  // proves bonus/the-wall-peckers: It comes into play with the first section that is gone
  // proves bonus/the-wall-peckers: On a tie for Best Wall Pecker or Best Raver
  it('the most pieces are a point once a section is gone, and a tie moves nothing', () => {
    const t = table().set('wallPieces', 0, 2).set('wallPieces', 1, 1);
    const review = (): number[] => {
      t.b.rules.reviewAwards(t.s);
      return [0, 1].map((seat) => t.points(seat));
    };
    expect(review()).toEqual([0, 0]);
    gone(t, 0);
    expect(review()).toEqual([1, 0]);
    t.set('wallPieces', 1, 2);
    expect(review()).toEqual([1, 0]);
    t.set('wallPieces', 1, 3);
    expect(review()).toEqual([0, 1]);
  });
});

const SITES: readonly [string, number, number, number[], Record<string, number>[]][] = [
  [
    'Alexanderplatz',
    -3,
    0,
    [4, 5, 6],
    [
      { lumber: 1, grain: 2 },
      { lumber: 2, grain: 2 },
      { lumber: 2, wool: 1, grain: 2 },
    ],
  ],
  [
    'Brandenburg Gate',
    -3,
    2,
    [10, 9, 8],
    [
      { lumber: 1, wool: 2 },
      { lumber: 2, wool: 2 },
      { brick: 1, lumber: 2, wool: 2 },
    ],
  ],
  [
    'Friedrichstraße',
    1,
    -1,
    [4, 5, 6],
    [
      { brick: 1, grain: 2 },
      { brick: 2, grain: 2 },
      { brick: 2, grain: 2, ore: 1 },
    ],
  ],
  [
    'Potsdamer Platz',
    0,
    1,
    [10, 9, 8],
    [
      { grain: 2, ore: 1 },
      { grain: 2, ore: 2 },
      { lumber: 1, grain: 2, ore: 2 },
    ],
  ],
  [
    'Stadtmitte',
    -3,
    1,
    [4, 5, 6],
    [
      { brick: 1, wool: 2 },
      { brick: 2, wool: 2 },
      { brick: 2, wool: 2, ore: 1 },
    ],
  ],
  [
    'Unter den Linden',
    1,
    2,
    [10, 9, 8],
    [
      { wool: 2, ore: 1 },
      { wool: 2, ore: 2 },
      { wool: 2, grain: 1, ore: 2 },
    ],
  ],
];

describe('hotels', () => {
  // proves bonus/the-wall-peckers: Prices of a hotel with 4 or 10
  // proves bonus/the-wall-peckers: With 5 or 9 the resource that is there once is paid twice
  // proves bonus/the-wall-peckers: With 6 or 8 one more comes on top
  it.each(SITES)('%s has its prices', (_name, q, r, numbers, prices) => {
    numbers.forEach((number, i) => {
      const t = table();
      t.set('hotelOpen', t.hex(q, r), 1).set('hotelTokens', number, 1);
      expect(spent(t, 0, () => t.play(0, 'buy-hotel', { hex: t.hex(q, r), number }))).toEqual(prices[i]);
    });
  });

  // proves bonus/the-wall-peckers: When a card is up you may buy its hotel
  // proves bonus/the-wall-peckers: The token replaces that of the hotel’s hex
  it('are bought face up, with any token that lies beside them', () => {
    const t = table().give(0, PLENTY);
    const hex = t.hex(0, 1);
    const code = (at: number, number: number): string | undefined =>
      t.refusal(0, 'buy-hotel', { hex: at, number })?.code;
    t.set('hotelTokens', 5, 1).set('hotelTokens', 8, 1);
    expect([code(hex, 5), code(t.hex(0, 0), 5)]).toEqual(['hotel-face-down', 'hotel-no-site']);
    t.set('hotelOpen', hex, 1);
    expect(code(hex, 4)).toBe('hotel-no-token');
    expect(t.legal(0, 'buy-hotel').map(({ number }) => number)).toEqual([5, 8]);
    t.give(0, { grain: 2, ore: 1 });
    expect(code(hex, 5)).toBe('hotel-price');
    t.give(0, PLENTY).play(0, 'buy-hotel', { hex, number: 5 });
    expect([t.field('numbers', hex), t.field('hotelTokens', 5), t.field('hotelOwner', hex)]).toEqual([
      1 << 5,
      0,
      1,
    ]);
    expect(code(hex, 8)).toBe('hotel-sold');
  });

  // proves bonus/the-wall-peckers: A hotel is 1 point
  // proves bonus/the-wall-peckers: Whenever its hex produces, its owner takes 2
  it('are a point, and two resources whenever the hex produces', () => {
    const t = table().give(0, PLENTY);
    const hex = t.hex(0, 1);
    t.set('hotelOpen', hex, 1).set('hotelTokens', 8, 1).play(0, 'buy-hotel', { hex, number: 8 });
    expect(t.points(0)).toBe(1);
    t.give(0, {}).put(0, 'settlement', t.corner(0, 1, 5));
    t.put(1, 'settlement', t.corner(0, 1, 4))
      .play(0, 'end-turn')
      .roll(8);
    expect([t.hand(0).lumber, t.hand(1).lumber]).toEqual([3, 1]);
    t.set('blocker', t.b.blocker('robber'), hex).play(1, 'end-turn').roll(8);
    expect([t.hand(0).lumber, t.hand(1).lumber]).toEqual([3, 1]);
  });

  // proves bonus/the-wall-peckers: If the bank runs short, owners of a producing hotel are served first
  it('are served before all others when there is too little', () => {
    const roll = (left: number): (number | undefined)[] => {
      const t = table();
      const hex = t.hex(0, 1);
      t.set('hotelOwner', hex, 1).lay(hex, 'forest', 8);
      t.put(1, 'settlement', t.corner(0, 1, 5)).put(2, 'settlement', t.corner(0, 1, 1));
      for (let seat = 0; seat < 4; seat++) t.give(seat, {});
      t.play(0, 'end-turn').setBank('lumber', left).roll(8);
      return [0, 1, 2].map((seat) => t.hand(seat).lumber);
    };
    expect(roll(4)).toEqual([2, 1, 1]);
    expect(roll(3)).toEqual([2, undefined, undefined]);
    expect(roll(2)).toEqual([2, undefined, undefined]);
    expect(roll(1)).toEqual([1, undefined, undefined]);
  });

  it('of two owners nobody is served if there is too little for both', () => {
    const t = table();
    for (const [owner, q, r] of [
      [1, 0, 1],
      [2, -3, 1],
    ])
      t.set('hotelOwner', t.hex(q, r), owner).lay(t.hex(q, r), 'forest', 8);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.play(0, 'end-turn').setBank('lumber', 3).roll(8);
    expect([0, 1].map((seat) => t.hand(seat).lumber)).toEqual([undefined, undefined]);
  });
});

describe('the Tiergarten', () => {
  const park = (t: Table): number => t.hex(-2, 0);

  // proves bonus/the-wall-peckers: If a 2 or 12 is rolled that no hex has because of a hotel
  // proves bonus/the-wall-peckers: Every 2 or 12 that no hex has
  it('gets a chit for every 2 or 12 that a hotel has taken off the board', () => {
    const t = table();
    next(t);
    expect(t.field('parkChits', park(t))).toBe(0);
    const hex = t.hex(-3, 0);
    t.set('hotelOpen', hex, 1).set('hotelTokens', 6, 1).give(1, PLENTY);
    t.play(1, 'buy-hotel', { hex, number: 6 });
    next(t);
    expect(t.field('parkChits', park(t))).toBe(1);
    next(t);
    expect(t.field('parkChits', park(t))).toBe(2);
    t.play(3, 'end-turn').roll(2);
    expect(t.field('parkChits', park(t))).toBe(2);
  });

  const parade = (): Table => {
    const t = table();
    t.set('parkChits', park(t), 2);
    for (let seat = 0; seat < 4; seat++) t.give(seat, { wool: 2 });
    return t.play(0, 'end-turn').roll(9);
  };

  // proves bonus/the-wall-peckers: Whenever the Tiergarten produces
  // proves bonus/the-wall-peckers: The active player bids first; players who pass are out
  // proves bonus/the-wall-peckers: The highest bidder pays
  // proves bonus/the-wall-peckers: A chit is 1 point
  // proves bonus/the-wall-peckers: Best Raver is 1 point
  it('auctions one chit for resources, which is a point', () => {
    const t = parade();
    expect([t.decision, toMove(t.s)]).toEqual(['bid', 1 << 1]);
    t.play(1, 'bid', { amount: 1 }).play(2, 'pass-bid').play(3, 'pass-bid').play(0, 'bid', { amount: 2 });
    expect(t.refusal(2, 'bid', { amount: 2 })).toBeDefined();
    t.play(0, 'pay-good', { good: 'wool' }).play(0, 'pay-good', { good: 'wool' });
    expect([t.field('chitsWon', 0), t.field('parkChits', park(t)), t.decision]).toEqual([1, 1, 'main']);
    // the chit, and with it Best Raver
    expect(t.points(0)).toBe(2);
  });

  it('auctions nothing without a chit, for another number, or under the robber', () => {
    const t = table();
    expect(t.play(0, 'end-turn').roll(9).decision).toBe('main');
    t.set('parkChits', park(t), 1).give(1, { wool: 2 }).play(1, 'end-turn');
    expect(t.roll(10).decision).toBe('main');
    t.set('blocker', t.b.blocker('robber'), park(t)).play(2, 'end-turn');
    expect(t.roll(9).decision).toBe('main');
  });

  it('auctions nothing once it is land that gives nothing', () => {
    const t = table();
    t.set('parkChits', park(t), 1).lay(park(t), 'desert', 9);
    expect(t.give(1, { wool: 2 }).play(0, 'end-turn').roll(9).decision).toBe('main');
  });

  // proves bonus/the-wall-peckers: If nobody bids, the chit stays
  it('keeps a chit that nobody wants', () => {
    const t = parade();
    for (const seat of [1, 2, 3, 0]) t.play(seat, 'pass-bid');
    expect([t.decision, t.field('parkChits', park(t))]).toEqual(['main', 2]);
  });
});

describe('the sea', () => {
  // proves bonus/the-wall-peckers: Ships lie only on edges with sea on both sides
  // proves bonus/the-wall-peckers: Everybody has 15
  // proves bonus/the-wall-peckers: Roads and ships join without a building
  // proves bonus/the-wall-peckers: A ship costs 1 lumber and 1 wool
  // proves bonus/the-wall-peckers: There is no pirate
  it('takes ships where there is water alone, which go on from roads', () => {
    const t = table();
    const ship = t.b.piece('ship').index;
    const coast = t.edge(2, 0, 1);
    const open = t.edge(3, -1, 5);
    t.put(0, 'road', coast).give(0, { lumber: 1, wool: 1 });
    expect(t.b.fields.supply.get(t.s, 0, ship)).toBe(15);
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
    const ships = t.legal(0, 'ship').map(({ edge }) => Number(edge));
    const seas = (edge: number): boolean =>
      t.b.walks.hexesAlong[edge].every((hex) => t.field('terrain', hex) === t.b.terrain('sea'));
    expect(ships.length).toBeGreaterThan(0);
    expect(ships.every(seas)).toBe(true);
    expect(t.b.rules.barBuild(t.s, 0, ship, coast)).toBeDefined();
    t.play(0, 'ship', { edge: ships[0] });
    expect([t.hand(0), open >= 0]).toEqual([{}, true]);
  });
});

describe('the game', () => {
  // proves bonus/the-wall-peckers: With three players 15 points win
  // proves bonus/the-wall-peckers: With four players 17 points win
  it.each([
    [3, 15],
    [4, 17],
  ])('with %i players goes to %i points', (seats, goal) => {
    const t = new Table(ID, { seats }).started().bare();
    t.set('hotels', 0, goal - 1);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.set('hotels', 0, goal);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(true);
  });

  // proves bonus/the-wall-peckers: The map is ours
  // proves bonus/the-wall-peckers: The board: fixed, or
  it.each(['fixed', 'variable'])('is played on a %s map to the counts of the table', (wallBoard) => {
    const t = new Table(ID, { options: { wallBoard } }).started();
    const terrains: Record<string, number> = {};
    const numbers: Record<number, number> = {};
    for (let hex = 0; hex < t.b.topology.hexes; hex++) {
      const { id } = t.b.terrains[t.field('terrain', hex)];
      terrains[id] = (terrains[id] ?? 0) + 1;
      const number = 31 - Math.clz32(t.field('numbers', hex));
      if (number > 0) numbers[number] = (numbers[number] ?? 0) + 1;
    }
    expect(terrains).toEqual({
      hills: 5,
      fields: 5,
      forest: 5,
      mountains: 5,
      pasture: 5,
      desert: 2,
      sea: 19,
    });
    expect(numbers).toEqual({ 2: 1, 3: 3, 4: 3, 5: 3, 6: 3, 8: 2, 9: 3, 10: 3, 11: 3, 12: 1 });
    expect(t.b.layout.harbours.places.map(({ kind }) => kind).sort()).toEqual(
      ['any', 'any', 'any', 'brick', 'grain', 'lumber', 'ore', 'wool'].sort(),
    );
    expect([t.field('terrain', t.hex(-2, 0)), t.field('numbers', t.hex(-2, 0))]).toEqual([
      t.b.terrain('forest'),
      1 << 9,
    ]);
  });

  // proves bonus/the-wall-peckers: Variable: the hexes are shuffled
  it('shuffles all hexes but those of hotels and the Tiergarten, if the table wants it', () => {
    const t = new Table(ID, { options: { wallBoard: 'variable' } });
    const deals = [1, 2, 3].map((seed) => {
      const u = t.again(seed).started();
      return Array.from(
        { length: u.b.topology.hexes },
        (_, hex) => `${u.field('terrain', hex)} ${u.field('numbers', hex)}`,
      );
    });
    expect(new Set(deals.map((deal) => deal.join())).size).toBe(3);
    const kept = [...SITES.map(([, q, r]) => t.hex(q, r)), t.hex(-2, 0)];
    for (const hex of kept) expect(new Set(deals.map((deal) => deal[hex])).size).toBe(1);
  });
});

describe('with others', () => {
  it('in Cities & Knights commodities pay for no chit', () => {
    const t = new Table(ID, { modules: ['cities-knights/core'] }).started();
    const lot = t.b.domain('good').names!.filter((_, good) => t.b.inHand[good]);
    expect(lot).toContain('cloth');
    t.set('parkChits', t.hex(-2, 0), 1);
    for (let seat = 0; seat < 4; seat++) t.give(seat, { wool: 1, cloth: 1 });
    t.b.the.auction.call(t.s, 0);
    const seat = 31 - Math.clz32(toMove(t.s));
    t.play(seat, 'bid', { amount: 1 });
    for (let i = 1; i < 4; i++) t.play((seat + i) % 4, 'pass-bid');
    expect(t.legal(seat, 'pay-good').map(({ good }) => good)).toEqual(['wool']);
  });
});

describe('bots', () => {
  it('save for pieces of the wall that are unlocked, and for hotels that are up', () => {
    const t = table();
    const gains = (): number[] => {
      const list: number[] = [];
      t.b.the.hints.aims(t.s, 0, (_bill, gain) => list.push(gain));
      return list;
    };
    const before = gains().length;
    unlocked(t, 0);
    expect(gains()).toHaveLength(before + 1);
    t.set('hotelOpen', t.hex(0, 1), 1).set('hotelTokens', 8, 1).set('hotelTokens', 4, 1);
    expect(gains()).toHaveLength(before + 3);
  });

  it('see more in a hotel with a good number, in a piece of the wall, and in a token that lies', () => {
    const t = table();
    const sees = (): number => t.b.the.hints.progress(t.s, 0);
    const nothing = sees();
    t.set('wallClaims', 0, 1);
    expect(sees()).toBeLessThan(nothing);
    t.set('wallPlaced', 0, 1).set('wallPieces', 0, 1);
    const piece = sees();
    expect(piece).toBeGreaterThan(nothing);
    t.set('hotelOwner', t.hex(0, 1), 1).lay(t.hex(0, 1), 'forest', 10);
    const ten = sees();
    expect(ten).toBeGreaterThan(piece);
    t.lay(t.hex(0, 1), 'forest', 8);
    expect(sees()).toBeGreaterThan(ten);
  });
});
