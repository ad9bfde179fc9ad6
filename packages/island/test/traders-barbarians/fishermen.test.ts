import {
  chanceOutcomes,
  eventFor,
  MoveList,
  NATURE,
  newState,
  playout,
  Rng,
  resample,
  viewOf,
} from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const KINDS = ['old-boot', 'one-fish', 'two-fish', 'three-fish'];

/** the recommended board without pieces, before the first roll */
const table = (options: TableOptions = {}) =>
  new Table('traders-barbarians/fishermen', {
    ...options,
    options: { ...((options.seats ?? 4) < 5 && { fishBoard: 'recommended' }), ...options.options },
  })
    .started()
    .bare();

/** exactly these tokens in the purse: ones, twos, threes, out of the bag and into it */
const fish = (t: Table, seat: number, ...counts: number[]) => {
  counts.forEach((count, i) => {
    const change = count - t.field('fish', seat * 4 + i + 1);
    t.set('fish', seat * 4 + i + 1, count).set('fishBag', i + 1, t.field('fishBag', i + 1) - change);
    t.set('fishCount', seat, t.field('fishCount', seat) + change).set(
      'fishLeft',
      0,
      t.field('fishLeft') - change,
    );
  });
  return t;
};
const empty = (t: Table) => {
  for (let seat = 0; seat < t.b.seats; seat++) fish(t, seat, 0, 0, 0);
  if (t.field('boot') >= 0)
    t.set('boot', 0, -1)
      .set('fishBag', 0, 1)
      .set('fishLeft', 0, t.field('fishLeft') + 1);
  return t;
};
const purse = (t: Table, seat: number) => [1, 2, 3].map((kind) => t.field('fish', seat * 4 + kind));
const draw = (t: Table, token: string) => t.nature('draw-fish', { token });
const robberAt = (t: Table) => t.s.cells[t.b.at.blocker + t.b.blocker('robber')];
/** the middle corner of the ground with the number 6 */
const ground6 = (t: Table) => t.corner(0, -2, 1);
const lakeside = (t: Table) => t.corner(0, 0, 0);
const fresh = (options: TableOptions = {}) => empty(table(options));

describe('fishing', () => {
  // proves traders-barbarians/fishermen: When the number of a ground or lake
  it('a settlement at a ground draws one token when its number is rolled, a city two', () => {
    const t = fresh();
    const [west, east] = [ground6(t), t.corner(1, -2, 1)];
    t.put(0, 'settlement', west).put(1, 'settlement', east).put(1, 'city', east).roll(6);
    draw(t, 'one-fish');
    draw(t, 'two-fish');
    draw(t, 'three-fish');
    expect(t.decision).toBe('main');
    expect([purse(t, 0), purse(t, 1)]).toEqual([
      [1, 0, 0],
      [0, 1, 1],
    ]);
  });

  // proves traders-barbarians/fishermen: Each touches three corners
  // proves traders-barbarians/fishermen: Six fishing grounds lie on the coast
  it('each ground touches three corners', () => {
    const t = fresh();
    const counts = new Map<number, number>();
    const marks = t.b.layout.marks.edges['fishing-ground'];
    expect(marks).toHaveLength(12);
    for (let k = 0; k < 12; k += 2) {
      const corners = new Set(
        [marks[k], marks[k + 1]].flatMap((at) => {
          const edge = t.edge(at.q, at.r, at.side);
          return [t.b.topology.edgeCorner[edge * 2], t.b.topology.edgeCorner[edge * 2 + 1]];
        }),
      );
      expect(corners.size).toBe(3);
      for (const corner of corners) counts.set(corner, (counts.get(corner) ?? 0) + 1);
    }
    expect(counts.size).toBe(18);
  });

  // proves traders-barbarians/fishermen: gives fish on 2, 3, 11 and 12
  it.each([2, 3, 11, 12])('the lake gives a token on %i', (number) => {
    const t = fresh();
    t.put(2, 'settlement', lakeside(t)).roll(number);
    draw(t, 'one-fish');
    expect(purse(t, 2)).toEqual([1, 0, 0]);
  });

  // proves traders-barbarians/fishermen: On a lake it stops the lake
  it('the robber on the lake stops the whole lake', () => {
    const t = fresh();
    t.put(2, 'settlement', lakeside(t));
    t.s.cells[t.b.at.blocker] = t.hex(0, 0);
    t.roll(12);
    expect(t.decision).toBe('main');
  });

  // proves traders-barbarians/fishermen: A ground serves the buildings at it, whatever
  it('the robber on the hexes beside a ground does not stop the ground', () => {
    const t = fresh();
    t.put(0, 'settlement', ground6(t));
    t.s.cells[t.b.at.blocker] = t.hex(0, -2);
    t.roll(6);
    expect(t.decision).toBe('draw-fish');
  });

  // proves traders-barbarians/fishermen: A corner may have both
  it('a corner at a harbour and a ground has both', () => {
    const t = fresh();
    const corner = ground6(t);
    expect(t.b.harboursAt[corner]).toHaveLength(1);
    t.put(0, 'settlement', corner);
    expect(t.b.the.bank.rate(t.s, 0, 0)).toBe(3);
    t.roll(6);
    expect(t.decision).toBe('draw-fish');
  });

  // proves traders-barbarians/fishermen: second starting settlement is at a
  // proves traders-barbarians/fishermen: The first brings none, and
  it('only the second starting settlement draws, and only at a ground', () => {
    const t = new Table('traders-barbarians/fishermen', { seats: 3, options: { fishBoard: 'recommended' } });
    const place = (seat: number, corner: number) => {
      t.play(seat, 'place-building', { corner });
      const [road] = t.legal(seat, 'place-route');
      return t.play(seat, road);
    };
    t.until('place-building');
    place(0, ground6(t));
    expect(t.decision).toBe('place-building');
    place(1, t.corner(1, 1, 0));
    place(2, t.corner(-1, 2, 4));
    place(2, lakeside(t));
    expect(t.decision).toBe('place-building');
    t.play(1, 'place-building', { corner: t.corner(-2, 2, 2) });
    expect(t.decision).toBe('draw-fish');
    draw(t, 'two-fish');
    expect(t.decision).toBe('place-route');
    expect(purse(t, 1)).toEqual([0, 1, 0]);
    expect(purse(t, 2)).toEqual([0, 0, 0]);
  });

  // proves traders-barbarians/fishermen: If the supply has fewer tokens than
  // proves traders-barbarians/fishermen: The supply is what lies face down
  // proves traders-barbarians/fishermen: Too few tokens in the supply
  it('nobody draws when the supply is too small for all', () => {
    const t = fresh();
    t.put(0, 'settlement', ground6(t))
      .put(1, 'settlement', t.corner(1, -2, 1))
      .set('fishLeft', 0, 1);
    // what was spent lies open and is no supply yet
    t.set('fishSpent', 1, 4).roll(6);
    expect(t.decision).toBe('main');
  });

  // proves traders-barbarians/fishermen: As with goods
  // proves traders-barbarians/fishermen: Too few tokens in the supply
  it('by the option, a player who alone is owed takes what is left', () => {
    const t = fresh({ options: { fishShortage: 'as-goods' } });
    t.put(0, 'settlement', ground6(t)).put(0, 'city', ground6(t));
    fish(t, 3, 11, 10, 7).set('fishBag', 0, 0).set('fishLeft', 0, 1).roll(6);
    draw(t, 'three-fish');
    expect(purse(t, 0)).toEqual([0, 0, 1]);
    expect(t.decision).toBe('main');
  });

  // proves traders-barbarians/fishermen: When the last token of the supply
  it('when the last token is drawn the spent ones are mixed into a new supply', () => {
    const t = fresh();
    t.put(0, 'settlement', ground6(t));
    fish(t, 3, 11, 10, 7).set('fishBag', 0, 0).set('fishLeft', 0, 1);
    t.set('fishSpent', 1, 4).set('fishSpent', 3, 2).roll(6);
    draw(t, 'three-fish');
    expect([1, 2, 3].map((kind) => t.field('fishBag', kind))).toEqual([4, 0, 2]);
    expect(t.field('fishLeft')).toBe(6);
    expect(t.field('fishSpent', 1)).toBe(0);
  });

  // proves traders-barbarians/fishermen: You keep at most 7
  // proves traders-barbarians/fishermen: you would draw with 7
  // proves traders-barbarians/fishermen: The returned one goes
  it('with seven tokens one may be returned for another, or all be kept', () => {
    const t = fresh();
    t.put(0, 'settlement', ground6(t)).put(0, 'city', ground6(t));
    fish(t, 0, 7, 0, 0).roll(6);
    expect(t.decision).toBe('swap-fish');
    const before = t.s.cells.slice();
    t.play(0, 'keep-fish');
    expect([t.decision, purse(t, 0)]).toEqual(['main', [7, 0, 0]]);
    t.s.cells.set(before);
    expect(t.refusal(0, 'swap-fish', { token: 'two-fish' })?.code).toBe('no-fish');
    t.play(0, 'swap-fish', { token: 'one-fish' });
    draw(t, 'three-fish');
    expect([t.decision, purse(t, 0)]).toEqual(['main', [6, 0, 1]]);
  });

  // proves traders-barbarians/fishermen: A player with 7 tokens exchanges one
  it('a city draws up to the seventh token and may then exchange one', () => {
    const t = fresh();
    t.put(0, 'settlement', ground6(t)).put(0, 'city', ground6(t));
    fish(t, 0, 6, 0, 0).roll(6);
    draw(t, 'one-fish');
    expect(t.decision).toBe('swap-fish');
  });
});

describe('spending fish', () => {
  // proves traders-barbarians/fishermen: On your turn you may send the robber
  it('two fish send the robber off the board, and a seven brings it back', () => {
    const t = fish(fresh(), 0, 0, 1, 0);
    expect(t.refusal(0, 'fish-robber')?.code).toBe('no-use');
    t.s.cells[t.b.at.blocker] = t.hex(1, 1);
    t.play(0, 'fish-robber').play(0, 'pay-fish', { token: 'two-fish' });
    expect(robberAt(t)).toBe(-1);
    expect(t.decision).toBe('roll');
    t.roll(7);
    expect(t.decision).toBe('move-blocker');
  });

  // proves traders-barbarians/fishermen: The robber starts off the board
  it('the robber begins off the board', () => {
    expect(robberAt(new Table('traders-barbarians/fishermen').started())).toBe(-1);
  });

  // proves traders-barbarians/fishermen: On your turn you may spend fish
  it('three fish steal a random card from any player', () => {
    const t = fish(fresh(), 0, 0, 0, 1);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    expect(t.refusal(0, 'fish-steal')?.code).toBe('no-use');
    t.give(2, { ore: 1 }).give(3, { wool: 1 });
    t.play(0, 'fish-steal').play(0, 'pay-fish', { token: 'three-fish' });
    expect(t.legal(0).map((move) => move.seat)).toEqual([2, 3]);
    t.play(0, 'rob', { seat: 2 }).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(2)]).toEqual([{ ore: 1 }, {}]);
  });

  // proves traders-barbarians/fishermen: On your turn you may spend fish
  it('four fish take a good of choice from the bank', () => {
    const t = fish(fresh(), 0, 0, 2, 0).give(0, {});
    t.play(0, 'fish-good')
      .play(0, 'pay-fish', { token: 'two-fish' })
      .play(0, 'pay-fish', { token: 'two-fish' });
    t.play(0, 'choose-good', { good: 'grain' });
    expect(t.hand(0)).toEqual({ grain: 1 });
  });

  // proves traders-barbarians/fishermen: On your turn you may spend fish
  it('five fish lay a road by the usual rules of building', () => {
    const t = fish(fresh(), 0, 0, 1, 1);
    expect(t.refusal(0, 'fish-road')?.code).toBe('no-use');
    t.put(0, 'settlement', lakeside(t));
    t.play(0, 'fish-road')
      .play(0, 'pay-fish', { token: 'three-fish' })
      .play(0, 'pay-fish', { token: 'two-fish' });
    expect(t.legal(0, 'free-route')).toHaveLength(3);
    t.play(0, t.legal(0, 'free-route')[0]);
    expect(t.decision).toBe('roll');
  });

  // proves traders-barbarians/fishermen: On your turn you may spend fish
  // proves traders-barbarians/fishermen: A development card costs 6 fish
  // proves traders-barbarians/fishermen: Fish for a development card
  it.each([
    [7, undefined],
    [6, { fishCardPrice: 6 }],
  ])('%i fish draw a development card', (price, options) => {
    const t = fish(fresh({ options }), 0, price - 6, 0, 2);
    t.play(0, 'fish-card');
    while (t.decision === 'pay-fish') t.play(0, t.legal(0)[0]);
    t.nature('draw-card', { card: 'knight' });
    expect(t.field('cardCount', 0)).toBe(1);
    expect(purse(t, 0)).toEqual([0, 0, 0]);
    expect(t.refusal(0, 'play-card', { card: 'knight' })?.code).toBe('card-fresh');
  });

  // proves traders-barbarians/fishermen: On your turn you may spend fish
  it.each([
    ['fish-robber', 2],
    ['fish-steal', 3],
    ['fish-good', 4],
    ['fish-road', 5],
    ['fish-card', 7],
  ])('%s costs %i fish and not one less', (purchase, price) => {
    const buyer = (count: number): Table => {
      const t = fish(fresh(), 0, count, 0, 0).put(0, 'settlement', lakeside(fresh())).give(1, { ore: 1 });
      t.s.cells[t.b.at.blocker] = t.hex(1, 1);
      return t;
    };
    expect(buyer(price - 1).refusal(0, purchase)).toMatchObject({ code: 'fish-short' });
    const t = buyer(price).play(0, purchase);
    for (let paid = 0; paid < price; paid++) t.play(0, 'pay-fish', { token: 'one-fish' });
    expect([t.decision, purse(t, 0)]).not.toContain('pay-fish');
    expect(purse(t, 0)).toEqual([0, 0, 0]);
  });

  it('too few fish buy nothing', () => {
    const t = fish(fresh(), 0, 1, 0, 0);
    t.s.cells[t.b.at.blocker] = t.hex(1, 1);
    expect(t.refusal(0, 'fish-robber')).toMatchObject({
      code: 'fish-short',
      details: { price: 2, have: 1 },
    });
  });

  // proves traders-barbarians/fishermen: No change is given
  it('no change is given', () => {
    const t = fish(fresh(), 0, 0, 0, 2);
    t.play(0, 'fish-good')
      .play(0, 'pay-fish', { token: 'three-fish' })
      .play(0, 'pay-fish', { token: 'three-fish' });
    expect(purse(t, 0)).toEqual([0, 0, 0]);
    expect(t.field('fishSpent', 3)).toBe(2);
  });

  // proves traders-barbarians/fishermen: You may make several purchases in a turn
  it('one payment serves one purchase, but several purchases may follow each other', () => {
    const t = fish(fresh(), 0, 0, 0, 2);
    t.s.cells[t.b.at.blocker] = t.hex(1, 1);
    t.play(0, 'fish-robber').play(0, 'pay-fish', { token: 'three-fish' });
    expect(t.refusal(0, 'fish-good')?.code).toBe('fish-short');
    t.give(1, { ore: 1 });
    for (const seat of [2, 3]) t.give(seat, {});
    t.play(0, 'fish-steal').play(0, 'pay-fish', { token: 'three-fish' });
    expect(t.decision).toBe('steal');
  });

  // proves traders-barbarians/fishermen: cannot pay with a token
  it('a payment holds no token that it could do without', () => {
    const t = fish(fresh(), 0, 3, 1, 1);
    t.play(0, 'fish-good');
    // 3 + 1, 3 + 2 and 2 + 1 + 1: every way to pay four of which nothing could be kept
    expect(t.legal(0).map((move) => move.token)).toEqual(['two-fish', 'three-fish']);
    t.play(0, 'pay-fish', { token: 'two-fish' });
    expect(t.legal(0).map((move) => move.token)).toEqual(['one-fish']);
    expect(t.refusal(0, 'pay-fish', { token: 'three-fish' })?.code).toBe('fish-order');
  });

  // proves traders-barbarians/fishermen: You may spend fish before the roll
  // proves traders-barbarians/fishermen: may spend fish only after
  // proves traders-barbarians/fishermen: Fish may be spent before the roll
  it('fish are spent before the roll, or by the option only after it', () => {
    const legal = (t: Table) => t.legal(0).some((move) => move.move === 'fish-good');
    expect(legal(fish(fresh(), 0, 0, 2, 0))).toBe(true);
    const late = fish(fresh({ options: { fishBeforeRoll: false } }), 0, 0, 2, 0);
    expect(legal(late)).toBe(false);
    expect(legal(late.roll(4))).toBe(true);
  });

  // proves traders-barbarians/fishermen: Spending fish counts as trade
  it('no fish are spent in the special building phase', () => {
    const t = fresh({ seats: 5 });
    t.until('main').play(t.active, 'end-turn');
    expect(t.decision).toBe('special');
    fish(t, (t.active + 1) % 5, 0, 2, 0);
    expect(t.refusal((t.active + 1) % 5, 'fish-good')?.code).toBe('wrong-moment');
  });

  // proves traders-barbarians/fishermen: They are not goods: they
  it('tokens are no cards: they neither count to the hand nor can be stolen or traded', () => {
    const t = fish(fresh(), 1, 3, 2, 2).give(1, {});
    expect(t.s.cells[t.b.at.handSize + 1]).toBe(0);
    expect(t.b.rules.discardCount(t.s, 1)).toBe(0);
    expect(t.b.goods.some((good) => good.id.includes('fish'))).toBe(false);
  });
});

describe('the old boot', () => {
  const booted = (options: TableOptions = {}) => {
    const t = fresh(options);
    t.put(0, 'settlement', ground6(t)).roll(6);
    return draw(t, 'old-boot');
  };

  // proves traders-barbarians/fishermen: you draw the old boot
  // proves traders-barbarians/fishermen: It does not count among
  it('is shown at once and does not count among the tokens', () => {
    const t = booted();
    expect(t.field('boot')).toBe(0);
    expect(t.field('fishCount', 0)).toBe(0);
    expect(t.events.map(({ kind, data }) => [kind, data])).toContainEqual(['boot-drawn', { seat: 0 }]);
  });

  // proves traders-barbarians/fishermen: With the old boot you need
  // proves traders-barbarians/fishermen: Ten points win
  it('makes its holder need a point more, and leaves the points as they are', () => {
    const t = booted();
    expect([t.b.rules.target(t.s, 0), t.b.rules.target(t.s, 1), t.points(0)]).toEqual([11, 10, 1]);
    t.cards(0, 'victory-point', 5);
    for (const [q, r] of [
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ] as const)
      t.put(0, 'settlement', t.corner(q, r, 5));
    expect(t.points(0)).toBe(10);
    const buildRoad = () => t.give(0, { brick: 1, lumber: 1 }).play(0, t.legal(0, 'road')[0]);
    buildRoad();
    expect(t.over).toBe(false);
    t.set('boot', 0, 1);
    buildRoad();
    expect(t.over).toBe(true);
  });

  // proves traders-barbarians/fishermen: After the roll on your own turn
  // proves traders-barbarians/fishermen: A sole leader keeps it
  // proves traders-barbarians/fishermen: The old boot goes to a player with at least
  it('goes after the roll to a player with at least as many points; a sole leader keeps it', () => {
    const t = booted();
    expect(t.legal(0, 'give-boot')).toEqual([]);
    expect(t.refusal(0, 'give-boot', { seat: 1 })?.code).toBe('boot-behind');
    t.put(1, 'settlement', t.corner(1, 1, 0))
      .put(2, 'settlement', lakeside(t))
      .put(2, 'city', lakeside(t));
    expect(t.legal(0, 'give-boot').map((move) => move.seat)).toEqual([1, 2]);
    t.play(0, 'give-boot', { seat: 1 });
    expect(t.field('boot')).toBe(1);
    expect(t.refusal(0, 'give-boot', { seat: 2 })?.code).toBe('no-boot');
    t.play(0, 'end-turn');
    expect(t.refusal(1, 'give-boot', { seat: 2 })?.code).toBe('wrong-moment');
  });

  // proves traders-barbarians/fishermen: The old boot goes only to
  // proves traders-barbarians/fishermen: The old boot goes to a player with at least
  it('by the option, goes only to a player with more points', () => {
    const t = booted({ options: { bootTo: 'ahead' } });
    t.put(1, 'settlement', t.corner(1, 1, 0))
      .put(2, 'settlement', lakeside(t))
      .put(2, 'city', lakeside(t));
    expect(t.legal(0, 'give-boot').map((move) => move.seat)).toEqual([2]);
  });

  // proves traders-barbarians/fishermen: For the boot only points
  it('compares only points that everybody can see', () => {
    const t = booted();
    t.put(1, 'settlement', t.corner(1, 1, 0)).cards(0, 'victory-point', 3);
    expect(t.legal(0, 'give-boot').map((move) => move.seat)).toEqual([1]);
  });
});

describe('the boards', () => {
  const lakesOf = (t: Table, id: string) =>
    t.b.layout.hexes.filter((_, hex) => t.s.cells[t.b.at.terrain + hex] === t.b.terrain(id));
  const grounds = (t: Table) =>
    t.b.layout.marks.edges['fishing-ground']
      .filter((_, k) => k % 2 === 0)
      .map((at) => t.field('fishingGround', t.edge(at.q, at.r, at.side)))
      .sort((a, b) => a - b);

  // proves traders-barbarians/fishermen: A lake takes the place
  // proves traders-barbarians/fishermen: A lake never lies on the coast
  it.each([1, 2, 3, 4])('the lake never lies on the coast (board %i)', (seed) => {
    const t = new Table('traders-barbarians/fishermen', { seed }).started();
    expect(lakesOf(t, 'lake').map((hex) => hex.region)).toEqual(['inland']);
    expect(lakesOf(t, 'desert')).toEqual([]);
    expect(grounds(t)).toEqual([4, 5, 6, 8, 9, 10]);
  });

  // proves traders-barbarians/fishermen: Five or six players: 8 grounds
  it('five and six have eight grounds, a second lake and more tokens', () => {
    const t = new Table('traders-barbarians/fishermen', { seats: 6 }).until('place-building');
    expect(grounds(t)).toEqual([4, 5, 5, 6, 8, 9, 9, 10]);
    expect([...lakesOf(t, 'lake'), ...lakesOf(t, 'small-lake')].map((hex) => hex.region)).toEqual([
      'inland',
      'inland',
    ]);
    const small = t.b.layout.hexes.findIndex(
      (_, hex) => t.s.cells[t.b.at.terrain + hex] === t.b.terrain('small-lake'),
    );
    expect(t.s.cells[t.b.at.numbers + small]).toBe((1 << 4) | (1 << 10));
    expect(KINDS.map((_, kind) => t.field('fishBag', kind))).toEqual([1, 15, 15, 13]);
    expect(t.field('fishLeft')).toBe(44);
  });

  // proves traders-barbarians/fishermen: Tokens show 1, 2 or 3
  it('three and four have 11, 10 and 8 tokens and the boot', () => {
    const t = new Table('traders-barbarians/fishermen').until('place-building');
    expect(KINDS.map((_, kind) => t.field('fishBag', kind))).toEqual([1, 11, 10, 8]);
  });

  // proves traders-barbarians/fishermen: The recommended board lays
  // proves traders-barbarians/fishermen: The first, separate edition
  // proves traders-barbarians/fishermen: hexes, harbours and fishing grounds at random
  // proves traders-barbarians/fishermen: Lakes (the first, separate edition
  it('the recommended board prints its grounds, and without lakes the desert is back', () => {
    const t = table({ options: { lakes: false } });
    expect(t.field('fishingGround', t.edge(0, -2, 1))).toBe(6);
    expect(lakesOf(t, 'desert')).toHaveLength(1);
    expect(robberAt(t)).toBe(-1);
  });
});

describe('what is hidden', () => {
  // proves traders-barbarians/fishermen: and stay face down
  it('a drawn token is known to its owner alone, the boot to all', () => {
    const t = fresh();
    t.put(1, 'settlement', ground6(t)).roll(6);
    expect(chanceOutcomes(t.s, 1)).toBeNull();
    const kind = t.b.moves.find((move) => move.name === 'draw-fish')!;
    expect(kind.audience?.(t.s, NATURE, 2, 0, 0)).toBe(1 << 1);
    expect(kind.audience?.(t.s, NATURE, 0, 0, 0)).toBe(t.b.everyone);
    draw(t, 'two-fish');
    const drawn = t.events.find((event) => event.kind === 'fish-drawn')!;
    expect(eventFor(drawn, 1).data).toEqual({ seat: 1, token: 'two-fish' });
    expect(eventFor(drawn, 0).data).toEqual({ seat: 1 });
  });

  it('dealing anew changes nothing that the seat can see and keeps a payment payable', () => {
    const t = fish(fish(fresh(), 0, 0, 0, 2), 1, 4, 2, 0);
    t.play(0, 'fish-good');
    for (let seed = 0; seed < 20; seed++) {
      const other = resample(t.s, 1, new Rng(seed));
      expect(viewOf(other, 1).cells).toEqual(viewOf(t.s, 1).cells);
      const worth = [1, 2, 3].reduce((sum, kind) => sum + kind * other.cells[t.b.field('fish') + kind], 0);
      expect(worth).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([3, 4, 5, 6])('random games of %i end, and no token is ever lost', (seats) => {
    const { b } = new Table('traders-barbarians/fishermen', { seats });
    const list = new MoveList();
    const sum = (at: number, size: number, cells: Int32Array) => {
      let total = 0;
      for (let i = at; i < at + size; i++) total += cells[i];
      return total;
    };
    for (let seed = 1; seed <= 2; seed++) {
      const s = newState(b);
      const rng = new Rng(seed);
      while (!s.cells[1]) {
        playout(s, rng, list, 100);
        if (s.cells[b.at.turn] === 0) continue;
        const held = sum(b.field('fish'), seats * 4, s.cells);
        const bag = sum(b.field('fishBag'), 4, s.cells);
        expect(bag).toBe(s.cells[b.field('fishLeft')]);
        expect(held).toBe(sum(b.field('fishCount'), seats, s.cells));
        const boot = s.cells[b.field('boot')] >= 0 ? 1 : 0;
        expect(held + bag + sum(b.field('fishSpent'), 4, s.cells) + boot).toBe(seats > 4 ? 44 : 30);
        for (let seat = 0; seat < seats; seat++)
          expect(s.cells[b.field('fishCount') + seat]).toBeLessThanOrEqual(7);
      }
    }
  });
});

// proves traders-barbarians/fishermen: A player with 7 tokens needs none
it('a full purse does not count for a shortage', () => {
  const t = fresh();
  t.put(0, 'settlement', ground6(t)).put(1, 'settlement', t.corner(1, -2, 1));
  fish(t, 0, 7, 0, 0).set('fishLeft', 0, 1).roll(6);
  expect(t.decision).not.toBe('main');
  while (t.decision === 'swap-fish') t.play(0, t.legal(0).find(({ move }) => /keep/.test(move))!);
  while (t.decision === 'draw-fish') t.anything();
  expect([t.field('fishCount', 0), t.field('fishCount', 1)]).toEqual([7, 1]);
});

// proves traders-barbarians/fishermen: Players draw in turn order from
it('draws are made in turn order from the active player', () => {
  const t = fresh();
  t.put(0, 'settlement', ground6(t))
    .put(1, 'settlement', t.corner(1, -2, 1))
    .give(0, {});
  t.roll(2).until('main', 0).play(0, 'end-turn');
  empty(t).roll(6);
  draw(t, 'one-fish');
  draw(t, 'three-fish');
  expect([purse(t, 1), purse(t, 0)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

it('five have the large island, four the small one', () => {
  const [four, five, six] = [4, 5, 6].map(
    (seats) => new Table('traders-barbarians/fishermen', { seats }).b.layout.hexes.length,
  );
  expect(five).toBe(six);
  expect(four).toBeLessThan(five);
});
