import { describe, expect, it, test } from 'vitest';
import type { Table, TableOptions } from '../table.ts';
import { coast, dawn, gold, island, knightAt, roll, shore, stands } from './magic-island.ts';

const GOLD_FIELD = [2, -3] as const;
const VOLCANO = [3, -3] as const;

/** two ships of seat 0 from the coast to the isle of Ismai; answers the corners on the isle */
function sail(t: Table): { near: number; far: number } {
  t.put(0, 'settlement', coast(t)[7]);
  t.put(0, 'ship', t.edge(2, -2, 0)).put(0, 'ship', t.edge(2, -2, 1));
  return { near: t.corner(2, -2, 0), far: t.corner(2, -2, 1) };
}

const ismai = (t: Table): number => t.hex(...VOLCANO);
const field = (t: Table): number => t.hex(...GOLD_FIELD);

/** the knight of this card fights Ismai, and the dice show this */
function fight(
  id: string,
  yellow: number,
  red: number,
  options: TableOptions = {},
): { t: Table; at: number } {
  const t = island(options);
  const { near } = sail(t);
  stands(t, 0, id, near);
  t.play(0, 'slay-dragon-here', { corner: near }).nature('dragon-dice', { yellow, red });
  return { t, at: near };
}

/** Ismai is dead, and so much gold is left */
function slain(t: Table, left: number): Table {
  return t.set('dragonOn', ismai(t), 0).set('goldPile', field(t), left);
}

describe('the isles', () => {
  // proves bonus/the-magic-island: Two isles have a dragon each: Ismai has a strength of 4 and guards 8 gold, Samsor has 6 and guards 12
  it('have their dragons and their gold', () => {
    const t = island();
    const at = (name: string, q: number, r: number) => t.field(name, t.hex(q, r));
    expect([at('dragonOn', 3, -3), at('goldPile', 2, -3)]).toEqual([4, 8]);
    expect([at('dragonOn', -2, 3), at('goldPile', -3, 3)]).toEqual([6, 12]);
  });

  // proves bonus/the-magic-island: Ships may sail there, but nobody builds there yet
  it('take ships and nothing else', () => {
    const t = island().give(0, { brick: 2, lumber: 3, grain: 1, wool: 2 });
    const { far } = sail(t);
    expect(t.refusal(0, 'settlement', { corner: far })?.code).toBe('dragon-isle');
    expect(t.refusal(0, 'road', { edge: t.edge(2, -3, 5) })?.code).toBe('dragon-isle');
    expect(t.refusal(0, 'ship', { edge: t.edge(2, -3, 5) })).toBe(undefined);
  });

  // proves bonus/the-magic-island: When its gold is gone an isle is open
  it('are open when the dragon is slain and the gold is gone, and not before', () => {
    const t = island().give(0, { brick: 2, lumber: 3, grain: 1, wool: 2 });
    const { far } = sail(t);
    const why = () => t.refusal(0, 'settlement', { corner: far })?.code;
    slain(t, 1);
    expect(why()).toBe('dragon-isle');
    t.set('goldPile', field(t), 0).set('dragonOn', ismai(t), 4);
    expect(why()).toBe('dragon-isle');
    slain(t, 0);
    expect([why(), t.refusal(0, 'road', { edge: t.edge(2, -3, 5) })?.code]).toEqual([
      undefined,
      'kinds-apart',
    ]);
  });
});

describe('a bot', () => {
  /** by how much what a bot hopes for grows with each of two ships to the isle of Ismai */
  function hopes(t: Table): readonly [number, number] {
    const seen: number[] = [];
    const look = () => seen.push(t.b.the.hints.progress(t.s, 0));
    t.put(0, 'settlement', coast(t)[7]);
    look();
    t.put(0, 'ship', t.edge(2, -2, 0));
    look();
    t.put(0, 'ship', t.edge(2, -2, 1));
    look();
    return [seen[1] - seen[0], seen[2] - seen[1]];
  }
  const sum = ([one, other]: readonly [number, number]): number => one + other;

  it('thinks more of ships the nearer they come to an isle with a dragon, and most with a knight who has a chance', () => {
    const bare = hopes(island());
    expect(bare[0]).toBeGreaterThan(0);
    const t = island();
    stands(t, 0, 'johanna', coast(t)[3]);
    expect(sum(hopes(t))).toBeGreaterThan(sum(bare));
  });

  it('sails to no isle whose gold is gone', () => {
    expect(sum(hopes(slain(island(), 1)))).toBeGreaterThan(0);
    expect(sum(hopes(slain(island(), 0)))).toBeCloseTo(0);
  });

  it('settles where it is not far to the weaker dragon, as long as there is gold', () => {
    const gain = (t: Table, at: number): number => t.b.the.hints.foundingGain(t.s, 0, coast(t)[at]);
    const t = island();
    expect(gain(t, 7)).toBeGreaterThan(gain(t, 1));
    const before = gain(t, 7);
    slain(t, 0);
    expect(gain(t, 7)).toBeLessThan(before);
  });
});

describe('a fight', () => {
  // proves bonus/the-magic-island: An active knight on such an isle may fight its dragon
  it('is for an active knight on the isle of a dragon that lives', () => {
    const t = island();
    const { near } = sail(t);
    stands(t, 0, 'conrad', near, false);
    const why = () => t.refusal(0, 'slay-dragon-here', { corner: near })?.code;
    expect(why()).toBe('unit-inactive');
    t.set('knightActive', near, 1);
    expect(why()).toBe(undefined);
    slain(t, 8);
    expect(why()).toBe('no-dragon-here');
    const home = island();
    stands(home, 0, 'conrad', shore(home, 0, 0, 1)[1]);
    expect(home.refusal(0, 'slay-dragon-here', { corner: coast(home)[1] })?.code).toBe('no-dragon-here');
  });

  // proves bonus/the-magic-island: Its strength and the yellow die are compared with the dragon’s strength and the red die
  // proves bonus/the-magic-island: If the dragon has more, the knight leaves the board
  // proves bonus/the-magic-island: If both have as much, it becomes inactive
  // proves bonus/the-magic-island: If the knight has more, the dragon is slain
  test.each([
    [2, 1, undefined, 4],
    [3, 1, 'conrad', 4],
    [4, 1, 'conrad', 0],
  ])('with a strength of 2, yellow %i and red %i', (yellow, red, there, dragon) => {
    const { t, at } = fight('conrad', yellow, red);
    expect([knightAt(t, at), t.field('dragonOn', ismai(t)), t.field('knightActive', at)]).toEqual([
      there,
      dragon,
      0,
    ]);
  });

  // proves bonus/the-magic-island: The knight is worth 1 point from then on, and if it was weaker its owner gets the difference in gold
  it('brings a point, and a weaker knight the difference in gold', () => {
    const weak = fight('conrad', 6, 1).t;
    expect([weak.points(0), gold(weak, 0)]).toEqual([2, 2]);
    const strong = fight('gotz', 6, 1).t;
    expect([strong.points(0), gold(strong, 0)]).toEqual([4, 0]);
  });

  // proves bonus/the-magic-island: Against her a dragon has a strength of 2
  it('Johanna meets a strength of 2, whoever the dragon is', () => {
    const draw = fight('johanna', 1, 2);
    expect([knightAt(draw.t, draw.at), draw.t.field('dragonOn', ismai(draw.t))]).toEqual(['johanna', 4]);
    const won = fight('johanna', 1, 1);
    expect([won.t.field('dragonOn', ismai(won.t)), gold(won.t, 0)]).toEqual([0, 0]);
    expect(knightAt(fight('johanna', 1, 3).t, won.at)).toBe(undefined);
  });

  // proves bonus/the-magic-island: In fights with dragons you throw two dice with the numbers 1 to 3, each twice
  // proves bonus/the-magic-island: Fights with dragons: the two dice, or two dice with the numbers 1 to 3, each twice
  it('with the other dice a six is a three', () => {
    const small = { options: { battleDie: 'starship' } };
    expect(fight('conrad', 6, 1, small).t.field('dragonOn', ismai(island()))).toBe(4);
    expect(knightAt(fight('conrad', 6, 1, small).t, island().corner(2, -2, 0))).toBe('conrad');
    expect(knightAt(fight('conrad', 4, 1, small).t, island().corner(2, -2, 0))).toBe(undefined);
    expect(fight('otto', 6, 2, small).t.field('dragonOn', ismai(island()))).toBe(0);
  });
});

describe('a knight that is lent', () => {
  const both = (own: string, other: string) => {
    const t = island();
    const { near, far } = sail(t);
    stands(t, 0, own, near);
    stands(t, 1, other, far);
    t.play(0, 'slay-dragon-here', { corner: near });
    return { t, near, far };
  };

  // proves bonus/the-magic-island: One other player with an active knight on the isle may lend it, and is not refused
  // proves bonus/the-magic-island: A knight that is lent has to be active
  it('is one active knight of one other player on the same isle', () => {
    const { t, far } = both('conrad', 'hagen');
    expect(t.decision).toBe('lend-knight');
    t.play(1, 'lend-knight', { corner: far });
    expect(t.decision).toBe('dragon-fight');
    const idle = island();
    const { near, far: there } = sail(idle);
    stands(idle, 0, 'conrad', near);
    stands(idle, 1, 'hagen', there, false);
    expect(idle.play(0, 'slay-dragon-here', { corner: near }).decision).toBe('dragon-fight');
  });

  it('nobody else is asked once one has helped, and the next is when one has not', () => {
    const t = island();
    const { near, far } = sail(t);
    stands(t, 0, 'conrad', near);
    stands(t, 1, 'hagen', far);
    stands(t, 2, 'siegfried', t.corner(2, -3, 4));
    t.play(0, 'slay-dragon-here', { corner: near });
    const other = t.again(1);
    other.s.cells.set(t.s.cells);
    expect(t.play(1, 'lend-knight', { corner: far }).decision).toBe('dragon-fight');
    other.play(1, 'lend-none');
    expect(other.decision).toBe('lend-knight');
    expect(other.play(2, 'lend-none').decision).toBe('dragon-fight');
  });

  // proves bonus/the-magic-island: Then both dice are thrown twice: the higher yellow and the lower red one count, and the strengths are added
  // proves bonus/the-magic-island: It tires as the other does
  // proves bonus/the-magic-island: Knights that fight together lose, tire or win together
  test.each([
    [4, 3, 1, 2, 'win'],
    [1, 6, 3, 1, 'win'],
    [1, 4, 2, 1, 'tire'],
    [1, 5, 2, 6, 'lose'],
  ] as const)('throws %i and %i, %i and %i', (y1, r1, y2, r2, how) => {
    // 2 and 1 against 4
    const { t, near, far } = both('conrad', 'hagen');
    t.play(1, 'lend-knight', { corner: far });
    t.nature('dragon-dice', { yellow: y1, red: r1 }).nature('dragon-dice', { yellow: y2, red: r2 });
    const standing = how === 'lose' ? [undefined, undefined] : ['conrad', 'hagen'];
    expect([knightAt(t, near), knightAt(t, far)]).toEqual(standing);
    expect(t.field('dragonOn', ismai(t))).toBe(how === 'win' ? 0 : 4);
    expect([t.field('knightActive', near), t.field('knightActive', far)]).toEqual([0, 0]);
  });

  // proves bonus/the-magic-island: Each gets its point, and of the gold each owner half; an odd piece goes to the weaker knight’s
  test.each([
    ['conrad', 'hagen', 0, 1],
    ['hagen', 'conrad', 1, 0],
    ['hagen', 'siegfried', 1, 1],
    ['sven', 'siegfried', 2, 1],
  ])('%s and %s share the gold', (own, other, mine, theirs) => {
    const { t, near, far } = both(own, other);
    t.play(1, 'lend-knight', { corner: far });
    t.nature('dragon-dice', { yellow: 6, red: 1 }).nature('dragon-dice', { yellow: 1, red: 6 });
    expect([gold(t, 0), gold(t, 1)]).toEqual([mine, theirs]);
    expect([t.field('knightChits', near), t.field('knightChits', far)]).toEqual([1, 1]);
  });

  it('whoever lends none lets the other fight alone', () => {
    const { t } = both('conrad', 'hagen');
    t.play(1, 'lend-none').nature('dragon-dice', { yellow: 6, red: 1 });
    expect([t.decision, gold(t, 0), gold(t, 1)]).toEqual(['main', 2, 0]);
  });
});

describe('the gold of the isle', () => {
  const fetching = (left: number, slayers = 0) => {
    const t = slain(dawn(), left);
    sail(t);
    stands(t, 0, 'conrad', t.corner(2, -2, 0), false);
    stands(t, 1, 'falk', t.corner(2, -2, 1));
    stands(t, 2, 'hagen', t.corner(2, -3, 4));
    t.set('dragonSlayers', 0, slayers);
    roll(t, 5);
    return t;
  };
  const all = (t: Table) => [0, 1, 2, 3].map((seat) => gold(t, seat));

  // proves bonus/the-magic-island: Once the dragon is slain, everybody with a knight on the isle takes 1 gold from there whenever the number of its gold field comes
  it('goes by one piece to each with a knight there, active or not', () => {
    const t = fetching(8);
    expect([all(t), t.field('goldPile', field(t))]).toEqual([[1, 1, 1, 0], 5]);
    const alive = dawn();
    sail(alive);
    stands(alive, 0, 'conrad', alive.corner(2, -2, 0));
    expect(all(roll(alive, 5))).toEqual([0, 0, 0, 0]);
    const other = slain(dawn(), 8);
    sail(other);
    stands(other, 0, 'conrad', other.corner(2, -2, 0));
    expect(all(roll(other, 2))).toEqual([0, 0, 0, 0]);
  });

  // proves bonus/the-magic-island: If there is too little, slayers come first, then higher tournament values
  it('goes to slayers first, then to the better in a tournament', () => {
    expect(all(fetching(1))).toEqual([0, 1, 0, 0]);
    expect(all(fetching(2))).toEqual([0, 1, 1, 0]);
    expect(all(fetching(1, 1))).toEqual([1, 0, 0, 0]);
    expect(all(fetching(2, 1))).toEqual([1, 1, 0, 0]);
  });

  // proves bonus/the-magic-island: Its volcano gets a number from the reserve, and volcano and gold field give a resource of choice
  it('the last piece opens the isle, and its volcano gets a number', () => {
    const t = fetching(3);
    expect(t.decision).toBe('fog-token');
    t.nature('fog-token', { number: 4 });
    expect([t.field('numbers', ismai(t)), t.field('stackNumber', 4)]).toEqual([1 << 4, 1]);
  });

  it('an open isle gives a resource of choice on both numbers, a closed one none', () => {
    for (const [number, open, asked] of [
      [5, true, 'choose-good'],
      [4, true, 'choose-good'],
      [5, false, 'main'],
    ] as const) {
      const t = slain(dawn(), open ? 0 : 8);
      for (let hex = 0; hex < t.b.topology.hexes; hex++) if (hex !== field(t)) t.set('numbers', hex, 0);
      t.set('numbers', ismai(t), 1 << 4).put(0, 'settlement', t.corner(2, -2, 1));
      roll(t, number);
      expect(t.decision).toBe(asked);
    }
  });

  // proves bonus/the-magic-island: A robber on a gold field, a volcano, the citadel hex or the barbarian isle stops it as any other hex
  it('a robber on the gold field keeps it', () => {
    const t = slain(dawn(), 8);
    sail(t);
    stands(t, 0, 'conrad', t.corner(2, -2, 0));
    t.set('blocker', 0, field(t));
    expect(all(roll(t, 5))).toEqual([0, 0, 0, 0]);
  });
});

describe('the volcano', () => {
  const erupting = (number: number, prepare: (t: Table, corner: number) => void) => {
    const t = slain(dawn(), 0);
    t.set('numbers', ismai(t), 1 << 4);
    // corner 4 of the volcano is its lowest
    const corner = t.corner(3, -3, 4);
    prepare(t, corner);
    roll(t, number);
    return { t, corner };
  };
  const at = (t: Table, corner: number): string | undefined => {
    const mark = t.field('building', corner);
    return mark === 0 ? undefined : t.b.pieces[t.b.pieceOf[mark]].id;
  };
  const hit = (t: Table, corner: number): Table => {
    const die = [0, 1, 2, 3, 4, 5].find((face) => t.b.topology.hexCorner[ismai(t) * 6 + face] === corner)!;
    while (t.decision !== 'erupt') t.anything();
    return t.nature('erupt', { die: die + 1 });
  };

  // proves bonus/the-magic-island: A volcano erupts on the number that makes 14 with its own
  it('erupts on 10 with a 4, and not on its 4', () => {
    const quiet = erupting(4, () => {}).t;
    expect(quiet.decision).toBe('main');
    const { t } = erupting(10, (table) => {
      for (let hex = 0; hex < table.b.topology.hexes; hex++)
        if (hex !== ismai(table)) table.set('numbers', hex, 0);
    });
    expect(t.decision).toBe('erupt');
  });

  // proves bonus/the-magic-island: A die names a corner: a settlement there is lost, a city becomes a settlement, and a walled city loses its wall alone
  it('takes a settlement, lowers a city, and takes a wall alone', () => {
    const settled = erupting(10, (t, corner) => t.put(0, 'settlement', corner));
    expect(at(hit(settled.t, settled.corner), settled.corner)).toBe(undefined);
    const city = erupting(10, (t, corner) => t.put(0, 'city', corner));
    expect(at(hit(city.t, city.corner), city.corner)).toBe('settlement');
    const walled = erupting(10, (t, corner) => t.put(0, 'city', corner).put(0, 'city-wall', corner));
    expect(at(hit(walled.t, walled.corner), walled.corner)).toBe('city');
    expect(walled.t.field('cityWall', walled.corner)).toBe(0);
    const missed = erupting(10, (t, corner) => t.put(0, 'settlement', corner));
    expect(at(hit(missed.t, missed.t.corner(3, -3, 1)), missed.corner)).toBe('settlement');
  });

  // proves bonus/the-magic-island: Beside a volcano a city stands only if it is beside the gold field, too, and no city beside it becomes a metropolis
  it('bears a city beside the gold field alone, and no metropolis', () => {
    const t = slain(island(), 0).give(0, { grain: 2, ore: 3 });
    const [alone, both] = [t.corner(3, -3, 4), t.corner(2, -2, 1)];
    t.put(0, 'settlement', alone);
    expect(t.refusal(0, 'city', { corner: alone })?.code).toBe('volcano-city');
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, alone);
    t.put(0, 'settlement', both);
    expect(t.refusal(0, 'city', { corner: both })).toBe(undefined);
    t.put(0, 'city', both).set('tradeLevel', 0, 3).give(0, { cloth: 4 });
    expect(t.refusal(0, 'improve-trade')?.code).toBe('no-metropolis-site');
    t.put(0, 'city', coast(t)[0]);
    expect(t.refusal(0, 'improve-trade')).toBe(undefined);
  });
});
