import { describe, expect, it, test } from 'vitest';
import { stacksOf } from '../../bonus/magic-island/stacks.ts';
import { holds } from '../cities-knights/cards/progress.ts';
import { Table } from '../table.ts';
import {
  coast,
  coastEdges,
  dawn,
  gold,
  has,
  held,
  ID,
  inHand,
  inPlay,
  island,
  laidAside,
  mage,
  owns,
  roll,
  shore,
  stands,
} from './magic-island.ts';

const CARD = { grain: 1, ore: 1, wool: 1 };
const CITADEL = { grain: 1, ore: 2, gold: 2 };
const FOG = [-3, -1] as const;

describe('the end', () => {
  // proves bonus/the-magic-island: 18 points win, on your own turn, if nobody has more points than you
  test.each([
    [17, 0, false],
    [18, 18, true],
    [18, 19, false],
    [19, 19, true],
  ])('with %i points beside %i', (own, other, over) => {
    const t = island();
    t.set('outlyingPoints', 0, own).set('outlyingPoints', 1, other).give(0, { wool: 4 });
    t.play(0, 'sell-for-gold', { good: 'wool' });
    expect(t.over).toBe(over);
  });

  it('not on the turn of another', () => {
    const t = island().set('outlyingPoints', 1, 18).give(0, { wool: 4 });
    t.play(0, 'sell-for-gold', { good: 'wool' });
    expect(t.over).toBe(false);
    t.play(0, 'end-turn');
    expect(t.over).toBe(true);
  });
});

describe('development cards', () => {
  // proves bonus/the-magic-island: A development card costs 1 grain, 1 ore and 1 wool
  // proves bonus/the-magic-island: It comes from the standard stack; with a citadel you may take it from the magic stack instead
  it('cost 1 grain, 1 ore and 1 wool, from either stack with a citadel', () => {
    const t = island().give(0, { grain: 1, ore: 1 });
    expect(t.refusal(0, 'buy-development', { stack: 'standard' })?.code).toBe('cannot-pay');
    t.give(0, CARD);
    expect(t.refusal(0, 'buy-development', { stack: 'magic' })?.code).toBe('no-own-citadel');
    t.play(0, 'buy-development', { stack: 'standard' }).nature('draw-development', { card: 'otto' });
    expect([t.hand(0), inHand(t, 0, 'otto')]).toEqual([{}, 1]);
    mage(t, 0, {}).give(0, CARD).play(0, 'buy-development', { stack: 'magic' });
    t.nature('draw-development', { card: 'hor' });
    expect([inHand(t, 0, 'hor'), held(t, 0)]).toEqual([1, 2]);
  });

  // proves bonus/the-magic-island: At the end of your turn you keep at most four development cards and put the rest under their stacks
  it('four are kept at the end of a turn', () => {
    const t = has(island(), 0, 'otto', 'bodo', 'sven', 'mayor');
    const kept = t.again(1);
    kept.s.cells.set(t.s.cells);
    expect(kept.play(0, 'end-turn').active).toBe(1);
    has(t, 0, 'scout', 'joust').play(0, 'end-turn');
    expect(t.decision).toBe('too-many-developments');
    t.play(0, 'return-development', { card: 'mayor' }).play(0, 'return-development', { card: 'joust' });
    expect([held(t, 0), t.active]).toEqual([4, 1]);
    expect(stacksOf(t.b).within(t.s, t.b.card('mayor'))).toBe(1);
  });

  it('what others drew out of turn waits for the end of their own', () => {
    const t = has(island(), 1, 'otto', 'bodo', 'sven', 'mayor', 'joust');
    expect(t.play(0, 'end-turn').active).toBe(1);
  });

  // proves bonus/the-magic-island: The strongest eight cards lie at the bottom of the standard stack: Eryn, Falk, Götz, Guido, Ingo, Karl, the Mayor and Roland
  it('the strongest eight come when the rest is gone, and then what was put under them', () => {
    const t = island();
    const stacks = stacksOf(t.b);
    const next = () => {
      stacks.draw(t.s, 3, 0);
      return t.legal(-1).map(({ card }) => card as string);
    };
    const strong = ['eryn', 'falk', 'gotz', 'guido', 'ingo', 'karl', 'mayor', 'roland'];
    const first = next();
    expect(first.filter((card) => strong.includes(card))).toEqual([]);
    t.nature('draw-development', { card: first[0] });
    stacks.giveUp(t.s, 3, t.b.card(first[0]));
    let drawn = 1;
    for (let cards = next(); !cards.includes('karl'); cards = next()) {
      t.nature('draw-development', { card: cards[0] });
      drawn++;
    }
    expect(drawn).toBe(22);
    expect(new Set(t.legal(-1).map(({ card }) => card))).toEqual(new Set(strong));
    t.nature('draw-development', { card: 'karl' });
    for (const card of strong.filter((each) => each !== 'karl')) {
      next();
      t.nature('draw-development', { card });
    }
    expect(next()).toEqual([first[0]]);
  });

  // proves bonus/the-magic-island: There are two cards of the Pirate Fleet and of the Scout, and one of each other
  it('two cards are there twice', () => {
    const { b } = island();
    const twice = b.cards.filter(({ deck, count }) => ['standard', 'magic'].includes(deck) && count !== 1);
    expect(twice.map(({ id, count }) => [id, count])).toEqual([
      ['pirate-fleet', 2],
      ['scout', 2],
    ]);
    const t = island();
    expect([stacksOf(b).left(t.s, 0), stacksOf(b).left(t.s, 1)]).toEqual([30, 21]);
  });

  // proves bonus/the-magic-island: Development cards are played after the roll, as many as you like, also those bought this turn
  it('are played after the roll, several a turn, at once', () => {
    const early = has(dawn(), 0, 'prophecy');
    expect(early.refusal(0, 'play-development', { card: 'prophecy' })?.code).toBe('card-after-roll');
    const t = island().give(0, CARD).play(0, 'buy-development', { stack: 'standard' });
    t.nature('draw-development', { card: 'gunther' })
      .put(0, 'ship', coastEdges(t)[0])
      .put(0, 'ship', coastEdges(t)[1]);
    has(t, 0, 'prophecy').play(0, 'play-development', { card: 'prophecy' });
    expect(t.refusal(0, 'play-development', { card: 'gunther' })).toBe(undefined);
  });

  // proves bonus/the-magic-island: When you uncover a hex, or lay one with Land, Change Thyself!, you may play it to choose the land or its number token
  it('a Scout chooses the number for changed land', () => {
    const t = has(mage(island(), 0, { hor: 1 }), 0, 'land-change-thyself', 'scout');
    expect(t.refusal(0, 'play-development', { card: 'scout' })?.code).toBe('card-answers');
    t.play(0, 'play-development', { card: 'land-change-thyself' });
    t.play(0, 'change-land', { hex: t.hex(-2, 0), terrain: 'hills' });
    expect(t.decision).toBe('scout-asked');
    t.play(0, 'scout-token', { number: 8 });
    expect([t.field('numbers', t.hex(-2, 0)), laidAside(t, 'scout')]).toEqual([1 << 8, 1]);
    const without = has(mage(island(), 0, { hor: 1 }), 0, 'land-change-thyself', 'sven');
    without.play(0, 'play-development', { card: 'land-change-thyself' });
    without.play(0, 'change-land', { hex: t.hex(-2, 0), terrain: 'hills' });
    expect(without.refusal(0, 'scout-token', { number: 8 })?.code).toBe('no-scout');
    expect(without.play(0, 'leave-to-chance').decision).toBe('fog-token');
  });
});

describe('gold', () => {
  // proves bonus/the-magic-island: Gold lies beside the hand: a 7 does not touch it, and players trade it
  it('is no card of the hand, and is traded', () => {
    const t = dawn().give(0, { gold: 9 });
    roll(t, 7);
    expect([t.decision, gold(t, 0)]).toEqual(['move-blocker', 9]);
    const trade = island().give(0, { gold: 1 });
    expect(trade.refusal(0, { move: 'offer', give: { gold: 1 }, want: { ore: 1 } })).toBe(undefined);
  });

  // proves bonus/the-magic-island: The bank gives 1 gold for as many cards as it asks for another
  it('is sold by the bank at the rate of the card', () => {
    const t = island().give(0, { wool: 4 });
    t.play(0, 'sell-for-gold', { good: 'wool' });
    expect(t.hand(0)).toEqual({ gold: 1 });
    t.give(0, { wool: 1 }).put(0, 'settlement', coast(t)[2]);
    expect(t.refusal(0, 'sell-for-gold', { good: 'wool' })?.code).toBe('rate');
    t.give(0, { wool: 2 }).play(0, 'sell-for-gold', { good: 'wool' });
    expect(gold(t, 0)).toBe(1);
  });

  // proves bonus/the-magic-island: 4 gold buy a resource or commodity, 3 with any harbour
  it('buys a card for 4, or for 3 with any harbour', () => {
    const t = island().give(0, { gold: 3 });
    expect(t.refusal(0, 'buy-with-gold', { good: 'ore' })?.code).toBe('gold-short');
    t.give(0, { gold: 8 })
      .play(0, 'buy-with-gold', { good: 'ore' })
      .play(0, 'buy-with-gold', { good: 'cloth' });
    expect(t.hand(0)).toEqual({ ore: 1, cloth: 1 });
    t.put(0, 'settlement', coast(t)[2]).give(0, { gold: 3 }).play(0, 'buy-with-gold', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  // proves bonus/the-magic-island: The merchant makes that no cheaper
  it('the merchant makes it no cheaper', () => {
    const t = island().give(0, { gold: 3 });
    t.lay(t.hex(-1, -1), 'mountains').set('merchantHex', 0, t.hex(-1, -1)).set('merchantOf', 0, 0);
    expect(t.refusal(0, 'buy-with-gold', { good: 'ore' })?.code).toBe('gold-short');
  });
});

describe('citadels', () => {
  const reached = (options: { goods?: Record<string, number>; seat?: number } = {}) => {
    const t = island().give(0, options.goods ?? CITADEL);
    // the way from the upper corner of the citadel hex outward
    t.put(options.seat ?? 0, 'road', t.edge(0, -1, 0));
    return { t, corner: t.corner(0, 0, 1) };
  };

  // proves bonus/the-magic-island: A citadel costs 1 grain, 2 ore and 2 gold
  // proves bonus/the-magic-island: It stands on a corner of the citadel hex that your roads lead to; everybody has one
  it('cost 1 grain, 2 ore and 2 gold, and stand at the citadel hex where roads lead', () => {
    const { t, corner } = reached();
    t.play(0, 'magic-citadel', { corner });
    expect([t.hand(0), t.points(0)]).toEqual([{}, 1]);
    const poor = reached({ goods: { grain: 1, ore: 2, gold: 1 } });
    expect(poor.t.refusal(0, 'magic-citadel', { corner })?.code).toBe('cannot-pay');
    expect(reached({ seat: 1 }).t.refusal(0, 'magic-citadel', { corner })?.code).toBe('not-reached');
    const away = reached().t;
    expect(away.refusal(0, 'magic-citadel', { corner: away.corner(0, -1, 1) })?.code).toBe('not-at-citadel');
    const second = reached();
    second.t.put(0, 'magic-citadel', second.t.corner(0, 0, 3));
    expect(second.t.refusal(0, 'magic-citadel', { corner })?.code).toBe('one-citadel');
  });

  it('nobody builds another settlement there', () => {
    const { t, corner } = reached({ goods: { brick: 1, lumber: 1, grain: 1, wool: 1 } });
    expect(t.refusal(0, 'settlement', { corner })?.code).toBe('citadel-only');
  });

  // proves bonus/the-magic-island: Around the citadel hex citadels keep no distance among themselves
  // proves bonus/the-magic-island: Other buildings keep their distance from a citadel, and a citadel from them
  it('stand side by side, and apart from other buildings', () => {
    const { t, corner } = reached();
    t.put(1, 'magic-citadel', t.corner(0, 0, 0)).put(2, 'magic-citadel', t.corner(0, 0, 2));
    expect(t.refusal(0, 'magic-citadel', { corner })).toBe(undefined);
    const near = reached();
    const out = near.t.corner(0, -1, 0);
    near.t.put(1, 'settlement', out);
    expect(near.t.refusal(0, 'magic-citadel', { corner })?.code).toBe('too-near');
    const beside = reached({ goods: { brick: 1, lumber: 1, grain: 1, wool: 1 } }).t;
    beside.put(1, 'magic-citadel', corner);
    expect(beside.refusal(0, 'settlement', { corner: out })?.code).toBe('too-near');
  });

  // proves bonus/the-magic-island: No road lies along that hex
  it('no road lies along the citadel hex', () => {
    const { t } = reached({ goods: { brick: 1, lumber: 1 } });
    expect(t.refusal(0, 'road', { edge: t.edge(0, 0, 1) })?.code).toBe('not-at-sea');
    expect(t.refusal(0, 'road', { edge: t.edge(0, -1, 1) })).toBe(undefined);
  });

  // proves bonus/the-magic-island: A city piece shows it, and it is a settlement: it draws one good, takes no wall and no metropolis and opens no improvements
  it('take a city out of the supply and are settlements', () => {
    const t = island();
    const corner = t.corner(0, 0, 1);
    const cities = () => t.field('supply', t.b.piece('city').index);
    const before = cities();
    t.put(0, 'magic-citadel', corner);
    expect(cities()).toBe(before - 1);
    t.give(0, { brick: 2, cloth: 1 });
    expect(t.refusal(0, 'city-wall', { corner })?.code).toBe('no-own-city');
    expect(t.refusal(0, 'improve-trade')?.code).toBe('no-town');
    t.set('tradeLevel', 0, 3).give(0, { cloth: 4 });
    expect(t.legal(0, 'improve-trade')).toEqual([]);
    const drawing = dawn();
    drawing.lay(drawing.hex(0, -1), 'mountains', 2).put(0, 'magic-citadel', corner);
    expect(roll(drawing, 2).hand(0)).toEqual({ ore: 1 });
  });

  // proves bonus/the-magic-island: When the number of the citadel hex is rolled, everybody with a citadel draws a magic card
  it('draw magic cards on the number of the hex, and not while the robber is there', () => {
    const table = () => {
      const t = mage(mage(dawn(), 0, {}, 0), 2, {}, 2);
      for (let hex = 0; hex < t.b.topology.hexes; hex++) if (hex !== t.hex(0, 0)) t.set('numbers', hex, 0);
      return t;
    };
    const t = roll(table(), 9);
    expect(t.decision).toBe('draw-development');
    t.nature('draw-development', { card: 'hor' }).nature('draw-development', { card: 'witch' });
    expect([inHand(t, 0, 'hor'), inHand(t, 2, 'witch'), held(t, 1), t.decision]).toEqual([1, 1, 0, 'main']);
    expect(roll(table(), 8).decision).toBe('main');
    const robbed = table();
    robbed.set('blocker', 0, robbed.hex(0, 0));
    expect(roll(robbed, 9).decision).toBe('main');
  });
});

describe('the start', () => {
  // proves bonus/the-magic-island: Settlements to begin with stand on the main island, and not at the citadel hex
  it('is on the main island, and not at the citadel hex', () => {
    const t = new Table(ID).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 1) })?.code).toBe('citadel-at-start');
    expect(t.refusal(0, 'place-building', { corner: t.corner(2, -3, 1) })).not.toBe(undefined);
    expect(t.refusal(0, 'place-building', { corner: coast(t)[0] })).toBe(undefined);
  });

  // proves bonus/the-magic-island: In each player’s first two turns the robber is not in play
  // proves bonus/the-magic-island: roll a 7, you take a resource of your choice
  // proves bonus/the-magic-island: Nobody discards on such a 7
  it('has no robber for two rounds', () => {
    const early = dawn().set('turn', 0, 8).give(0, { ore: 9 });
    roll(early, 7).play(0, 'choose-good', { good: 'wool' });
    expect([early.decision, early.hand(0)]).toEqual(['main', { ore: 9, wool: 1 }]);
    stands(early, 0, 'conrad', early.corner(-2, 0, 1));
    expect(early.legal(0, 'chase-with-knight')).toEqual([]);
    const later = dawn().set('turn', 0, 9).give(0, { ore: 9 });
    expect(roll(later, 7).decision).toBe('discard');
  });
});

describe('the robber and others on the islands', () => {
  /** an island of one hex beside the main one, with or without ships of a seat to it */
  const far = (seat?: number) => {
    const t = dawn();
    const hex = t.hex(...FOG);
    t.lay(hex, 'hills', 4);
    t.b.the.discovery.discovered(t.s, 3, hex);
    t.give(3, {});
    if (seat !== undefined) t.put(seat, 'ship', t.edge(-2, -1, 4));
    return { t, hex };
  };

  // proves bonus/the-magic-island: Later the robber goes to the main island and to islands that ships of one player join to it
  it('the robber goes where ships of one player lead', () => {
    const stays = roll(far().t, 7);
    const { hex } = far();
    expect(stays.refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('off-main-island');
    const goes = roll(far(2).t, 7);
    expect(goes.refusal(0, 'move-blocker', { blocker: 'robber', hex })).toBe(undefined);
    const mixed = far().t;
    mixed.lay(mixed.hex(-2, -2), 'sea').put(2, 'ship', mixed.edge(-2, -1, 3));
    expect(roll(mixed, 7).refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe(
      'off-main-island',
    );
  });

  // proves bonus/the-magic-island: The merchant stays on the main island
  // proves bonus/the-magic-island: An Inventor swaps numbers there and on islands that your own ships join to it
  it('the merchant keeps to the main island, and an Inventor to what own ships join to it', () => {
    const merchant = roll(far(0).t, 2);
    const { hex } = far();
    merchant.put(0, 'settlement', merchant.corner(-3, -1, 1)).put(0, 'settlement', coast(merchant)[0]);
    merchant.lay(merchant.hex(-1, -1), 'hills', 3);
    holds(merchant, 0, 'merchant').play(0, 'play-card', { card: 'merchant' });
    expect(merchant.refusal(0, 'place-merchant', { hex })?.code).toBe('main-island-only');
    expect(merchant.refusal(0, 'place-merchant', { hex: merchant.hex(-1, -1) })).toBe(undefined);
    const swap = (seat: number) => {
      const t = roll(far(seat).t, 2);
      holds(t, 0, 'inventor').play(0, 'play-card', { card: 'inventor' });
      return t.refusal(0, 'swap-token', { hex })?.code;
    };
    expect([swap(1), swap(0)]).toEqual(['no-such-token', undefined]);
  });

  // proves bonus/the-magic-island: The first settlement of each player on every other island is worth 1 more point
  it('the first settlement on another island is worth a point more', () => {
    const { t } = far(0);
    t.put(0, 'settlement', t.corner(-3, -1, 1));
    expect([t.points(0), t.field('outlyingPoints', 0)]).toEqual([2, 1]);
    t.put(0, 'settlement', t.corner(-3, -1, 3));
    expect([t.points(0), t.field('outlyingPoints', 0)]).toEqual([3, 1]);
    t.put(1, 'settlement', t.corner(-3, -1, 5));
    expect(t.points(1)).toBe(2);
    t.put(2, 'settlement', coast(t)[0]);
    expect(t.points(2)).toBe(1);
  });

  // proves bonus/the-magic-island: A Spy looks either at progress cards or at development cards
  // proves bonus/the-magic-island: Look at another player’s progress cards or at their development cards, and take one of them
  it('a Spy takes a card of one kind or the other', () => {
    const t = has(island(), 1, 'karl', 'sven');
    holds(t, 1, 'mining');
    holds(t, 0, 'spy').play(0, 'play-card', { card: 'spy' });
    t.play(0, 'spy-on-developments', { seat: 1 });
    expect(t.legal(0).map(({ move }) => move)).toEqual([
      'take-development',
      'take-development',
      'take-no-development',
    ]);
    t.play(0, 'take-development', { card: 'karl' });
    expect([inHand(t, 0, 'karl'), inHand(t, 1, 'karl')]).toEqual([1, 0]);
    const other = has(island(), 1, 'karl');
    holds(other, 1, 'mining');
    holds(other, 0, 'spy').play(0, 'play-card', { card: 'spy' }).play(0, 'spy-on', { seat: 1 });
    expect(other.legal(0).map(({ move }) => move)).toEqual(['take-progress-card', 'take-no-progress-card']);
  });
});

describe('the fog', () => {
  const sailing = (goods: Record<string, number> = {}) => {
    const t = island().give(0, { lumber: 1, wool: 1, ...goods });
    return t.put(0, 'settlement', t.corner(-2, 0, 2));
  };
  const edge = (t: Table) => t.edge(-2, -1, 4);

  // proves bonus/the-magic-island: Unknown hexes lie in fog
  // proves bonus/the-magic-island: reach them, you uncover them and get one of the good that each gives
  it('lifts for whoever reaches it', () => {
    const t = sailing().play(0, 'ship', { edge: edge(t0()) });
    expect(t.decision).toBe('discover');
    t.nature('discover', { terrain: 'forest', number: 8 });
    expect(t.hand(0)).toEqual({ lumber: 1 });
  });

  // proves bonus/the-magic-island: The reserve is what is left of the hexes and numbers for the fog
  // proves bonus/the-magic-island: uncover a hex, you may pay 1 commodity to choose either the land or its number
  it('a commodity chooses the land or the number', () => {
    const t = sailing({ cloth: 2 }).play(0, 'ship', { edge: edge(t0()) });
    const forest = t.b.terrain('forest');
    const before = t.field('stackTerrain', forest);
    expect(t.refusal(0, 'buy-land', { good: 'wool', terrain: 'forest' })?.code).toBe('no-commodity');
    expect(t.refusal(0, 'buy-land', { good: 'cloth', terrain: 'mountains' })?.code).toBe('not-in-reserve');
    t.play(0, 'buy-land', { good: 'cloth', terrain: 'forest' });
    expect(t.decision).toBe('discover');
    expect(new Set(t.legal(-1).map(({ terrain }) => terrain))).toEqual(new Set(['forest']));
    t.nature('discover', t.legal(-1)[0]);
    while (t.decision === 'chart') t.play(0, 'leave-to-chance').nature('discover', t.legal(-1)[0]);
    expect(t.field('stackTerrain', forest)).toBe(before - 1);
    const number = sailing({ cloth: 1 }).play(0, 'ship', { edge: edge(t0()) });
    number.play(0, 'buy-token', { good: 'cloth', number: 8 });
    expect(new Set(number.legal(-1).map(({ number: n }) => n))).toEqual(new Set([0, 8]));
    expect(number.hand(0)).toEqual({});
  });

  // proves bonus/the-magic-island: With the latter you choose the token alone
  it('a Scout chooses as well, and both together choose land and number', () => {
    const t = has(sailing({ cloth: 1 }), 0, 'scout').play(0, 'ship', { edge: edge(t0()) });
    t.play(0, 'scout-land', { terrain: 'pasture' }).play(0, 'buy-token', { good: 'cloth', number: 6 });
    expect(t.legal(-1)).toEqual([{ move: 'discover', terrain: 'pasture', number: 6 }]);
    const token = has(sailing(), 0, 'scout').play(0, 'ship', { edge: edge(t0()) });
    token.play(0, 'scout-token', { number: 6 });
    expect(laidAside(token, 'scout')).toBe(1);
    const none = has(sailing(), 0, 'sven').play(0, 'ship', { edge: edge(t0()) });
    expect(none.refusal(0, 'scout-land', { terrain: 'pasture' })?.code).toBe('no-scout');
    expect(none.play(0, 'leave-to-chance').decision).toBe('discover');
    const magic = has(sailing(), 0, 'witch').play(0, 'ship', { edge: edge(t0()) });
    expect(magic.decision).toBe('discover');
  });
});

/** a table to ask for places alone */
let asked: Table | undefined;
function t0(): Table {
  asked ??= island();
  return asked;
}

describe('the pirate', () => {
  // proves bonus/the-magic-island: The pirate starts at a harbour of the main island
  // proves bonus/the-magic-island: Each ship of the event die takes it to the next harbour clockwise
  it('goes on by a harbour with each ship, and with no other face', () => {
    const t = roll(dawn(), 2, 'ship');
    expect([t.field('pirateHarbour'), t.field('pirateEdge')]).toEqual([1, t.edge(0, -1, 2)]);
    expect(dawn().field('pirateEdge')).toBe(dawn().edge(-1, -1, 3));
    expect(roll(dawn(), 2, 'trade').field('pirateHarbour')).toBe(0);
    expect(roll(dawn().set('pirateHarbour', 0, 9), 2, 'ship').field('pirateHarbour')).toBe(0);
  });

  // proves bonus/the-magic-island: Its harbour is closed, and it steals nothing
  it('closes its harbour and takes nothing', () => {
    const t = dawn()
      .give(1, { ore: 1 })
      .put(0, 'settlement', coast(t0())[2])
      .put(1, 'ship', coastEdges(t0())[2]);
    roll(t, 2, 'ship').give(0, { wool: 2 });
    expect([t.refusal(0, 'bank-trade', { give: 'wool', want: 'ore' })?.code, t.hand(1)]).toEqual([
      'rate',
      { ore: 1 },
    ]);
    const open = roll(dawn().put(0, 'settlement', coast(t0())[2]), 2).give(0, { wool: 2 });
    expect(open.refusal(0, 'bank-trade', { give: 'wool', want: 'ore' })).toBe(undefined);
  });

  // proves bonus/the-magic-island: A knight at a corner of the harbour where the pirate lies may drive it on, by one harbour for each of its ranks
  // proves bonus/the-magic-island: That is its action
  test.each([
    ['conrad', 1],
    ['otto', 2],
    ['karl', 3],
  ])('%s drives it on by %i', (id, steps) => {
    const t = stands(
      island()
        .set('pirateHarbour', 0, 1)
        .set('pirateEdge', 0, t0().edge(0, -1, 2)),
      0,
      id,
      coast(t0())[2],
    );
    t.play(0, 'drive-pirate', { corner: coast(t)[2] });
    expect([t.field('pirateHarbour'), t.field('knightActive', coast(t)[2])]).toEqual([1 + steps, 0]);
  });

  it('is driven by active knights beside it alone', () => {
    const t = island()
      .set('pirateHarbour', 0, 1)
      .set('pirateEdge', 0, t0().edge(0, -1, 2));
    stands(t, 0, 'conrad', coast(t)[2], false);
    stands(t, 0, 'hagen', coast(t)[5]);
    const why = (i: number) => t.refusal(0, 'drive-pirate', { corner: coast(t)[i] })?.code;
    expect([why(2), why(5)]).toEqual(['unit-inactive', 'pirate-away']);
  });

  const home = (face = 'ship') => {
    const t = dawn().set('pirateHarbour', 0, 9);
    const hands: Record<string, number>[] = [{ ore: 1, cloth: 2 }, { wool: 2, brick: 1 }, {}, { grain: 1 }];
    for (const [seat, goods] of hands.entries()) t.give(seat, goods);
    return { t, go: (number = 2) => roll(t, number, face) };
  };
  const onIsle = (t: Table, good: string) => t.field('isleGoods', t.b.good(good));

  // proves bonus/the-magic-island: Back where it began, while no resource lies on the barbarian isle, everybody puts one there, which the next player in turn order names
  it('has everybody pay a resource that the next one names', () => {
    const { t, go } = home();
    owns(t, 3, 'flagship');
    go();
    expect(t.refusal(1, 'name-tribute', { good: 'cloth' })?.code).toBe('not-in-hand');
    t.play(1, 'name-tribute', { good: 'ore' }).play(2, 'name-tribute', { good: 'brick' });
    expect([onIsle(t, 'ore'), onIsle(t, 'brick'), onIsle(t, 'grain')]).toEqual([1, 1, 0]);
    expect([t.hand(0), t.hand(1), t.hand(3)]).toEqual([{ cloth: 2 }, { wool: 2 }, { grain: 1 }]);
    expect(t.nature('number-counts').decision).toBe('main');
  });

  // proves bonus/the-magic-island: If something lies there, a random hex of fields, forest or pasture becomes a desert after production and goes into the reserve with its number
  it('turns land to desert where something lies on the isle', () => {
    const { t, go } = home();
    t.set('isleGoods', t.b.good('ore'), 1).lay(t.hex(-1, -1), 'forest', 11).set('blocker', 0, t.hex(-1, -1));
    const forest = t.b.terrain('forest');
    const before = [t.field('stackTerrain', forest), t.field('stackNumber', 11)];
    go();
    expect(t.decision).toBe('desertify');
    const lands = new Set(t.legal(-1).map(({ hex }) => t.b.terrains[t.field('terrain', hex as number)].id));
    expect([...lands].filter((id) => !['fields', 'forest', 'pasture'].includes(id))).toEqual([]);
    t.nature('desertify', { hex: t.hex(-1, -1) });
    expect([t.field('stackTerrain', forest), t.field('stackNumber', 11)]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
    expect([t.b.terrains[t.field('terrain', t.hex(-1, -1))].id, t.field('numbers', t.hex(-1, -1))]).toEqual([
      'desert',
      0,
    ]);
    expect(t.field('blocker', 0)).toBe(t.hex(-1, -1));
  });

  // proves bonus/the-magic-island: a merchant there leaves the board
  it('a merchant leaves the desert, and only that', () => {
    for (const [hex, owner] of [
      [t0().hex(-1, -1), -1],
      [t0().hex(0, -1), 0],
    ]) {
      const { t, go } = home();
      t.set('isleGoods', t.b.good('ore'), 1).lay(t.hex(-1, -1), 'forest', 11).lay(t.hex(0, -1), 'hills', 10);
      t.set('merchantHex', 0, hex).set('merchantOf', 0, 0);
      go().nature('desertify', { hex: t.hex(-1, -1) });
      expect(t.field('merchantOf')).toBe(owner);
    }
  });

  // proves bonus/the-magic-island: This does not happen on a 7, after a knight has driven the pirate there, or without a desert in the reserve
  it('spares the land on a 7, from knights, and without deserts', () => {
    const laden = () => {
      const { t, go } = home();
      t.set('isleGoods', t.b.good('ore'), 1);
      return { t, go };
    };
    const seven = laden();
    seven.go(7);
    expect([seven.t.decision, seven.t.field('desertDue')]).toEqual(['move-blocker', 0]);
    const none = laden();
    none.t.set('stackTerrain', none.t.b.terrain('desert'), 0);
    expect(none.go().decision).toBe('main');
    const driven = island()
      .set('pirateHarbour', 0, 9)
      .set('pirateEdge', 0, t0().edge(-2, 0, 4));
    driven.set('isleGoods', driven.b.good('ore'), 1);
    stands(driven, 0, 'conrad', driven.b.walks.endsOf[driven.edge(-2, 0, 4)][0]);
    driven.play(0, 'drive-pirate', { corner: driven.b.walks.endsOf[driven.edge(-2, 0, 4)][0] });
    expect([driven.field('pirateHarbour'), driven.field('desertDue')]).toEqual([0, 0]);
  });
});

describe('the barbarian isle', () => {
  const ISLE = [4, 0] as const;
  /** a corner of the isle, and an edge of water that ends there */
  const places = (t: Table) => {
    const corner = t.corner(...ISLE, 3);
    const edge = t.b.walks.edgesAt[corner].find(
      (each) =>
        t.b.topology.edgeHex[each * 2] !== t.hex(...ISLE) &&
        t.b.topology.edgeHex[each * 2 + 1] !== t.hex(...ISLE),
    )!;
    return { corner, edge };
  };

  // proves bonus/the-magic-island: Nobody builds on the barbarian isle, and it gives no ore
  it('is not built on, and gives no ore', () => {
    const t = island().give(0, { brick: 2, lumber: 2, grain: 1, wool: 1 });
    const { corner, edge } = places(t);
    t.put(0, 'ship', edge);
    expect(t.refusal(0, 'settlement', { corner })?.code).toBe('barbarian-isle');
    expect(t.refusal(0, 'road', { edge: t.edge(...ISLE, 3) })?.code).not.toBe(undefined);
    const ore = dawn().put(0, 'settlement', corner);
    expect(roll(ore, 8).hand(0).ore ?? 0).toBe(0);
  });

  // proves bonus/the-magic-island: first player to bring a ship there takes its 1 gold
  it('gives its gold to the first ship', () => {
    const t = island();
    t.put(1, 'ship', places(t).edge);
    expect(gold(t, 1)).toBe(1);
    t.put(0, 'ship', t.edge(...ISLE, 0));
    expect(gold(t, 0)).toBe(0);
  });

  const claims = (goods: Record<string, number>) => {
    const t = dawn();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) if (hex !== t.hex(...ISLE)) t.set('numbers', hex, 0);
    for (const [good, count] of Object.entries(goods)) t.set('isleGoods', t.b.good(good), count);
    stands(t, 0, 'conrad', t.corner(...ISLE, 0), false);
    stands(t, 1, 'hagen', t.corner(...ISLE, 2));
    return t;
  };

  // proves bonus/the-magic-island: When its number is rolled, everybody with a knight beside the isle may claim one of the resources there
  // proves bonus/the-magic-island: Of what more players claim than there is nobody gets any
  it('gives what is claimed on its number, if there is enough of it', () => {
    const t = roll(claims({ ore: 1, wool: 1 }), 8);
    t.play(0, 'claim-good', { good: 'ore' }).play(1, 'claim-good', { good: 'wool' });
    expect([t.hand(0), t.hand(1), t.field('isleGoods', t.b.good('ore'))]).toEqual([
      { ore: 1 },
      { wool: 1 },
      0,
    ]);
    const short = roll(claims({ ore: 1, wool: 1 }), 8);
    expect(short.refusal(0, 'claim-good', { good: 'brick' })?.code).toBe('not-on-isle');
    short.play(0, 'claim-good', { good: 'ore' }).play(1, 'claim-good', { good: 'ore' });
    expect([short.hand(0), short.hand(1), short.field('isleGoods', short.b.good('ore'))]).toEqual([
      {},
      {},
      1,
    ]);
    const alone = roll(claims({ ore: 1 }), 8);
    alone.play(0, 'claim-nothing').play(1, 'claim-good', { good: 'ore' });
    expect(alone.hand(1)).toEqual({ ore: 1 });
    expect(roll(claims({ ore: 1 }), 2).decision).toBe('main');
    expect(roll(claims({}), 8).decision).toBe('main');
  });
});

// proves bonus/without-fleet: No barbarians come: no city falls, and nobody is honoured for a defence
it('there is no fleet', () => {
  const { b } = island();
  expect([b.rules.defence, b.scores.some(({ id }) => id === 'defender')]).toEqual([undefined, false]);
  expect(inPlay(island(), 0, 'karl')).toBe(0);
});

// proves bonus/the-magic-island: No 2 lies on the board: of ten columns of numbers nine were kept
it('the numbers and hexes are those of the tables', () => {
  const t = new Table(ID).until('place-building');
  const numbers: Record<number, number> = {};
  const lands: Record<string, number> = {};
  for (let hex = 0; hex < t.b.topology.hexes; hex++) {
    const bits = t.field('numbers', hex);
    if (bits > 0) numbers[31 - Math.clz32(bits)] = (numbers[31 - Math.clz32(bits)] ?? 0) + 1;
    const id = t.b.terrains[t.field('terrain', hex)].id;
    lands[id] = (lands[id] ?? 0) + 1;
  }
  expect(numbers).toEqual({ 3: 1, 4: 1, 5: 2, 6: 2, 8: 3, 9: 2, 10: 2, 11: 1, 12: 1 });
  expect(lands).toMatchObject({
    hills: 2,
    fields: 2,
    forest: 2,
    mountains: 4,
    pasture: 2,
    gold: 2,
    jungle: 1,
    volcano: 2,
    citadel: 1,
    sea: 27,
  });
  expect(shore(island(), 0, 0, 1).length).toBe(9);
});

// proves bonus/magic-island-saboteur: A Saboteur does not damage citadels
it('a Saboteur of the third edition spares citadels', () => {
  const t = island({ modules: ['cities-knights/third-edition-saboteur'] });
  const own = t.corner(0, 0, 1);
  t.put(1, 'magic-citadel', own).put(1, 'city', coast(t)[0]).set('outlyingPoints', 1, 9);
  holds(t, 0, 'saboteur').play(0, 'play-card', { card: 'saboteur' });
  const places = t.legal(0).map(({ corner }) => corner);
  expect([places.includes(own), places.includes(coast(t)[0])]).toEqual([false, true]);
});
