import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/chaffenberch-castle';

/** an empty board in the first turn after a roll, with empty hands */
function ready(asked: TableOptions = {}): Table {
  const t = new Table(ID, asked).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.roll(5);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}
/** so many knights played, besides the two coats of arms */
const knights = (t: Table, seat: number, count: number): Table => {
  t.set('played', seat * t.b.cards.length + t.b.card('knight'), count);
  t.b.rules.reviewAwards(t.s);
  return t;
};
const played = (t: Table, seat: number) => t.field('played', seat * t.b.cards.length + t.b.card('knight'));
const coats = (t: Table, seat: number, count: number): Table => t.set('coats', seat, count);
const prizes = (t: Table) => [0, 1, 2, 3].map((seat) => t.field('prizes', seat));
/** the active seat plays a knight and moves the robber where nobody is */
function declare(t: Table, seat = 0): Table {
  t.cards(seat, 'knight').play(seat, 'play-card', { card: 'knight' });
  const [first] = t.legal(seat, 'move-blocker');
  return t.play(seat, first);
}
const told = (t: Table, kind: string) =>
  t.events.filter((event) => event.kind === kind).map(({ data }) => data);
const rate = (t: Table, seat: number, good = 'ore') => t.b.the.bank.rate(t.s, seat, t.b.good(good));
const castle = (materials: string, foods: string) => ({ materials, foods });
const tokens = (t: Table, seat: number) => [0, 1, 2].map((tier) => t.field('castleTokens', seat * 3 + tier));
const own = (t: Table, seat: number, values: readonly number[]): Table => {
  values.forEach((count, tier) => {
    t.set('castleTokens', seat * 3 + tier, count);
  });
  t.b.rules.reviewAwards(t.s);
  return t;
};
const stock = (t: Table, left: readonly number[]): Table => {
  left.forEach((count, tier) => {
    t.set('castleLeft', tier, count);
  });
  return t;
};

describe('the game', () => {
  // proves promo/chaffenberch-castle: Thirteen points win
  it('thirteen points win, and not twelve', () => {
    const t = ready().set('prizes', 0, 12);
    expect(t.b.rules.target(t.s, 0)).toBe(13);
    t.give(0, { brick: 1, grain: 1 }).play(0, 'castle-token', castle('brick', 'grain'));
    expect([t.points(0), t.over]).toEqual([12, false]);
    own(t, 0, [2, 0, 0]).give(0, { brick: 1, grain: 1 }).play(0, 'castle-token', castle('brick', 'grain'));
    expect([t.points(0) >= 13, t.over, t.b.result(t.s).winners]).toEqual([true, true, [0]]);
  });

  // proves promo/chaffenberch-castle: with four players two, the second in reverse order
  it.each([
    [3, 3],
    [4, 2],
  ])('of %i players everybody begins with %i settlements, each with a road', (seats, starts) => {
    const t = new Table(ID, { seats }).started();
    for (let seat = 0; seat < seats; seat++) {
      const left = (piece: string) => t.field('supply', seat * t.b.pieces.length + t.b.piece(piece).index);
      expect([left('settlement'), left('road')]).toEqual([5 - starts, 15 - starts]);
    }
  });

  // proves promo/chaffenberch-castle: The last one brings a resource
  it.each([3, 4])('with %i players the order turns round after each, and the last brings goods', (seats) => {
    const t = new Table(ID, { seats }).until('place-building');
    const order: number[] = [];
    while (t.field('turn') === 0) {
      const seat = Array.from({ length: seats }, (_, i) => i).find((i) => t.legal(i).length > 0);
      if (t.decision === 'place-building') order.push(seat!);
      if (order.length <= seats * (seats === 3 ? 2 : 1) && t.decision === 'place-building')
        expect(t.hand(seat!)).toEqual({});
      t.anything();
    }
    expect(order).toEqual(seats === 3 ? [0, 1, 2, 2, 1, 0, 0, 1, 2] : [0, 1, 2, 3, 3, 2, 1, 0]);
    for (let seat = 0; seat < seats; seat++) expect(t.field('handSize', seat)).toBeGreaterThan(0);
  });

  // proves promo/chaffenberch-castle: There is no Largest Army
  it('there is no Largest Army', () => {
    const { b } = new Table(ID);
    expect(b.awards.map(({ id }) => id).sort()).toEqual(['feudal-favour', 'longest-road']);
  });

  // proves promo/chaffenberch-castle: The printed map is lost
  it('the map has the hexes, tokens and harbours of the base game, and nothing is left to chance', () => {
    const { b } = new Table(ID);
    const count = (values: readonly unknown[]) => {
      const counts: Record<string, number> = {};
      for (const value of values) counts[`${value}`] = (counts[`${value}`] ?? 0) + 1;
      return counts;
    };
    expect([b.filler.draws, b.layout.provenance]).toEqual([0, 'house']);
    expect(count(b.layout.hexes.map(({ terrain }) => terrain))).toEqual({
      fields: 4,
      forest: 4,
      pasture: 4,
      hills: 3,
      mountains: 3,
      desert: 1,
    });
    expect(count(b.layout.hexes.flatMap(({ number }) => (number === undefined ? [] : [number])))).toEqual({
      2: 1,
      3: 2,
      4: 2,
      5: 2,
      6: 2,
      8: 2,
      9: 2,
      10: 2,
      11: 2,
      12: 1,
    });
    expect(count((b.layout.harbours?.places ?? []).map(({ kind }) => kind))).toEqual({
      any: 4,
      brick: 1,
      lumber: 1,
      wool: 1,
      grain: 1,
      ore: 1,
    });
    const red = new Set(
      b.layout.hexes.flatMap(({ number }, hex) => (number === 6 || number === 8 ? [hex] : [])),
    );
    for (const hex of red) expect(b.walks.hexesBeside[hex].some((near) => red.has(near))).toBe(false);
  });
});

describe('tournaments', () => {
  // proves promo/chaffenberch-castle: You begin with 2 coats of arms
  // proves promo/chaffenberch-castle: In tournaments each counts like a knight
  it('everybody begins with two coats of arms, which count as played knights do', () => {
    const t = knights(ready(), 2, 3);
    expect([0, 1, 2, 3].map((seat) => t.b.the.tournaments.arms(t.s, seat))).toEqual([2, 2, 5, 2]);
    expect([0, 1, 2, 3].map((seat) => t.field('knightsOut', seat))).toEqual([0, 0, 3, 0]);
    coats(t, 2, 0);
    expect(t.b.the.tournaments.arms(t.s, 2)).toBe(3);
  });

  // proves promo/chaffenberch-castle: Whenever you play a knight there is a tournament
  // proves promo/chaffenberch-castle: The knight first moves the robber
  // proves promo/chaffenberch-castle: The tournament comes after that
  it('a knight moves the robber, then there is a tournament, as long as a marker is left', () => {
    const t = ready().give(1, { ore: 1 });
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.decision).toBe('move-blocker');
    t.play(0, t.legal(0, 'move-blocker')[0]);
    expect(t.decision).toBe('enter-tourney');
    const last = ready().give(1, { ore: 1 }).set('prizesLeft', 0, 1);
    expect(declare(last).decision).toBe('enter-tourney');
    const none = ready().give(1, { ore: 1 }).set('prizesLeft', 0, 0);
    expect(declare(none).decision).toBe('main');
    expect([none.field('prizes', 0), played(none, 0)]).toEqual([0, 1]);
  });

  it('there are ten markers', () => {
    expect(ready().field('prizesLeft')).toBe(10);
  });

  it('other cards declare none', () => {
    const t = ready().give(1, { ore: 1 }).cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' });
    t.play(0, 'name-good', { good: 'brick' });
    expect([t.decision, t.field('prizes', 0)]).toEqual(['main', 0]);
  });

  // proves promo/chaffenberch-castle: A knight played before the roll
  it('one played before the roll waits for production, and comes before the trade', () => {
    const t = ready().play(0, 'end-turn');
    t.put(2, 'settlement', t.corner(0, 0, 0)).cards(1, 'knight');
    t.play(1, 'play-card', { card: 'knight' });
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(-2, 2) });
    expect(t.decision).toBe('roll');
    // what seat 2 has to pay with comes by the roll itself
    t.lay(t.hex(0, 0), 'fields', 9).roll(9);
    expect([t.decision, t.hand(2)]).toEqual(['enter-tourney', { grain: 1 }]);
    t.play(2, 'enter-tourney', { good: 'grain' }).nature('joust', { die: 6 }).nature('joust', { die: 1 });
    t.play(1, 'lay-down-arms', { arms: 'coat' });
    expect([t.decision, t.field('prizes', 1)]).toEqual(['main', 1]);
  });

  it('after a seven it is held when the robber has been moved', () => {
    const t = ready().play(0, 'end-turn').cards(1, 'knight').give(2, { ore: 1 });
    t.play(1, 'play-card', { card: 'knight' });
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(-2, 2) }).roll(7);
    expect(t.decision).toBe('move-blocker');
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 2) });
    expect(t.decision).toBe('enter-tourney');
  });

  // proves promo/chaffenberch-castle: You always take part in your own
  // proves promo/chaffenberch-castle: The others may enter if they have
  // proves promo/chaffenberch-castle: You choose what you pay to enter
  it('opponents with a knight or a coat may enter, for a grain, ore or wool of their choice to whoever declared it', () => {
    const t = ready();
    coats(t, 1, 0);
    coats(knights(t, 2, 1), 2, 0);
    for (const seat of [1, 2, 3]) t.give(seat, { brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
    declare(t);
    expect(t.legal(1)).toEqual([]);
    const goods = (seat: number) => t.legal(seat, 'enter-tourney').map(({ good }) => good);
    for (const seat of [2, 3]) expect(goods(seat).sort()).toEqual(['grain', 'ore', 'wool']);
    expect(t.refusal(2, 'enter-tourney', { good: 'brick' })?.code).toBe('tourney-fee');
    t.play(3, 'stay-out').play(2, 'enter-tourney', { good: 'wool' });
    expect([t.hand(2).wool, t.hand(3).wool, t.hand(0)]).toEqual([undefined, 1, { wool: 1 }]);
    // seat 0, who declared it, and seat 2 alone roll
    expect(t.decision).toBe('joust');
    t.nature('joust', { die: 1 });
    expect(told(t, 'jousted')[0]).toMatchObject({ seat: 0, die: 1, total: 4 });
    t.nature('joust', { die: 6 });
    expect(prizes(t)).toEqual([0, 0, 1, 0]);
  });

  // proves promo/chaffenberch-castle: have no card in hand, you are not asked
  it('who has no card in hand is not asked', () => {
    const t = ready().give(2, { brick: 1 });
    declare(t);
    expect([t.legal(1), t.legal(3)]).toEqual([[], []]);
    expect(t.legal(2)).toEqual([{ move: 'stay-out' }]);
  });

  // proves promo/chaffenberch-castle: Everybody in the tournament rolls a die
  // proves promo/chaffenberch-castle: The highest total wins
  // proves promo/chaffenberch-castle: The winner takes a tournament marker
  it('die and arms decide; the winner has a point and one knight or coat less', () => {
    const t = knights(ready(), 1, 2).give(1, { ore: 1 }).give(2, { ore: 1 });
    declare(t).play(1, 'enter-tourney', { good: 'ore' }).play(2, 'enter-tourney', { good: 'ore' });
    // 3 and 5 to 4 and 3 to 2 and 5: eight, seven, seven
    t.nature('joust', { die: 5 }).nature('joust', { die: 3 });
    expect(told(t, 'jousted')[0]).toMatchObject({ seat: 1, total: 7 });
    t.nature('joust', { die: 5 });
    expect([prizes(t), t.field('prizesLeft'), t.points(0)]).toEqual([[1, 0, 0, 0], 9, 1]);
    expect(t.decision).toBe('lay-down-arms');
    t.play(0, 'lay-down-arms', { arms: 'coat' });
    expect([t.field('coats', 0), played(t, 0), t.decision]).toEqual([1, 1, 'main']);
  });

  // proves promo/chaffenberch-castle: A discarded knight is out of the game
  it('a knight that is discarded goes nowhere; who has one kind left discards that', () => {
    const t = ready().give(1, { ore: 1 });
    const deck = t.field('deckSize');
    declare(t).play(1, 'enter-tourney', { good: 'ore' });
    t.nature('joust', { die: 6 }).nature('joust', { die: 1 }).play(0, 'lay-down-arms', { arms: 'knight' });
    expect([t.field('coats', 0), played(t, 0), t.field('knightsOut', 0)]).toEqual([2, 0, 0]);
    expect([t.field('deckSize'), t.field('underDeck', t.b.card('knight'))]).toEqual([deck - 1, 0]);

    const bare = coats(ready(), 0, 0).give(1, { ore: 1 });
    declare(bare).play(1, 'enter-tourney', { good: 'ore' }).nature('joust', { die: 6 });
    bare.nature('joust', { die: 1 });
    expect([played(bare, 0), bare.decision, bare.field('prizes', 0)]).toEqual([0, 'main', 1]);

    const guest = ready().give(1, { ore: 1 });
    declare(guest).play(1, 'enter-tourney', { good: 'ore' }).nature('joust', { die: 1 });
    guest.nature('joust', { die: 6 });
    expect([guest.field('coats', 1), guest.decision, guest.field('prizes', 1)]).toEqual([1, 'main', 1]);
  });

  // proves promo/chaffenberch-castle: In a tie the leaders roll again
  it('those who are level roll again, and the others no more', () => {
    const t = ready().give(1, { ore: 1 }).give(2, { ore: 1 });
    declare(t).play(1, 'enter-tourney', { good: 'ore' }).play(2, 'enter-tourney', { good: 'ore' });
    // three and one, two and five, two and five
    t.nature('joust', { die: 1 }).nature('joust', { die: 5 }).nature('joust', { die: 5 });
    expect([t.decision, prizes(t), told(t, 'tourney-tied').length]).toEqual(['joust', [0, 0, 0, 0], 1]);
    t.nature('joust', { die: 2 });
    expect(told(t, 'jousted')[0]).toMatchObject({ seat: 1, total: 4 });
    t.nature('joust', { die: 3 });
    expect(prizes(t)).toEqual([0, 0, 1, 0]);
  });

  // proves promo/chaffenberch-castle: If nobody else enters you win without rolling
  it('alone it is won without a die, and the knight just played is discarded', () => {
    const t = knights(ready(), 0, 2).give(1, { ore: 1 });
    declare(t).play(1, 'stay-out');
    expect([prizes(t), played(t, 0), t.field('coats', 0), t.decision]).toEqual([[1, 0, 0, 0], 2, 2, 'main']);
    const empty = ready();
    declare(empty);
    expect([prizes(empty), played(empty, 0), empty.decision]).toEqual([[1, 0, 0, 0], 0, 'main']);
  });
});

describe('the travelling trader', () => {
  /** a road from a settlement of the active seat, and the next one on the way */
  const road = (t: Table) => t.give(0, { brick: 1, lumber: 1 }).play(0, t.legal(0, 'road')[0]);
  const settled = (asked?: TableOptions) => {
    const t = ready(asked);
    return t.put(0, 'settlement', t.corner(0, 0, 0));
  };

  // proves promo/chaffenberch-castle: When you build a road you take a travelling trader token
  // proves promo/chaffenberch-castle: You never have more than one
  it('a road brings one to whoever has none and has had none this turn', () => {
    const t = road(settled());
    expect([t.field('traders', 0), t.field('traders', 1)]).toEqual([1, 0]);
    road(t);
    expect(t.field('traders', 0)).toBe(1);
    t.play(0, 'spend-trader');
    road(t);
    expect(t.field('traders', 0)).toBe(0);
  });

  it('one kept from an earlier turn and spent is not followed by another that turn', () => {
    const t = settled().set('traders', 0, 1);
    for (const seat of [0, 1, 2, 3]) {
      t.play(seat, 'end-turn');
      t.roll(12);
    }
    for (const seat of [0, 1, 2, 3]) t.give(seat, {});
    road(t.play(0, 'spend-trader'));
    expect(t.field('traders', 0)).toBe(0);
    for (const seat of [0, 1, 2, 3]) {
      t.play(seat, 'end-turn');
      t.roll(12);
    }
    road(t);
    expect(t.field('traders', 0)).toBe(1);
  });

  it('the roads of the start bring none', () => {
    const t = new Table(ID).started();
    expect([0, 1, 2, 3].map((seat) => t.field('traders', seat))).toEqual([0, 0, 0, 0]);
  });

  // proves promo/chaffenberch-castle: Roads of the Road Building card
  it('the roads of a card bring one', () => {
    const t = settled().cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    t.play(0, t.legal(0, 'free-route')[0]);
    expect(t.field('traders', 0)).toBe(1);
  });

  // proves promo/chaffenberch-castle: It is not a card
  it('it is no hand card and no good, so it is neither traded nor stolen', () => {
    const t = settled().set('traders', 0, 1);
    expect([t.field('handSize', 0), t.hand(0)]).toEqual([0, {}]);
    expect(t.b.goods.map(({ id }) => id)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
    expect(t.b.the.blockers.barRob(t.s, 1, 0, 0, t.hex(0, 0))).toBeDefined();
  });

  // proves promo/chaffenberch-castle: In your turn you may spend
  it('spent, it makes all rates of its owner 2:1 until the turn ends', () => {
    const t = settled().set('traders', 0, 1).set('traders', 1, 1);
    const goods = ['brick', 'lumber', 'wool', 'grain', 'ore'];
    expect(goods.map((good) => rate(t, 0, good))).toEqual([4, 4, 4, 4, 4]);
    t.play(0, 'spend-trader');
    expect(goods.map((good) => rate(t, 0, good))).toEqual([2, 2, 2, 2, 2]);
    expect([rate(t, 1), t.field('traders', 0), t.field('traders', 1)]).toEqual([4, 0, 1]);
    t.give(0, { ore: 4 }).play(0, 'bank-trade', { give: 'ore', want: 'wool' });
    t.play(0, 'bank-trade', { give: 'ore', want: 'brick' });
    expect(t.hand(0)).toEqual({ wool: 1, brick: 1 });
    expect(t.refusal(0, 'spend-trader')?.code).toBe('trader-none');
    t.play(0, 'end-turn').roll(12);
    expect([rate(t, 0), rate(t, 1)]).toEqual([4, 4]);
  });

  it('bots reckon with the rate of other turns', () => {
    const t = settled().set('traders', 0, 1).play(0, 'spend-trader');
    expect(t.b.the.hints.rate(t.s, 0, t.b.good('ore'))).toBe(4);
    expect(t.field('traderHere')).toBe(1);
  });

  it('where all trading comes first it is spent then', () => {
    const t = settled({ options: { tradeFirst: true } }).set('traders', 0, 1);
    expect(t.decision).toBe('trade');
    expect(t.legal(0, 'spend-trader')).toHaveLength(1);
    t.play(0, 'end-trade');
    expect(t.legal(0, 'spend-trader')).toHaveLength(0);
  });
});

describe('castle tokens', () => {
  // proves promo/chaffenberch-castle: There are 10 castle tokens of value 1
  // proves promo/chaffenberch-castle: A higher value is only sold when
  it('there are ten, eight and six, and the lower ones go first', () => {
    const t = ready();
    expect([0, 1, 2].map((tier) => t.field('castleLeft', tier))).toEqual([10, 8, 6]);
    const rich = { brick: 4, lumber: 4, ore: 4, grain: 4, wool: 4 };
    const sizes = () => {
      t.give(0, rich);
      const count = (name: unknown) => String(name).split('-').length;
      return [
        ...new Set(
          t.legal(0, 'castle-token').map(({ materials, foods }) => `${count(materials)}+${count(foods)}`),
        ),
      ];
    };
    expect(sizes()).toEqual(['1+1']);
    stock(t, [1, 8, 6]);
    expect(sizes()).toEqual(['1+1']);
    t.play(0, 'castle-token', castle('ore', 'wool'));
    expect(tokens(t, 0)).toEqual([1, 0, 0]);
    expect(sizes()).toEqual(['2+1']);
    stock(t, [0, 1, 6]).play(0, 'castle-token', castle('ore-ore', 'wool'));
    expect(tokens(t, 0)).toEqual([1, 1, 0]);
    expect(sizes()).toEqual(['2+2']);
    stock(t, [0, 0, 1]).play(0, 'castle-token', castle('brick-ore', 'grain-wool'));
    expect([tokens(t, 0), t.legal(0, 'castle-token')]).toEqual([[1, 1, 1], []]);
    expect(t.refusal(0, 'castle-token', castle('brick', 'grain'))?.code).toBe('castle-done');
  });

  // proves promo/chaffenberch-castle: A token of value 1 costs 1 material and 1 food
  // proves promo/chaffenberch-castle: Materials are brick, lumber and ore
  // proves promo/chaffenberch-castle: You pay with any mix of them
  it.each([
    [[10, 8, 6], { brick: 1, grain: 1 }, 'brick', 'grain'],
    [[10, 8, 6], { lumber: 1, wool: 1 }, 'lumber', 'wool'],
    [[10, 8, 6], { ore: 1, wool: 1 }, 'ore', 'wool'],
    [[0, 8, 6], { brick: 1, lumber: 1, grain: 1 }, 'brick-lumber', 'grain'],
    [[0, 8, 6], { ore: 2, wool: 1 }, 'ore-ore', 'wool'],
    [[0, 0, 6], { lumber: 1, ore: 1, grain: 1, wool: 1 }, 'lumber-ore', 'grain-wool'],
    [[0, 0, 6], { brick: 2, grain: 2 }, 'brick-brick', 'grain-grain'],
  ])('with %j left, %j buys the next', (left, hand, materials, foods) => {
    const t = stock(ready(), left).give(0, hand);
    expect(t.legal(0, 'castle-token')).toEqual([{ move: 'castle-token', ...castle(materials, foods) }]);
    expect(t.play(0, 'castle-token', castle(materials, foods)).hand(0)).toEqual({});
  });

  it.each([
    [[10, 8, 6], { brick: 1, lumber: 1, ore: 1 }],
    [[10, 8, 6], { grain: 1, wool: 1 }],
    [[0, 8, 6], { brick: 1, grain: 2 }],
    [[0, 0, 6], { brick: 1, ore: 1, grain: 1 }],
  ])('with %j left, %j does not', (left, hand) => {
    const t = stock(ready(), left).give(0, hand);
    expect(t.legal(0, 'castle-token')).toEqual([]);
    expect(t.refusal(0, 'castle-token', castle('brick', 'grain'))?.code).toBe('castle-price');
  });

  // proves promo/chaffenberch-castle: Every 3 points of value
  it.each([
    [[2, 0, 0], 0],
    [[1, 1, 0], 1],
    [[0, 1, 1], 1],
    [[0, 0, 2], 2],
  ])('tokens %j are %i points', (values, points) => {
    expect(own(ready(), 0, values).points(0)).toBe(points);
  });

  // proves promo/chaffenberch-castle: The first player with 3 castle tokens holds it
  // proves promo/chaffenberch-castle: It passes to a player with more tokens
  it('the favour is a point for three tokens, then for more, whatever their value', () => {
    const t = own(ready(), 0, [2, 0, 0]);
    const holder = () =>
      t.s.cells[t.b.field('award') + t.b.awards.findIndex(({ id }) => id === 'feudal-favour')];
    expect(holder()).toBe(-1);
    own(t, 0, [3, 0, 0]);
    expect([holder(), t.points(0)]).toEqual([0, 2]);
    own(t, 1, [0, 0, 3]);
    expect(holder()).toBe(0);
    own(t, 1, [1, 0, 3]);
    expect([holder(), t.points(0), t.points(1)]).toEqual([1, 1, 4]);
  });

  // proves promo/chaffenberch-castle: You may buy any number of castle tokens in a turn
  it('several may be bought in a turn', () => {
    const t = ready().give(0, { brick: 3, grain: 3 });
    for (let i = 0; i < 3; i++) t.play(0, 'castle-token', castle('brick', 'grain'));
    expect([tokens(t, 0), t.points(0)]).toEqual([[3, 0, 0], 2]);
  });
});

it('bots save for the token that is on sale, and see what they have of the next point', () => {
  const t = ready().give(0, { ore: 2, grain: 1 });
  const aims = () => {
    const found: string[] = [];
    t.b.the.hints.aims(t.s, 0, (bill) => {
      found.push(
        bill
          .map(([good, count]) => `${count} ${t.b.goods[good].id}`)
          .sort()
          .join(', '),
      );
    });
    return found.at(-1);
  };
  expect(aims()).toBe('1 grain, 1 ore');
  stock(t, [0, 8, 6]);
  expect(aims()).toBe('1 grain, 2 ore');
  stock(t, [0, 0, 6]).give(0, { brick: 1, ore: 1, wool: 2 });
  expect(aims()).toBe('1 brick, 1 ore, 2 wool');
  const before = t.b.the.hints.progress(t.s, 0);
  own(t, 0, [1, 0, 0]);
  expect(t.b.the.hints.progress(t.s, 0)).toBeGreaterThan(before + 1 / 3);
});
