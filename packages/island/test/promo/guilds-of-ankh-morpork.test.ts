import { describe, expect, it, test } from 'vitest';
import { islandModules } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/guilds-of-ankh-morpork';
const HOUSE = { brick: 1, grain: 1, lumber: 1, wool: 1 };
const TOKEN = { grain: 1, ore: 1, wool: 1 };
const GUILDS = ['brickmakers', 'carpenters', 'weavers', 'millers', 'locksmiths'];

/** the first turn before its roll, on an empty board */
const fresh = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) {
    t.give(seat, {}).set('safeConducts', seat, 0);
    for (const guild of GUILDS) t.set(`${guild}Points`, seat, 0);
  }
  for (const guild of GUILDS) t.set(`${guild}Leader`, 0, -1);
  return t;
};
/** the same after a roll that brings nothing there */
const ready = (options: TableOptions = {}): Table => fresh(options).roll(12);
/** corners with exactly these terrains around them */
const spots = (t: Table, ...terrains: string[]): number[] =>
  t.b.walks.hexesAt.flatMap((hexes, corner) => {
    const names = hexes.map((hex) => t.b.terrains[t.s.cells[t.b.at.terrain + hex]].id);
    return names.toSorted().join() === terrains.toSorted().join() ? [corner] : [];
  });
const spot = (t: Table, ...terrains: string[]): number => spots(t, ...terrains)[0];
const hexOf = (t: Table, terrain: string): number =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).find(
    (hex) => t.s.cells[t.b.at.terrain + hex] === t.b.terrain(terrain),
  )!;
const points = (t: Table, guild: string, seat: number): number => t.field(`${guild}Points`, seat);
const told = (t: Table, kind: string) => t.events.filter((event) => event.kind === kind);
/** rolls a seven and takes the robber to a hex */
const robberTo = (t: Table, terrain: string): Table =>
  t.roll(7).play(t.active, 'move-blocker', { blocker: 'robber', hex: hexOf(t, terrain) });
/** the same, and of several numbers it stops the lowest */
const seven = (t: Table, terrain: string): Table => {
  robberTo(t, terrain);
  return t.decision === 'block-number' ? t.play(t.active, t.legal(t.active)[0]) : t;
};
/** the next seat's turn, before its roll */
const pass = (t: Table): Table => t.play(t.active, 'end-turn');
const reveal = (t: Table, seat: number, count: number): Table => t.set('revealed', seat, count);
const robberOff = (t: Table): Table => t.set('blocker', t.b.blocker('robber'), hexOf(t, 'den'));

describe('a town without roads', () => {
  // proves promo/guilds-of-ankh-morpork: Twelve points win
  it('twelve points win, eleven do not', () => {
    const t = ready().give(0, { ...HOUSE, brick: 2, lumber: 2, grain: 2, wool: 2 });
    t.set('bladesTaken', 0, 10).play(0, 'settlement', { corner: spot(t, 'palace') });
    expect(t.points(0)).toBe(11);
    expect(t.over).toBe(false);
    t.play(0, 'settlement', { corner: spot(t, 'alchemists') });
    expect(t.over).toBe(true);
    expect(t.b.rules.winners(t.s)).toEqual([0]);
  });

  // proves promo/guilds-of-ankh-morpork: Settlements are called houses
  it('settlements are houses and cities mansions', () => {
    const { instead } = islandModules.find(({ id }) => id === ID)!.words;
    expect(instead).toMatchObject({ 'piece.settlement': 'house', 'piece.city': 'mansion' });
  });

  // proves promo/guilds-of-ankh-morpork: There are no roads, no harbours
  it('nobody has roads, and there are neither harbours nor the two awards', () => {
    const t = ready().give(0, { brick: 5, lumber: 5 });
    expect(t.b.pieces.map(({ id }) => id)).toEqual(['settlement', 'city', 'foundation']);
    expect(t.legal(0, 'road')).toEqual([]);
    expect(t.b.awards).toEqual([]);
    expect(t.b.layout.harbours.places).toEqual([]);
  });

  // proves promo/guilds-of-ankh-morpork: To begin, everybody places three houses
  // proves promo/guilds-of-ankh-morpork: Houses placed at the start bring guild points
  // proves promo/guilds-of-ankh-morpork: A third house of the start draws one
  // proves promo/guilds-of-ankh-morpork: The third one brings a resource
  it.each([3, 4])(
    'with %d seats three houses each, the third with its goods, all with guild points',
    (seats) => {
      const t = new Table(ID, { seats });
      while (t.decision !== 'place-building') t.anything();
      const rim = ['hills', 'forest', 'pasture', 'mountains', 'palace', 'almshouse', 'alchemists'];
      const order: number[] = [];
      for (let n = 0; n < 3 * seats; n++) {
        const seat =
          t.legal(0, 'place-building').length > 0
            ? 0
            : [1, 2, 3].find((s) => s < seats && t.legal(s).length > 0)!;
        order.push(seat);
        const free = rim.flatMap((terrain) => spots(t, terrain));
        const corner = free.find((at) => t.s.cells[t.b.field('building') + at] === 0)!;
        if (n === 0) t.play(seat, 'place-building', { corner: spot(t, 'fields', 'hills', 'alchemists') });
        else if (n === 2 * seats)
          t.play(seat, 'place-building', { corner: spot(t, 'den', 'mountains', 'school') });
        else t.play(seat, 'place-building', { corner });
      }
      const row = Array.from({ length: seats }, (_, i) => i);
      expect(order).toEqual([...row, ...row.toReversed(), ...row]);
      expect(t.field('turn')).toBe(1);
      // The first house brought a point in each of two guilds, and no goods; the third ore and a scroll.
      expect(points(t, 'brickmakers', 0)).toBeGreaterThanOrEqual(1);
      expect(points(t, 'millers', 0)).toBe(1);
      expect(points(t, 'locksmiths', 0)).toBeGreaterThanOrEqual(1);
      expect(t.hand(0)).toEqual({ ore: 1, scroll: 1 });
    },
  );

  // proves promo/guilds-of-ankh-morpork: A house costs 1 brick, 1 lumber
  // proves promo/guilds-of-ankh-morpork: It stands on any free corner of the board
  it('a house costs four resources and stands anywhere, also beside others', () => {
    const t = ready().give(0, HOUSE);
    const [first, second] = spots(t, 'palace');
    t.put(1, 'settlement', first);
    expect(t.b.walks.cornersNear[first]).toContain(second);
    expect(t.refusal(0, 'settlement', { corner: first })?.code).toBe('taken');
    expect(t.legal(0, 'settlement')).toHaveLength(t.b.topology.corners - 1);
    t.play(0, 'settlement', { corner: second });
    expect(t.points(0)).toBe(1);
    expect(t.hand(0)).toEqual({});
    expect(ready().give(0, { brick: 1, grain: 1, lumber: 1 }).legal(0, 'settlement')).toEqual([]);
  });

  // proves promo/guilds-of-ankh-morpork: The town has ten hexes
  // proves promo/guilds-of-ankh-morpork: The printed board is lost
  // proves promo/guilds-of-ankh-morpork: Each guild comes with 6 of 36
  // proves promo/guilds-of-ankh-morpork: The den has no numbers
  it('five guilds come with 6 of 36 throws, houses with 7, and the den with none', () => {
    const t = ready();
    const { hexes } = t.b.layout;
    expect(hexes).toHaveLength(10);
    const throws = (numbers: readonly number[]): number =>
      numbers.reduce((sum, n) => sum + 6 - Math.abs(7 - n), 0);
    const of = (terrain: string): readonly number[] =>
      hexes.find((hex) => hex.terrain === terrain)!.number as number[];
    for (const guild of ['hills', 'forest', 'pasture', 'fields', 'mountains']) {
      expect(of(guild)).toHaveLength(2);
      expect(throws(of(guild))).toBe(6);
    }
    for (const house of ['almshouse', 'school', 'palace', 'alchemists']) expect(throws(of(house))).toBe(7);
    expect(of('den')).toEqual([]);
    expect(of('alchemists')).toEqual([5, 10]);
  });

  // proves promo/guilds-of-ankh-morpork: The town has ten hexes
  // proves promo/guilds-of-ankh-morpork: What these houses do comes after all production
  it('what houses do comes after production: a card that was just paid can be shown', () => {
    const t = robberOff(fresh());
    // The 8 is a number of the almshouse and of the brickmakers.
    t.put(0, 'settlement', spot(t, 'almshouse')).put(1, 'settlement', spot(t, 'hills')).roll(8);
    expect(t.decision).toBe('beg');
    t.play(0, 'beg', { seat: 1 }).nature('beg-card', { good: 'brick' }).nature('beg-show', { good: 'brick' });
    expect(t.hand(0)).toEqual({ brick: 1 });
  });
});

describe('guilds', () => {
  // proves promo/guilds-of-ankh-morpork: you build a house beside a guild
  // proves promo/guilds-of-ankh-morpork: Houses placed at the start bring guild points
  // proves promo/guilds-of-ankh-morpork: Points are never lost
  it('a house brings a point in each guild beside it, a mansion another, and none is lost', () => {
    const t = ready().give(0, { ...HOUSE, grain: 3, ore: 3 });
    const corner = spot(t, 'den', 'fields', 'mountains');
    t.play(0, 'settlement', { corner });
    expect([points(t, 'millers', 0), points(t, 'locksmiths', 0)]).toEqual([1, 1]);
    t.play(0, 'city', { corner });
    expect([points(t, 'millers', 0), points(t, 'locksmiths', 0), points(t, 'weavers', 0)]).toEqual([2, 2, 0]);
    t.bare();
    expect(points(t, 'millers', 0)).toBe(2);
  });

  // proves promo/guilds-of-ankh-morpork: You may also buy guild points
  // proves promo/guilds-of-ankh-morpork: Nobody has more than 9 in a guild
  it('two points cost 1 each, the others 2, and nine are all', () => {
    const t = ready().give(0, { wool: 4 });
    t.play(0, 'join-weavers').play(0, 'join-weavers');
    expect(t.hand(0)).toEqual({ wool: 2 });
    t.play(0, 'join-weavers');
    expect(t.hand(0)).toEqual({});
    expect(points(t, 'weavers', 0)).toBe(3);
    t.give(0, { wool: 1, ore: 5 });
    expect(t.refusal(0, 'join-weavers')?.code).toBe('guild-short');
    t.give(0, { wool: 4 }).set('weaversPoints', 0, 8).play(0, 'join-weavers');
    expect(points(t, 'weavers', 0)).toBe(9);
    expect(t.refusal(0, 'join-weavers')?.code).toBe('guild-full');
    t.put(0, 'settlement', spot(t, 'pasture'));
    expect(points(t, 'weavers', 0)).toBe(9);
  });

  // proves promo/guilds-of-ankh-morpork: With 3 points in a guild
  it('three points lower the rate of the resource to 3:1, two do not', () => {
    const t = ready().give(0, { ore: 3, wool: 3 });
    t.set('locksmithsPoints', 1, 5).set('locksmithsLeader', 0, 1).set('locksmithsPoints', 0, 2);
    expect(t.legal(0, 'bank-trade')).toEqual([]);
    t.set('locksmithsPoints', 0, 3);
    const gives = new Set(t.legal(0, 'bank-trade').map(({ give }) => give));
    expect([...gives]).toEqual(['ore']);
    t.give(0, { ore: 2 });
    expect(t.legal(0, 'bank-trade')).toEqual([]);
  });

  // proves promo/guilds-of-ankh-morpork: the most points in a guild, you lead it
  // proves promo/guilds-of-ankh-morpork: The first player ahead in a guild leads it
  // proves promo/guilds-of-ankh-morpork: That is worth 1 victory point
  it('the leader has a point and trades 2:1, until somebody has more', () => {
    const t = ready().give(0, { brick: 3 });
    t.play(0, 'join-brickmakers');
    expect(t.field('brickmakersLeader')).toBe(0);
    expect(t.points(0)).toBe(1);
    expect(t.legal(0, 'bank-trade').every(({ give }) => give === 'brick')).toBe(true);
    expect(t.legal(0, 'bank-trade')).toHaveLength(4);
    t.b.the.townGuilds.gain(t.s, 1, t.b.good('brick'));
    expect([t.points(0), t.points(1)]).toEqual([1, 0]);
    t.b.the.townGuilds.gain(t.s, 1, t.b.good('brick'));
    expect([t.points(0), t.points(1)]).toEqual([0, 1]);
    expect(t.legal(0, 'bank-trade')).toEqual([]);
  });
});

describe('special houses', () => {
  // proves promo/guilds-of-ankh-morpork: When a number of the almshouse comes
  // proves promo/guilds-of-ankh-morpork: The card shown at the almshouse is drawn
  // proves promo/guilds-of-ankh-morpork: It goes back, and the bank gives 1 resource
  it.each([3, 8])('on a %d guests of the almshouse have a card shown and get its like', (number) => {
    const t = fresh();
    const [first, second] = spots(t, 'almshouse');
    t.put(0, 'settlement', first).put(2, 'city', second).give(1, { ore: 2 }).give(3, { wool: 1 });
    t.roll(number);
    expect(t.decision).toBe('beg');
    expect(t.legal(0, 'beg').map(({ seat }) => seat)).toEqual([1, 3]);
    expect(t.refusal(0, 'beg', { seat: 0 })?.code).toBe('beg-oneself');
    t.play(0, 'beg', { seat: 1 }).nature('beg-card', { good: 'ore' }).nature('beg-show', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { ore: 2 }]);
    expect(told(t, 'begged')[0].data).toMatchObject({ from: 1, good: 'ore' });
    // A mansion begs once, and nobody has to.
    t.play(2, 'beg-not');
    expect(t.decision).toBe('main');
    expect(t.hand(2)).toEqual({});
  });

  // proves promo/guilds-of-ankh-morpork: The card shown at the almshouse is drawn
  // proves promo/guilds-of-ankh-morpork: If the bank has none of its kind
  it('the card is any of the hand, and an empty bank gives nothing', () => {
    const t = fresh();
    t.put(0, 'settlement', spot(t, 'almshouse')).give(1, { ore: 3, wool: 1 });
    t.roll(3).play(0, 'beg', { seat: 1 });
    t.setBank('ore', 0).nature('beg-card', { good: 'ore' }).nature('beg-show', { good: 'ore' });
    expect(t.hand(0)).toEqual({});
    // On other numbers, and where nobody has a card, nothing is asked.
    const other = fresh();
    other.put(0, 'settlement', spot(other, 'almshouse')).give(1, { ore: 1 }).roll(12);
    expect(other.decision).toBe('main');
    const poor = fresh();
    poor.put(0, 'settlement', spot(poor, 'almshouse')).roll(3);
    expect(poor.decision).toBe('main');
  });

  // proves promo/guilds-of-ankh-morpork: On its numbers the School of Scribes gives scrolls
  // proves promo/guilds-of-ankh-morpork: A mansion at the School of Scribes draws 2
  it.each([6, 11])('on a %d the school gives scrolls, two to a mansion', (number) => {
    const t = fresh();
    const [first, second] = spots(t, 'school');
    t.put(0, 'settlement', first).put(1, 'city', second).roll(number);
    expect([t.hand(0), t.hand(1)]).toEqual([{ scroll: 1 }, { scroll: 2 }]);
  });

  // proves promo/guilds-of-ankh-morpork: When a number of the palace comes
  it.each([4, 9])(
    'on a %d the palace brings its guests a guild point, but not two ahead of all',
    (number) => {
      const t = robberOff(fresh());
      const [first, second] = spots(t, 'palace');
      t.put(0, 'settlement', first).put(1, 'settlement', second);
      t.set('weaversPoints', 0, 1)
        .set('millersPoints', 0, 3)
        .set('millersPoints', 2, 3)
        .set('carpentersPoints', 0, 9);
      t.roll(number);
      expect(t.decision).toBe('raise-guild');
      expect(t.legal(0, 'raise-guild').map(({ guild }) => guild)).toEqual([
        'brickmakers',
        'millers',
        'locksmiths',
      ]);
      expect(t.refusal(0, 'raise-guild', { guild: 'weavers' })?.code).toBe('palace-ahead');
      expect(t.refusal(0, 'raise-guild', { guild: 'carpenters' })?.code).toBe('palace-end');
      t.play(0, 'raise-guild', { guild: 'millers' });
      expect(points(t, 'millers', 0)).toBe(4);
      t.play(1, 'raise-none');
      expect(t.decision).toBe('main');
    },
  );

  // proves promo/guilds-of-ankh-morpork: The 5 of the alchemists is the library
  // proves promo/guilds-of-ankh-morpork: You sell to the library once
  it('on a 5 whoever has the turn sells a resource for two scrolls, once', () => {
    const t = fresh();
    const [first, second] = [spot(t, 'alchemists'), spot(t, 'alchemists', 'hills')];
    t.put(0, 'settlement', first).put(1, 'settlement', second).give(0, { ore: 2 }).roll(5);
    t.play(0, 'sell-to-library', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1, scroll: 2 });
    expect(t.refusal(0, 'sell-to-library', { good: 'ore' })?.code).toBe('library-closed');
    // Not for a guest whose turn it is not, nor on other numbers, nor without scrolls.
    const other = fresh();
    other.put(1, 'settlement', spot(other, 'alchemists')).give(0, { ore: 1 }).roll(5);
    expect(other.legal(0, 'sell-to-library')).toEqual([]);
    const ten = fresh();
    ten.put(0, 'settlement', spot(ten, 'alchemists')).give(0, { ore: 1 }).roll(9);
    expect(ten.legal(0, 'sell-to-library')).toEqual([]);
    const few = fresh();
    few.put(0, 'settlement', spot(few, 'alchemists')).give(0, { ore: 1 }).setBank('scroll', 2).roll(5);
    expect(few.legal(0, 'sell-to-library')).toHaveLength(1);
    few.setBank('scroll', 1);
    expect(few.refusal(0, 'sell-to-library', { good: 'ore' })?.code).toBe('library-nothing');
  });

  it('is open to nobody in the paired part of the turn', () => {
    const t = fresh({ options: { waiting: 'paired' } });
    const towns = [spot(t, 'alchemists'), spot(t, 'alchemists', 'hills')];
    for (const [i, seat] of [0, 2].entries()) t.put(seat, 'settlement', towns[i]).give(seat, { ore: 1 });
    t.roll(5);
    expect(t.legal(0, 'sell-to-library')).toHaveLength(1);
    t.play(0, 'end-turn');
    expect([t.decision, t.legal(2, 'sell-to-library')]).toEqual(['paired', []]);
  });

  // proves promo/guilds-of-ankh-morpork: The 10 of the alchemists is the laboratory
  // proves promo/guilds-of-ankh-morpork: While the marker lies there
  // proves promo/guilds-of-ankh-morpork: The marker of the explosion is removed
  it('on a 10 guests take a resource of choice and it explodes; the next 5 or 10 mends it', () => {
    const t = robberOff(fresh());
    const [first, second] = [spot(t, 'alchemists'), spot(t, 'alchemists', 'hills')];
    t.put(0, 'city', first).put(1, 'settlement', second).roll(10);
    expect(t.field('exploded')).toBe(1);
    t.play(0, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'wool' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { wool: 1 }]);
    // The next 10 takes the marker away and gives nothing.
    pass(t).roll(10);
    expect([t.decision, t.field('exploded')]).toEqual(['main', 0]);
    pass(t).roll(10);
    expect(t.field('exploded')).toBe(1);
    t.play(0, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    pass(t).roll(9);
    expect(t.field('exploded')).toBe(1);
    pass(t).roll(5);
    expect(t.field('exploded')).toBe(0);
    expect(t.legal(0, 'sell-to-library').length).toBeGreaterThan(0);
  });
});

describe('scrolls', () => {
  // proves promo/guilds-of-ankh-morpork: There are 32 scrolls
  // proves promo/guilds-of-ankh-morpork: cards in your hand: they count towards no limit
  it('32 scrolls: no limit counts them, no thief takes them, players trade them', () => {
    const t = fresh();
    expect(t.bank('scroll')).toBe(32);
    t.put(1, 'settlement', spot(t, 'palace')).give(0, { ore: 1 }).give(1, { scroll: 9 });
    seven(t, 'palace');
    expect([t.decision, t.hand(1)]).toEqual(['main', { scroll: 9 }]);
    t.play(0, { move: 'offer', give: { ore: 1 }, want: { scroll: 2 } }).play(1, 'accept');
    t.play(0, 'trade-with', { seat: 1 });
    expect(t.hand(0)).toEqual({ scroll: 2 });
  });

  // proves promo/guilds-of-ankh-morpork: You may use two scroll actions in a turn
  it.each([
    ['scroll-good', { good: 'ore' }, 2],
    ['scroll-card', {}, 4],
    ['scroll-settlement', { corner: 'palace' }, 6],
    ['scroll-city', { corner: 'almshouse' }, 7],
  ] as const)('%s costs its scrolls', (move, asked, count) => {
    const t = ready();
    t.put(0, 'settlement', spot(t, 'almshouse'));
    const args = 'corner' in asked ? { corner: spot(t, asked.corner) } : asked;
    t.give(0, { scroll: count - 1 });
    expect(t.refusal(0, move, args)?.code).toBe('scrolls-short');
    t.give(0, { scroll: count }).play(0, move, args);
    if (move === 'scroll-card') t.nature('draw-card', { card: 'watchman' });
    expect(t.hand(0)).toEqual(move === 'scroll-good' ? { ore: 1 } : {});
    if (move === 'scroll-card') expect(t.field('cardCount', 0)).toBe(1);
    if (move === 'scroll-settlement') expect(t.points(0)).toBe(2);
    if (move === 'scroll-city') expect(t.points(0)).toBe(2);
  });

  // proves promo/guilds-of-ankh-morpork: You may use two scroll actions in a turn
  // proves promo/guilds-of-ankh-morpork: You may choose any number from 2 to 12
  it('before the roll five scrolls choose the number, and two actions are all of a turn', () => {
    const t = robberOff(fresh());
    t.put(0, 'settlement', spot(t, 'mountains')).give(0, { scroll: 9 });
    expect(t.legal(0, 'scroll-roll').map(({ number }) => number)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(t.refusal(0, 'scroll-good', { good: 'ore' })).toBeDefined();
    t.play(0, 'scroll-roll', { number: 9 });
    expect(t.b.the.roll.number(t.s)).toBe(9);
    expect(t.hand(0)).toEqual({ ore: 1, scroll: 4 });
    t.play(0, 'scroll-good', { good: 'ore' });
    expect(t.refusal(0, 'scroll-good', { good: 'ore' })?.code).toBe('scrolls-used');
    pass(t);
    while (t.active !== 0 || t.decision !== 'roll') t.anything();
    t.give(0, { scroll: 2 }).roll(12);
    expect(t.legal(0, 'scroll-good').length).toBeGreaterThan(0);
    const chosen = fresh().give(0, { scroll: 5 });
    chosen.play(0, 'scroll-roll', { number: 7 });
    expect(chosen.decision).toBe('move-blocker');
    expect(fresh().give(0, { scroll: 4 }).refusal(0, 'scroll-roll', { number: 7 })?.code).toBe(
      'scrolls-short',
    );
  });
});

describe('safe-conducts', () => {
  // proves promo/guilds-of-ankh-morpork: Everybody starts with 2 safe-conducts
  // proves promo/guilds-of-ankh-morpork: your hand and are neither traded nor
  it('everybody begins with two, beside the hand', () => {
    const t = new Table(ID).started();
    expect([0, 1, 2, 3].map((seat) => t.field('safeConducts', seat))).toEqual([2, 2, 2, 2]);
    expect(t.b.goods.map(({ id }) => id)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore', 'scroll']);
  });

  // proves promo/guilds-of-ankh-morpork: Nobody robs a player with a safe-conduct
  // proves promo/guilds-of-ankh-morpork: have none, you may buy 2
  // proves promo/guilds-of-ankh-morpork: At the end of each turn everybody
  it('they protect, two cost a resource, and one is given back at the end of each turn', () => {
    const t = fresh();
    t.put(1, 'settlement', spot(t, 'palace')).give(1, { ore: 2 }).set('safeConducts', 1, 1);
    seven(t, 'palace');
    expect([t.decision, t.hand(1)]).toEqual(['main', { ore: 2 }]);
    t.give(0, { wool: 2 }).play(0, 'safe-conduct', { good: 'wool' });
    expect([t.field('safeConducts', 0), t.hand(0)]).toEqual([2, { wool: 1 }]);
    expect(t.refusal(0, 'safe-conduct', { good: 'wool' })?.code).toBe('safe-conduct-held');
    pass(t);
    expect([t.field('safeConducts', 0), t.field('safeConducts', 1)]).toEqual([1, 0]);
    const open = fresh();
    open.put(1, 'settlement', spot(open, 'palace')).give(1, { ore: 2 });
    seven(open, 'palace').nature('steal', { good: 'ore' });
    expect(open.hand(1)).toEqual({ ore: 1 });
    expect(open.refusal(0, 'safe-conduct', { good: 'wool' })?.code).toBe('safe-conduct-nothing');
  });
});

describe('hired blades', () => {
  // proves promo/guilds-of-ankh-morpork: The track of the blades has the places
  // proves promo/guilds-of-ankh-morpork: In a turn with a 7 you may hire blades
  // proves promo/guilds-of-ankh-morpork: There are 16 blades
  // proves promo/guilds-of-ankh-morpork: A blade goes to the first free place
  it('blades are hired on a 7 alone, with two different resources but no ore, for the first free place', () => {
    const t = seven(fresh(), 'palace');
    const standing = (): number[] =>
      [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].filter((n) => t.field('blades', n) === 1);
    expect(standing()).toEqual([2, 3, 11, 12]);
    expect(t.field('bladesLeft')).toBe(12);
    t.give(0, { brick: 2, ore: 5 });
    expect(t.legal(0, 'hire-blade')).toEqual([]);
    for (const number of [4, 10, 5, 9, 6, 8]) {
      t.give(0, { grain: 1, wool: 1 })
        .play(0, 'hire-blade', { price: 'wool-grain' })
        .nature('blade-die', { face: 1 });
      expect([t.hand(0), t.field('blades', number)]).toEqual([{}, 1]);
    }
    expect(t.give(0, { grain: 1, wool: 1 }).refusal(0, 'hire-blade', { price: 'wool-grain' })?.code).toBe(
      'blade-none',
    );
    const other = ready().give(0, { grain: 1, wool: 1 });
    expect(other.refusal(0, 'hire-blade', { price: 'wool-grain' })?.code).toBe('blade-seven');
    const full = seven(fresh(), 'palace').give(0, { grain: 1, wool: 1 });
    expect(full.legal(0, 'hire-blade')).toHaveLength(1);
    full.set('supply', full.b.piece('settlement').index, 0);
    expect(full.refusal(0, 'hire-blade', { price: 'wool-grain' })?.code).toBe('blade-piece');
    const out = seven(fresh(), 'palace').give(0, { grain: 1, wool: 1 }).set('bladesLeft', 0, 0);
    expect(out.refusal(0, 'hire-blade', { price: 'wool-grain' })?.code).toBe('blade-none');
  });

  // proves promo/guilds-of-ankh-morpork: Then roll a die: on
  // proves promo/guilds-of-ankh-morpork: With a house or mansion at the den a 4
  it.each([
    [0, 5],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 2],
  ])('with %d buildings at the den a %d places a house, one less does not', (guests, least) => {
    for (const face of [least - 1, least, 6]) {
      const t = fresh();
      const corners = t.b.walks.cornersOf[hexOf(t, 'den')];
      for (let i = 0; i < guests; i++) t.put(0, i === 1 ? 'city' : 'settlement', corners[i]);
      seven(t, 'palace').give(0, { brick: 1, lumber: 1 });
      t.play(0, 'hire-blade', { price: 'brick-lumber' }).nature('blade-die', { face });
      expect(t.decision).toBe(face < least ? 'main' : 'free-house');
    }
  });

  // proves promo/guilds-of-ankh-morpork: Then roll a die: on
  it('the house is free and stands anywhere, and may be left out', () => {
    const hired = (): Table => {
      const t = seven(fresh(), 'palace').give(0, { brick: 1, lumber: 1 });
      return t.play(0, 'hire-blade', { price: 'brick-lumber' }).nature('blade-die', { face: 6 });
    };
    const t = hired();
    t.put(1, 'settlement', spot(t, 'almshouse'));
    expect(t.legal(0, 'free-house')).toHaveLength(t.b.topology.corners - 1);
    t.play(0, 'free-house', { corner: spot(t, 'school') });
    expect([t.points(0), t.hand(0), t.decision]).toEqual([1, {}, 'main']);
    const not = hired().play(0, 'free-house-not');
    expect([not.points(0), not.decision]).toEqual([0, 'main']);
  });
});

describe('the watch', () => {
  // proves promo/guilds-of-ankh-morpork: 24 development tokens
  // proves promo/guilds-of-ankh-morpork: There are 20 watchmen
  // proves promo/guilds-of-ankh-morpork: Worth one point
  // proves promo/guilds-of-ankh-morpork: Keep it hidden
  it('twenty watchmen and four friends, who are worth a point each', () => {
    const t = ready();
    expect(t.b.cards.map(({ id, count }) => [id, count])).toEqual([
      ['watchman', 20],
      ['friend', 4],
    ]);
    t.give(0, TOKEN).play(0, 'buy-card').nature('draw-card', { card: 'friend' });
    expect([t.points(0), t.b.rules.publicPoints(t.s, 0)]).toEqual([1, 0]);
  });

  // proves promo/guilds-of-ankh-morpork: A watchman stays hidden until you reveal it
  // proves promo/guilds-of-ankh-morpork: Then it lies open before you
  // proves promo/guilds-of-ankh-morpork: Reveal it to move the robber
  it('a watchman is revealed before or after the roll and moves the robber', () => {
    const t = fresh();
    t.cards(0, 'watchman').play(0, 'play-card', { card: 'watchman' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: hexOf(t, 'hills') }).play(0, 'block-number', {
      number: 8,
    });
    expect([t.field('revealed', 0), t.decision]).toEqual([1, 'roll']);
    const late = ready().cards(0, 'watchman').play(0, 'play-card', { card: 'watchman' });
    expect(late.decision).toBe('move-blocker');
  });

  // proves promo/guilds-of-ankh-morpork: cannot drive the robber away
  // proves promo/guilds-of-ankh-morpork: To drive the robber away is to move it with a watchman
  // proves promo/guilds-of-ankh-morpork: With a house or mansion at the den you reveal
  it.each(['settlement', 'city'])('with a %s at the den a watchman moves nothing, but a 7 does', (piece) => {
    const t = fresh();
    t.put(0, piece, spot(t, 'den', 'school', 'pasture')).cards(0, 'watchman');
    t.play(0, 'play-card', { card: 'watchman' });
    expect([t.field('revealed', 0), t.decision]).toEqual([1, 'roll']);
    t.roll(7);
    expect(t.decision).toBe('move-blocker');
  });

  // proves promo/guilds-of-ankh-morpork: If the number that comes is that of a blade
  // proves promo/guilds-of-ankh-morpork: Of several players with a revealed watchman
  // proves promo/guilds-of-ankh-morpork: The blade is taken before production
  // proves promo/guilds-of-ankh-morpork: revealed, it arrests a blade
  it('a blade on the number is taken by the first in turn order who has a revealed watchman', () => {
    const t = reveal(reveal(pass(ready()), 0, 1), 3, 2);
    t.roll(11);
    expect([t.field('bladesTaken', 3), t.field('revealed', 3), t.field('blades', 11)]).toEqual([1, 1, 0]);
    expect([t.field('bladesTaken', 0), t.points(3), t.points(0)]).toEqual([0, 1, 0]);
    // The watchman does not come back, nor does the blade.
    expect([t.field('deckSize'), t.field('bladesLeft')]).toEqual([24, 12]);
    // A number without a blade costs nobody a watchman.
    pass(t).roll(8);
    expect([t.field('revealed', 3), t.field('revealed', 0)]).toEqual([1, 1]);
    const own = reveal(reveal(fresh(), 0, 1), 3, 1).roll(12);
    expect([own.field('bladesTaken', 0), own.field('bladesTaken', 3)]).toEqual([1, 0]);
    expect(own.events.findIndex(({ kind }) => kind === 'blade-taken')).toBeGreaterThanOrEqual(0);
    const none = fresh().roll(12);
    expect(none.field('blades', 12)).toBe(1);
  });

  // proves promo/guilds-of-ankh-morpork: In your turn you may discard three revealed watchmen
  // proves promo/guilds-of-ankh-morpork: The first rank, head of the watch
  // proves promo/guilds-of-ankh-morpork: Nobody has two ranks
  it('three revealed watchmen are a rank: two points for the first, one for the others', () => {
    const t = reveal(ready(), 0, 2);
    expect(t.refusal(0, 'take-rank')?.code).toBe('rank-few');
    reveal(t, 0, 6).play(0, 'take-rank');
    expect([t.points(0), t.field('revealed', 0), t.field('ranksLeft')]).toEqual([2, 3, 3]);
    expect(t.refusal(0, 'take-rank')?.code).toBe('rank-held');
    for (const seat of [1, 2, 3]) {
      pass(t).roll(8);
      reveal(t, seat, 3).play(seat, 'take-rank');
      expect(t.points(seat)).toBe(1);
    }
    expect(t.field('ranksLeft')).toBe(0);
    t.set('rank', 0, 0);
    pass(t).roll(8);
    expect(reveal(t, 0, 3).refusal(0, 'take-rank')?.code).toBe('rank-none');
  });
});

describe('foundations', () => {
  // proves promo/guilds-of-ankh-morpork: Everybody has 2 foundations
  // proves promo/guilds-of-ankh-morpork: Each costs 1 brick and 1 lumber and lies
  // proves promo/guilds-of-ankh-morpork: With 3 points in any guild it may lie
  it('they lie beside own buildings, with three points in a guild one corner further', () => {
    const t = ready().give(0, { brick: 3, lumber: 3 });
    const home = spot(t, 'palace');
    expect(t.legal(0, 'foundation')).toEqual([]);
    t.put(0, 'settlement', home);
    const near = t.b.walks.cornersNear[home];
    const corners = (): number[] => t.legal(0, 'foundation').map(({ corner }) => corner as number);
    expect(corners().toSorted((a, z) => a - z)).toEqual([...near].toSorted((a, z) => a - z));
    const far = near.flatMap((at) => t.b.walks.cornersNear[at]).filter((at) => at !== home);
    expect(t.refusal(0, 'foundation', { corner: far[0] })?.code).toBe('foundation-far');
    t.set('millersPoints', 0, 2);
    expect(corners()).toHaveLength(near.length);
    t.set('millersPoints', 0, 3);
    expect(new Set(corners())).toEqual(new Set([...near, ...far]));
    t.put(1, 'settlement', near[0]);
    expect(t.refusal(0, 'foundation', { corner: near[0] })?.code).toBe('taken');
    t.play(0, 'foundation', { corner: near[1] }).play(0, 'foundation', { corner: far[0] });
    expect(t.hand(0)).toEqual({ brick: 1, lumber: 1 });
    expect(t.refusal(0, 'foundation', { corner: home })?.code).toBe('none-left');
  });

  // proves promo/guilds-of-ankh-morpork: Nobody else builds on the corner
  // proves promo/guilds-of-ankh-morpork: Free houses and those for scrolls may stand on your own foundations
  // proves promo/guilds-of-ankh-morpork: You build a house there at its full price
  // proves promo/guilds-of-ankh-morpork: The foundation itself is worth no points
  // proves promo/guilds-of-ankh-morpork: The foundation comes back
  it('nobody else builds there; the owner does at full price, and has the foundation back', () => {
    const t = ready();
    const corner = spot(t, 'school');
    t.put(0, 'foundation', corner).put(1, 'foundation', spots(t, 'school')[1]);
    expect(t.points(0)).toBe(0);
    t.give(0, HOUSE);
    expect(t.refusal(0, 'settlement', { corner: spots(t, 'school')[1] })?.code).toBe('foundation');
    t.play(0, 'settlement', { corner });
    expect([t.points(0), t.hand(0)]).toEqual([1, {}]);
    expect(t.field('supply', t.b.piece('foundation').index)).toBe(2);
    const scrolls = ready().give(0, { scroll: 6 });
    scrolls.put(0, 'foundation', corner).put(1, 'foundation', spots(scrolls, 'school')[1]);
    const open = scrolls.legal(0, 'scroll-settlement').map(({ corner: at }) => at);
    expect(open).toContain(corner);
    expect(open).not.toContain(spots(scrolls, 'school')[1]);
    scrolls.play(0, 'scroll-settlement', { corner });
    expect(scrolls.field('supply', scrolls.b.piece('foundation').index)).toBe(2);
    const free = seven(fresh(), 'palace').give(0, { brick: 1, lumber: 1 }).put(0, 'foundation', corner);
    free.play(0, 'hire-blade', { price: 'brick-lumber' }).nature('blade-die', { face: 5 });
    free.play(0, 'free-house', { corner });
    expect(free.field('supply', free.b.piece('foundation').index)).toBe(2);
  });
});

describe('the robber of the town', () => {
  // proves promo/guilds-of-ankh-morpork: The robber stops only one number
  it('stops one number of a guild and lets the other give', () => {
    const t = fresh();
    t.put(0, 'settlement', spot(t, 'hills'));
    robberTo(t, 'hills');
    expect(t.legal(0, 'block-number').map(({ number }) => number)).toEqual([2, 8]);
    t.play(0, 'block-number', { number: 8 });
    pass(t).roll(8);
    expect(t.hand(0)).toEqual({});
    pass(t).roll(2);
    expect(t.hand(0)).toEqual({ brick: 1 });
  });

  // proves promo/guilds-of-ankh-morpork: The robber stops only one number
  // proves promo/guilds-of-ankh-morpork: The robber starts at the den
  // proves promo/guilds-of-ankh-morpork: If only one number can be stopped
  it('never stops the laboratory: of the alchemists it stops the library, and nobody chooses', () => {
    const t = fresh();
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(hexOf(t, 'den'));
    t.put(1, 'settlement', spot(t, 'alchemists')).give(1, { ore: 1 });
    seven(t, 'alchemists').nature('steal', { good: 'ore' });
    expect(t.decision).toBe('main');
    pass(t).give(1, { ore: 1 }).roll(5);
    expect(t.legal(1, 'sell-to-library')).toEqual([]);
    while (t.active !== 2 || t.decision !== 'roll') pass(t);
    t.roll(10);
    expect(t.decision).toBe('choose-good');
  });

  // proves promo/guilds-of-ankh-morpork: The robber stops only one number
  it.each([
    ['almshouse', 3, 8, 'beg'],
    ['palace', 9, 4, 'raise-guild'],
  ])('what it stops of the %s does nothing', (terrain, stopped, other, decision) => {
    const t = fresh();
    t.put(1, 'settlement', spot(t, terrain)).give(2, { ore: 1 });
    robberTo(t, terrain).play(0, 'block-number', { number: stopped });
    pass(t).roll(stopped);
    expect(t.decision).toBe('main');
    pass(t).roll(other);
    expect(t.decision).toBe(decision);
  });
});

test('it is played alone: no variant goes with its town', () => {
  expect(islandModules.find(({ id }) => id === ID)!.alone).toMatch(/no roads/);
});
