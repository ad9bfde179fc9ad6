import { viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const CLOTH = 'tribe-cloth';
/** the first turn of seat 0 after a roll that gave nothing, on a board without pieces and with empty hands */
const table = (options: TableOptions = {}): Table => {
  const t = new Table('seafarers/cloth-for-catan', options).started().bare().roll(2);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const villages = (t: Table): number[] =>
  t.b.layout.marks.corners.village.map((at) => t.corner(at.q, at.r, at.corner));
const cloth = (t: Table, seat: number): number => t.hand(seat)[CLOTH] ?? 0;
/** gives so much cloth without any village losing it */
const weave = (t: Table, seat: number, count: number): Table =>
  t.give(seat, { ...t.hand(seat), [CLOTH]: count });

// The village of the 10 lies two ships from a corner of the northern island.
const ten = (t: Table): number => t.corner(-1, -1, 5);
const anchor = (t: Table): number => t.corner(-1, -1, 3);
const first = (t: Table): number => t.edge(-1, -1, 4);
const last = (t: Table): number => t.edge(-1, -1, 5);
const stock = (t: Table, corner: number): number => t.field('villageStock', corner);
/** seat 0 has all but the last ship */
const almost = (t: Table): Table => t.put(0, 'settlement', anchor(t)).put(0, 'ship', first(t));
/** the lane of seat 0 was connected before this turn */
const connected = (t: Table): Table => {
  almost(t).put(0, 'ship', last(t));
  t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
  return t;
};
/** ends the turn and has the next seat roll this number */
const next = (t: Table, number: number): Table => t.play(t.active, 'end-turn').roll(number);

describe('Cloth for Catan', () => {
  // proves seafarers/cloth-for-catan: Each village lies on a corner
  // proves seafarers/cloth-for-catan: Three or four players have 8
  it('each village starts with 5 chits and has its own number: 8 villages for three and four, 12 for five and six', () => {
    const numbers = (seats: number): number[] => {
      const t = new Table('seafarers/cloth-for-catan', { seats }).started();
      for (const corner of villages(t)) expect(stock(t, corner)).toBeGreaterThan(0);
      expect(t.field('villageStock', villages(t)[0])).toBe(5);
      return villages(t)
        .map((corner) => t.field('villageNumber', corner))
        .sort((a, b) => a - b);
    };
    expect(numbers(3)).toEqual([3, 4, 5, 6, 8, 9, 10, 11]);
    expect(numbers(4)).toEqual([3, 4, 5, 6, 8, 9, 10, 11]);
    expect(numbers(5)).toEqual([2, 4, 4, 5, 5, 6, 8, 9, 9, 10, 10, 12]);
    expect(numbers(6)).toHaveLength(12);
  });

  // proves seafarers/cloth-for-catan: connect a village by
  it('on connecting a settlement to a village by ships the player takes one chit from it', () => {
    const t = almost(table()).give(0, { lumber: 1, wool: 1 });
    expect(cloth(t, 0)).toBe(0);
    t.play(0, 'ship', { edge: last(t) });
    expect([cloth(t, 0), stock(t, ten(t))]).toEqual([1, 4]);
  });

  it('a settlement that completes the line connects as well', () => {
    const t = table().put(0, 'ship', first(table())).put(0, 'ship', last(table()));
    expect(cloth(t, 0)).toBe(0);
    t.put(0, 'settlement', anchor(t));
    expect(cloth(t, 0)).toBe(1);
  });

  // proves seafarers/cloth-for-catan: On later turns, whenever
  it('on later turns everybody connected gets one chit when the number is rolled', () => {
    const t = connected(table());
    next(t, 10);
    expect([cloth(t, 0), stock(t, ten(t))]).toEqual([2, 3]);
    next(t, 9);
    expect(cloth(t, 0)).toBe(2);
  });

  // proves seafarers/cloth-for-catan: A number rolled on the same turn
  it('the number of the very turn of connecting brings nothing', () => {
    const t = new Table('seafarers/cloth-for-catan').started().bare();
    connected(t).roll(10);
    expect(cloth(t, 0)).toBe(1);
  });

  it('a lane of the starting pieces brings cloth from the first turn on', () => {
    const t = new Table('seafarers/cloth-for-catan').started().bare();
    connected(t)
      .set('villageSince', villages(t).indexOf(ten(t)), 1)
      .roll(10);
    expect(cloth(t, 0)).toBe(2);
  });

  // proves seafarers/cloth-for-catan: If a village owes more cloth
  // proves seafarers/cloth-for-catan: The village is then exhausted
  it('if one roll needs more chits than the village has, the rest comes from the general supply', () => {
    const t = connected(table());
    // seat 1 comes to the same village from the other side
    t.put(1, 'ship', t.edge(0, -1, 4))
      .put(1, 'settlement', t.corner(0, -1, 4))
      .set('villageStock', ten(t), 1);
    expect([cloth(t, 0), cloth(t, 1)]).toEqual([1, 1]);
    next(t, 10);
    expect([cloth(t, 0), cloth(t, 1), stock(t, ten(t))]).toEqual([2, 2, 0]);
    next(t, 10);
    expect([cloth(t, 0), cloth(t, 1)]).toEqual([2, 2]);
  });

  // proves seafarers/cloth-for-catan: Two cloth are worth 1
  it('every two chits are worth 1 point', () => {
    const t = table();
    expect([0, 1, 2, 3, 4, 9].map((count) => weave(t, 0, count).points(0))).toEqual([0, 0, 1, 1, 2, 4]);
  });

  // proves seafarers/cloth-for-catan: Cloth is not traded
  it('cloth cannot be traded', () => {
    const t = weave(table(), 0, 8).give(1, { brick: 1 });
    weave(t, 0, 8);
    expect(t.legal(0, 'bank-trade')).toEqual([]);
    expect(t.refusal(0, { move: 'offer', give: { [CLOTH]: 1 }, want: { brick: 1 } })?.code).toBeDefined();
    t.give(0, { brick: 4 });
    expect(t.legal(0, 'bank-trade').map((move) => move.want)).not.toContain(CLOTH);
  });

  // proves seafarers/cloth-for-catan: Cloth is not traded
  it('cloth is no card of the hand: no limit counts it, and no card names it', () => {
    const t = new Table('seafarers/cloth-for-catan').started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    weave(t.give(0, { ore: 7 }), 0, 9).cards(0, 'monopoly');
    t.roll(7);
    expect(t.decision).toBe('move-blocker');
    t.play(0, t.legal(0, 'move-blocker')[0]).play(0, 'play-card', { card: 'monopoly' });
    expect(t.legal(0, 'name-good').map((move) => move.good)).not.toContain(CLOTH);
  });

  // proves seafarers/cloth-for-catan: Robber and pirate may steal
  // proves seafarers/cloth-for-catan: The thief chooses
  it('robber and pirate may steal cloth in place of a resource, as the thief likes', () => {
    const t = table().put(1, 'settlement', table().corner(0, -3, 1));
    t.play(0, 'end-turn').until('roll', 0).bare();
    t.put(1, 'settlement', t.corner(0, -3, 1));
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    weave(t.give(1, { ore: 1 }), 1, 2);
    t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, -3) });
    expect(t.decision).toBe('loot');
    t.play(0, 'loot', { what: 'token' });
    expect([cloth(t, 0), cloth(t, 1), t.hand(1).ore]).toEqual([1, 1, 1]);
  });

  // proves seafarers/cloth-for-catan: The thief chooses
  it('whoever chooses the card gets a random one', () => {
    const t = new Table('seafarers/cloth-for-catan').started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.put(1, 'ship', t.edge(0, -1, 4));
    weave(t.give(1, { ore: 1 }), 1, 1);
    t.roll(7)
      .play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(0, -1) })
      .play(0, 'loot', { what: 'card' });
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'ore' });
    expect([cloth(t, 1), t.hand(0).ore]).toEqual([1, 1]);
  });

  // proves seafarers/cloth-for-catan: A player without cards
  it('a player without cards is robbed of cloth', () => {
    const t = new Table('seafarers/cloth-for-catan').started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    weave(t.put(1, 'settlement', t.corner(0, -3, 1)), 1, 1);
    t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, -3) });
    expect([cloth(t, 0), cloth(t, 1), t.decision]).toEqual([1, 0, 'main']);
  });

  // proves seafarers/cloth-for-catan: There is no Longest Trade Route
  it('the longest trade route is not used', () => {
    expect(table().b.awards.map(({ id }) => id)).toEqual(['largest-army']);
  });

  // proves seafarers/cloth-for-catan: Everybody places three
  // proves seafarers/cloth-for-catan: The third brings you goods
  // proves seafarers/cloth-for-catan: All stand on the two large
  it('everybody places three settlements, forward, backward and forward again, on the starting islands', () => {
    const t = new Table('seafarers/cloth-for-catan', { seats: 3 }).until('place-building');
    const order: number[] = [];
    while (t.decision === 'place-building') {
      const seat = [0, 1, 2].find((each) => t.legal(each, 'place-building').length > 0)!;
      order.push(seat);
      for (const village of villages(t))
        expect(t.refusal(seat, 'place-building', { corner: village })).toBeDefined();
      t.play(seat, t.legal(seat, 'place-building')[0]).play(seat, t.legal(seat, 'place-route')[0]);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([3, 3, 3]);
  });

  // proves seafarers/cloth-for-catan: Nobody settles there
  it('nobody may settle on the islands of the villages', () => {
    const t = connected(table()).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner: ten(t) })?.code).toBe('closed-land');
  });

  // proves seafarers/cloth-for-catan: and the robber does not go there
  it('the robber may not go to the hexes of the villages', () => {
    const t = table();
    const robber = t.b.blocker('robber');
    for (const [hex, { region }] of t.b.layout.hexes.entries())
      if (region === 'tribe') expect(t.b.the.blockers.barStand(t.s, robber, hex, 0)).toBeDefined();
  });

  it('a friendly robber without a friendly hex does not go to the deserts of the villages either', () => {
    const t = table({ modules: ['variant/friendly-robber'] });
    const robber = t.b.blocker('robber');
    const { hexCorner } = t.b.topology;
    for (const [hex, { region }] of t.b.layout.hexes.entries())
      if (region === 'main' && t.field('building', hexCorner[hex * 6]) === 0)
        t.put(hex % 4, 'settlement', hexCorner[hex * 6]);
    for (let seat = 0; seat < 4; seat++) t.set('startPoints', seat, 99);
    for (const [hex, { region }] of t.b.layout.hexes.entries())
      if (region) expect(t.b.the.blockers.barStand(t.s, robber, hex, 0)).toBeDefined();
    expect(t.b.the.driving.barDrive(t.s, 0, robber)).toBeUndefined();
  });

  it('a friendly robber leaves the cloth of protected players alone too', () => {
    const t = table({ modules: ['variant/friendly-robber'] });
    weave(t.put(1, 'settlement', t.corner(0, -3, 1)), 1, 1).set('startPoints', 1, 1);
    const mayRob = (): boolean => !t.b.the.blockers.barRob(t.s, 0, 1, t.b.blocker('robber'), t.hex(0, -3));
    expect(mayRob()).toBe(false);
    weave(t, 1, 2);
    expect(mayRob()).toBe(true);
  });

  // proves seafarers/cloth-for-catan: Neither the robber nor the pirate stops
  it('the pirate beside a village and its lane stops no cloth', () => {
    const t = connected(table()).set('blocker', table().b.blocker('pirate'), table().hex(-1, -1));
    next(t, 10);
    expect(cloth(t, 0)).toBe(2);
  });

  it('a ship laid with a road building card or moved to a village connects it', () => {
    const free = almost(table()).cards(0, 'road-building');
    free.play(0, 'play-card', { card: 'road-building' });
    free.play(0, 'free-route', { piece: 'ship', edge: last(free) });
    expect(cloth(free, 0)).toBe(1);
    const t = almost(table());
    const other = t.edge(-1, -1, 3);
    t.put(0, 'ship', other);
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    t.play(0, 'move-ship', { edge: other }).play(0, 'ship-to', { edge: last(t) });
    expect([cloth(t, 0), stock(t, ten(t))]).toEqual([1, 4]);
  });

  // proves seafarers/cloth-for-catan: A lane may run past
  it('a lane past one village to the next is connected to both', () => {
    const t = connected(table());
    // on from the village of the 10 along the coast of its island to that of the 9
    for (const side of [1, 0, 5]) t.put(0, 'ship', t.edge(-1, 0, side));
    expect(villages(t)[1]).toBe(t.corner(-2, 1, 0));
    expect(cloth(t, 0)).toBe(2);
    next(t, 10);
    next(t, 9);
    expect(cloth(t, 0)).toBe(4);
  });

  // proves seafarers/cloth-for-catan: you have the points to win
  it('14 points of somebody else do not win before the villages are counted', () => {
    const t = almost(table());
    for (const corner of villages(t)
      .filter((c) => c !== ten(t))
      .slice(3))
      t.set('villageStock', corner, 0);
    t.set('villageStock', ten(t), 1);
    weave(t, 1, 30);
    t.give(0, { lumber: 1, wool: 1, [CLOTH]: 26 }).play(0, 'ship', { edge: last(t) });
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });

  // proves seafarers/cloth-for-catan: Robber and pirate start
  it('robber and pirate start where the map shows them', () => {
    const t = new Table('seafarers/cloth-for-catan').started();
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(t.hex(-2, -1));
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(t.hex(4, 0));
  });

  // proves seafarers/cloth-for-catan: 2000: the robber steals nothing
  // proves seafarers/cloth-for-catan: The rules of 2003, or those of 2000
  it('in 2000 the robber may not steal from players with 3 or fewer points', () => {
    const t = table({ options: { clothRules: '2000' } });
    const robber = t.b.blocker('robber');
    t.put(1, 'settlement', t.corner(0, -3, 1)).give(1, { ore: 1 });
    expect(t.b.the.blockers.barRob(t.s, 0, 1, robber, t.hex(0, -3))).toBeDefined();
    weave(t, 1, 5);
    expect([t.points(1), !t.b.the.blockers.barRob(t.s, 0, 1, robber, t.hex(0, -3))]).toEqual([3, false]);
    weave(t, 1, 6);
    expect([t.points(1), !t.b.the.blockers.barRob(t.s, 0, 1, robber, t.hex(0, -3))]).toEqual([4, true]);
  });

  // proves seafarers/cloth-for-catan: 2000: the robber steals nothing
  // proves seafarers/cloth-for-catan: The rules of 2003, or those of 2000
  it('in 2000 the pirate may not steal from players without any village connection', () => {
    const t = almost(table({ options: { clothRules: '2000' } })).give(0, { ore: 1 });
    const pirate = t.b.blocker('pirate');
    const rob = (): boolean => !t.b.the.blockers.barRob(t.s, 1, 0, pirate, t.hex(-1, -1));
    expect(rob()).toBe(false);
    t.put(0, 'ship', last(t));
    expect(rob()).toBe(true);
  });

  // proves seafarers/cloth-for-catan: 2000: the villages lie on separate hexes
  // proves seafarers/cloth-for-catan: With three and four players these are
  // proves seafarers/cloth-for-catan: Five and six have six such hexes
  it('in 2000 the villages lie two and two on hexes of their own, with numbers of their own', () => {
    const pairs = (seats: number, clothRules: string): number[][] => {
      const t = new Table('seafarers/cloth-for-catan', { seats, options: { clothRules } }).started();
      const isles = t.b.layout.hexes.flatMap((_, hex) =>
        t.field('terrain', hex) === t.b.terrain('village-island') ? [hex] : [],
      );
      const told = isles.map((hex) => {
        const around = Array.from({ length: 6 }, (_, i) => t.b.topology.hexCorner[hex * 6 + i]);
        const ends = [0, 1, 2, 3, 4, 5].filter((i) => t.field('villageNumber', around[i]) > 0);
        expect(ends[1] - ends[0]).toBe(3);
        return ends.map((i) => t.field('villageNumber', around[i])).sort((a, b) => a - b);
      });
      const barren = ['desert', 'gold'].map((id) => t.b.terrain(id));
      expect(t.b.layout.hexes.some((_, hex) => barren.includes(t.field('terrain', hex)))).toBe(
        clothRules === '2003',
      );
      return told.sort((a, b) => a[0] - b[0]);
    };
    expect(pairs(4, '2000')).toEqual([
      [3, 6],
      [4, 5],
      [8, 11],
      [9, 10],
    ]);
    expect(pairs(3, '2000')).toEqual(pairs(4, '2000'));
    const numbers = [2, 4, 4, 5, 5, 6, 8, 9, 9, 10, 10, 12];
    for (const seats of [5, 6])
      expect(
        pairs(seats, '2000')
          .flat()
          .sort((a, b) => a - b),
      ).toEqual(numbers);
    expect(pairs(4, '2003')).toEqual([]);
  });

  // proves seafarers/cloth-for-catan: The game also ends at once
  it('the game ends at once when at most three villages have chits left', () => {
    const t = almost(table()).give(0, { lumber: 1, wool: 1 });
    for (const corner of villages(t)
      .filter((c) => c !== ten(t))
      .slice(3))
      t.set('villageStock', corner, 0);
    t.set('villageStock', ten(t), 1);
    t.play(0, 'ship', { edge: last(t) });
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  // proves seafarers/cloth-for-catan: The game also ends at once
  it('then the most points win, and a tie is broken by chits', () => {
    const t = almost(table());
    for (const corner of villages(t)
      .filter((c) => c !== ten(t))
      .slice(3))
      t.set('villageStock', corner, 0);
    t.set('villageStock', ten(t), 1);
    weave(t, 1, 8);
    weave(t, 2, 9);
    weave(t, 0, 0);
    t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: last(t) });
    expect(t.b.result(t.s).scores.slice(0, 3)).toEqual([1, 4, 4]);
    expect(t.b.result(t.s).winners).toEqual([2]);
  });

  // proves seafarers/cloth-for-catan: that are still hidden count too
  it('hidden victory point cards count then', () => {
    const t = almost(table()).cards(1, 'victory-point', 5);
    for (const corner of villages(t)
      .filter((c) => c !== ten(t))
      .slice(3))
      t.set('villageStock', corner, 0);
    weave(t.set('villageStock', ten(t), 1), 2, 9);
    t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: last(t) });
    expect([t.points(1), t.points(2)]).toEqual([5, 4]);
    expect(t.b.result(t.s)).toMatchObject({ winners: [1], ending: 'condition' });
  });

  // proves seafarers/cloth-for-catan: A village with cloth closes
  // proves seafarers/cloth-for-catan: Once the village is exhausted
  it('a village with cloth holds the last ship of a lane; an exhausted one lets it go', () => {
    const t = connected(table());
    expect(t.legal(0, 'move-ship')).toEqual([]);
    t.set('villageStock', ten(t), 0);
    expect(t.legal(0, 'move-ship').map((move) => move.edge)).toEqual([last(t)]);
  });

  it('a ship beyond the village is an open end', () => {
    const t = connected(table());
    t.put(0, 'ship', t.edge(-1, 0, 1)).set('laneFresh', t.edge(-1, 0, 1), 0);
    expect(t.legal(0, 'move-ship').map((move) => move.edge)).toEqual([t.edge(-1, 0, 1)]);
  });

  // proves seafarers/cloth-for-catan: You get the first cloth for
  it('connecting a second time brings no second first chit', () => {
    const t = connected(table());
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, last(t));
    t.put(0, 'ship', last(t));
    expect(cloth(t, 0)).toBe(1);
  });

  // proves seafarers/cloth-for-catan: Another player’s settlement or city
  it('a lane cut by a foreign building brings nothing', () => {
    const t = connected(table());
    t.put(1, 'settlement', t.corner(-1, -1, 4));
    next(t, 10);
    expect(cloth(t, 0)).toBe(1);
  });

  // proves seafarers/cloth-for-catan: The first to 14
  it('the game is to 14 points', () => {
    const t = weave(almost(table()), 0, 25);
    expect(t.b.rules.target(t.s, 0)).toBe(14);
    t.give(0, { lumber: 1, wool: 1, [CLOTH]: 25 }).play(0, 'ship', { edge: last(t) });
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });
});

// proves seafarers/cloth-for-catan: The gold fields of the weavers give nothing
it('the gold fields of the weavers give nothing: nobody may build beside them', () => {
  for (const seats of [3, 4, 5, 6]) {
    const t = table({ seats });
    const gold = t.b.layout.hexes.flatMap((_, hex) =>
      t.field('terrain', hex) === t.b.terrain('gold') ? [hex] : [],
    );
    expect(gold.length).toBeGreaterThan(0);
    for (const hex of gold)
      for (let i = 0; i < 6; i++) {
        const corner = t.b.topology.hexCorner[hex * 6 + i];
        expect(t.b.rules.barBuild(t.s, 0, t.b.piece('settlement').index, corner)).toBeDefined();
        expect(t.b.rules.barStartAt(t.s, 0, corner)).toBeDefined();
      }
  }
});

// proves seafarers/cloth-for-catan: Everybody can see how much
it('everybody sees how much cloth everybody has', () => {
  const t = weave(table(), 2, 3);
  for (const viewer of [0, 1, 3, null])
    expect(viewOf(t.s, viewer).cells[t.b.at.hold + 2 * t.b.goods.length + t.b.good(CLOTH)]).toBe(3);
});
