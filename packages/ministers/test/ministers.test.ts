import { Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { expansions } from '../expansions.ts';
import { GAPS, NUMBERS, STOCKS } from '../land.ts';
import { Both } from './table.ts';

const ready = (seats = 4) => new Both(seats).ready();
const nextTurn = (t: Both) => t.play(t.active, 'end-turn').until('roll');

describe('region cards', () => {
  // proves bonus/the-ministers-of-catan: You have 6 region cards
  // proves bonus/the-ministers-of-catan: They hold nothing at the start
  // proves bonus/the-ministers-of-catan: The regions lie in the order
  test('six regions, empty at the start, each number once, as the table says, for three and four', () => {
    for (const seats of [3, 4]) {
      const t = new Both(seats).until('roll');
      for (let seat = 0; seat < seats; seat++) {
        expect(t.stored(seat)).toEqual({});
        expect([0, 1, 2, 3, 4, 5].map((at) => t.land.spot.get(t.s, seat, at))).toEqual([0, 1, 2, 3, 4, 5]);
      }
    }
    expect(STOCKS).toEqual(['brick', 'grain', 'lumber', 'ore', 'wool', 'gold']);
    expect(NUMBERS).toEqual([
      [5, 1, 4, 2, 3, 6],
      [6, 2, 5, 3, 4, 1],
      [2, 4, 1, 5, 6, 3],
      [1, 3, 6, 4, 5, 2],
    ]);
    for (const numbers of NUMBERS) expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  // proves bonus/the-ministers-of-catan: You roll an event die, a yellow and a red die
  // proves bonus/the-ministers-of-catan: The yellow die alone brings goods to regions
  test('the yellow die fills regions, both dice together count on the island', () => {
    const t = nextTurn(ready());
    for (let seat = 0; seat < 4; seat++) t.regions(seat, {});
    t.roll(3, 2, 'trade');
    expect([0, 1, 2, 3].map((seat) => t.stored(seat))).toEqual([
      { ore: 1 },
      { grain: 1 },
      { brick: 1 },
      { gold: 1 },
    ]);
    expect(t.b.the.roll.number(t.s)).toBe(5);
    expect(t.decision).toBe('main');
    const full = nextTurn(ready()).regions(0, { ore: 3 }).roll(3, 2, 'trade');
    expect(full.stored(0)).toEqual({ ore: 3 });
  });

  // proves bonus/the-ministers-of-catan: Everything can be paid out of hand and regions together
  test('a price is paid out of hand and regions in any mixture', () => {
    const t = ready().give(0, { brick: 1 }).regions(0, { lumber: 1 });
    const [road] = t.legal(0, 'road');
    t.play(0, 'road', { edge: road.edge });
    expect([t.cards(0), t.stored(0)]).toEqual([{}, {}]);
    for (const cards of [0, 1]) {
      const both = ready().give(0, { brick: 1, lumber: 1 }).regions(0, { brick: 1 });
      both.play(0, 'road', { edge: both.legal(0, 'road')[0].edge });
      expect(both.decision).toBe('pay-from');
      both.play(0, 'pay-cards', { cards });
      expect(both.cards(0)).toEqual(cards === 0 ? { brick: 1 } : {});
      expect(both.stored(0)).toEqual(cards === 0 ? {} : { brick: 1 });
    }
    expect(ready().give(0, { brick: 1 }).legal(0, 'road')).toEqual([]);
  });

  // proves bonus/the-ministers-of-catan: Goods of regions are traded for goods of regions only
  // proves bonus/the-ministers-of-catan: Harbours and ships make both cheaper
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 goods of a region beside it
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 brick for 1 other good
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 gold for 1 other good
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 grain for 1 other good
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 lumber for 1 other good
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 ore for 1 other good
  // proves bonus/the-ministers-of-catan: On your turn you may give 2 wool for 1 other good
  test('regions trade 3 to 1 among themselves; a ship or a harbour makes it 2, for cards too', () => {
    const t = ready().regions(0, { ore: 3 }).give(0, { ore: 3 });
    t.play(0, 'trade-stock', { give: 'ore', want: 'gold' });
    expect([t.stored(0), t.cards(0)]).toEqual([{ gold: 1 }, { ore: 3 }]);
    const two = ready().regions(0, { ore: 2, gold: 2 });
    for (const want of ['brick', 'wool'])
      expect(two.refusal(0, 'trade-stock', { give: 'ore', want })).toBe('no-stock');
    const rate = (table: Both) => table.b.the.bank.rate(table.s, 0, table.b.good('ore'));
    expect(rate(two)).toBeGreaterThan(2);
    two.stand(0, 'ore-ship');
    expect(rate(two)).toBe(2);
    expect(two.refusal(0, 'trade-stock', { give: 'ore', want: 'wool' })).toBeUndefined();
    expect(two.refusal(0, 'trade-stock', { give: 'gold', want: 'wool' })).toBe('no-stock');
    expect(
      two.stand(0, 'gold-ship').refusal(0, 'trade-stock', { give: 'gold', want: 'wool' }),
    ).toBeUndefined();
    for (const id of STOCKS) {
      const other = id === 'brick' ? 'ore' : 'brick';
      const ship = ready()
        .stand(0, `${id}-ship`)
        .regions(0, { [id]: 2 });
      expect(ship.refusal(0, 'trade-stock', { give: id, want: other })).toBeUndefined();
    }
    const harbour = ready(3).regions(0, { wool: 2 });
    harbour.b.row('harbours').fill(harbour.s, 0);
    const place = 0;
    harbour.b.fields.harbour.set(harbour.s, place, harbour.b.harbourKinds.indexOf('wool'));
    expect(harbour.refusal(0, 'trade-stock', { give: 'wool', want: 'ore' })).toBe('no-stock');
    const corner = harbour.b.harbourCorner[0];
    for (const near of [corner, ...harbour.b.walks.cornersNear[corner]]) {
      const mark = harbour.b.fields.building.get(harbour.s, near);
      if (mark !== 0) harbour.b.rules.unbuild(harbour.s, harbour.b.pieceOf[mark], near);
    }
    harbour.b.rules.build(harbour.s, 0, harbour.b.piece('settlement').index, corner);
    expect(harbour.refusal(0, 'trade-stock', { give: 'wool', want: 'ore' })).toBeUndefined();
    const large = ready().regions(0, { brick: 2, lumber: 2 }).stand(0, 'large-trade-ship', 0);
    expect(large.refusal(0, 'trade-stock', { give: 'brick', want: 'ore' })).toBeUndefined();
    expect(large.refusal(0, 'trade-stock', { give: 'lumber', want: 'ore' })).toBe('no-stock');
  });

  // proves bonus/the-ministers-of-catan: 3 goods of a region become 2 resource cards
  // proves bonus/the-ministers-of-catan: There is no other way between the two
  test('three of a region become two cards, gold never', () => {
    const t = ready().regions(0, { ore: 3, gold: 3, wool: 2 });
    expect(t.refusal(0, 'cash-stock', { stock: 'gold' })).toBe('gold-stays');
    expect(t.refusal(0, 'cash-stock', { stock: 'wool' })).toBe('no-stock');
    t.play(0, 'cash-stock', { stock: 'ore' });
    expect([t.cards(0), t.stored(0)]).toEqual([{ ore: 2 }, { wool: 2, gold: 3 }]);
  });

  // proves bonus/the-ministers-of-catan: What lies in regions counts for no hand
  test('regions count for no hand limit and are not robbed', () => {
    const t = ready().regions(0, { brick: 3, grain: 3, lumber: 3 }).give(0, { ore: 2 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.give(0, {});
    const [hex] =
      t.b.walks.hexesAt[
        Array.from({ length: t.b.topology.corners }, (_, corner) => corner).find(
          (corner) => t.b.ownerOf[t.b.fields.building.get(t.s, corner)] === 0,
        )!
      ];
    expect(t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), hex)?.code).toBe('empty-handed');
  });

  // proves bonus/the-ministers-of-catan: Monopoly also empties the regions of the others
  test('a monopoly takes cards and regions, and turns three goods into two cards', () => {
    const t = ready().give(1, { ore: 2 }).regions(1, { ore: 3 }).regions(2, { ore: 1, wool: 1 });
    t.b.grid('cards').add(t.s, 0, t.b.card('monopoly'), 1);
    t.b.row('cardCount').add(t.s, 0, 1);
    t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'ore' });
    expect(t.cards(0)).toEqual({ ore: 4 });
    expect([t.stored(0), t.stored(1), t.stored(2)]).toEqual([{ ore: 1 }, {}, { wool: 1 }]);
  });
});

describe('the card land', () => {
  // proves bonus/the-ministers-of-catan: A settlement has room for 2 regional expansions
  // proves bonus/the-ministers-of-catan: They belong to no town
  test('two settlements have room for four regional expansions, and for no city improvement', () => {
    const t = ready().give(0, { grain: 4, ore: 4, wool: 4, brick: 4, lumber: 4 });
    t.stand(0, 'austin').stand(0, 'harald').stand(0, 'inga');
    t.hold(0, 'church', 'candamir', 'siglind');
    expect(t.refusal(0, 'build-expansion', { card: 'church' })).toBe('needs-city');
    t.play(0, 'build-expansion', { card: 'candamir' });
    expect(t.stands(0, 'candamir')).toBe(1);
    expect(t.refusal(0, 'build-expansion', { card: 'siglind' })).toBe('no-slot');
    t.city(0);
    expect(t.refusal(0, 'build-expansion', { card: 'siglind' })).toBeUndefined();
    expect(t.refusal(0, 'build-expansion', { card: 'church' })).toBeUndefined();
    // A settlement and a city have room for six.
    t.stand(0, 'osmund').stand(0, 'smithy');
    expect(t.refusal(0, 'build-expansion', { card: 'church' })).toBe('no-slot');
  });

  test('a city has room for four improvements, beside those of no other', () => {
    const t = ready().give(0, { brick: 5, grain: 5, lumber: 5, ore: 5, wool: 5 });
    t.city(0);
    for (const id of ['church', 'library', 'university', 'town-hall']) t.stand(0, id);
    t.hold(0, 'bath-house', 'inga');
    expect(t.refusal(0, 'build-expansion', { card: 'bath-house' })).toBe('needs-city');
    expect(t.refusal(0, 'build-expansion', { card: 'inga' })).toBeUndefined();
  });

  // proves bonus/the-ministers-of-catan: What works on regions is laid between two
  // proves bonus/the-ministers-of-catan: A brick region beside it takes in 2
  // proves bonus/the-ministers-of-catan: A grain region beside it takes in 2
  // proves bonus/the-ministers-of-catan: An ore region beside it takes in 2
  // proves bonus/the-ministers-of-catan: A lumber region beside it takes in 2
  // proves bonus/the-ministers-of-catan: A wool region beside it takes in 2
  test('a factory is laid into any gap, between rows too, and doubles the region beside it', () => {
    const t = ready().regions(0, { brick: 1, ore: 1 }).hold(0, 'brick-factory');
    t.play(0, 'build-expansion', { card: 'brick-factory' });
    expect(t.decision).toBe('lay-card');
    expect(t.legal(0, 'lay-card').map(({ gap }) => gap)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(GAPS[4]).toEqual([0, 3]);
    t.play(0, 'lay-card', { gap: 4 });
    nextTurn(t).regions(0, {}).roll(1, 5, 'trade');
    expect(t.stored(0)).toEqual({ brick: 2 });
    for (const [card, of, gap] of [
      ['grain-mill', 1, 0],
      ['lumber-camp', 2, 1],
      ['iron-foundry', 3, 4],
      ['weavers-shop', 4, 5],
    ] as const) {
      const mill = ready().stand(0, card, gap);
      nextTurn(mill).regions(0, {}).roll(1, NUMBERS[0][of], 'trade');
      expect(mill.stored(0)).toEqual({ [STOCKS[of]]: 2 });
    }
    const away = ready().stand(0, 'brick-factory', 6);
    nextTurn(away).regions(0, {}).roll(1, 5, 'trade');
    expect(away.stored(0)).toEqual({ brick: 1 });
    const full = ready().give(0, { brick: 3, ore: 3 }).hold(0, 'brick-factory');
    full.city(0);
    for (let gap = 0; gap < 7; gap++) full.land.gap.set(full.s, 0, gap, full.b.card('storehouse') + 1);
    expect(full.refusal(0, 'build-expansion', { card: 'brick-factory' })).toBe('no-gap');
  });

  // proves bonus/the-ministers-of-catan: A city improvement is worth 1 point, a Cathedral 2
  // proves bonus/the-ministers-of-catan: It needs a Church.
  // proves bonus/the-ministers-of-catan: Worth 2 points
  // proves bonus/the-ministers-of-catan: It needs a Church in your land
  test('improvements bring points, and a Cathedral asks for a Church', () => {
    const t = ready();
    const before = t.points(0);
    expect(t.stand(0, 'library').points(0)).toBe(before + 1);
    t.city(0);
    const now = t.points(0);
    t.give(0, { brick: 5, grain: 5, ore: 5 }).hold(0, 'cathedral');
    expect(t.refusal(0, 'build-expansion', { card: 'cathedral' })).toBe('needs-church');
    t.stand(0, 'church').play(0, 'build-expansion', { card: 'cathedral' });
    expect(t.points(0)).toBe(now + 3);
  });

  // proves bonus/the-ministers-of-catan: Counts as a Church
  test('a played Chapel is Church enough for a Cathedral, that of another is not', () => {
    const t = ready().give(0, { brick: 5, grain: 5, ore: 5 }).hold(0, 'cathedral');
    t.city(0);
    expect(t.played(1, 'charter-chapel').refusal(0, 'build-expansion', { card: 'cathedral' })).toBe(
      'needs-church',
    );
    t.played(0, 'charter-chapel').play(0, 'build-expansion', { card: 'cathedral' });
    expect(t.stands(0, 'cathedral')).toBe(1);
  });

  test('a card that is single stands once', () => {
    const t = ready().give(0, { brick: 3, grain: 3, ore: 3 }).stand(0, 'abbey').hold(0, 'abbey');
    expect(t.refusal(0, 'build-expansion', { card: 'abbey' })).toBe('one-of-it');
  });

  // proves bonus/the-ministers-of-catan: The old card game is told in no document
  test('the deck is the basic set twice without the Scout, and with the cards of the page', () => {
    const ids = expansions.map(({ id }) => id);
    expect(ids).not.toContain('scout');
    for (const id of [
      'alchemist',
      'bath-house',
      'bishop',
      'black-knight',
      'brigands',
      'caravan',
      'smithy',
      'spy',
    ])
      expect(ids).toContain(id);
    const copies = (id: string) => expansions.find((card) => card.id === id)?.count;
    expect(['harald', 'bishop', 'black-knight', 'brigands', 'spy', 'smithy'].map(copies)).toEqual(
      Array(6).fill(2),
    );
    expect(['alchemist', 'caravan', 'market-hall', 'bath-house'].map(copies)).toEqual(Array(4).fill(4));
  });
});

describe('tokens', () => {
  // proves bonus/the-ministers-of-catan: At least 3 commerce points and more than all others
  // proves bonus/the-ministers-of-catan: Each is worth 1 point
  // proves bonus/the-ministers-of-catan: In a tie the holder keeps it
  // proves bonus/the-ministers-of-catan: Its commerce point counts
  test('three commerce points give the windmill, two do not; a tie leaves it', () => {
    const t = ready().stand(0, 'ore-ship').stand(0, 'wool-ship');
    expect(t.field('windmill')).toBe(-1);
    const before = t.points(0);
    t.stand(0, 'gold-ship');
    expect([t.field('windmill'), t.points(0)]).toEqual([0, before + 1]);
    for (const id of ['brick-ship', 'grain-ship', 'lumber-ship']) t.stand(1, id);
    expect(t.field('windmill')).toBe(0);
    t.stand(1, 'market-hall');
    expect(t.field('windmill')).toBe(1);
    const level = ready();
    for (const seat of [0, 1]) level.land.standing.set(level.s, seat, level.b.card('candamir'), 1);
    level.b.rules.reviewAwards(level.s);
    expect(level.field('knightToken')).toBe(-1);
  });

  // proves bonus/the-ministers-of-catan: Where anybody has a Smithy
  // proves bonus/the-ministers-of-catan: As long as anybody has a Smithy
  test('with a Smithy anywhere, played knights part those who are level in strength', () => {
    const t = ready().stand(0, 'candamir');
    expect(t.field('knightToken')).toBe(0);
    t.stand(1, 'candamir').played(1, 'knight');
    expect(t.field('knightToken')).toBe(0);
    t.stand(2, 'smithy');
    expect(t.field('knightToken')).toBe(1);
    t.played(0, 'knight');
    expect(t.field('knightToken')).toBe(1);
    t.played(0, 'knight');
    expect(t.field('knightToken')).toBe(0);
  });

  // proves bonus/the-ministers-of-catan: When the robber is moved, the holder of the knight token
  // proves bonus/the-ministers-of-catan: Then another must be chosen
  test('the knight token vetoes one placing of the robber, and the second one stands', () => {
    const t = ready().stand(2, 'candamir');
    t.b.the.blockers.ask(t.s, 0);
    const [first, second] = t.legal(0, 'move-blocker');
    t.play(0, 'move-blocker', { blocker: first.blocker, hex: first.hex });
    expect([t.decision, t.asked]).toEqual(['veto', [2]]);
    t.play(2, 'veto-robber');
    expect(t.refusal(0, 'move-blocker', { blocker: first.blocker, hex: first.hex })).toBe('vetoed');
    t.play(0, 'move-blocker', { blocker: second.blocker, hex: second.hex });
    expect(t.decision).not.toBe('veto');
    expect(t.b.fields.blocker.get(t.s, 0)).toBe(second.hex);
    const stays = ready().stand(2, 'candamir');
    stays.b.the.blockers.ask(stays.s, 0);
    stays.play(0, 'move-blocker', { blocker: first.blocker, hex: first.hex }).play(2, 'let-robber-stand');
    expect(stays.b.fields.blocker.get(stays.s, 0)).toBe(first.hex);
    // Whoever holds it needs no veto against themselves.
    const own = ready().stand(0, 'candamir');
    own.b.the.blockers.ask(own.s, 0);
    own.play(0, 'move-blocker', { blocker: first.blocker, hex: first.hex });
    expect(own.decision).not.toBe('veto');
  });
});

describe('the hand', () => {
  // proves bonus/the-ministers-of-catan: You begin with 3 land cards
  // proves bonus/the-ministers-of-catan: At the end of your turn you fill your hand
  // proves bonus/the-ministers-of-catan: Its progress point lets you hold 1 more card
  test('three cards at the start, filled up at the end of the own turn, one more for each progress point', () => {
    const t = new Both().until('roll');
    expect([0, 1, 2, 3].map((seat) => t.hand(seat).length)).toEqual([3, 3, 3, 3]);
    const end = ready().stand(0, 'abbey').hold(0, 'inga');
    end.play(0, 'end-turn').until('exchange-card', 0);
    expect(end.hand(0).length).toBe(4);
    expect(end.hand(1).length).toBe(0);
  });

  // proves bonus/the-ministers-of-catan: Then you may put a card under the deck
  // proves bonus/the-ministers-of-catan: All land cards lie in one deck
  // proves bonus/the-ministers-of-catan: Looking through the deck costs you 1 good
  test('a card is exchanged for the top one, or for two goods for any of the deck', () => {
    const t = ready().hold(0, 'inga', 'austin', 'harald').regions(0, { ore: 1 }).give(0, { wool: 1 });
    t.play(0, 'end-turn').until('exchange-card', 0).play(0, 'exchange-card', { card: 'inga' });
    t.play(0, 'look-through');
    t.play(0, 'give-good', { what: 'region-ore' }).play(0, 'give-good', { what: 'hand-wool' });
    t.play(0, 'seek-card', { card: 'university' });
    expect(t.hand(0).sort()).toEqual(['austin', 'harald', 'university']);
    expect([t.cards(0), t.stored(0)]).toEqual([{}, {}]);
    const poor = ready().hold(0, 'inga', 'austin', 'harald').give(0, { wool: 1 });
    poor.play(0, 'end-turn').until('exchange-card', 0).play(0, 'exchange-card', { card: 'inga' });
    expect(poor.refusal(0, 'look-through')).toBe('search-dear');
    expect(poor.stand(0, 'town-hall').refusal(0, 'look-through')).toBeUndefined();
    poor.play(0, 'draw-top').until('roll', 1);
    expect(poor.hand(0).length).toBe(3);
  });

  test('only whoever looks through the deck sees it', () => {
    const t = ready().hold(0, 'inga', 'austin', 'harald').give(0, { wool: 2 });
    t.play(0, 'end-turn').until('exchange-card', 0).play(0, 'exchange-card', { card: 'inga' });
    t.play(0, 'look-through');
    const at = t.b.field('sought') + t.b.card('university');
    expect(viewOf(t.s, 0).cells[at]).toBeGreaterThan(0);
    expect(viewOf(t.s, 1).cells[at]).toBeLessThan(0);
    const field = t.b.plan.fields.find(({ name }) => name === 'sought')!;
    const deck = (viewer: number) =>
      [1, 2, 3, 4].map((seed) =>
        resample(t.s, viewer, new Rng(seed))
          .cells.slice(field.at, field.at + field.size)
          .join(),
      );
    expect(new Set(deck(0)).size).toBe(1);
    expect(new Set(deck(1)).size).toBeGreaterThan(1);
  });
});

describe('the event die', () => {
  // proves bonus/the-ministers-of-catan: Brigands: if you have more than 7 goods
  // proves bonus/the-ministers-of-catan: Resource cards are safe.
  // proves bonus/the-ministers-of-catan: Brigands come before the regions take in goods
  // proves bonus/the-ministers-of-catan: When brigands come, what lies in the two regions
  // proves bonus/the-ministers-of-catan: If the rest is still more than 7
  test('brigands take gold and wool of whoever has eight in regions, before these take in more', () => {
    const t = nextTurn(ready());
    t.give(1, { wool: 4 }).regions(1, { gold: 3, wool: 3, ore: 2 }).regions(2, { gold: 3, wool: 3, ore: 1 });
    t.regions(0, { gold: 3, wool: 3, ore: 1 }).roll(3, 4, 'brigands');
    expect(t.stored(1)).toEqual({ ore: 2, wool: 1 });
    expect(t.stored(2)).toMatchObject({ gold: 3, wool: 3 });
    // The yellow die brings the eighth good only afterwards.
    expect(t.stored(0)).toMatchObject({ gold: 3, wool: 3, lumber: 1 });
    expect(t.cards(1)).toMatchObject({ wool: 4 });
    const safe = nextTurn(ready()).regions(0, { brick: 3, gold: 3, wool: 3 }).stand(0, 'storehouse', 0);
    safe.roll(3, 1, 'brigands');
    const still = nextTurn(ready()).regions(0, { wool: 3, ore: 3, gold: 3, lumber: 2, brick: 3 });
    expect(still.stand(0, 'storehouse', 0).roll(3, 1, 'brigands').stored(0)).not.toHaveProperty('gold');
    expect(safe.stored(0)).toMatchObject({ gold: 3, wool: 3 });
  });

  // proves bonus/the-ministers-of-catan: Trade: the holder of the windmill token
  test('trade lets the holder of the windmill take a good of another', () => {
    const t = nextTurn(ready());
    for (const id of ['ore-ship', 'wool-ship', 'gold-ship']) t.stand(2, id);
    for (let seat = 0; seat < 4; seat++) t.regions(seat, {});
    t.regions(3, { ore: 2 }).roll(1, 2, 'trade');
    expect([t.decision, t.asked]).toEqual(['take-from-region', [2]]);
    t.play(2, 'take-from-region', { seat: 3, stock: 'ore' });
    expect([t.stored(2), t.stored(3)]).toEqual([
      { brick: 1, ore: 1 },
      { ore: 1, gold: 1 },
    ]);
  });

  // proves bonus/the-ministers-of-catan: Tournament: most skill brings 1 good
  // proves bonus/the-ministers-of-catan: Rich harvest: everybody takes 1
  // proves bonus/the-ministers-of-catan: A rich harvest also brings you 2 gold
  // proves bonus/the-ministers-of-catan: A hero adds skill and strength points
  test('a tournament pays whoever has most skill, a harvest everybody', () => {
    const t = nextTurn(ready()).stand(2, 'inga').stand(3, 'austin').roll(1, 2, 'tournament');
    expect([t.decision, t.asked]).toEqual(['take-stock', [2]]);
    t.play(2, 'take-stock', { stock: 'gold' });
    expect(t.decision).not.toBe('take-stock');
    const level = nextTurn(ready()).stand(2, 'inga').stand(3, 'inga').roll(1, 2, 'tournament');
    expect(level.asked).toEqual([2]);
    expect(level.play(2, 'take-stock', { stock: 'ore' }).asked).toEqual([3]);
    const all = nextTurn(ready()).stand(0, 'toll-bridge').roll(1, 2, 'harvest');
    const asked = [1, 2, 3, 0].map(() => {
      const [seat] = all.asked;
      all.play(seat, 'take-stock', { stock: 'lumber' });
      return seat;
    });
    expect(asked).toEqual([1, 2, 3, 0]);
    expect(all.stored(0)).toMatchObject({ gold: 2, lumber: 1 });
  });

  // proves bonus/the-ministers-of-catan: Event: an event card is turned up
  // proves bonus/the-ministers-of-catan: Yule has them shuffled
  test('an event card is turned up; Yule shuffles all of them and turns another', () => {
    const t = nextTurn(ready()).event('invention');
    expect(t.field('eventDeck', 4)).toBe(0);
    const yule = nextTurn(ready()).set('eventDeck', 0, 0).event('yule');
    expect([yule.decision, yule.field('eventDeck', 0)]).toEqual(['turn-event', 1]);
  });
});

describe('events', () => {
  // proves bonus/the-ministers-of-catan: Feud: the holder of the knight token
  test('a feud costs a building of the loser’s choice', () => {
    const t = nextTurn(ready()).stand(2, 'candamir').stand(3, 'abbey').stand(3, 'smithy').event('feud');
    expect(t.legal(2, 'feud').map(({ seat }) => seat)).toEqual([3]);
    t.play(2, 'feud', { seat: 3 }).play(3, 'lose-building', { card: 'abbey' });
    expect([t.stands(3, 'abbey'), t.stands(3, 'smithy')]).toEqual([0, 1]);
    expect(nextTurn(ready()).stand(3, 'abbey').event('feud').decision).toBe('number-waits');
  });

  // proves bonus/the-ministers-of-catan: Conflict: the holder of the knight token
  test('a conflict costs two cards, the holder of Largest Army one', () => {
    const t = nextTurn(ready()).stand(2, 'candamir').hold(3, 'inga', 'spy', 'abbey').event('conflict');
    t.play(2, 'conflict', { seat: 3 })
      .play(2, 'seize-card', { card: 'spy' })
      .play(2, 'seize-card', { card: 'abbey' });
    expect([t.hand(3), t.decision]).toEqual([['inga'], 'number-waits']);
    const army = nextTurn(ready())
      .stand(2, 'candamir')
      .hold(3, 'inga', 'spy')
      .played(3, 'knight', 3)
      .event('conflict');
    army.play(2, 'conflict', { seat: 3 }).play(2, 'seize-card', { card: 'spy' });
    expect(army.decision).toBe('number-waits');
  });

  // proves bonus/the-ministers-of-catan: Civil war: everybody takes a unit back
  // proves bonus/the-ministers-of-catan: Knight cards and harbours are spared
  // proves bonus/the-ministers-of-catan: In a civil war you lose no unit as long as you have 3 units
  // proves bonus/the-ministers-of-catan: In a civil war you lose no unit as long as you have 3 or fewer
  test('in a civil war the neighbour on the right chooses; a Church keeps three units', () => {
    const t = nextTurn(ready()).stand(2, 'inga').stand(2, 'ore-ship').played(2, 'knight').event('civil-war');
    expect([t.decision, t.asked]).toEqual(['civil-war', [1]]);
    expect(
      t
        .legal(1, 'recall-unit')
        .map(({ card }) => card)
        .sort(),
    ).toEqual(['inga', 'ore-ship']);
    t.play(1, 'recall-unit', { card: 'inga' });
    expect([t.hand(2), t.stands(2, 'inga'), t.stands(2, 'ore-ship')]).toEqual([['inga'], 0, 1]);
    const kept = nextTurn(ready()).stand(2, 'inga').stand(2, 'austin').stand(2, 'harald').stand(2, 'church');
    expect(kept.event('civil-war').decision).toBe('number-waits');
    const four = () =>
      nextTurn(ready()).stand(2, 'inga').stand(2, 'austin').stand(2, 'harald').stand(2, 'osmund');
    expect(four().stand(2, 'church').event('civil-war').decision).toBe('civil-war');
    expect(four().played(2, 'charter-chapel').event('civil-war').decision).toBe('civil-war');
    const blessed = nextTurn(ready()).stand(2, 'inga').stand(2, 'austin').stand(2, 'harald');
    expect(blessed.played(2, 'charter-chapel').event('civil-war').decision).toBe('number-waits');
  });

  test('in a civil war nobody goes home where the last unit has fallen meanwhile', () => {
    const t = nextTurn(ready()).stand(1, 'austin').stand(2, 'inga').event('civil-war');
    expect([t.decision, t.asked, t.legal(0, 'recall-nothing')]).toEqual(['civil-war', [0], []]);
    t.land.standing.set(t.s, 2, t.b.card('inga'), 0);
    t.play(0, 'recall-unit', { card: 'austin' });
    expect([t.decision, t.asked, t.legal(1, 'recall-unit')]).toEqual(['civil-war', [1], []]);
    expect(t.play(1, 'recall-nothing').decision).toBe('number-waits');
  });

  // proves bonus/the-ministers-of-catan: Plague: every hex at your cities
  // proves bonus/the-ministers-of-catan: A plague costs you nothing
  test('a plague takes from regions first, then from the hand; a Bath House saves two regions', () => {
    const laid = (): Both => {
      const t = nextTurn(ready());
      const corner = t.city(0);
      for (const hex of t.b.walks.hexesAt[corner]) {
        t.b.fields.terrain.set(t.s, hex, t.b.terrain('hills'));
        t.b.fields.numbers.set(t.s, hex, 0);
      }
      return t;
    };
    const t = laid();
    const hexes = t.b.walks.cornersOf.filter((corners) =>
      corners.some((corner) => t.b.fields.building.get(t.s, corner) === t.b.mark(0, t.b.piece('city').index)),
    ).length;
    t.regions(0, { brick: 1 }).give(0, { brick: 5 }).event('plague');
    expect([t.stored(0).brick ?? 0, t.cards(0).brick ?? 0]).toEqual([0, 5 - (hexes - 1)]);
    const bath = laid().regions(0, { brick: 3 }).stand(0, 'bath-house', 0).event('plague');
    expect(bath.stored(0).brick).toBe(3);
    const none = nextTurn(ready()).regions(0, { brick: 3 }).event('plague');
    expect(none.stored(0).brick).toBe(3);
  });

  // proves bonus/the-ministers-of-catan: Invention: 1 good for each building with progress
  // proves bonus/the-ministers-of-catan: Trade ships race: most ships
  test('progress and ships bring goods', () => {
    const t = nextTurn(ready())
      .stand(2, 'abbey')
      .stand(2, 'library')
      .stand(2, 'university')
      .event('invention');
    expect([t.decision, t.asked]).toEqual(['take-stock', [2]]);
    t.play(2, 'take-stock', { stock: 'ore' }).play(2, 'take-stock', { stock: 'ore' });
    expect(t.decision).toBe('number-waits');
    const race = nextTurn(ready()).stand(2, 'ore-ship').stand(3, 'wool-ship').event('ships-race');
    expect(race.asked).toEqual([2]);
    expect(race.play(2, 'take-stock', { stock: 'ore' }).asked).toEqual([3]);
    expect(nextTurn(ready()).event('ships-race').decision).toBe('number-waits');
  });

  // proves bonus/the-ministers-of-catan: Traveling merchant: you may buy 2 goods
  // proves bonus/the-ministers-of-catan: Year of plenty: a region takes in
  test('a merchant sells two goods for gold, and Storehouses fill what lies beside them', () => {
    const t = nextTurn(ready());
    for (let seat = 0; seat < 4; seat++) t.regions(seat, {});
    t.regions(2, { gold: 3 }).event('merchant').play(1, 'buy-no-stock');
    t.play(2, 'buy-stock', { stock: 'ore' }).play(2, 'buy-stock', { stock: 'wool' });
    expect(t.stored(2)).toMatchObject({ gold: 1, ore: 1, wool: 1 });
    expect(t.decision).toBe('number-waits');
    const plenty = nextTurn(ready());
    for (let seat = 0; seat < 4; seat++) plenty.regions(seat, {});
    plenty.stand(0, 'storehouse', 6).event('plenty');
    expect(plenty.stored(0)).toMatchObject({ lumber: 1, gold: 1 });
  });
});

describe('action cards', () => {
  // proves bonus/the-ministers-of-catan: An Alchemist leaves the event die to chance
  // proves bonus/the-ministers-of-catan: Play it before you roll
  test('an Alchemist sets both dice, and the event die is rolled', () => {
    const t = nextTurn(ready()).hold(1, 'alchemist').regions(1, {});
    t.play(1, 'play-expansion-card', { card: 'alchemist' }).play(1, 'set-both-dice', { red: 4, yellow: 6 });
    expect(t.decision).toBe('event-die');
    t.nature('event-die', { face: 'trade' });
    expect([t.b.the.roll.number(t.s), t.stored(1)]).toEqual([10, { brick: 1 }]);
    // Nothing is left to roll.
    expect(t.decision).toBe('main');
    expect(
      ready().hold(0, 'alchemist').refusal(0, 'play-expansion-card', { card: 'alchemist' }),
    ).toBeDefined();
  });

  // proves bonus/the-ministers-of-catan: Give 2 goods from your regions
  test('a Caravan trades two goods of regions, or two cards', () => {
    const t = ready().hold(0, 'caravan').regions(0, { ore: 2 });
    t.play(0, 'play-expansion-card', { card: 'caravan' }).play(0, 'send-caravan', { from: 'regions' });
    t.play(0, 'give-good', { what: 'region-ore' }).play(0, 'give-good', { what: 'region-ore' });
    t.play(0, 'take-stock', { stock: 'gold' }).play(0, 'take-stock', { stock: 'wool' });
    expect(t.stored(0)).toEqual({ gold: 1, wool: 1 });
    const cards = ready().hold(0, 'caravan').give(0, { ore: 2 });
    cards.play(0, 'play-expansion-card', { card: 'caravan' }).play(0, 'send-caravan', { from: 'hand' });
    cards.play(0, 'give-good', { what: 'hand-ore' }).play(0, 'give-good', { what: 'hand-ore' });
    cards.play(0, 'choose-good', { good: 'wool' }).play(0, 'choose-good', { good: 'wool' });
    expect(cards.cards(0)).toEqual({ wool: 2 });
  });

  // proves bonus/the-ministers-of-catan: Give 3 gold and take any 2 goods
  test('a Goldsmith turns three gold into two goods', () => {
    const t = ready().hold(0, 'goldsmith').regions(0, { gold: 2 });
    expect(t.refusal(0, 'play-expansion-card', { card: 'goldsmith' })).toBeDefined();
    t.regions(0, { gold: 3 }).play(0, 'play-expansion-card', { card: 'goldsmith' });
    t.play(0, 'take-stock', { stock: 'ore' }).play(0, 'take-stock', { stock: 'ore' });
    expect(t.stored(0)).toEqual({ ore: 2 });
  });

  // proves bonus/the-ministers-of-catan: A hero of another player, or a Knight card
  // proves bonus/the-ministers-of-catan: The robber is not moved
  test('a Bishop sends a hero or a played Knight under its deck, and the robber stays', () => {
    const t = ready().hold(0, 'bishop').played(2, 'knight');
    const robber = t.b.fields.blocker.get(t.s, 0);
    t.play(0, 'play-expansion-card', { card: 'bishop' }).play(0, 'strike', { seat: 2, card: 'knight' });
    expect(t.b.grid('played').get(t.s, 2, t.b.card('knight'))).toBe(0);
    expect([t.b.fields.blocker.get(t.s, 0), t.decision]).toEqual([robber, 'main']);
    const hero = ready().hold(0, 'bishop').stand(2, 'inga');
    hero.play(0, 'play-expansion-card', { card: 'bishop' }).play(0, 'strike', { seat: 2, card: 'inga' });
    expect(hero.stands(2, 'inga')).toBe(0);
  });

  // proves bonus/the-ministers-of-catan: Name a hero of another player
  // proves bonus/the-ministers-of-catan: On 1 to 5 it goes back
  // proves bonus/the-ministers-of-catan: Knight cards of the holder of Largest Army are safe
  test('the Black Knight strikes on 5, and himself on 6; knights of Largest Army are safe', () => {
    const struck = (die: number) => {
      const t = ready().hold(0, 'black-knight').played(0, 'knight').played(2, 'knight');
      t.play(0, 'play-expansion-card', { card: 'black-knight' }).play(0, 'strike', {
        seat: 2,
        card: 'knight',
      });
      t.nature('black-knight-die', { die });
      return [0, 2].map((seat) => t.b.grid('played').get(t.s, seat, t.b.card('knight')));
    };
    expect([struck(5), struck(6)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const hero = ready().hold(0, 'black-knight').stand(0, 'austin').played(2, 'knight');
    hero
      .play(0, 'play-expansion-card', { card: 'black-knight' })
      .play(0, 'strike', { seat: 2, card: 'knight' });
    hero.nature('black-knight-die', { die: 6 }).play(0, 'lose-hero', { card: 'austin' });
    expect(hero.stands(0, 'austin')).toBe(0);
    const army = ready().hold(0, 'black-knight').played(2, 'knight', 3);
    expect(army.refusal(0, 'play-expansion-card', { card: 'black-knight' })).toBeDefined();
  });

  // proves bonus/the-ministers-of-catan: Fill one of your regions
  // proves bonus/the-ministers-of-catan: Resource cards are safe, and so is
  test('Brigands fill a region out of another’s, but not that of Largest Army’s holder', () => {
    const t = ready()
      .hold(0, 'brigands')
      .regions(0, { ore: 1 })
      .regions(2, { ore: 3 })
      .regions(3, { ore: 3 });
    t.played(3, 'knight', 3).play(0, 'play-expansion-card', { card: 'brigands' });
    expect(t.refusal(0, 'raid', { seat: 3, stock: 'ore' })).toBeDefined();
    t.play(0, 'raid', { seat: 2, stock: 'ore' });
    expect([t.stored(0), t.stored(2)]).toEqual([{ ore: 3 }, { ore: 1 }]);
  });

  // proves bonus/the-ministers-of-catan: Look at the land cards of another player
  // proves bonus/the-ministers-of-catan: Against the holder of Largest Army
  test('a Spy takes an action card or a unit; Largest Army’s holder catches him on 5 and 6', () => {
    const t = ready().hold(0, 'spy').hold(2, 'abbey', 'inga');
    const sees = () => [0, 1, 2, 3].map((viewer) => t.b.the.decks.sees(t.s, viewer, 2));
    const before = sees();
    t.play(0, 'play-expansion-card', { card: 'spy' }).play(0, 'spy-on', { seat: 2 });
    expect([before[0], ...sees()]).toEqual([false, true, ...before.slice(1)]);
    expect(t.legal(0, 'spy-card').map(({ card }) => card)).toEqual(['inga']);
    t.play(0, 'spy-card', { card: 'inga' });
    expect([t.hand(0), t.hand(2)]).toEqual([['inga'], ['abbey']]);
    const caught = (die: number) => {
      const army = ready().hold(0, 'spy').hold(2, 'inga').played(2, 'knight', 3);
      army.play(0, 'play-expansion-card', { card: 'spy' }).play(0, 'spy-on', { seat: 2 });
      return army.nature('spy-die', { die }).decision;
    };
    expect([caught(4), caught(5)]).toEqual(['spy-card', 'main']);
  });

  // proves bonus/the-ministers-of-catan: Two of your regions change places
  test('a Relocation exchanges two regions, or two cards between them', () => {
    const t = ready().hold(0, 'relocation', 'relocation').stand(0, 'brick-factory', 0);
    t.play(0, 'play-expansion-card', { card: 'relocation' }).play(0, 'relocate', { one: 0, other: 5 });
    expect([0, 5].map((at) => t.land.spot.get(t.s, 0, at))).toEqual([5, 0]);
    t.play(0, 'play-expansion-card', { card: 'relocation' }).play(0, 'relocate', { one: 6, other: 12 });
    expect([0, 6].map((gap) => t.land.gap.get(t.s, 0, gap))).toEqual([0, t.b.card('brick-factory') + 1]);
  });
});

describe('victory point cards', () => {
  // proves bonus/the-ministers-of-catan: Victory point cards are played like others
  // proves bonus/the-ministers-of-catan: From then on each is worth 1 point
  // proves bonus/the-ministers-of-catan: Worth 1 point.
  // proves bonus/the-ministers-of-catan: You hold 1 land card more
  // proves bonus/the-ministers-of-catan: Worth 1 point, and 2 commerce points
  // proves bonus/the-ministers-of-catan: Worth 1 point, and counts as a University
  test('they count once played, one a turn, and have their effects', () => {
    const t = ready();
    const hold = (id: string, fresh = 0) => {
      t.b.grid('cards').add(t.s, 0, t.b.card(id), 1);
      t.b.row('cardCount').add(t.s, 0, 1);
      t.b.grid('freshCards').add(t.s, 0, t.b.card(id), fresh);
    };
    const before = t.points(0);
    hold('charter-library');
    hold('charter-marketplace');
    hold('charter-palace', 1);
    expect(t.points(0)).toBe(before);
    expect(t.refusal(0, 'play-card', { card: 'charter-palace' })).toBe('card-fresh');
    const limit = t.b.the.decks.limit(t.s, 0);
    t.play(0, 'play-card', { card: 'charter-library' });
    expect([t.points(0), t.b.the.decks.limit(t.s, 0)]).toEqual([before + 1, limit + 1]);
    expect(t.refusal(0, 'play-card', { card: 'charter-marketplace' })).toBe('card-played');
    t.set('cardPlayed', 0).stand(0, 'ore-ship');
    expect(t.field('windmill')).toBe(-1);
    t.play(0, 'play-card', { card: 'charter-marketplace' });
    expect(t.field('windmill')).toBe(0);
    expect(t.played(0, 'charter-university').b.the.decks.limit(t.s, 0)).toBe(limit + 2);
    const search = ready()
      .hold(0, 'inga', 'austin', 'harald')
      .give(0, { wool: 1 })
      .played(0, 'charter-palace');
    search.play(0, 'end-turn').until('exchange-card', 0).play(0, 'exchange-card', { card: 'inga' });
    expect(search.refusal(0, 'look-through')).toBeUndefined();
  });

  test('there are five of them, and no others', () => {
    const { b } = new Both();
    expect(b.cards.filter(({ deck, id }) => deck === 'development' && id.startsWith('charter-')).length).toBe(
      5,
    );
    expect(b.cards.some(({ id }) => id === 'victory-point')).toBe(false);
  });
});

// proves bonus/the-ministers-of-catan: The first to 20 points on their own turn wins
test('twenty points win, nineteen do not', () => {
  const t = ready();
  const missing = 20 - t.points(0);
  t.played(0, 'charter-university', missing - 1);
  t.b.rules.checkEnd(t.s);
  expect(t.s.cells[1]).toBe(0);
  t.played(0, 'charter-university');
  t.b.rules.checkEnd(t.s);
  expect(t.s.cells[1]).toBe(1);
});

// proves bonus/the-ministers-of-catan: Ministers are a matter of people at a table
// proves bonus/the-ministers-of-catan: City improvements, Market Hall and Smithy and their prices are ours
test('no minister has anything to decide, and every card that is built has a price', () => {
  const { b } = new Both();
  expect(b.decisions.some(({ name }) => name.includes('minister'))).toBe(false);
  for (const { kind, cost } of expansions) expect(cost !== undefined).toBe(kind !== 'action');
});
