import { describe, expect, it } from 'vitest';
import { above, below, LEFT, RIGHT, region, Table } from './table.ts';

const bare = (): Table => new Table('rivals/era-of-progress').bare();
const acting = (): Table => new Table('rivals/era-of-progress').acting();
/** two cities of seat 0, and a university */
const learned = (...hand: readonly string[]): Table =>
  acting()
    .city(0, LEFT)
    .city(0, RIGHT)
    .put(0, 'university', above(LEFT))
    .hold(0, ...hand);

describe('progress: action cards', () => {
  // proves rivals/era-of-progress: takes in 1 good once more, new regions too
  // proves rivals/era-of-progress: Nothing is doubled by it
  it('benjamin: the roll once more, also in new regions, without boosters', () => {
    const table = acting()
      .hold(0, 'benjamin')
      .settlement(0, RIGHT + 1, [
        ['brick', 1],
        ['ore', 4],
      ]);
    table.b.fields.die.set(table.s, 6);
    table.put(0, 'grain-mill', above(RIGHT)).play(0, 'play', { card: 'benjamin' });
    expect(table.goods(0)).toEqual({ grain: 1 });
    const fresh = acting()
      .hold(0, 'benjamin')
      .settlement(0, RIGHT + 1, [
        ['brick', 1],
        ['ore', 4],
      ])
      .play(0, 'play', { card: 'benjamin' });
    expect(fresh.goods(0)).toEqual({ gold: 1, brick: 1 });
  });

  // proves rivals/era-of-progress: you choose the number of the production die
  // proves rivals/era-of-progress: Two of your regions may change places
  // proves rivals/era-of-progress: Each must be allowed to stand where it comes to stand
  it('brigitta and relocation: as in the basic set; a city expansion stays in a city', () => {
    const table = bare().hold(0, 'brigitta-progress').play(0, 'play', { card: 'brigitta-progress' });
    table.play(0, 'choose-number', { number: 5 }).play(0, 'roll').nature('event-die', { symbol: 'trade' });
    expect(table.goods(0)).toEqual({ ore: 1 });
    const moved = acting()
      .city(0, LEFT)
      .hold(0, 'relocation-progress')
      .put(0, 'library', above(LEFT))
      .put(0, 'inga', above(RIGHT));
    moved.put(0, 'abbey', below(LEFT)).play(0, 'play', { card: 'relocation-progress' });
    expect(moved.refusal(0, 'swap-expansions', { one: above(LEFT), other: above(RIGHT) })).toBe('no-swap');
    expect(moved.refusal(0, 'swap-expansions', { one: below(LEFT), other: above(RIGHT) })).toBeUndefined();
    // the other way round, too: neither of the two may be where it is barred
    const east = acting().city(0, RIGHT).hold(0, 'relocation-progress');
    east.put(0, 'inga', above(LEFT)).put(0, 'library', above(RIGHT));
    east.play(0, 'play', { card: 'relocation-progress' });
    expect(east.refusal(0, 'swap-expansions', { one: above(LEFT), other: above(RIGHT) })).toBe('no-swap');
    const still = acting().hold(0, 'relocation-progress').play(0, 'play', { card: 'relocation-progress' });
    expect(still.play(0, 'swap-nothing').b.fields.terrain.get(still.s, 0, region.forest)).toBe(3);
    moved.play(0, 'swap-regions', { one: region.forest, other: region.gold });
    expect(moved.b.fields.terrain.get(moved.s, 0, region.forest)).toBe(6);
  });

  // proves rivals/era-of-progress: The two regions beside one of your Bath Houses
  // proves rivals/era-of-progress: The regions that border a Bath House are those to its left and right
  it('doctor: a good for the regions beside one bath house', () => {
    const table = acting().hold(0, 'doctor').city(0, LEFT).city(0, RIGHT);
    expect(table.refusal(0, 'play', { card: 'doctor' })).toBe('no-bath');
    table
      .put(0, 'bath-house', above(LEFT))
      .put(0, 'bath-house', below(RIGHT))
      .play(0, 'play', { card: 'doctor' });
    expect(table.play(0, 'treat', { site: below(RIGHT) }).goods(0)).toEqual({ wool: 1, ore: 1 });
  });

  // proves rivals/era-of-progress: You may take a card of your choice from the discard pile
  // proves rivals/era-of-progress: Guido and Gustav do not bring themselves back
  it.each([
    ['guido', 'town-hall'],
    ['gustav', 'library'],
  ])('%s: a card of the discard pile, with a %s or fewer points', (card, building) => {
    const table = acting().hold(0, card, card).store(0, { grain: 1, ore: 1 });
    expect(table.refusal(0, 'play', { card })).toBe('not-behind');
    table.city(1, LEFT);
    expect(table.refusal(0, 'play', { card })).toBe('no-discards');
    table.b.fields.discard.set(table.s, table.b.card('harald'), 1);
    table.play(0, 'play', { card });
    expect(table.refusal(0, 'retrieve', { card })).toBe('not-discarded');
    table.play(0, 'retrieve', { card: 'harald' }).play(0, 'build', { card: 'harald', site: above(LEFT) });
    expect(table.on(0, above(LEFT))).toBe('harald');
    const own = acting().hold(0, card).city(0, LEFT).put(0, building, above(LEFT));
    own.b.fields.discard.set(own.s, own.b.card('harald'), 1);
    expect(own.refusal(0, 'play', { card })).toBeUndefined();
    own.play(0, 'play', { card }).play(0, 'retrieve-nothing');
    expect([own.hand(0), own.discarded('harald'), own.decision]).toEqual([[], 1, 'act']);
  });

  // proves rivals/era-of-progress: Cards that lie face up for both never come into a hand
  it.each(['guido', 'gustav'])('%s: a university on the discard pile never comes into a hand', (card) => {
    const table = acting().hold(0, card, card).city(1, LEFT);
    table.b.fields.discard.set(table.s, table.b.card('university'), 1);
    expect(table.refusal(0, 'play', { card })).toBe('no-discards');
    table.b.fields.discard.set(table.s, table.b.card('harald'), 1);
    table.play(0, 'play', { card });
    expect(table.legal(0, 'retrieve')).toEqual([{ move: 'retrieve', card: 'harald' }]);
    expect(table.refusal(0, 'retrieve', { card: 'university' })).toBe('not-discarded');
  });

  // proves rivals/era-of-progress: Take up to 2 ore into mountains of your choice
  // proves rivals/era-of-progress: Take up to 2 grain into fields of your choice
  // proves rivals/era-of-progress: Building Cranes, Chief Cannoneers, Mineral Mining and the Three-Field System ask for it
  it('mineral mining and three-field system: two goods, spread over regions, with a university', () => {
    const without = acting()
      .hold(0, 'mineral-mining', 'three-field-system', 'building-crane', 'chief-cannoneer')
      .city(0, LEFT);
    without.store(0, { lumber: 3, ore: 1 });
    for (const card of ['mineral-mining', 'three-field-system'])
      expect(without.refusal(0, 'play', { card })).toBe('no-university');
    for (const card of ['building-crane', 'chief-cannoneer'])
      expect(without.refusal(0, 'build', { card, site: above(LEFT) })).toBe('no-university');
    const table = learned('mineral-mining', 'three-field-system').settlement(0, RIGHT + 1, [
      ['ore', 4],
      ['grain', 1],
    ]);
    table.store(0, { grain: 5 }).play(0, 'play', { card: 'mineral-mining' });
    table.play(0, 'gain', { region: region.mountains }).play(0, 'gain', { region: 16 });
    table.play(0, 'play', { card: 'three-field-system' }).play(0, 'gain', { region: 17 });
    expect([table.goods(0), table.decision]).toEqual([{ ore: 2, grain: 6 }, 'act']);
  });

  it.each([
    ['mineral-mining', 'ore', region.mountains],
    ['three-field-system', 'grain', region.fields],
  ] as const)('%s: one %s may be taken, or none', (card, good, place) => {
    const table = learned(card, card).play(0, 'play', { card });
    table.play(0, 'gain', { region: place }).play(0, 'stop');
    expect([table.goods(0), table.decision]).toEqual([{ [good]: 1 }, 'act']);
    table.play(0, 'play', { card }).play(0, 'stop');
    expect([table.goods(0), table.decision]).toEqual([{ [good]: 1 }, 'act']);
  });
});

describe('progress: expansions', () => {
  // proves rivals/era-of-progress: A unit, but not a hero
  it('chief cannoneer: two may stand, with four strength points each', () => {
    const table = learned('chief-cannoneer', 'chief-cannoneer').store(0, { lumber: 2, ore: 2 });
    for (const site of [below(LEFT), below(RIGHT)]) table.play(0, 'build', { card: 'chief-cannoneer', site });
    const { kind, unit } = table.b.cards[table.b.card('chief-cannoneer')];
    expect([table.token('hero'), kind, unit]).toEqual([0, 'unit', undefined]);
  });

  // proves rivals/era-of-progress: City expansions that cost more than 4 goods
  it('building crane: one good less for more than four, nothing for four', () => {
    const table = learned('town-hall', 'bath-house')
      .put(0, 'building-crane', above(RIGHT))
      .put(0, 'parish-hall', below(LEFT));
    const saving = (card: string): number => table.b.rules.saving(table.s, 0, table.b.card(card));
    expect([saving('town-hall'), saving('bath-house'), saving('parliament')]).toEqual([1, 0, 1]);
    table.store(0, { brick: 1, ore: 2, wool: 1 }).play(0, 'build', { card: 'town-hall', site: below(LEFT) });
    // the second wool that is not there is the only good that can be saved
    expect([table.decision, table.goods(0), table.on(0, below(LEFT))]).toEqual(['act', {}, 'town-hall']);
  });

  // proves rivals/era-of-progress: When you have built it
  it('library: a card of choice from any stack, at once', () => {
    const table = acting().city(0, LEFT).hold(0, 'library').store(0, { brick: 1, lumber: 2, ore: 1 });
    table.play(0, 'build', { card: 'library', site: above(LEFT) }).play(0, 'browse', { stack: 4 });
    const card = table.stack(4)[5];
    table.play(0, 'pick', { card });
    expect([table.hand(0), table.decision]).toEqual([[card], 'act']);
  });

  it('library: no card need be taken, before a stack is looked through or after', () => {
    for (const looking of [false, true]) {
      const table = acting().city(0, LEFT).hold(0, 'library').store(0, { brick: 1, lumber: 2, ore: 1 });
      table.play(0, 'build', { card: 'library', site: above(LEFT) });
      const before = table.stack(4);
      if (looking) table.play(0, 'browse', { stack: 4 });
      table.play(0, 'browse-nothing');
      expect([table.hand(0), table.stack(4), table.decision]).toEqual([[], before, 'act']);
    }
    const paid = acting().hold(0, 'scout', 'scout', 'abbey').store(0, { ore: 2 }).play(0, 'end-actions');
    paid.play(0, 'put-under', { stack: 0 }).play(0, 'put', { card: 'abbey' }).play(0, 'search', { stack: 1 });
    expect([paid.decision, paid.refusal(0, 'browse-nothing')]).toEqual(['pick', 'must-pick']);
  });

  // proves rivals/era-of-progress: Two progress points on your expansions
  it('parliament: two points for two progress points', () => {
    const table = learned('parliament').store(0, { brick: 2, lumber: 3, wool: 2 });
    expect(table.refusal(0, 'build', { card: 'parliament', site: below(LEFT) })).toBe('no-progress');
    table.put(0, 'abbey', above(RIGHT)).play(0, 'build', { card: 'parliament', site: below(LEFT) });
    expect(table.points(0)).toBe(7);
  });

  // proves rivals/era-of-progress: It is laid on your Parish Hall, which stays beneath it
  // proves rivals/era-of-progress: at the end of your turn costs you nothing
  it('town hall: laid on the parish hall, which stays, moves along, and leaves no room for a second', () => {
    const table = acting().city(0, LEFT).city(0, RIGHT).hold(0, 'town-hall', 'parish-hall', 'relocation');
    table.store(0, { brick: 2, ore: 2, wool: 2, grain: 1 });
    expect(table.refusal(0, 'build', { card: 'town-hall', site: above(LEFT) })).toBe('no-parish');
    table.put(0, 'parish-hall', above(LEFT)).put(0, 'inga', below(RIGHT));
    expect(table.refusal(0, 'build', { card: 'town-hall', site: below(LEFT) })).toBe('no-parish');
    table.play(0, 'build', { card: 'town-hall', site: above(LEFT) });
    expect([table.on(0, above(LEFT)), table.b.rules.searchPrice(table.s, 0)]).toEqual(['town-hall', 0]);
    expect(table.refusal(0, 'build', { card: 'parish-hall', site: below(LEFT) })).toBe('only-once');
    table
      .play(0, 'play', { card: 'relocation' })
      .play(0, 'swap-expansions', { one: above(LEFT), other: below(RIGHT) });
    expect([table.on(0, below(RIGHT)), table.b.fields.beneath.get(table.s, 0, below(RIGHT))]).toEqual([
      'town-hall',
      table.b.card('parish-hall') + 1,
    ]);
    table.play(0, 'make-room').play(0, 'remove', { site: below(RIGHT) });
    expect([table.on(0, below(RIGHT)), table.b.rules.searchPrice(table.s, 0)]).toEqual(['parish-hall', 1]);
  });

  it('university: asks for an abbey or a library', () => {
    const table = acting().city(0, LEFT).store(0, { brick: 1, grain: 2, lumber: 2 });
    expect(table.refusal(0, 'build', { card: 'university', site: above(LEFT) })).toBe('no-school');
    for (const school of ['abbey', 'library']) {
      table.put(0, school, below(LEFT));
      expect(table.refusal(0, 'build', { card: 'university', site: above(LEFT) })).toBeUndefined();
    }
  });
});

describe('progress: events', () => {
  // proves rivals/era-of-progress: Each prince takes 1 good
  it('invention: two goods at most', () => {
    const table = bare()
      .city(0, LEFT)
      .put(0, 'abbey', above(LEFT))
      .put(0, 'university', below(LEFT))
      .roll(1, 'event', 'invention-progress');
    table.play(0, 'gain', { region: region.hills }).play(0, 'gain', { region: region.hills });
    expect(table.decision).toBe('act');
  });

  // proves rivals/era-of-progress: Every region beside a city loses 1 good
  // proves rivals/era-of-progress: takes nothing from the 4 regions around its city
  // proves rivals/era-of-progress: is safe from the Plague if one of them has a Bath House
  it('plague: a good from every region at a city, one between two, none at a bath house', () => {
    const goods = { brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2, gold: 2 };
    const table = bare()
      .city(0, LEFT)
      .city(0, RIGHT)
      .store(0, goods)
      .store(1, goods)
      .roll(1, 'event', 'plague');
    expect(table.goods(0)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, gold: 2 });
    expect(table.goods(1)).toEqual({ ...goods, wool: 3 });
    const bath = bare()
      .city(0, LEFT)
      .city(0, RIGHT)
      .put(0, 'bath-house', above(LEFT))
      .store(0, goods)
      .roll(2, 'event', 'plague');
    expect(bath.goods(0)).toEqual({ brick: 2, grain: 1, lumber: 3, ore: 1, wool: 2, gold: 2 });
  });

  // proves rivals/era-of-progress: any 1 good for each Pharmacy
  it('pharmacy: a good for each when the plague comes, loss or not', () => {
    const table = bare()
      .city(0, LEFT)
      .put(0, 'pharmacy', above(LEFT))
      .put(0, 'pharmacy', below(LEFT))
      .roll(5, 'event', 'plague');
    table.play(0, 'gain', { region: region.gold }).play(0, 'gain', { region: region.gold });
    expect([table.goods(0), table.decision]).toEqual([{ ore: 1, gold: 2 }, 'act']);
  });
});
