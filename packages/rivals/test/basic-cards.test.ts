import { viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { above, below, LEFT, RIGHT, region, Table } from './table.ts';

const sum = (goods: Readonly<Record<string, number>>): number =>
  Object.values(goods).reduce((all, count) => all + count, 0);

describe('heroes', () => {
  // proves rivals/introductory: A hero adds skill and strength points
  it.each([
    ['austin', 2, 1, { grain: 1, ore: 1 }],
    ['candamir', 1, 4, { grain: 1, ore: 1, wool: 2 }],
    ['harald', 1, 2, { grain: 1, ore: 1 }],
    ['inga', 3, 1, { grain: 1, ore: 1, wool: 1 }],
    ['osmund', 2, 2, { grain: 1, ore: 1, wool: 1 }],
    ['siglind', 3, 2, { grain: 1, ore: 1, wool: 2 }],
  ])('%s has %i skill and %i strength, and does nothing besides', (card, skill, strength, cost) => {
    const table = new Table().acting().store(0, cost).hold(0, card);
    table.play(0, 'build', { card, site: above(LEFT) });
    const { deed, rules, worth } = table.b.cards[table.b.card(card)];
    expect([table.goods(0), table.decision, deed, rules]).toEqual([{}, 'act', {}, undefined]);
    expect([worth[1], worth[0]]).toEqual([skill, strength]);
  });
});

describe('trade ships', () => {
  // proves rivals/introductory: you may give 2 brick for 1 other good
  // proves rivals/introductory: you may give 2 gold for 1 other good
  // proves rivals/introductory: you may give 2 grain for 1 other good
  // proves rivals/introductory: you may give 2 lumber for 1 other good
  // proves rivals/introductory: you may give 2 ore for 1 other good
  // proves rivals/introductory: you may give 2 wool for 1 other good
  it.each(['brick', 'gold', 'grain', 'lumber', 'ore', 'wool'] as const)(
    '%s ship: two for one, again and again',
    (good) => {
      const table = new Table()
        .acting()
        .put(0, `${good}-ship`, above(LEFT))
        .store(0, { [good]: 3 });
      const into = good === 'ore' ? region.hills : region.mountains;
      table.play(0, 'trade', { give: good, region: into });
      expect(table.goods(0)[good]).toBe(1);
      table.store(0, { [good]: 2 }).play(0, 'trade', { give: good, region: into });
      expect(table.goods(0)[good]).toBeUndefined();
      expect(table.b.ratesOf(table.s, 0)[good]).toBe(2);
      expect(table.b.ratesOf(table.s, 1)[good]).toBe(3);
      expect(table.b.cards[table.b.card(`${good}-ship`)].commerce).toBe(1);
    },
  );

  // proves rivals/introductory: give 2 goods from the region to its left, or 2 from the one to its right
  // proves rivals/introductory: are never mixed in one trade
  it('large trade ship: two of one neighbouring region, first of the left one, then of the right one', () => {
    const table = new Table().acting().put(0, 'large-trade-ship', below(RIGHT));
    table.store(0, { wool: 2, ore: 2, grain: 3 });
    const from = (): unknown[] => [...new Set(table.legal(0, 'trade-beside').map((move) => move.from))];
    expect(from()).toEqual([region.pasture, region.mountains]);
    table.play(0, 'trade-beside', { from: region.pasture, region: region.hills });
    table.play(0, 'trade-beside', { from: region.mountains, region: region.hills });
    expect(table.goods(0)).toEqual({ grain: 3, brick: 2 });
    table.store(0, { wool: 1, ore: 1 });
    expect(table.legal(0, 'trade-beside')).toEqual([]);
    expect(table.refusal(0, 'trade-beside', { from: region.pasture, region: region.hills })).toBe('too-few');
    expect(table.refusal(0, 'trade-beside', { from: region.forest, region: region.hills })).toBe(
      'no-ship-there',
    );
  });
});

describe('buildings', () => {
  // proves rivals/introductory: Its progress point lets you hold 1 more card
  it('abbey: one card more', () => {
    const table = new Table().acting().put(0, 'abbey', above(LEFT));
    expect([table.b.rules.handLimit(table.s, 0), table.b.rules.handLimit(table.s, 1)]).toEqual([4, 3]);
  });

  // proves rivals/introductory: stands on more of your opponent’s regions than of yours
  it('marketplace: the example of the rules gives grain, gold or lumber when a 3 is rolled', () => {
    const table = new Table().bare().put(0, 'marketplace', above(LEFT));
    table
      .settlement(1, RIGHT + 1, [
        ['grain', 3],
        ['gold', 3],
      ])
      .roll(3, 'trade');
    expect([table.decision, table.asked]).toEqual(['gain', [0]]);
    expect(table.legal(0).map((move) => move.region)).toEqual([region.forest, region.gold, region.fields]);
    table.play(0, 'gain', { region: region.gold });
    expect(table.goods(0)).toEqual({ brick: 1, gold: 1 });
  });

  it('marketplace: nothing where the numbers are even', () => {
    const table = new Table().bare().put(0, 'marketplace', above(LEFT)).roll(3, 'trade');
    expect([table.decision, table.goods(0)]).toEqual(['act', { brick: 1 }]);
  });

  // proves rivals/introductory: costs you 1 good instead of 2
  it('parish hall: a look through a stack costs one good', () => {
    const table = new Table().acting().put(0, 'parish-hall', above(LEFT)).store(0, { ore: 1 });
    table.hold(0, 'scout', 'abbey', 'harald').play(0, 'end-actions');
    table
      .play(0, 'put-under', { stack: 0 })
      .play(0, 'put', { card: 'scout' })
      .play(0, 'search', { stack: 0 });
    expect([table.decision, table.goods(0)]).toEqual(['pick', {}]);
  });

  // proves rivals/introductory: what lies in the regions to its left and right is not counted
  // proves rivals/introductory: gold and wool beside a Storehouse are taken too
  it('storehouse: neighbours are not counted in a raid, but taken if the rest is too much', () => {
    const table = new Table().bare().put(0, 'storehouse', above(LEFT));
    table.store(0, { lumber: 3, gold: 3, wool: 1, brick: 3, grain: 3 }).roll(5, 'brigands');
    expect(table.goods(0)).toEqual({ lumber: 3, gold: 3, wool: 1, brick: 3, grain: 3, ore: 1 });
    const other = new Table().bare().put(0, 'storehouse', above(LEFT));
    other.store(0, { lumber: 3, gold: 3, wool: 2, brick: 3, grain: 3 }).roll(5, 'brigands');
    expect(other.goods(0)).toEqual({ lumber: 3, brick: 3, grain: 3, ore: 1 });
  });

  // proves rivals/introductory: brings you 2 gold
  it('toll bridge: two gold with the harvest, as far as there is room', () => {
    const table = new Table()
      .bare()
      .put(0, 'toll-bridge', above(LEFT))
      .store(0, { gold: 2 })
      .roll(2, 'harvest');
    expect(table.goods(0)).toEqual({ gold: 3, lumber: 1 });
    expect(table.decision).toBe('gain');
    const table2 = new Table().bare().put(0, 'toll-bridge', above(LEFT)).roll(2, 'harvest');
    expect(table2.goods(0)).toEqual({ gold: 2, lumber: 1 });
  });

  // proves rivals/introductory: the hills to its left and right give 2 brick
  // proves rivals/introductory: the fields to its left and right give 2 grain
  // proves rivals/introductory: the mountains to its left and right give 2 ore
  // proves rivals/introductory: the forests to its left and right give 2 lumber
  // proves rivals/introductory: the pastures to its left and right give 2 wool
  it.each([
    ['brick-factory', 'brick', 3, below(LEFT)],
    ['grain-mill', 'grain', 6, above(RIGHT)],
    ['iron-foundry', 'ore', 5, below(RIGHT)],
    ['lumber-camp', 'lumber', 2, above(LEFT)],
    ['weavers-shop', 'wool', 4, below(LEFT)],
  ] as const)(
    '%s doubles neighbouring %s when the number is rolled, as far as there is room',
    (card, good, number, site) => {
      expect(new Table().bare().put(0, card, site).roll(number).goods(0)).toEqual({ [good]: 2 });
      expect(
        new Table()
          .bare()
          .put(0, card, site)
          .store(0, { [good]: 2 })
          .roll(number)
          .goods(0),
      ).toEqual({ [good]: 3 });
      // on the other side of the row it reaches other regions
      expect(
        new Table()
          .bare()
          .put(0, card, site ^ 2)
          .roll(number)
          .goods(0),
      ).toEqual({ [good]: 1 });
      // what the harvest brings is not doubled
      const table = new Table().bare().put(0, card, site).roll(1, 'harvest');
      const place = Object.values(region).find(
        (each) => table.b.fields.number.get(table.s, 0, each) === number,
      )!;
      expect(table.play(0, 'gain', { region: place }).goods(0)[good]).toBe(1);
    },
  );
});

describe('action cards', () => {
  // proves rivals/introductory: you choose the number of the production die
  it('brigitta: the number is chosen before the roll, and only the event die is rolled', () => {
    const table = new Table().bare().hold(0, 'brigitta', 'brigitta').play(0, 'play', { card: 'brigitta' });
    table.play(0, 'choose-number', { number: 5 });
    expect(table.refusal(0, 'play', { card: 'brigitta' })).toBe('die-is-set');
    table.play(0, 'roll');
    expect(table.decision).toBe('event-die');
    table.nature('event-die', { symbol: 'trade' });
    expect([table.decision, table.goods(0)]).toEqual(['act', { ore: 1 }]);
    expect(table.refusal(0, 'play', { card: 'brigitta' })).toBe('not-playable');
  });

  // proves rivals/introductory: Give 3 gold, from wherever you have it
  it('goldsmith: three gold for any two goods', () => {
    const table = new Table().acting().hold(0, 'goldsmith').store(0, { gold: 2 });
    expect(table.refusal(0, 'play', { card: 'goldsmith' })).toBe('three-gold');
    table
      .settlement(0, RIGHT + 1, [
        ['gold', 3],
        ['ore', 2],
      ])
      .store(0, { gold: 4 });
    table.play(0, 'play', { card: 'goldsmith' });
    for (const place of [region.gold, region.gold, 16]) table.play(0, 'pay', { region: place });
    table.play(0, 'gain', { region: region.fields }).play(0, 'gain', { region: region.fields });
    expect(table.goods(0)).toEqual({ gold: 1, grain: 2 });
  });

  // proves rivals/introductory: Give exactly 2 goods, alike or not
  // proves rivals/introductory: You need 2 goods to play it
  it('merchant caravan: any two goods for any two others', () => {
    const table = new Table().acting().hold(0, 'merchant-caravan').store(0, { ore: 1 });
    expect(table.refusal(0, 'play', { card: 'merchant-caravan' })).toBe('two-goods');
    table.store(0, { ore: 2, wool: 1 }).play(0, 'play', { card: 'merchant-caravan' });
    table.play(0, 'pay', { region: region.mountains }).play(0, 'pay', { region: region.pasture });
    table.play(0, 'gain', { region: region.gold }).play(0, 'gain', { region: region.gold });
    expect(table.goods(0)).toEqual({ ore: 1, gold: 2 });
  });

  // proves rivals/introductory: Two of your regions may change places
  it('relocation: two regions change places with what they hold', () => {
    const table = new Table().acting().hold(0, 'relocation').store(0, { ore: 2 });
    table.play(0, 'play', { card: 'relocation' });
    table.play(0, 'swap-regions', { one: region.forest, other: region.mountains });
    const { terrain, number } = table.b.fields;
    expect([
      table.at(0, region.forest),
      terrain.get(table.s, 0, region.forest),
      number.get(table.s, 0, region.forest),
    ]).toEqual([2, 4, 5]);
    expect(table.decision).toBe('act');
  });

  // proves rivals/introductory: Each must be allowed to stand where it comes to stand
  it('relocation: two expansions change places, not one and an empty site', () => {
    const table = new Table()
      .acting()
      .hold(0, 'relocation')
      .put(0, 'abbey', above(LEFT))
      .put(0, 'inga', below(RIGHT));
    table.play(0, 'play', { card: 'relocation' });
    expect(table.refusal(0, 'swap-expansions', { one: above(LEFT), other: below(LEFT) })).toBe('no-swap');
    table.play(0, 'swap-expansions', { one: above(LEFT), other: below(RIGHT) });
    expect([table.on(0, above(LEFT)), table.on(0, below(RIGHT))]).toEqual(['inga', 'abbey']);
  });

  // proves rivals/introductory: you choose its 2 regions from the region stack
  it('scout: with a new settlement two regions of choice, and nobody is told that one is held', () => {
    const table = new Table().acting().road(0, LEFT).hold(0, 'scout');
    table.store(0, { brick: 1, grain: 1, wool: 1, lumber: 1 });
    expect(table.refusal(0, 'play', { card: 'scout' })).toBe('not-playable');
    table.play(0, 'settle-with-scout', { slot: LEFT - 1 });
    expect(table.decision).toBe('choose-region');
    expect(table.legal(0)).toHaveLength(12);
    table.play(0, 'choose-region', { drawn: 'pasture 6' });
    expect(table.legal(0)).toHaveLength(11);
    table.play(0, 'choose-region', { drawn: 'forest 4' }).play(0, 'lay', { region: 8 });
    const { terrain, number } = table.b.fields;
    expect([8, 9].map((place) => [terrain.get(table.s, 0, place), number.get(table.s, 0, place)])).toEqual([
      [5, 6],
      [3, 4],
    ]);
    expect([table.discarded('scout'), table.decision]).toEqual([1, 'act']);
    const without = new Table().acting().road(0, LEFT).store(0, { brick: 1, grain: 1, wool: 1, lumber: 1 });
    expect(without.legal(0, 'settle-with-scout')).toEqual([]);
  });
});

describe('event cards', () => {
  const strong = (): Table => new Table().bare().put(0, 'candamir', above(LEFT));

  // proves rivals/introductory: names 3 of the opponent’s buildings
  it('feud: of three buildings that the stronger prince names the other gives one up', () => {
    const table = strong().city(1, LEFT).put(1, 'abbey', above(LEFT)).put(1, 'storehouse', above(LEFT, 1));
    table.put(1, 'marketplace', below(LEFT)).put(1, 'grain-mill', above(RIGHT)).put(1, 'inga', below(RIGHT));
    table.roll(1, 'event', 'feud');
    expect([table.decision, table.asked]).toEqual(['name-buildings', [0]]);
    expect(table.refusal(0, 'name-building', { site: below(RIGHT) })).toBe('no-building');
    for (const site of [above(LEFT), below(LEFT), above(RIGHT)]) table.play(0, 'name-building', { site });
    expect([table.decision, table.asked]).toEqual(['give-up-building', [1]]);
    expect(table.refusal(1, 'give-up', { site: above(LEFT, 1) })).toBe('not-named');
    table.play(1, 'give-up', { site: above(LEFT) }).play(1, 'return-under', { stack: 2 });
    expect([table.on(1, above(LEFT)), table.stack(2).at(-1), table.decision]).toEqual([
      undefined,
      'abbey',
      'act',
    ]);
  });

  // proves rivals/introductory: With 3 buildings or fewer all are named
  it('feud: three buildings or fewer are all named, and without the advantage nothing happens', () => {
    const table = strong().put(1, 'abbey', above(LEFT)).put(1, 'storehouse', below(LEFT));
    table.put(1, 'marketplace', above(RIGHT)).roll(1, 'event', 'feud');
    expect([table.decision, table.legal(1).length]).toEqual(['give-up-building', 3]);
    const only = strong().put(1, 'abbey', above(LEFT)).roll(1, 'event', 'feud');
    expect([only.on(1, above(LEFT)), only.decision]).toEqual([undefined, 'return']);
    expect(new Table().bare().put(1, 'abbey', above(LEFT)).roll(1, 'event', 'feud').decision).toBe('act');
  });

  // proves rivals/introductory: looks at the opponent’s hand and puts 2 cards of it under stacks
  it('fraternal feuds: the stronger prince sees the hand and puts two cards under stacks', () => {
    const table = strong().hold(1, 'scout', 'inga', 'abbey').roll(1, 'event', 'fraternal-feuds');
    const { hand } = table.b.fields;
    const abbey = table.b.card('abbey');
    expect([table.decision, table.asked, hand.get(viewOf(table.s, 0), 1, abbey)]).toEqual([
      'raid-hand',
      [0],
      1,
    ]);
    expect(hand.get(viewOf(table.s, null), 1, abbey)).toBeLessThan(0);
    table.play(0, 'take-away', { card: 'abbey' }).play(0, 'take-away', { card: 'inga' });
    table.play(0, 'lay-under', { stack: 1 }).play(0, 'lay-which', { card: 'abbey' });
    table.play(0, 'lay-under', { stack: 3 });
    expect([table.hand(1), table.stack(1).at(-1), table.stack(3).at(-1), table.decision]).toEqual([
      ['scout'],
      'abbey',
      'inga',
      'act',
    ]);
    table.endTurn();
    expect(table.hand(1)).toEqual(['scout']);
    table.roll(2, 'brigands').endTurn();
    expect(table.handSize(1)).toBe(3);
  });

  // proves rivals/introductory: The opponent learns which stacks, not which card went where
  it('fraternal feuds: the victim learns the cards and the stacks, but not which went where', () => {
    const table = strong().hold(1, 'scout', 'inga', 'abbey').roll(1, 'event', 'fraternal-feuds');
    const before = table.stack(3);
    table.play(0, 'take-away', { card: 'inga' }).play(0, 'take-away', { card: 'abbey' });
    expect(table.told('taken-away').map(({ data }) => data.card)).toEqual(['abbey']);
    table.play(0, 'lay-under', { stack: 3 });
    const which = table.b.moves.find(({ name }) => name === 'lay-which')!;
    expect([table.decision, which.audience?.(table.s, 0, 0, 0, 0)]).toEqual(['lay-which', 1]);
    table.play(0, 'lay-which', { card: 'abbey' });
    expect(table.told('put-under')).toEqual([
      { kind: 'put-under', data: { seat: 0, stack: 3 }, secret: { seats: 1, data: { card: 'abbey' } } },
    ]);
    // until the other has its stack, too, or what is left would tell which has gone
    expect(table.stack(3)).toEqual(before);
    expect(table.b.fields.laid.get(viewOf(table.s, 1), 0)).toBeLessThan(0);
    expect(table.b.fields.laid.get(viewOf(table.s, 0), 0)).toBe(2);
    table.play(0, 'lay-under', { stack: 3 });
    expect(table.stack(3)).toEqual([...before, 'abbey', 'inga']);
    expect(table.told('put-under').map(({ secret }) => secret?.seats)).toEqual([1]);
  });

  it('fraternal feuds: two of the same card ask only for their stacks', () => {
    const table = strong().hold(1, 'scout', 'scout', 'abbey').roll(1, 'event', 'fraternal-feuds');
    table.play(0, 'take-away', { card: 'scout' }).play(0, 'take-away', { card: 'scout' });
    table.play(0, 'lay-under', { stack: 1 });
    expect(table.decision).toBe('lay-under');
    table.play(0, 'lay-under', { stack: 2 });
    expect([table.stack(1).at(-1), table.stack(2).at(-1), table.decision]).toEqual(['scout', 'scout', 'act']);
  });

  // proves rivals/introductory: draws new cards at the end of their own next turn, not of a turn that is under way
  it('fraternal feuds: in the victim’s own turn the hand is filled only at the end of the next', () => {
    const table = new Table().bare().put(1, 'candamir', above(LEFT)).hold(0, 'scout', 'inga', 'abbey');
    table.roll(1, 'event', 'fraternal-feuds');
    for (const card of ['scout', 'inga']) table.play(1, 'take-away', { card });
    table.play(1, 'lay-under', { stack: 0 }).play(1, 'lay-which', { card: 'inga' });
    table.play(1, 'lay-under', { stack: 0 });
    table.endTurn();
    expect(table.hand(0)).toEqual(['abbey']);
    table.roll(2, 'brigands').endTurn().roll(2, 'brigands').endTurn();
    expect(table.handSize(0)).toBe(3);
  });

  it('fraternal feuds: of a smaller hand all cards, and nobody is asked which', () => {
    const table = strong().hold(1, 'scout').roll(1, 'event', 'fraternal-feuds');
    expect([table.decision, table.hand(1)]).toEqual(['lay-under', []]);
    table.play(0, 'lay-under', { stack: 1 });
    expect([table.decision, table.stack(1).at(-1)]).toEqual(['act', 'scout']);
    expect(strong().roll(1, 'event', 'fraternal-feuds').decision).toBe('act');
  });

  // proves rivals/introductory: Each prince takes 1 good
  it('invention: a good of choice for each building with progress', () => {
    const table = new Table().bare().put(0, 'abbey', above(LEFT)).roll(1, 'event', 'invention');
    expect([table.decision, table.asked]).toEqual(['gain', [0]]);
    expect(table.play(0, 'gain', { region: region.hills }).decision).toBe('act');
  });

  // proves rivals/introductory: The prince with the most trade ships takes 1 good
  // proves rivals/introductory: In a tie each takes 1, unless nobody has a ship
  it('trade ships race: most ships, in a tie both, without ships nobody', () => {
    const table = new Table().bare().put(1, 'ore-ship', above(LEFT));
    expect(table.roll(1, 'event', 'trade-ships-race').asked).toEqual([1]);
    const tied = new Table().bare().put(1, 'ore-ship', above(LEFT)).put(0, 'large-trade-ship', above(LEFT));
    tied.roll(1, 'event', 'trade-ships-race').play(0, 'gain', { region: region.hills });
    expect(tied.asked).toEqual([1]);
    expect(new Table().bare().roll(1, 'event', 'trade-ships-race').decision).toBe('act');
  });

  // proves rivals/introductory: Each prince may buy up
  it('traveling merchant: up to two goods for a gold each, also for the gold just rolled', () => {
    const table = new Table().bare().store(1, { gold: 3 }).roll(1, 'event', 'traveling-merchant');
    expect([table.decision, table.asked, table.goods(0)]).toEqual(['buy', [0], { gold: 1 }]);
    table.play(0, 'buy', { region: region.hills });
    expect([table.goods(0), table.asked]).toEqual([{ brick: 1 }, [1]]);
    table.play(1, 'buy', { region: region.hills }).play(1, 'buy', { region: region.hills });
    expect([table.goods(1), table.decision]).toEqual([{ gold: 1, brick: 2, wool: 1 }, 'act']);
    const none = new Table().bare().store(1, { gold: 1 }).roll(2, 'event', 'traveling-merchant');
    expect(none.asked).toEqual([1]);
    expect(none.play(1, 'buy-nothing').goods(1)).toEqual({ gold: 1, brick: 1 });
  });

  // proves rivals/introductory: for every Storehouse and every Abbey beside it
  it('year of plenty: a good for each storehouse and abbey beside a region, as far as there is room', () => {
    const table = new Table().bare().put(0, 'storehouse', above(LEFT)).put(0, 'abbey', above(RIGHT));
    table.store(0, { grain: 3 }).roll(3, 'event', 'year-of-plenty');
    expect(table.goods(0)).toEqual({ lumber: 1, gold: 2, grain: 3, brick: 1 });
    const beside = (card: string, seat: number): Record<string, number> => {
      const one = new Table().bare().put(seat, card, above(LEFT)).roll(6, 'event', 'year-of-plenty');
      return one.goods(seat);
    };
    // either of the two brings a good alone, whoever has it
    const nothing = new Table().bare().roll(6, 'event', 'year-of-plenty');
    for (const seat of [0, 1])
      for (const card of ['storehouse', 'abbey'])
        expect(sum(beside(card, seat)) - sum(nothing.goods(seat)), `${card} of ${seat}`).toBe(2);
  });

  // proves rivals/introductory: The event cards are shuffled and laid out as at the beginning
  it('yule: the deck is shuffled and another card turned up', () => {
    const table = new Table().bare();
    table.b.fields.aboveYule.set(table.s, 0);
    table.roll(2, 'event', 'yule');
    expect([table.decision, table.b.fields.aboveYule.get(table.s)]).toEqual(['event-card', 5]);
    expect(table.turnUp('invention').decision).toBe('act');
  });
});
