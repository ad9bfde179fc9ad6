import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const CARAVANS = 'traders-barbarians/caravans';

/** the board as drawn, without pieces and cards, before the first roll */
const fresh = ({ options, ...rest }: TableOptions = {}): Table => {
  const t = new Table(CARAVANS, {
    ...rest,
    options: { ...((rest.seats ?? 4) < 5 && { caravanBoard: 'recommended' }), ...options },
  })
    .started()
    .bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
/** the three paths that lead away from the arrows: upper left, upper right, below */
const first = (t: Table): number[] => [t.edge(-1, 0, 1), t.edge(1, 0, 2), t.edge(0, 1, 3)];
const camel = (t: Table, ...edges: number[]): Table => {
  for (const edge of edges) {
    expect(t.b.the.caravans.barCamel(t.s, edge)).toBeUndefined();
    t.b.the.caravans.place(t.s, edge);
  }
  return t;
};
const places = (t: Table): number[] =>
  Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
    (edge) => t.b.the.caravans.barCamel(t.s, edge) === undefined,
  );
const away = (t: Table, edge: number, corner: number): number =>
  t.b.topology.edgeCorner[edge * 2] === corner
    ? t.b.topology.edgeCorner[edge * 2 + 1]
    : t.b.topology.edgeCorner[edge * 2];
/** the head of the caravan that has one camel, on this path away from this corner of the oasis */
const headOf = (t: Table, k: number): number => away(t, first(t)[k], t.corner(0, 0, [2, 0, 4][k]));
/** the active seat builds a settlement somewhere and ends its turn: the bidding begins */
const bidding = (t: Table): Table => {
  const corner = t.corner(0, -2, 2);
  t.put(0, 'road', t.edge(0, -2, 2)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  return t.play(0, 'settlement', { corner }).play(0, 'end-turn');
};
const bid = (t: Table, seat: number, ...goods: string[]): Table => {
  for (const good of goods) t.play(seat, 'bid-card', { good });
  return t.play(seat, 'end-bid');
};

describe('the oasis', () => {
  // proves traders-barbarians/caravans: An oasis lies in the middle
  // proves traders-barbarians/caravans: An oasis gives nothing
  // proves traders-barbarians/caravans: The robber never comes to an oasis
  // proves traders-barbarians/caravans: The robber starts off the board
  it('the robber begins beside the board and never comes to the oasis', () => {
    const t = fresh();
    expect(t.b.terrains[t.b.fields.terrain.get(t.s, t.hex(0, 0))].id).toBe('oasis');
    expect(t.b.fields.numbers.get(t.s, t.hex(0, 0))).toBe(0);
    expect(t.b.fields.blocker.get(t.s, t.b.blocker('robber'))).toBe(-1);
    t.roll(7);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) })?.code).toBe('oasis-peace');
    const [{ hex }] = t.legal(0, 'move-blocker');
    t.play(0, 'move-blocker', { blocker: 'robber', hex });
    expect(t.b.fields.blocker.get(t.s, t.b.blocker('robber'))).toBe(hex);
  });

  // proves traders-barbarians/caravans: An oasis lies in the middle
  // proves traders-barbarians/caravans: There are 22 camels
  it('five and six players have two oases and 33 camels', () => {
    const t = fresh({ seats: 6 });
    for (const hex of [t.hex(-1, -1), t.hex(0, 1)])
      expect(t.b.terrains[t.b.fields.terrain.get(t.s, hex)].id).toBe('oasis');
    expect(t.field('camelsLeft')).toBe(33);
    expect(places(t)).toHaveLength(6);
    expect(fresh().field('camelsLeft')).toBe(22);
  });

  // proves traders-barbarians/caravans: The recommended board lays
  // proves traders-barbarians/caravans: hexes around the oasis and harbours at random
  it('the recommended board is always the same, the other is not', () => {
    const lies = (caravanBoard: string, seed: number): string => {
      const t = new Table(CARAVANS, { options: { caravanBoard }, seed }).started();
      return [...t.b.fields.terrain.all(t.s), ...t.b.fields.harbour.all(t.s)].join(' ');
    };
    expect(lies('recommended', 1)).toBe(lies('recommended', 2));
    expect(lies('variable', 1)).not.toBe(lies('variable', 2));
  });
});

describe('camels', () => {
  // proves traders-barbarians/caravans: Three caravans set out from each oasis
  // proves traders-barbarians/caravans: The first camel lies on the path
  it('the first camels lie on the three paths that lead away from the arrows', () => {
    const t = fresh();
    expect(places(t)).toEqual([...first(t)].sort((a, z) => a - z));
    expect(t.b.the.caravans.barCamel(t.s, t.edge(0, 0, 1))?.code).toBe('camel-not-ahead');
  });

  // proves traders-barbarians/caravans: Every later camel goes in front of the head
  // proves traders-barbarians/caravans: A caravan never branches
  it('a caravan goes on at its head alone, by one of two paths', () => {
    const t = camel(fresh(), first(fresh())[0]);
    expect(places(t)).toHaveLength(4);
    expect(t.b.the.caravans.barCamel(t.s, first(t)[0])?.code).toBe('camel-there');
    const [next] = places(t).filter((edge) => !first(t).includes(edge));
    camel(t, next);
    expect(places(t)).toHaveLength(4);
  });

  // proves traders-barbarians/caravans: It may follow the coast
  it('a caravan that comes back may follow the edges of the oasis', () => {
    const t = fresh();
    // A head at a corner of the oasis where no caravan sets out.
    t.set('caravanHead', t.corner(0, 0, 1), 1);
    expect(t.b.the.caravans.barCamel(t.s, t.edge(0, 0, 1))).toBeUndefined();
  });

  // proves traders-barbarians/caravans: It may follow the coast
  it('a caravan follows the coast', () => {
    const t = fresh();
    // Upper left to the coast, and along it.
    camel(t, first(t)[0]);
    let head = headOf(t, 0);
    for (let n = 0; n < 4; n++) {
      const coast = (edge: number) => t.b.topology.edgeHex[edge * 2 + 1] < 0;
      const ways = t.b.walks.edgesAt[head].filter(
        (edge) => t.b.the.caravans.barCamel(t.s, edge) === undefined,
      );
      const way = ways.find(coast) ?? ways[0];
      camel(t, way);
      head = away(t, way, head);
    }
    expect(t.field('caravanHead', head)).toBe(1);
  });

  // proves traders-barbarians/caravans: A camel and a road may share
  it('a camel and a road share a path, whichever came first', () => {
    const t = fresh().roll(2);
    t.put(0, 'road', first(t)[0]);
    camel(t, first(t)[0], first(t)[1]);
    t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: first(t)[1] })).toBeUndefined();
  });

  // proves traders-barbarians/caravans: Caravans that meet at a corner
  // proves traders-barbarians/caravans: One that cannot go on has ended
  // proves traders-barbarians/caravans: A camel that could either continue
  it('caravans that meet go on as one, and one without a path has ended', () => {
    const t = fresh();
    camel(t, first(t)[0]);
    // Where every path has a camel nothing goes on.
    for (const edge of t.b.walks.edgesAt[headOf(t, 0)]) t.set('camels', edge, 1);
    expect(places(t)).toEqual([first(t)[1], first(t)[2]].sort((a, z) => a - z));
    // Two heads at one corner have one path between them, and one head afterwards.
    const meet = fresh();
    camel(meet, first(meet)[0]);
    const head = headOf(meet, 0);
    const [one, other] = meet.b.walks.edgesAt[head].filter(
      (edge) => meet.b.the.caravans.barCamel(meet.s, edge) === undefined,
    );
    meet.set('caravanHead', away(meet, one, head), 1);
    camel(meet, one);
    expect(meet.field('caravanHead', head)).toBe(0);
    expect(meet.field('caravanHead', away(meet, one, head))).toBe(1);
    expect(meet.b.the.caravans.barCamel(meet.s, other)?.code).toBe('camel-not-ahead');
  });

  // proves traders-barbarians/caravans: When they are used up
  it('without camels there is no vote', () => {
    const t = fresh().set('camelsLeft', 0, 0).roll(2);
    expect(bidding(t).decision).toBe('roll');
  });
});

describe('what camels bring', () => {
  // proves traders-barbarians/caravans: A settlement or city with a camel on two of its paths
  // proves traders-barbarians/caravans: The two camels of a town may belong
  it('a town between two camels is worth a point more', () => {
    const t = camel(fresh(), first(fresh())[0]);
    const head = headOf(t, 0);
    t.put(1, 'settlement', head);
    expect(t.points(1)).toBe(1);
    const [next] = t.b.walks.edgesAt[head].filter(
      (edge) => t.b.the.caravans.barCamel(t.s, edge) === undefined,
    );
    camel(t, next);
    expect(t.points(1)).toBe(2);
    t.put(1, 'city', head);
    expect(t.points(1)).toBe(3);
    t.b.rules.unbuild(t.s, t.b.piece('city').index, head);
    expect(t.points(1)).toBe(0);
  });

  // proves traders-barbarians/caravans: A road on a path with a camel counts as two
  it('a road beside a camel counts twice, whichever came first', () => {
    const t = fresh();
    t.put(0, 'road', first(t)[0]);
    camel(t, first(t)[0]);
    expect(t.field('routeLength', 0)).toBe(2);
    camel(t, first(t)[1]);
    t.put(1, 'road', first(t)[1]);
    expect(t.field('routeLength', 1)).toBe(2);
  });
});

describe('awards', () => {
  it('a camel beside the fourth road wins the Longest Road at once', () => {
    const t = fresh();
    const { endsOf, edgesAt } = t.b.walks;
    const [start] = first(t);
    const road = [start];
    let end = headOf(t, 0);
    while (road.length < 4) {
      const next = edgesAt[end].find((edge) => !road.includes(edge))!;
      road.push(next);
      end = endsOf[next].find((corner) => corner !== end)!;
    }
    for (const edge of road) t.put(1, 'road', edge);
    t.b.rules.reviewAwards(t.s);
    const holder = (): number => t.b.fields.award.get(t.s, t.b.award('longest-road'));
    expect([t.field('routeLength', 1), holder()]).toEqual([4, -1]);
    camel(t, start);
    expect([t.field('routeLength', 1), holder()]).toEqual([5, 1]);
  });
});

describe('votes', () => {
  // proves traders-barbarians/caravans: After a turn in which you built a settlement
  it('a turn with a new settlement or city brings one camel, others none', () => {
    const t = bidding(fresh().roll(2));
    expect(t.decision).toBe('bid-camel');
    for (const seat of [0, 1, 2, 3]) bid(t, seat);
    t.play(0, 'place-camel', { edge: first(t)[0] });
    expect(t.decision).toBe('roll');
    expect(t.field('camelsLeft')).toBe(21);
    t.roll(2).play(1, 'end-turn');
    expect(t.decision).toBe('roll');
  });

  // proves traders-barbarians/caravans: First everybody bids once
  // proves traders-barbarians/caravans: All of them go to the bank
  // proves traders-barbarians/caravans: player with more votes than all others
  it('everybody bids wool and grain in turn, and more votes than all others together decide', () => {
    const t = bidding(fresh().roll(2));
    t.give(1, { wool: 2, grain: 1, ore: 1 }).give(3, { wool: 1, grain: 1 });
    expect(t.legal(0)).toEqual([{ move: 'end-bid' }]);
    bid(t, 0);
    expect(t.refusal(1, 'bid-card', { good: 'ore' })?.code).toBe('no-bid');
    bid(t, 1, 'wool', 'wool', 'grain');
    bid(t, 2);
    bid(t, 3, 'wool', 'grain');
    expect(t.hand(1)).toEqual({ ore: 1 });
    expect(t.decision).toBe('place-camel');
    t.play(1, 'place-camel', { edge: first(t)[2] });
    expect(t.field('camels', first(t)[2])).toBeGreaterThan(0);
    expect(t.field('votes', 1)).toBe(0);
  });

  // proves traders-barbarians/caravans: Otherwise the players who bid vote
  // proves traders-barbarians/caravans: A place with more than half
  // proves traders-barbarians/caravans: alike: no other agreement at the
  it('without a majority those who bid vote, and those who agree have their way', () => {
    const t = bidding(fresh().roll(2));
    t.give(1, { wool: 2 }).give(2, { wool: 1 }).give(3, { wool: 1 });
    bid(t, 0);
    bid(t, 1, 'wool', 'wool');
    bid(t, 2, 'wool');
    bid(t, 3, 'wool');
    expect(t.decision).toBe('vote-camel');
    t.play(1, 'vote-camel', { edge: first(t)[0] });
    t.play(2, 'vote-camel', { edge: first(t)[0] }).play(3, 'vote-camel', { edge: first(t)[1] });
    expect(t.field('camels', first(t)[0])).toBeGreaterThan(0);
    expect(t.decision).toBe('roll');
  });

  // proves traders-barbarians/caravans: bid cast their votes one by one, for one
  // proves traders-barbarians/caravans: Votes for a camel: all of a player’s for one place
  // proves traders-barbarians/caravans: place with the most votes gets the camel
  it('votes may be split, and the place with most of them gets the camel', () => {
    const split = (): Table => {
      const t = bidding(fresh({ options: { caravanVotes: 'split' } }).roll(2));
      for (let seat = 0; seat < 4; seat++) t.give(seat, {});
      t.give(1, { wool: 3 }).give(2, { wool: 1 });
      bid(t, 0);
      bid(t, 1, 'wool', 'wool', 'wool');
      bid(t, 2, 'wool');
      bid(t, 3);
      expect(t.decision).toBe('vote-camel');
      for (const k of [0, 1, 1]) t.play(1, 'vote-camel', { edge: first(t)[k] });
      return t;
    };
    const t = split();
    t.play(2, 'vote-camel', { edge: first(t)[2] });
    expect([t.field('camels', first(t)[1]) > 0, t.decision]).toEqual([true, 'roll']);
    // Equal votes: whoever has most decides, also for a place that nobody voted for.
    const tied = split();
    tied.play(2, 'vote-camel', { edge: first(tied)[0] });
    expect(tied.decision).toBe('place-camel');
    tied.play(1, 'place-camel', { edge: first(tied)[2] });
    expect(tied.field('camels', first(tied)[2])).toBeGreaterThan(0);
  });

  // proves traders-barbarians/caravans: If no place has
  it('without agreement whoever has most votes places the camel, or the one whose turn it was', () => {
    const most = bidding(fresh().roll(2));
    most.give(1, { wool: 2 }).give(2, { wool: 1 }).give(3, { wool: 1 });
    bid(most, 0);
    bid(most, 1, 'wool', 'wool');
    bid(most, 2, 'wool');
    bid(most, 3, 'wool');
    most.play(1, 'vote-camel', { edge: first(most)[0] });
    most.play(2, 'vote-camel', { edge: first(most)[1] }).play(3, 'vote-camel', { edge: first(most)[2] });
    expect(most.legal(1, 'place-camel')).toHaveLength(3);
    const level = bidding(fresh().roll(2));
    level.give(1, { wool: 1 }).give(2, { wool: 1 });
    bid(level, 0);
    bid(level, 1, 'wool');
    bid(level, 2, 'wool');
    bid(level, 3);
    level.play(1, 'vote-camel', { edge: first(level)[0] }).play(2, 'vote-camel', { edge: first(level)[1] });
    expect(level.legal(0, 'place-camel')).toHaveLength(3);
  });

  // proves traders-barbarians/caravans: Building between the turns
  it('what is built between turns brings a camel after that phase', () => {
    const t = fresh({ options: { waiting: 'special' } })
      .roll(2)
      .play(0, 'end-turn');
    t.put(1, 'road', t.edge(0, -2, 2)).give(1, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    t.play(1, 'settlement', { corner: t.corner(0, -2, 2) });
    for (const seat of [1, 2, 3]) t.play(seat, 'done-building');
    expect(t.decision).toBe('bid-camel');
    expect(t.legal(0)).toEqual([{ move: 'end-bid' }]);
  });

  // proves traders-barbarians/caravans: Twelve points win
  // proves traders-barbarians/caravans: documents disagree between 12 and 13
  // proves traders-barbarians/caravans: If a camel brings points
  it('twelve points win, also by the camel at the end of the own turn', () => {
    const t = fresh({ options: { points: 3 } });
    expect(fresh().b.rules.goal(t.s)).toBe(12);
    camel(t, first(t)[0]);
    const head = headOf(t, 0);
    t.put(0, 'settlement', head).roll(2);
    bidding(t);
    for (const seat of [0, 1, 2, 3]) bid(t, seat);
    const [edge] = t.b.walks.edgesAt[head].filter((at) => t.b.the.caravans.barCamel(t.s, at) === undefined);
    t.play(0, 'place-camel', { edge });
    expect(t.over).toBe(true);
  });
});

it('event cards drive the robber beside the board', () => {
  const t = new Table(CARAVANS, { modules: ['variant/event-cards'] });
  expect(t.b.layout.hexes.some(({ terrain }) => terrain === 'desert')).toBe(false);
});
