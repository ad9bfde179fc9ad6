import { viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { above, below, LEFT, RIGHT, region, Table } from './table.ts';

const bare = (): Table => new Table('rivals/era-of-turmoil').bare();
/** seat 0 has two cities and a Hedge Tavern */
const tavern = (...hand: readonly string[]): Table =>
  new Table('rivals/era-of-turmoil')
    .acting()
    .city(0, LEFT)
    .city(0, RIGHT)
    .put(0, 'hedge-tavern', above(LEFT))
    .hold(0, ...hand);

describe('turmoil: attacks', () => {
  // proves rivals/era-of-turmoil: Your opponent puts one of
  // proves rivals/era-of-turmoil: Archers, Arsonists and Traitors ask for it
  it('archer: the opponent gives up a unit with strength, with a hedge tavern', () => {
    const without = new Table('rivals/era-of-turmoil')
      .acting()
      .hold(0, 'archer', 'arsonist', 'traitor')
      .put(1, 'inga', above(LEFT));
    for (const card of ['archer', 'arsonist', 'traitor'])
      expect(without.refusal(0, 'play', { card })).toBe('no-tavern');
    const table = tavern('archer').put(1, 'ore-ship', above(LEFT)).put(1, 'drill-ground', below(LEFT));
    expect(table.refusal(0, 'play', { card: 'archer' })).toBe('no-target');
    table.put(1, 'inga', above(RIGHT)).put(1, 'harald', below(RIGHT)).play(0, 'play', { card: 'archer' });
    expect([table.decision, table.asked, table.legal(1).length]).toEqual(['lose-unit', [1], 2]);
    table.play(1, 'lose-unit', { site: above(RIGHT) }).play(1, 'return-under', { stack: 1 });
    expect([table.on(1, above(RIGHT)), table.stack(1).at(-1), table.decision]).toEqual([
      undefined,
      'inga',
      'act',
    ]);
  });

  // proves rivals/era-of-turmoil: Choose an unprotected building of your opponent
  // proves rivals/era-of-turmoil: You choose it after a roll of defence
  // proves rivals/era-of-turmoil: on a 1 or 2 nothing happens
  // proves rivals/era-of-turmoil: If you can roll against an attack, you always do
  it('arsonist: a building of choice, named after the roll of a lookout tower', () => {
    const table = tavern('arsonist', 'arsonist')
      .put(1, 'abbey', above(LEFT))
      .put(1, 'lookout-tower', below(LEFT));
    table.play(0, 'play', { card: 'arsonist' });
    expect(table.decision).toBe('defence-die');
    expect(table.nature('defence-die', { number: 2 }).decision).toBe('act');
    table.play(0, 'play', { card: 'arsonist' }).nature('defence-die', { number: 3 });
    expect([table.decision, table.asked]).toEqual(['burn', [0]]);
    expect(table.refusal(0, 'burn', { site: above(RIGHT) })).toBe('nothing-burns');
    table.play(0, 'burn', { site: above(LEFT) });
    expect([table.decision, table.asked, table.on(1, above(LEFT))]).toEqual(['return', [1], undefined]);
    expect(tavern('arsonist').put(1, 'inga', above(LEFT)).refusal(0, 'play', { card: 'arsonist' })).toBe(
      'no-target',
    );
  });

  // proves rivals/era-of-turmoil: on a 3, 4 or 5 nothing happens
  // proves rivals/era-of-turmoil: one die is rolled for both
  it('heinrich: three, four and five; with the lookout tower one to five, with one die', () => {
    const table = tavern('traitor').hold(1, 'scout').put(1, 'heinrich', above(LEFT));
    expect([1, 2, 3, 4, 5, 6].map((n) => (table.b.rules.defence(table.s, 1) >> n) & 1)).toEqual([
      0, 0, 1, 1, 1, 0,
    ]);
    table.put(1, 'lookout-tower', below(LEFT)).play(0, 'play', { card: 'traitor' });
    expect(table.nature('defence-die', { number: 5 }).decision).toBe('act');
    const struck = tavern('traitor')
      .hold(1, 'scout')
      .put(1, 'heinrich', above(LEFT))
      .put(1, 'lookout-tower', below(LEFT));
    expect(struck.play(0, 'play', { card: 'traitor' }).nature('defence-die', { number: 6 }).decision).toBe(
      'betray',
    );
  });

  // proves rivals/era-of-turmoil: take up to 1 card of it, which you may play at once
  // proves rivals/era-of-turmoil: They draw a new card
  it('traitor: the hand is seen and a card taken and played, or none', () => {
    const table = tavern('traitor', 'traitor', 'traitor').store(0, { grain: 1, ore: 1 });
    expect(table.refusal(0, 'play', { card: 'traitor' })).toBe('no-target');
    table.hold(1, 'harald', 'scout', 'abbey').play(0, 'play', { card: 'traitor' });
    expect(table.b.fields.hand.get(viewOf(table.s, 0), 1, table.b.card('abbey'))).toBe(1);
    table.play(0, 'steal', { card: 'harald' }).play(0, 'build', { card: 'harald', site: below(RIGHT) });
    expect([table.on(0, below(RIGHT)), table.hand(1)]).toEqual(['harald', ['scout', 'abbey']]);
    table.play(0, 'play', { card: 'traitor' }).play(0, 'steal-nothing');
    expect([table.discarded('traitor'), table.handSize(1)]).toEqual([2, 2]);
    expect(table.told('left-alone').map(({ data }) => data)).toEqual([{ seat: 0, from: 1 }]);
    table.endTurn();
    expect(table.handSize(1)).toBe(2);
    expect(table.roll(2, 'brigands').endTurn().handSize(1)).toBe(3);
  });

  // proves rivals/era-of-turmoil: Take 2 goods of your
  it('voyage of plunder: two goods from one who is ahead, otherwise one', () => {
    const table = new Table('rivals/era-of-turmoil')
      .acting()
      .hold(0, 'voyage-of-plunder', 'voyage-of-plunder');
    table.store(1, { ore: 2, brick: 2 });
    expect(table.refusal(0, 'play', { card: 'voyage-of-plunder' })).toBe('not-stronger');
    table
      .put(0, 'candamir', above(LEFT))
      .city(1, LEFT)
      .city(1, RIGHT)
      .play(0, 'play', { card: 'voyage-of-plunder' });
    table.play(0, 'gain', { region: region.mountains }).play(0, 'gain', { region: region.hills });
    expect(table.goods(0)).toEqual({ ore: 1, brick: 1 });
    table
      .city(0, LEFT)
      .play(0, 'play', { card: 'voyage-of-plunder' })
      .play(0, 'gain', { region: region.hills });
    expect([table.decision, table.goods(1)]).toEqual(['act', { ore: 1 }]);
  });
});

describe('turmoil: expansions', () => {
  // proves rivals/era-of-turmoil: Each hero that you build costs 1 good of your choice less
  it('drill ground: a hero costs one good of choice less, another unit does not', () => {
    const table = new Table('rivals/era-of-turmoil')
      .acting()
      .put(0, 'drill-ground', above(LEFT))
      .hold(0, 'osmund', 'ore-ship');
    table.store(0, { grain: 1, ore: 1, lumber: 1 });
    expect(table.refusal(0, 'build', { card: 'ore-ship', site: above(RIGHT) })).toBe('cannot-pay');
    table.play(0, 'build', { card: 'osmund', site: below(LEFT) });
    // wool is not there, so it is what is saved, and nobody is asked
    expect([table.decision, table.goods(0)]).toEqual(['act', { lumber: 1 }]);
    const rich = new Table('rivals/era-of-turmoil').acting().put(0, 'drill-ground', above(LEFT));
    rich.hold(0, 'osmund').store(0, { grain: 1, ore: 1, wool: 1 });
    rich.play(0, 'build', { card: 'osmund', site: below(LEFT) });
    expect([rich.decision, rich.refusal(0, 'spare', { good: 'lumber' })]).toEqual(['spare', 'cannot-spare']);
    expect(rich.play(0, 'spare', { good: 'ore' }).goods(0)).toEqual({ ore: 1 });
  });

  // proves rivals/era-of-turmoil: A hero adds skill and strength points
  it('carl forkbeard: five strength points and nothing else', () => {
    const table = bare().put(0, 'carl-forkbeard', above(LEFT));
    const { worth, deed } = table.b.cards[table.b.card('carl-forkbeard')];
    expect([worth[0], worth[1], deed, table.token('hero')]).toEqual([5, 0, {}, 0]);
  });

  // proves rivals/era-of-turmoil: takes an expansion from you, you take any 1 good
  it('irmgard: a good for each expansion that is taken, not for those one removes oneself', () => {
    const table = tavern('arsonist').put(1, 'irmgard', above(LEFT)).put(1, 'abbey', below(LEFT));
    table.play(0, 'play', { card: 'arsonist' }).play(1, 'return-under', { stack: 0 });
    expect([table.decision, table.asked]).toEqual(['gain', [1]]);
    table.play(1, 'gain', { region: region.gold });
    const own = new Table('rivals/era-of-turmoil')
      .acting()
      .put(0, 'irmgard', above(LEFT))
      .put(0, 'abbey', below(LEFT));
    expect(own.play(0, 'make-room').play(0, 'remove', { site: below(LEFT) }).decision).toBe('act');
  });

  // proves rivals/era-of-turmoil: Once you have built and paid for it, and if you have more skill points
  it('fairgrounds: two goods for the one with more skill', () => {
    const build = (table: Table): Table =>
      table
        .city(0, LEFT)
        .hold(0, 'fairgrounds')
        .store(0, { grain: 1, lumber: 2, wool: 1 })
        .play(0, 'build', { card: 'fairgrounds', site: above(LEFT) });
    const table = build(new Table('rivals/era-of-turmoil').acting().put(0, 'inga', below(LEFT)));
    expect([table.decision, table.goods(0)]).toEqual(['gain', {}]);
    expect(build(new Table('rivals/era-of-turmoil').acting()).decision).toBe('act');
  });

  // proves rivals/era-of-turmoil: No building of its city, itself included
  it('fire brigade: the buildings of its city are safe from arsonists', () => {
    const table = tavern('arsonist')
      .city(1, LEFT)
      .put(1, 'fire-brigade', above(LEFT))
      .put(1, 'abbey', below(LEFT));
    expect(table.refusal(0, 'play', { card: 'arsonist' })).toBe('no-target');
    table.put(1, 'marketplace', above(RIGHT)).play(0, 'play', { card: 'arsonist' });
    expect([table.decision, table.on(1, above(RIGHT)), table.on(1, below(LEFT))]).toEqual([
      'return',
      undefined,
      'abbey',
    ]);
  });

  // proves rivals/era-of-turmoil: It is worth 2 victory points
  it('large festival hall: two points', () => {
    expect(bare().city(0, LEFT).put(0, 'large-festival-hall', above(LEFT)).points(0)).toBe(5);
  });

  // proves rivals/era-of-turmoil: you take 1 grain for each of your heroes, or 1 wool for each
  it('tithe barn: grain or wool for each hero, as far as there is room', () => {
    const table = new Table('rivals/era-of-turmoil')
      .acting()
      .city(0, LEFT)
      .hold(0, 'tithe-barn')
      .put(0, 'inga', below(LEFT))
      .put(0, 'harald', above(RIGHT));
    table
      .store(0, { brick: 1, lumber: 2, ore: 1, wool: 2 })
      .play(0, 'build', { card: 'tithe-barn', site: above(LEFT) });
    expect([table.decision, table.refusal(0, 'tithe', { good: 'ore' })]).toEqual(['tithe', 'no-tithe']);
    expect(table.play(0, 'tithe', { good: 'wool' }).goods(0)).toEqual({ wool: 3 });
  });

  it('tithe barn: ships and buildings pay none', () => {
    const table = new Table('rivals/era-of-turmoil').acting().city(0, LEFT).hold(0, 'tithe-barn');
    table.put(0, 'inga', below(LEFT)).put(0, 'ore-ship', above(RIGHT)).put(0, 'abbey', below(RIGHT));
    table.store(0, { brick: 1, lumber: 2, ore: 1 });
    table.play(0, 'build', { card: 'tithe-barn', site: above(LEFT) });
    expect(table.play(0, 'tithe', { good: 'grain' }).goods(0)).toEqual({ grain: 1 });
  });
});

describe('turmoil: events', () => {
  const fleet = (table: Table): Table =>
    table.put(0, 'ore-ship', above(LEFT)).put(0, 'inga', below(LEFT)).put(0, 'abbey', above(RIGHT));

  // proves rivals/era-of-turmoil: pays 1 gold, with more of them 2 gold
  // proves rivals/era-of-turmoil: A prince who does not pay puts one of these units under a stack
  it('riots: a gold for one or two units, two for more, or a unit', () => {
    const table = fleet(bare()).store(0, { gold: 3 }).roll(2, 'event', 'riots');
    expect([table.decision, table.asked]).toEqual(['riots', [0]]);
    expect(table.play(0, 'pay-rioters').goods(0)).toEqual({ gold: 2, lumber: 1 });
    const three = fleet(bare())
      .put(0, 'harald', below(RIGHT))
      .store(0, { gold: 1 })
      .roll(2, 'event', 'riots');
    expect(three.refusal(0, 'pay-rioters')).toBe('no-gold');
    expect(three.legal(0).map(({ site }) => site)).toEqual([above(LEFT), below(LEFT), below(RIGHT)]);
    three.play(0, 'lose-to-rioters', { site: above(LEFT) }).play(0, 'return-under', { stack: 0 });
    expect([three.stack(0).at(-1), three.decision]).toEqual(['ore-ship', 'act']);
  });

  // proves rivals/era-of-turmoil: if the production die shows 1, 2 or 3
  // proves rivals/era-of-turmoil: if the production die shows 4, 5 or 6
  // proves rivals/era-of-turmoil: It cannot be played where a Chapel protects you already
  it.each([
    ['chapel-low', 3, 4],
    ['chapel-high', 5, 2],
  ])('%s: no riots on a %i, but on a %i', (chapel, safe, unsafe) => {
    const table = fleet(bare()).city(0, LEFT).put(0, chapel, above(LEFT, 1)).hold(0, 'sebastian');
    expect(table.roll(safe, 'event', 'riots').decision).toBe('act');
    expect(
      fleet(bare()).city(0, LEFT).put(0, chapel, above(LEFT, 1)).roll(unsafe, 'event', 'riots').decision,
    ).toBe('riots');
  });

  // proves rivals/era-of-turmoil: the event does nothing to you
  // proves rivals/era-of-turmoil: Anybody whom an event could hurt is asked
  // proves rivals/era-of-turmoil: names 3 of the opponent’s buildings
  // proves rivals/era-of-turmoil: With 3 buildings or fewer all are named
  // proves rivals/era-of-turmoil: looks at the opponent’s hand and puts 2 cards of it
  // proves rivals/era-of-turmoil: The opponent learns which stacks
  it('sebastian: answers riots and feuds, and whoever may hold him is asked', () => {
    const riots = fleet(bare()).hold(0, 'sebastian').roll(2, 'event', 'riots').play(0, 'send-sebastian');
    expect([riots.decision, riots.discarded('sebastian'), riots.on(0, above(LEFT))]).toEqual([
      'act',
      1,
      'ore-ship',
    ]);
    // a card with his back, whatever it is
    const feud = fleet(bare()).hold(0, 'archer').put(1, 'candamir', above(LEFT));
    feud.roll(2, 'event', 'feud-turmoil');
    expect([feud.decision, feud.asked, feud.legal(0)]).toEqual(['answer', [0], [{ move: 'bear-it' }]]);
    feud.play(0, 'bear-it');
    expect([feud.decision, feud.on(0, above(RIGHT))]).toEqual(['return', undefined]);
    const many = fleet(bare()).hold(0, 'archer').city(0, LEFT).city(0, RIGHT).put(1, 'candamir', above(LEFT));
    many
      .put(0, 'marketplace', 21)
      .put(0, 'parish-hall', 23)
      .put(0, 'grain-mill', 25)
      .roll(2, 'event', 'feud-turmoil');
    expect(many.play(0, 'bear-it').decision).toBe('name-buildings');
    const hand = bare()
      .put(1, 'candamir', above(LEFT))
      .hold(0, 'sebastian', 'scout', 'abbey')
      .roll(2, 'event', 'fraternal-feuds-turmoil');
    expect(hand.play(0, 'send-sebastian').hand(0).sort()).toEqual(['abbey', 'scout']);
    const taken = bare()
      .put(1, 'candamir', above(LEFT))
      .hold(0, 'scout', 'abbey', 'archer')
      .roll(2, 'event', 'fraternal-feuds-turmoil');
    taken.play(0, 'bear-it');
    for (const card of ['abbey', 'scout']) taken.play(1, 'take-away', { card });
    taken.play(1, 'lay-under', { stack: 0 }).play(1, 'lay-which', { card: 'abbey' });
    taken.play(1, 'lay-under', { stack: 2 });
    expect([taken.hand(0), taken.decision]).toEqual([['archer'], 'act']);
    taken.endTurn();
    expect(taken.handSize(0)).toBe(1);
    expect(taken.roll(2, 'brigands').endTurn().roll(2, 'brigands').endTurn().handSize(0)).toBe(3);
  });

  // proves rivals/era-of-turmoil: unless all can see that they cannot hold him
  it('sebastian: nobody is asked who cannot hold him, by the backs of the hand or the discard pile', () => {
    const feud = (...hand: readonly string[]): Table =>
      fleet(bare())
        .hold(0, ...hand)
        .put(1, 'candamir', above(LEFT));
    expect(feud('scout').roll(2, 'event', 'feud-turmoil').decision).toBe('return');
    const gone = feud('archer');
    gone.b.fields.discard.set(gone.s, gone.b.card('sebastian'), 1);
    expect(gone.roll(2, 'event', 'feud-turmoil').decision).toBe('return');
    const riots = (...hand: readonly string[]): Table =>
      bare()
        .put(0, 'ore-ship', above(LEFT))
        .hold(0, ...hand)
        .roll(2, 'event', 'riots');
    expect(riots('scout').decision).toBe('return');
    expect(riots('archer').legal(0)).toEqual([{ move: 'lose-to-rioters', site: above(LEFT) }]);
  });
});
