import { viewOf } from '@hexwright/kernel';
import { matesOf } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/lost-tribes';

/** seats 0 and 2 are partners of four, as are 1 and 3; nothing stands on the board, and all hands are empty */
const open = (asked: TableOptions = {}) => {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
/** a row of edges along the north coast of the upper island */
const coast = (t: Table) => [t.edge(0, -4, 2), t.edge(0, -4, 1), t.edge(1, -4, 2), t.edge(1, -4, 1)];
const unite = (t: Table, one = 0, other = 2) => {
  const [first, second] = coast(t);
  return t.put(one, 'road', first).put(other, 'road', second);
};
const united = (t: Table) => Array.from({ length: t.b.seats }, (_, seat) => t.field('united', seat));
const supply = (t: Table, seat: number, piece: string) =>
  t.b.fields.supply.get(t.s, seat, t.b.piece(piece).index);
const regionOf = (t: Table, corner: number) =>
  t.b.walks.hexesAt[corner].map((hex: number) => t.b.layout.hexes[hex].region);
const nextTurn = (t: Table, seat: number) => {
  while (t.active !== seat) {
    t.until('main', t.active).play(t.active, 'end-turn');
    t.until('roll');
  }
  return t;
};

describe('teams', () => {
  // proves misc/lost-tribes: You play in teams of two
  // proves misc/lost-tribes: First one member of each team has a turn
  test('with four the first and the third are partners, so each team moves once before any moves twice', () => {
    for (const [seats, teams] of [
      [4, [0, 1, 0, 1]],
      [5, [0, 1, 2, 0, 1]],
      [6, [0, 1, 2, 0, 1, 2]],
      [7, [0, 1, 2, 3, 0, 1, 2]],
      [8, [0, 1, 2, 3, 0, 1, 2, 3]],
    ] as const) {
      const t = new Table(ROW, { seats }).started();
      expect(t.b.teams).toEqual(teams);
      const order = [t.active];
      while (order.length < seats) {
        t.until('main', t.active).play(t.active, 'end-turn');
        order.push(t.until('roll').active);
      }
      const half = Math.ceil(seats / 2);
      expect(new Set(order.slice(0, half).map((seat) => teams[seat])).size).toBe(half);
    }
  });

  // proves misc/lost-tribes: The first member of each team starts on the upper island
  // proves misc/lost-tribes: Of five or seven, one has no partner
  test('first members start on the upper island, second ones on the lower one', () => {
    for (const seats of [4, 5, 8]) {
      const t = new Table(ROW, { seats });
      for (let placed = 0; placed < seats * 2; placed++) {
        t.until('place-building');
        const seat = Math.log2(t.s.cells[t.b.field('stack') + 1]);
        const home = seat < Math.ceil(seats / 2) ? 'upper' : 'lower';
        const offered = t.legal(seat, 'place-building');
        expect(offered.length).toBeGreaterThan(0);
        for (const { corner } of offered) expect(regionOf(t, corner as number)).toContain(home);
        const away = home === 'upper' ? t.corner(-1, 4, 4) : t.corner(0, -4, 1);
        expect(t.refusal(seat, 'place-building', { corner: away })?.code).toBe('start-elsewhere');
        t.anything().until('place-route').anything();
      }
    }
    const five = new Table(ROW, { seats: 5 });
    expect([0, 1, 2, 3, 4].map((seat) => matesOf(five.b, seat))).toEqual([[3], [4], [], [0], [1]]);
  });

  // proves misc/lost-tribes: The first settlement that you build away
  test('the first settlement away from the starting island is worth a point, the second none', () => {
    const t = new Table(ROW).started().until('main', 0);
    const before = t.points(0);
    const [first, second] = [t.corner(-1, 4, 4), t.corner(-3, 4, 4)];
    for (const corner of [first, second])
      for (const near of [corner, ...t.b.walks.cornersNear[corner]])
        if (t.b.fields.building.get(t.s, near) !== 0)
          t.b.rules.unbuild(t.s, t.b.pieceOf[t.b.fields.building.get(t.s, near)], near);
    t.put(0, 'settlement', first);
    expect(t.points(0)).toBe(before + 2);
    t.put(0, 'settlement', second);
    expect(t.points(0)).toBe(before + 3);
    const home = new Table(ROW).started().until('main', 0);
    const free = Array.from({ length: home.b.topology.corners }, (_, corner) => corner).find(
      (corner) =>
        regionOf(home, corner).includes('upper') &&
        !home.b.rules.barFound(home.s, 0, corner) &&
        home.b.fields.building.get(home.s, corner) === 0,
    )!;
    const points = home.points(0);
    expect(home.put(0, 'settlement', free).points(0)).toBe(points + 1);
  });
});

describe('unity', () => {
  // proves misc/lost-tribes: As soon as your routes and those of your partner
  // proves misc/lost-tribes: That is worth 1 point to each of you
  // proves misc/lost-tribes: Roads and ships count
  test('partners are united where their routes or towns come to one corner, and each gains a point', () => {
    const t = open();
    const [first, second, third] = coast(t);
    t.put(0, 'road', first).put(2, 'road', third);
    expect(united(t)).toEqual([0, 0, 0, 0]);
    expect([t.points(0), t.points(2)]).toEqual([0, 0]);
    t.put(2, 'ship', second);
    expect(united(t)).toEqual([1, 0, 1, 0]);
    expect([t.points(0), t.points(1), t.points(2)]).toEqual([1, 0, 1]);
    const town = open();
    town.put(0, 'road', first).put(2, 'settlement', town.b.walks.endsOf[first][0]);
    expect(united(town)).toEqual([1, 0, 1, 0]);
  });

  test('routes of strangers unite nobody', () => {
    expect(united(unite(open(), 0, 1))).toEqual([0, 0, 0, 0]);
  });

  // proves misc/lost-tribes: Somebody else’s town on the corner keeps you apart
  test('a town of another on the corner keeps partners apart', () => {
    const t = open();
    const [first, second] = coast(t);
    const corner = t.b.walks.endsOf[first].find((end) => t.b.walks.endsOf[second].includes(end))!;
    t.put(1, 'settlement', corner);
    expect(united(unite(t))).toEqual([0, 0, 0, 0]);
  });

  // proves misc/lost-tribes: Once united you stay so
  test('a team stays united when a route between them goes', () => {
    const t = unite(open());
    t.b.rules.unbuild(t.s, t.b.piece('road').index, coast(t)[1]);
    expect(united(t)).toEqual([1, 0, 1, 0]);
  });

  // proves misc/lost-tribes: A settlement on the lower island makes that tribe united
  test('who has no partner is united by a settlement on the other starting island', () => {
    const t = open({ seats: 5 });
    expect(t.b.the.offers.barTradeWith(t.set('active', 0, 2).s, 2, 3)?.code).toBe('other-island');
    t.put(2, 'settlement', t.corner(0, -4, 2));
    expect(t.field('united', 2)).toBe(0);
    t.put(2, 'settlement', t.corner(-1, 4, 4));
    expect(t.field('united', 2)).toBe(1);
    // two settlements, new land, unity
    expect(t.points(2)).toBe(4);
    expect(t.b.the.offers.barTradeWith(t.s, 2, 3)).toBeUndefined();
  });
});

describe('one hand and one supply', () => {
  // proves misc/lost-tribes: A united team has one hand and one supply of pieces
  test('on uniting all cards come into one hand, with twice the limit', () => {
    const t = open().give(0, { ore: 2 }).give(2, { wool: 3 }).give(1, { brick: 1 });
    expect([0, 1, 2, 3].map((seat) => t.b.rules.handLimit(t.s, seat))).toEqual([7, 7, 7, 7]);
    unite(t);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ ore: 2, wool: 3 }, { brick: 1 }, {}]);
    expect([0, 1, 2, 3].map((seat) => t.b.rules.handLimit(t.s, seat))).toEqual([14, 7, 14, 7]);
  });

  test('fourteen cards are no more than a united team may hold, of fifteen seven are discarded', () => {
    const t = unite(open());
    t.give(0, { ore: 14 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.give(0, { ore: 15 });
    expect([t.b.rules.discardCount(t.s, 0), t.b.rules.discardCount(t.s, 2)]).toEqual([7, 0]);
  });

  test('a piece of one is missing in the supply of both, and comes back to both', () => {
    const t = open();
    const corner = t.corner(2, -4, 1);
    t.put(0, 'settlement', corner);
    expect([supply(t, 0, 'settlement'), supply(t, 2, 'settlement')]).toEqual([4, 5]);
    unite(t);
    expect([supply(t, 0, 'settlement'), supply(t, 2, 'settlement'), supply(t, 1, 'settlement')]).toEqual([
      9, 9, 5,
    ]);
    t.put(2, 'settlement', t.corner(3, -4, 0));
    expect([supply(t, 0, 'settlement'), supply(t, 2, 'settlement')]).toEqual([8, 8]);
    // The partner has settled new land for the first time.
    expect([t.points(0), t.points(2)]).toEqual([2, 3]);
    t.put(0, 'city', corner);
    expect([supply(t, 0, 'settlement'), supply(t, 2, 'settlement')]).toEqual([9, 9]);
    expect([supply(t, 0, 'city'), supply(t, 2, 'city')]).toEqual([7, 7]);
    expect([t.points(0), t.points(2)]).toEqual([3, 3]);
  });

  test('a member builds with the last pieces of the other', () => {
    const t = unite(open());
    const mine = t.b.piece('settlement').index;
    t.set('supply', mine, 1).set('supply', 2 * t.b.pieces.length + mine, 1);
    t.put(0, 'settlement', t.corner(2, -4, 1));
    expect([supply(t, 0, 'settlement'), supply(t, 2, 'settlement')]).toEqual([0, 0]);
  });

  // proves misc/lost-tribes: The common hand lies with the partner who is on turn
  test('the hand comes to whoever of the two has a turn, and what the other gains is put to it', () => {
    const t = unite(open()).give(0, { ore: 3 });
    nextTurn(t, 1);
    expect(t.b.fields.handSize.get(t.s, 0) >= 3).toBe(true);
    expect(t.b.fields.handSize.get(t.s, 2)).toBe(0);
    nextTurn(t, 2);
    expect(t.b.fields.handSize.get(t.s, 0)).toBe(0);
    expect(t.b.fields.handSize.get(t.s, 2) >= 3).toBe(true);
    const size = t.b.fields.handSize.get(t.s, 2);
    const bank = t.b.fields.bank.get(t.s, 0);
    t.b.fields.bank.set(t.s, 0, bank - 2);
    t.b.fields.hold.add(t.s, 0, 0, 2);
    t.b.fields.handSize.add(t.s, 0, 2);
    t.b.rules.checkEnd(t.s);
    expect([0, 2].map((seat) => t.b.fields.handSize.get(t.s, seat))).toEqual([0, size + 2]);
  });

  test('who builds between the turns holds the hand', () => {
    const t = open({ seats: 6 });
    unite(t, 0, 3).give(0, { ore: 2 });
    t.play(0, 'end-turn').until('special', 3);
    expect([t.hand(0), t.hand(3)]).toEqual([{}, { ore: 2 }]);
    const paired = open({ seats: 6, options: { waiting: 'paired' } });
    unite(paired, 0, 3).give(0, { ore: 2 });
    paired.play(0, 'end-turn').until('paired', 3);
    expect([paired.hand(0), paired.hand(3)]).toEqual([{}, { ore: 2 }]);
  });

  test('an offer goes to the partner who holds the hand', () => {
    const t = unite(open()).give(0, { ore: 1 });
    nextTurn(t, 1);
    expect(t.b.the.offers.barTradeWith(t.s, 1, 2)?.code).toBe('with-partner');
    expect(t.b.the.offers.barTradeWith(t.s, 1, 0)).toBeUndefined();
    nextTurn(t, 2);
    expect(t.b.the.offers.barTradeWith(t.s, 2, 0)?.code).toBe('one-hand');
  });

  // proves misc/lost-tribes: You both see it
  test('the partner sees the hand, others do not', () => {
    const t = open().give(0, { ore: 2 });
    const seen = (viewer: number | null) => viewOf(t.s, viewer).cells[t.b.at.hold + t.b.good('ore')];
    expect(seen(2)).toBeLessThan(0);
    unite(t);
    expect([seen(0), seen(2)]).toEqual([2, 2]);
    expect([seen(1), seen(null)].every((count) => count < 0)).toBe(true);
  });

  // proves misc/lost-tribes: Development cards, towns, routes and awards belong to each
  test('cards, towns, routes and awards stay with each', () => {
    const t = open();
    const edges = coast(t);
    for (const edge of [...edges, t.edge(2, -4, 2)]) t.put(0, 'road', edge);
    t.cards(0, 'knight');
    t.put(
      2,
      'settlement',
      t.b.walks.endsOf[edges[0]].find((end) => !t.b.walks.endsOf[edges[1]].includes(end))!,
    );
    expect(united(t)).toEqual([1, 0, 1, 0]);
    expect([t.field('cardCount', 0), t.field('cardCount', 2)]).toEqual([1, 0]);
    expect(t.b.fields.award.get(t.s, t.b.award('longest-road'))).toBe(0);
    expect([t.points(0), t.points(2)]).toEqual([3, 3]);
    expect(t.refusal(0, 'city', { corner: t.b.walks.endsOf[edges[0]][0] })).toBeDefined();
  });
});

describe('trade', () => {
  // proves misc/lost-tribes: Before your team is united you trade only with players who started
  // proves misc/lost-tribes: United, you trade with everybody
  test('nobody trades with the other island but united teams', () => {
    const t = open();
    const bars = (seat: number) =>
      [0, 1, 2, 3].map((other) => t.b.the.offers.barTradeWith(t.s, seat, other)?.code);
    expect(bars(0)).toEqual(['no-partner', undefined, 'other-island', 'other-island']);
    unite(t);
    expect(bars(0)).toEqual(['no-partner', undefined, 'one-hand', undefined]);
    expect(
      t.give(0, { ore: 1 }).refusal(0, 'offer', { give: { ore: 1 }, want: { wool: 1 } }),
    ).toBeUndefined();
    t.set('active', 0, 1);
    expect(t.b.the.offers.barTradeWith(t.s, 1, 3)?.code).toBe('other-island');
    t.set('active', 0, 3);
    expect(t.b.the.offers.barTradeWith(t.s, 3, 0)).toBeUndefined();
  });
});

describe('robbers and the pirate', () => {
  // proves misc/lost-tribes: There are two robbers and the pirate
  // proves misc/lost-tribes: On a 7, or with a knight, you move one of the three
  test('three figures begin off the board, and a seven moves one of them', () => {
    const t = new Table(ROW).started();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber', 'pirate', 'second-robber']);
    expect([0, 1, 2].map((at) => t.b.fields.blocker.get(t.s, at))).toEqual([-1, -1, -1]);
    t.until('roll', 0).roll(7);
    const moved = new Set(
      t
        .until('move-blocker')
        .legal(0, 'move-blocker')
        .map(({ blocker }) => blocker),
    );
    expect(moved).toEqual(new Set(['robber', 'second-robber', 'pirate']));
    t.play(0, 'move-blocker', { blocker: 'second-robber', hex: t.hex(1, -3) });
    expect(t.decision).not.toBe('move-blocker');
    const knight = new Table(ROW).started().until('main', 0).cards(0, 'knight');
    knight.play(0, knight.legal(0).find(({ card }) => card === 'knight')!);
    expect(new Set(knight.legal(0, 'move-blocker').map(({ blocker }) => blocker)).size).toBe(3);
  });

  // proves misc/lost-tribes: The two robbers never stand on one island
  // proves misc/lost-tribes: All known land that hangs together is one island
  // proves misc/lost-tribes: If land is found that joins two islands
  test('a robber keeps off the island of the other, and land found between makes them one island', () => {
    const t = open();
    const at = (blocker: string) => t.b.blocker(blocker);
    t.b.fields.blocker.set(t.s, at('robber'), t.hex(0, -4));
    const bar = (blocker: string, q: number, r: number) =>
      t.b.the.blockers.barStand(t.s, at(blocker), t.hex(q, r), 0)?.code;
    expect([bar('second-robber', 3, -3), bar('second-robber', -1, 4)]).toEqual(['island-robbed', undefined]);
    // The only robber goes where it likes.
    expect(bar('robber', 3, -3)).toBeUndefined();
    t.b.fields.blocker.set(t.s, at('second-robber'), t.hex(-1, 4));
    expect([bar('robber', -2, 4), bar('robber', 3, -3)]).toEqual(['island-robbed', undefined]);
    for (const [q, r] of [
      [0, -1],
      [-1, 0],
      [-1, 1],
    ] as const)
      t.lay(t.hex(q, r), 'hills', 5);
    expect([bar('robber', 3, -3), bar('second-robber', -2, 4)]).toEqual(['island-robbed', 'island-robbed']);
    expect(t.b.fields.blocker.get(t.s, at('robber'))).toBe(t.hex(0, -4));
    expect(t.b.fields.blocker.get(t.s, at('second-robber'))).toBe(t.hex(-1, 4));
  });

  // proves misc/lost-tribes: Nobody trades at a harbour of the pirate’s hex
  test('the pirate closes a harbour of its hex', () => {
    const t = open();
    const place = t.b.layout.harbours.places.findIndex(
      ({ q, r, side }) => q === -1 && r === -3 && side === 3,
    );
    t.b.fields.harbour.set(t.s, place, t.b.harbourKinds.indexOf('ore'));
    const ore = t.b.good('ore');
    t.put(0, 'settlement', t.b.harbourCorner[place * 2]);
    expect(t.b.the.bank.rate(t.s, 0, ore)).toBe(2);
    t.b.fields.blocker.set(t.s, t.b.blocker('pirate'), t.hex(-2, -3));
    expect(t.b.the.bank.rate(t.s, 0, ore)).toBe(4);
    t.b.fields.blocker.set(t.s, t.b.blocker('pirate'), t.hex(-1, -4));
    expect(t.b.the.bank.rate(t.s, 0, ore)).toBe(2);
  });

  // proves misc/lost-tribes: You never rob your partner
  // proves misc/lost-tribes: rob one of a united team, you take a card of the common hand
  test('partners are not robbed, and the hand of a united team lies open to a robber beside either', () => {
    const t = open().give(0, { ore: 1 }).give(2, { wool: 1 });
    const hex = t.hex(2, -4);
    t.put(2, 'settlement', t.corner(2, -4, 1));
    const robber = t.b.blocker('robber');
    const bar = (seat: number, victim: number) =>
      t.b.the.blockers.barRob(t.s, seat, victim, robber, hex)?.code;
    expect([bar(0, 2), bar(1, 2), bar(1, 0)]).toEqual(['partner', undefined, 'not-there']);
    unite(t);
    // All cards are with seat 0 now, and only its partner lives here.
    expect([bar(0, 2), bar(1, 2), bar(1, 0)]).toEqual(['partner', undefined, 'not-there']);
    t.set('active', 0, 1);
    t.b.the.blockers.moved(t.s, 1, robber, hex);
    t.until('steal');
    t.anything();
    expect([0, 1, 2].map((seat) => t.b.fields.handSize.get(t.s, seat))).toEqual([1, 1, 0]);
    t.give(0, {});
    expect(bar(1, 2)).toBe('empty-handed');
  });
});

describe('what lies between', () => {
  // proves misc/lost-tribes: What lies between the islands is unknown
  // proves misc/lost-tribes: A road or ship that comes to a corner of unknown hexes
  test('a ship beside the unknown uncovers it, and brings a good of what produces', () => {
    const hidden = (t: Table) =>
      t.b.layout.hexes
        .flatMap((each, hex) => (each.hidden ? [hex] : []))
        .filter((hex) => t.b.fields.terrain.get(t.s, hex) === t.b.terrain('unknown'));
    const t = open();
    const fresh = new Table(ROW).until('place-building');
    expect(hidden(fresh).length).toBe(12);
    const target = t.hex(0, -1);
    t.lay(target, 'unknown');
    const edge = t.edge(0, -1, 1);
    t.put(0, 'ship', edge);
    t.until('discover');
    t.nature('discover', { terrain: 'mountains', number: 9 });
    expect(t.hand(0)).toMatchObject({ ore: 1 });
    const gold = open();
    gold.lay(target, 'unknown').put(0, 'ship', edge).until('discover');
    gold.nature('discover', { terrain: 'gold', number: 9 });
    expect(gold.decision).toBe('choose-good');
    const desert = open();
    desert.lay(target, 'unknown').put(0, 'ship', edge).until('discover');
    desert.nature('discover', { terrain: 'desert', number: 0 });
    expect(desert.hand(0)).toEqual({});
  });

  // proves misc/lost-tribes: A 6 may come to lie beside an 8 there
  // proves misc/lost-tribes: One number of the stack is left over
  test('ten numbers for nine hexes that produce, drawn freely', () => {
    const { stacks } = new Table(ROW).b.layout;
    const { terrains, numbers } = stacks.fog;
    const { desert, sea, ...produce } = terrains as Record<string, number>;
    expect([desert, sea, Object.values(produce).reduce((a, c) => a + c, 0)]).toEqual([1, 2, 9]);
    expect(numbers).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    const t = open();
    for (const [q, r] of [
      [0, -1],
      [0, 0],
    ] as const)
      t.lay(t.hex(q, r), 'unknown');
    t.lay(t.hex(0, 0), 'hills', 8).lay(t.hex(0, -1), 'unknown');
    t.put(0, 'ship', t.edge(0, -1, 1)).until('discover');
    expect(t.legal(-1, 'discover').some(({ number }) => number === 6)).toBe(true);
  });

  // proves misc/lost-tribes: The map is ours
  test('two islands of thirteen hexes with their tokens, and fourteen harbours, for four to eight', () => {
    for (const seats of [4, 8]) {
      const t = new Table(ROW, { seats }).started();
      for (const region of ['upper', 'lower']) {
        const hexes = t.b.layout.hexes.flatMap((each, hex) => (each.region === region ? [hex] : []));
        const count: Record<string, number> = {};
        for (const hex of hexes) {
          const { id } = t.b.terrains[t.b.fields.terrain.get(t.s, hex)];
          count[id] = (count[id] ?? 0) + 1;
        }
        expect(count).toEqual({ hills: 2, fields: 3, forest: 3, mountains: 2, pasture: 3 });
        const numbers = hexes.map((hex) => Math.log2(t.b.fields.numbers.get(t.s, hex)));
        expect(numbers.sort((a, z) => a - z)).toEqual([2, 3, 4, 4, 5, 5, 6, 8, 9, 10, 10, 11, 12]);
      }
      const { places, bag } = t.b.layout.harbours;
      expect(places.length).toBe(14);
      expect(bag).toEqual({ brick: 2, grain: 1, lumber: 1, ore: 2, wool: 2, any: 6 });
    }
    const stack = new Table(ROW).b.layout.stacks.fog.terrains;
    expect(stack).toEqual({
      hills: 2,
      fields: 2,
      forest: 1,
      mountains: 2,
      pasture: 1,
      desert: 1,
      gold: 1,
      sea: 2,
    });
  });
});

describe('the end', () => {
  const near = (t: Table, seat: number, points: number) => {
    t.set('regionPoints', seat, 0);
    return t.set('regionPoints', seat, points - t.points(seat));
  };

  // proves misc/lost-tribes: The first to 13 points on their own turn wins
  // proves misc/lost-tribes: player wins, their partner wins too
  test('thirteen points win for both, twelve do not, and on the own turn alone', () => {
    const t = near(open(), 0, 12);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    near(t, 1, 13);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    near(t, 0, 13);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(true);
    expect(t.b.rules.winners(t.s)).toEqual([0, 2]);
  });

  // proves misc/lost-tribes: A united team also wins with 22 points together
  // proves misc/lost-tribes: The point for unity counts for each of you
  // proves misc/lost-tribes: Points with which a united team wins together
  test('twenty-two points of a united team win, on the turn of either', () => {
    const apart = near(near(open(), 0, 11), 2, 11);
    apart.b.rules.checkEnd(apart.s);
    expect(apart.over).toBe(false);
    const t = unite(open());
    expect([t.points(0), t.points(2)]).toEqual([1, 1]);
    near(near(t, 0, 10), 2, 11);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    expect(t.b.rules.target(t.s, 0)).toBe(11);
    near(t, 2, 12);
    t.set('active', 0, 1);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.set('active', 0, 2);
    t.b.rules.checkEnd(t.s);
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0, 2]]);
    const fewer = unite(open({ options: { teamPoints: 15 } }));
    near(near(fewer, 0, 7), 2, 8);
    fewer.b.rules.checkEnd(fewer.s);
    expect(fewer.over).toBe(true);
  });

  test('hidden cards of the partner count, and the open goal does not give them away', () => {
    const t = unite(open());
    near(near(t, 0, 10), 2, 11).cards(2, 'victory-point');
    expect(t.b.rules.target(t.s, 0)).toBe(11);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(true);
  });
});
