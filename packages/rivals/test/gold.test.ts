import { describe, expect, it } from 'vitest';
import { COMMERCE } from '../index.ts';
import { above, below, LEFT, RIGHT, region, Table } from './table.ts';

const bare = (): Table => new Table('rivals/era-of-gold').bare();
const acting = (): Table => new Table('rivals/era-of-gold').acting();
const cities = (table: Table, seat = 0): Table => table.city(seat, LEFT).city(seat, RIGHT);

describe('gold: action cards', () => {
  // proves rivals/era-of-gold, rivals/era-of-turmoil: fill it with goods of its kind from your opponent
  // proves rivals/era-of-gold, rivals/era-of-turmoil: What they have left
  it('brigands: one region is filled as far as it has room, and the victim says what is left where', () => {
    const table = acting()
      .hold(0, 'brigands')
      .store(0, { ore: 1 })
      .settlement(1, RIGHT + 1, [
        ['ore', 2],
        ['gold', 3],
      ]);
    table.store(1, { ore: 5 });
    expect(table.refusal(0, 'play', { card: 'brigands' })).toBe('not-stronger');
    table.put(0, 'candamir', above(LEFT)).play(0, 'play', { card: 'brigands' });
    expect(table.refusal(0, 'raid-region', { region: region.hills })).toBe('no-loot');
    expect(table.refusal(0, 'raid-region', { region: 0 })).toBe('no-loot');
    table.play(0, 'raid-region', { region: region.mountains });
    expect([table.decision, table.asked]).toEqual(['pay', [1]]);
    table.play(1, 'pay', { region: region.mountains }).play(1, 'pay', { region: region.mountains });
    expect([table.goods(0), table.goods(1), table.at(1, 16)]).toEqual([{ ore: 3 }, { ore: 3 }, 2]);
    const mild = acting().hold(0, 'brigands').put(0, 'candamir', above(LEFT)).store(1, { ore: 2 });
    mild.play(0, 'play', { card: 'brigands' }).play(0, 'raid-nothing');
    expect([mild.goods(1), mild.decision]).toEqual([{ ore: 2 }, 'act']);
    const poor = acting().hold(0, 'brigands').put(0, 'candamir', above(LEFT));
    expect(poor.refusal(0, 'play', { card: 'brigands' })).toBe('no-loot');
  });

  // proves rivals/era-of-gold: Give 3 gold, from wherever you have it
  it('goldsmith: also with gold from the cache', () => {
    const table = acting()
      .hold(0, 'gold-cache', 'goldsmith-gold')
      .put(0, 'harald', above(LEFT))
      .play(0, 'dig-cache');
    table.store(0, { gold: 4 }).play(0, 'play', { card: 'goldsmith-gold' });
    table.play(0, 'pay', { region: 26 });
    table.play(0, 'gain', { region: region.hills }).play(0, 'gain', { region: region.fields });
    expect(table.goods(0)).toEqual({ gold: 1, brick: 1, grain: 1 });
  });

  // proves rivals/era-of-gold: For each of your Pirate Ships your opponent gives you up to 2 gold
  // proves rivals/era-of-gold: Gudrun is played only with a Pirate Ship
  it('gudrun: two gold for each pirate ship, no more than there is and than fits', () => {
    const table = acting().hold(0, 'gudrun').store(1, { gold: 3 });
    expect(table.refusal(0, 'play', { card: 'gudrun' })).toBe('no-pirate');
    table.put(0, 'pirate-ship', above(LEFT)).store(0, { gold: 2 }).play(0, 'play', { card: 'gudrun' });
    table.play(0, 'gain', { region: region.gold });
    expect([table.goods(0), table.goods(1)]).toEqual([{ gold: 3 }, { gold: 2 }]);
    const two = acting()
      .hold(0, 'gudrun')
      .put(0, 'pirate-ship', above(LEFT))
      .put(0, 'pirate-ship', below(LEFT));
    expect(two.refusal(0, 'play', { card: 'gudrun' })).toBe('nothing-to-take');
    two.store(1, { gold: 3 }).play(0, 'play', { card: 'gudrun' });
    for (let n = 0; n < 3; n++) two.play(0, 'gain', { region: region.gold });
    expect([two.goods(0), two.goods(1), two.decision]).toEqual([{ gold: 3 }, {}, 'act']);
  });

  it('gudrun: less gold may be taken, or none', () => {
    const table = acting().hold(0, 'gudrun', 'gudrun').put(0, 'pirate-ship', above(LEFT));
    table.store(1, { gold: 3 }).play(0, 'play', { card: 'gudrun' });
    table.play(0, 'gain', { region: region.gold }).play(0, 'stop');
    expect([table.goods(0), table.goods(1)]).toEqual([{ gold: 1 }, { gold: 2 }]);
    table.play(0, 'play', { card: 'gudrun' }).play(0, 'stop');
    expect([table.goods(0), table.decision]).toEqual([{ gold: 1 }, 'act']);
  });

  // proves rivals/era-of-gold: Take up to 2 goods
  // proves rivals/era-of-gold: It cannot be played against an opponent who has nothing
  it('merchant: up to two goods for one, with three commerce points or a city', () => {
    const table = acting().hold(0, 'merchant').store(1, { ore: 1, wool: 2 });
    expect(table.refusal(0, 'play', { card: 'merchant' })).toBe('no-trader');
    table.city(0, LEFT).play(0, 'play', { card: 'merchant' });
    table.play(0, 'gain', { region: region.mountains }).play(0, 'gain', { region: region.pasture });
    expect(table.decision).toBe('give-back');
    table.play(0, 'give-back', { region: region.mountains });
    expect([table.goods(0), table.goods(1)]).toEqual([{ wool: 1 }, { ore: 1, wool: 1 }]);
    const one = acting()
      .hold(0, 'merchant')
      .city(0, LEFT)
      .store(1, { ore: 1, wool: 1 })
      .play(0, 'play', { card: 'merchant' });
    // what lies in one region only is given back without a question
    one.play(0, 'gain', { region: region.mountains }).play(0, 'stop');
    expect([one.goods(0), one.goods(1)]).toEqual([{}, { ore: 1, wool: 1 }]);
    const trader = acting()
      .hold(0, 'merchant')
      .put(0, 'ore-ship', above(LEFT))
      .put(0, 'wool-ship', below(LEFT));
    trader.put(0, 'marketplace', above(RIGHT));
    expect(trader.refusal(0, 'play', { card: 'merchant' })).toBe('nothing-to-take');
  });

  // proves rivals/era-of-gold: the event of this turn is a celebration
  // proves rivals/era-of-gold: You take 1 more good
  it('reiner: the event is a celebration, with a good more for him, also where the other has more skill', () => {
    const table = bare()
      .hold(0, 'reiner')
      .put(1, 'inga', above(LEFT))
      .play(0, 'play', { card: 'reiner' })
      .play(0, 'roll');
    expect(table.decision).toBe('production-die');
    table.nature('production-die', { number: 2 });
    expect([table.decision, table.asked]).toEqual(['gain', [0]]);
    table.play(0, 'gain', { region: region.gold }).play(1, 'gain', { region: region.gold });
    expect([table.decision, table.goods(0)]).toEqual(['act', { lumber: 1, gold: 1 }]);
    const twice = bare().hold(0, 'reiner', 'reiner', 'brigitta').play(0, 'play', { card: 'reiner' });
    expect(twice.refusal(0, 'play', { card: 'reiner' })).toBe('symbol-is-set');
    twice.play(0, 'play', { card: 'brigitta' }).play(0, 'choose-number', { number: 1 }).play(0, 'roll');
    expect([twice.decision, twice.asked]).toEqual(['gain', [0]]);
  });

  // proves rivals/era-of-gold: Take 2 goods of your
  // proves rivals/era-of-gold: If they have only one
  it('trade master: two goods of the opponent, with a guild', () => {
    const table = cities(acting().hold(0, 'trade-master')).store(1, { ore: 1, wool: 1, brick: 1 });
    expect(table.refusal(0, 'play', { card: 'trade-master' })).toBe('no-guild');
    table.put(0, 'merchant-guild', above(LEFT)).play(0, 'play', { card: 'trade-master' });
    table.play(0, 'gain', { region: region.mountains }).play(0, 'gain', { region: region.pasture });
    expect([table.goods(0), table.goods(1)]).toEqual([{ ore: 1, wool: 1 }, { brick: 1 }]);
    const one = cities(acting().hold(0, 'trade-master', 'trade-master'))
      .put(0, 'merchant-guild', above(LEFT))
      .store(1, { ore: 1 });
    one.play(0, 'play', { card: 'trade-master' });
    expect([one.goods(0), one.goods(1), one.decision]).toEqual([{ ore: 1 }, {}, 'act']);
    expect(one.refusal(0, 'play', { card: 'trade-master' })).toBe('nothing-to-take');
  });
});

describe('gold: expansions', () => {
  it('merchant guild: two commerce points and a victory point, in a city, from the cards that lie open', () => {
    const table = cities(acting()).store(0, { brick: 2, grain: 1, wool: 2 });
    const before = table.b.points(table.s, 0);
    table.play(0, 'build', { card: 'merchant-guild', site: above(LEFT) });
    expect([table.goods(0), table.b.points(table.s, 0) - before]).toEqual([{}, 1]);
    expect(table.b.rules.worthAt(table.s, 0, above(LEFT), COMMERCE)).toBe(2);
    expect(table.b.fields.open.get(table.s, table.b.card('merchant-guild'))).toBe(1);
  });

  // proves rivals/era-of-gold: holds up to 3 gold like a gold field without a number
  // proves rivals/era-of-gold: Brigand attacks neither count nor take that gold
  // proves rivals/era-of-gold: The Gold Cache takes no building site
  it('gold cache: a store for gold that brigands miss and the opponent reaches', () => {
    const table = acting().hold(0, 'gold-cache');
    expect(table.refusal(0, 'dig-cache')).toBe('no-strong-hero');
    table.put(0, 'harald', above(LEFT)).play(0, 'dig-cache');
    expect([table.handSize(0), table.refusal(0, 'dig-cache')]).toEqual([0, 'no-cache']);
    expect([above(LEFT), below(LEFT), above(RIGHT), below(RIGHT)].map((site) => table.on(0, site))).toEqual([
      'harald',
      undefined,
      undefined,
      undefined,
    ]);
    table.store(0, { gold: 6, ore: 3, brick: 1 });
    table.endTurn().roll(2, 'brigands');
    expect([table.at(0, 26), table.at(0, region.gold)]).toEqual([3, 3]);
    const full = bare().put(0, 'harald', above(LEFT));
    full.b.fields.terrain.set(full.s, 0, 26, 6);
    full.store(0, { gold: 6, ore: 3, brick: 3 }).roll(2, 'brigands');
    expect([full.at(0, 26), full.at(0, region.gold)]).toEqual([3, 0]);
    const robbed = acting().hold(0, 'brigands').put(0, 'candamir', above(LEFT));
    robbed.b.fields.terrain.set(robbed.s, 1, 26, 6);
    robbed.b.fields.store.set(robbed.s, 1, 26, 2);
    robbed.play(0, 'play', { card: 'brigands' }).play(0, 'raid-region', { region: region.gold });
    expect([robbed.at(1, 26), robbed.at(0, region.gold)]).toEqual([0, 2]);
  });

  // proves rivals/era-of-gold: what lies in the regions to its left and right is not counted
  // proves rivals/era-of-gold: gold and wool beside a Storehouse are taken too
  it('storehouse: as in the basic set', () => {
    const table = bare().put(0, 'storehouse-gold', above(LEFT));
    table.store(0, { lumber: 3, gold: 3, wool: 1, brick: 3, grain: 3 }).roll(5, 'brigands');
    expect(table.goods(0).gold).toBe(3);
    const more = bare().put(0, 'storehouse-gold', above(LEFT));
    more.store(0, { lumber: 3, gold: 3, wool: 2, brick: 3, grain: 3 }).roll(5, 'brigands');
    expect(more.goods(0).gold).toBeUndefined();
  });

  // proves rivals/era-of-gold: A plentiful harvest also brings you 2 gold
  // proves rivals/era-of-gold: brings you 1 gold for it
  it('toll bridge and pirate ship: gold with the harvest', () => {
    const table = bare()
      .put(0, 'toll-bridge-gold', above(LEFT))
      .put(0, 'pirate-ship', below(LEFT))
      .roll(2, 'harvest');
    expect(table.goods(0)).toEqual({ gold: 3, lumber: 1 });
  });

  // proves rivals/era-of-gold: give 2 goods from the region to its left, or 2 from the one to its right
  // proves rivals/era-of-gold: are never mixed in one trade
  it('large trade ship: as in the basic set', () => {
    const table = acting().put(0, 'large-trade-ship-gold', below(RIGHT)).store(0, { wool: 2, ore: 1 });
    expect([...new Set(table.legal(0, 'trade-beside').map((move) => move.from))]).toEqual([region.pasture]);
  });

  // proves rivals/era-of-gold: When you build it, your
  it('pirate ship: sinks a trade ship when it is built, and none that comes later', () => {
    const table = acting().hold(0, 'pirate-ship').store(0, { lumber: 1, wool: 1 });
    table
      .put(1, 'ore-ship', above(LEFT))
      .put(1, 'wool-ship', below(LEFT))
      .put(1, 'pirate-ship', above(RIGHT));
    table.play(0, 'build', { card: 'pirate-ship', site: above(LEFT) });
    expect([table.decision, table.asked, table.legal(1).length]).toEqual(['sink-ship', [1], 2]);
    table.play(1, 'sink', { site: below(LEFT) });
    expect([table.on(1, below(LEFT)), table.discarded('wool-ship'), table.decision]).toEqual([
      undefined,
      1,
      'act',
    ]);
    const none = acting().hold(0, 'pirate-ship').store(0, { lumber: 1, wool: 1 });
    expect(none.play(0, 'build', { card: 'pirate-ship', site: above(LEFT) }).decision).toBe('act');
  });

  // proves rivals/era-of-gold: as long as you have at least 3 trade ships
  it('harbor: a point with three trade ships, its commerce point always', () => {
    const table = cities(bare()).put(0, 'harbor', above(LEFT)).put(0, 'ore-ship', below(LEFT));
    table.put(0, 'wool-ship', above(RIGHT));
    expect([table.points(0), table.token('trade')]).toEqual([5, 0]);
    expect(table.put(0, 'large-trade-ship', below(RIGHT)).points(0)).toBe(6);
    table.b.fields.sites.set(table.s, 0, below(RIGHT), 0);
    expect(table.points(0)).toBe(5);
  });

  // proves rivals/era-of-gold: Trade Masters and Staple Houses ask for it
  // proves rivals/era-of-gold: paid its full cost, you take any 2 goods
  it('staple house: asks for a guild, and gives two goods after its whole cost', () => {
    const table = cities(acting().hold(0, 'staple-house')).store(0, { brick: 2, ore: 2, wool: 1 });
    expect(table.refusal(0, 'build', { card: 'staple-house', site: above(LEFT) })).toBe('no-guild');
    table.put(0, 'merchant-guild', above(LEFT)).store(0, { brick: 2, ore: 1, wool: 1 });
    expect(table.refusal(0, 'build', { card: 'staple-house', site: below(LEFT) })).toBe('cannot-pay');
    table
      .store(0, { brick: 2, ore: 2, wool: 1 })
      .play(0, 'build', { card: 'staple-house', site: below(LEFT) });
    expect([table.decision, table.goods(0)]).toEqual(['gain', {}]);
    table.play(0, 'gain', { region: region.hills }).play(0, 'gain', { region: region.gold });
    expect(table.goods(0)).toEqual({ brick: 1, gold: 1 });
  });

  // proves rivals/era-of-gold: Once in each of your turns you may give 1 gold
  it('mint: one gold for a good, once a turn at each', () => {
    const table = cities(acting()).store(0, { gold: 3 });
    expect(table.refusal(0, 'mint', { region: region.hills })).toBe('no-mint');
    table.put(0, 'mint', above(LEFT)).put(0, 'mint', above(RIGHT));
    table.play(0, 'mint', { region: region.hills }).play(0, 'mint', { region: region.hills });
    expect([table.goods(0), table.refusal(0, 'mint', { region: region.hills })]).toEqual([
      { gold: 1, brick: 2 },
      'no-mint',
    ]);
    table.store(1, {}).endTurn().roll(6, 'brigands').endTurn().roll(6, 'brigands');
    table.store(0, { gold: 1 });
    expect(table.play(0, 'mint', { region: region.hills }).goods(0)).toEqual({ brick: 1 });
  });

  // proves rivals/era-of-gold: lets you take up to 2 goods from your opponent instead of 1
  it('moneylender: two goods with the symbol for trade', () => {
    const table = cities(bare())
      .put(0, 'moneylender', above(LEFT))
      .put(0, 'merchant-guild', above(RIGHT))
      .put(0, 'ore-ship', below(LEFT));
    table.store(1, { ore: 2, brick: 2 }).roll(4, 'trade');
    table.play(0, 'gain', { region: region.mountains }).play(0, 'gain', { region: region.hills });
    expect([table.decision, table.goods(1)]).toEqual(['act', { ore: 1, brick: 1, gold: 1 }]);
    const modest = cities(bare())
      .put(0, 'moneylender', above(LEFT))
      .put(0, 'merchant-guild', above(RIGHT))
      .put(0, 'ore-ship', below(LEFT));
    modest.store(1, { ore: 2, brick: 2 }).roll(4, 'trade');
    expect(modest.play(0, 'gain', { region: region.mountains }).play(0, 'stop').goods(1)).toEqual({
      ore: 1,
      brick: 2,
      gold: 1,
    });
    const without = cities(bare()).put(0, 'moneylender', above(LEFT)).store(1, { ore: 2 });
    expect(without.roll(4, 'trade').decision).toBe('act');
  });

  // proves rivals/era-of-gold: Each of your trade ships counts 1 more commerce point
  it('salt silo: two commerce points for each ship', () => {
    const table = cities(bare()).put(0, 'salt-silo', above(LEFT)).put(0, 'ore-ship', below(LEFT));
    expect(table.token('trade')).toBe(-1);
    expect(table.put(0, 'wool-ship', above(RIGHT)).token('trade')).toBe(0);
  });

  // proves rivals/era-of-gold: Your Marketplace and your Harbor count 1 more commerce point each
  it('trading base: a second commerce point for marketplace and harbor', () => {
    const table = cities(bare()).put(0, 'trading-base', above(LEFT));
    expect(table.token('trade')).toBe(-1);
    expect(table.put(0, 'marketplace', below(LEFT)).token('trade')).toBe(0);
    table
      .put(1, 'ore-ship', above(LEFT))
      .put(1, 'wool-ship', below(LEFT))
      .put(1, 'gold-ship', above(RIGHT))
      .put(1, 'brick-ship', below(RIGHT));
    expect(table.token('trade')).toBe(1);
    expect(table.put(0, 'harbor', above(RIGHT)).token('trade')).toBe(0);
  });
});

describe('gold: events', () => {
  // proves rivals/era-of-gold: Each prince takes 1 gold
  it('gift for the prince: a gold for each unit with strength, as far as there is room', () => {
    const table = bare()
      .put(0, 'harald', above(LEFT))
      .put(0, 'inga', below(LEFT))
      .put(0, 'ore-ship', above(RIGHT));
    table.store(1, { gold: 3 }).put(1, 'austin', above(LEFT)).roll(2, 'event', 'gift-for-the-prince');
    expect([table.goods(0), table.goods(1)]).toEqual([
      { gold: 2, lumber: 1 },
      { gold: 3, brick: 1 },
    ]);
  });

  // proves rivals/era-of-gold: The prince with the most trade ships takes 1 good
  // proves rivals/era-of-gold: In a tie each takes 1, unless nobody has a ship
  // proves rivals/era-of-gold: Each prince may buy up
  it('trade ships race and traveling merchant: as in the basic set, and a pirate is no trade ship', () => {
    const table = bare().put(0, 'pirate-ship', above(LEFT)).put(1, 'ore-ship', above(LEFT));
    expect(table.roll(1, 'event', 'trade-ships-race-gold').asked).toEqual([1]);
    const tied = bare().put(0, 'wool-ship', above(LEFT)).put(1, 'ore-ship', above(LEFT));
    tied.roll(1, 'event', 'trade-ships-race-gold').play(0, 'gain', { region: region.hills });
    expect(tied.asked).toEqual([1]);
    expect(bare().roll(1, 'event', 'trade-ships-race-gold').decision).toBe('act');
    const merchant = bare().store(0, { gold: 2 }).roll(2, 'event', 'traveling-merchant-gold');
    merchant.play(0, 'buy', { region: region.hills }).play(0, 'buy', { region: region.hills });
    expect(merchant.goods(0)).toEqual({ lumber: 1, brick: 2 });
  });
});
