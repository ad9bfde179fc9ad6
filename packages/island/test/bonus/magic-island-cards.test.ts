import { Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, it, test } from 'vitest';
import { rowOf } from '../../bonus/magic-island/rows.ts';
import { stacksOf } from '../../bonus/magic-island/stacks.ts';
import { level } from '../cities-knights/realm.ts';
import type { Table } from '../table.ts';
import {
  aside,
  coast,
  coastEdges,
  dawn,
  gold,
  has,
  held,
  inHand,
  inPlay,
  island,
  knightAt,
  laidAside,
  mage,
  magicOf,
  owns,
  plays,
  refused,
  roll,
  shore,
  stands,
} from './magic-island.ts';

/** takes what the open choice of goods offers, so many of one good */
function takes(t: Table, seat: number, good: string): number {
  let count = 0;
  for (; t.decision === 'choose-good'; count++) t.play(seat, 'choose-good', { good });
  return count;
}

const used = (t: Table, seat: number, card: string): string | undefined =>
  t.refusal(seat, 'use-book', { card })?.code;

/** a mage with one wizard full of magic, and the book in play */
const reader = (card: string, magic = 3): Table => owns(mage(island(), 0, { hor: magic }), 0, card);

describe('actions of the standard stack', () => {
  // proves bonus/the-magic-island: If you have the Town Hall, look at up to six cards of one deck of progress cards and put them back on top in any order
  it('the Archivist lays six cards of a deck in order, with the Town Hall', () => {
    const t = has(island(), 0, 'archivist');
    expect(refused(t, 0, 'archivist')).toBe('no-town-hall');
    t.set('politicsLevel', 0, 1).play(0, 'play-development', { card: 'archivist' });
    t.play(0, 'open-archive', { branch: 'science' });
    for (const card of ['smith', 'crane', 'mining', 'mining', 'irrigation', 'engineer'])
      t.nature('turn-up-card', { card });
    for (const card of ['mining', 'engineer', 'smith', 'mining', 'crane', 'irrigation'])
      t.play(0, 'lay-on-top', { card });
    expect(t.decision).toBe('main');
    for (const card of ['mining', 'engineer', 'smith', 'mining', 'crane', 'irrigation']) {
      t.b.the.decks.draw(t.s, 1, 2);
      expect(t.legal(-1)).toEqual([{ move: 'draw-card', card }]);
      t.nature('draw-card', { card });
      while (t.decision === 'return-card') t.play(1, t.legal(1, 'return-card')[0]);
    }
    t.b.the.decks.draw(t.s, 1, 2);
    expect(t.legal(-1).length).toBeGreaterThan(3);
  });

  it('what the Archivist has seen the others cannot tell, and the seat keeps in mind', () => {
    const t = plays(island().set('politicsLevel', 0, 1), 0, 'archivist');
    t.play(0, 'open-archive', { branch: 'science' });
    for (const card of ['smith', 'crane', 'mining', 'mining', 'irrigation', 'engineer'])
      t.nature('turn-up-card', { card });
    const row = (s: typeof t.s, field: string) =>
      Array.from({ length: 6 }, (_, i) => s.cells[t.b.field(field) + i]);
    const spread = row(t.s, 'decksSpread');
    expect(row(resample(t.s, 0, new Rng(3)), 'decksSpread')).toEqual(spread);
    expect(row(resample(t.s, 1, new Rng(3)), 'decksSpread')).not.toEqual(spread);
    expect(viewOf(t.s, 0).cells[t.b.field('decksSpread')]).toBe(spread[0]);
    expect(viewOf(t.s, 1).cells[t.b.field('decksSpread')]).not.toBe(spread[0]);
  });

  // proves bonus/the-magic-island: Put a development card out of your hand under its stack, then look through one of the two stacks and take any two cards
  it('a Council Meeting gives one card for two of choice', () => {
    const t = has(island(), 0, 'council-meeting');
    expect(refused(t, 0, 'council-meeting')).toBe('card-useless');
    has(t, 0, 'sven').play(0, 'play-development', { card: 'council-meeting' });
    t.play(0, 'bring-to-council', { card: 'sven' }).play(0, 'ask-council', { stack: 'standard' });
    t.play(0, 'take-from-stack', { card: 'karl' }).play(0, 'take-from-stack', { card: 'sven' });
    expect([inHand(t, 0, 'karl'), inHand(t, 0, 'sven'), held(t, 0), t.decision]).toEqual([1, 1, 2, 'main']);
  });

  // proves bonus/the-magic-island: After a search a stack is shuffled; the strongest eight stay at its bottom
  it('after a search what was put under the stack is in it, and the strong cards are below', () => {
    const t = has(island(), 0, 'council-meeting', 'sven');
    t.play(0, 'play-development', { card: 'council-meeting' });
    t.play(0, 'bring-to-council', { card: 'sven' }).play(0, 'ask-council', { stack: 'standard' });
    t.play(0, 'take-from-stack', { card: 'otto' }).play(0, 'take-from-stack', { card: 'bodo' });
    stacksOf(t.b).draw(t.s, 1, 0);
    const next = t.legal(-1).map(({ card }) => card as string);
    expect(next).toContain('sven');
    expect(next.filter((card) => rowOf(card)?.deep)).toEqual([]);
  });

  // proves bonus/the-magic-island: If you have no citadel, take a resource of your choice for each citadel on the board
  it('Eryn brings a resource for each citadel of others', () => {
    const t = has(island(), 0, 'eryn');
    expect(refused(t, 0, 'eryn')).toBe('card-useless');
    mage(t, 1, {}, 0);
    mage(t, 2, {}, 2);
    t.play(0, 'play-development', { card: 'eryn' });
    expect(takes(t, 0, 'ore')).toBe(2);
    const own = mage(has(island(), 0, 'eryn'), 0, {});
    expect(refused(own, 0, 'eryn')).toBe('has-citadel');
  });

  // proves bonus/the-magic-island: If another player has more points, take the attack that was laid aside last into your hand
  it('Guido takes the last attack back, for those who do not lead', () => {
    const t = aside(has(island(), 0, 'guido'), 'joust', 'witch', 'mayor');
    expect(refused(t, 0, 'guido')).toBe('leads');
    t.put(0, 'settlement', coast(t)[0]).put(1, 'settlement', coast(t)[4]);
    expect(refused(t, 0, 'guido')).toBe('leads');
    t.put(1, 'settlement', coast(t)[7]);
    t.play(0, 'play-development', { card: 'guido' });
    expect([inHand(t, 0, 'witch'), inHand(t, 0, 'joust'), laidAside(t, 'witch')]).toEqual([1, 0, 0]);
    const none = has(island(), 0, 'guido').put(1, 'settlement', coast(t)[0]);
    expect(refused(none, 0, 'guido')).toBe('card-useless');
  });

  // proves bonus/the-magic-island: Take a resource of your choice for every two ships that you have on the board
  test.each([
    [1, undefined],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('Günther with %i ships', (ships, goods) => {
    const t = has(island(), 0, 'gunther');
    for (let i = 0; i < ships; i++) t.put(0, 'ship', coastEdges(t)[i]);
    if (goods === undefined) return expect(refused(t, 0, 'gunther')).toBe('card-useless');
    t.play(0, 'play-development', { card: 'gunther' });
    expect(takes(t, 0, 'wool')).toBe(goods);
  });

  // proves bonus/the-magic-island: One of your knights meets one of another player
  // proves bonus/the-magic-island: Each rolls a die and adds the knight’s tournament value
  // proves bonus/the-magic-island: with more takes a card of the other at random and a resource of their choice from the bank
  test.each([
    [6, 1, { brick: 1, ore: 1, wool: 1 }, {}],
    [1, 6, {}, { brick: 1, ore: 1, wool: 1 }],
    [2, 3, { brick: 1 }, { ore: 1 }],
  ] as const)('a Joust with %i and 2 against %i and 1', (first, second, mine, theirs) => {
    const t = has(island(), 0, 'joust');
    const corners = coast(t);
    stands(t, 0, 'hagen', corners[1]);
    stands(t, 1, 'conrad', corners[5]);
    t.give(0, { brick: 1 }).give(1, { ore: 1 });
    t.play(0, 'play-development', { card: 'joust' });
    t.play(0, 'challenge', { corner: corners[1], against: corners[5] });
    t.nature('joust-dice', { first, second });
    if (t.decision === 'steal') t.anything();
    takes(t, first > second ? 0 : 1, 'wool');
    expect([t.hand(0), t.hand(1)]).toEqual([mine, theirs]);
  });

  // proves bonus/the-magic-island: Swap two different hexes that give resources, on the main island or on islands to which your own ships lead
  it('a Land Reform swaps land and leaves the numbers', () => {
    const t = plays(island(), 0, 'land-reform');
    const [one, other] = [t.hex(-1, -1), t.hex(1, 1)];
    t.lay(one, 'hills', 4).lay(other, 'forest', 9);
    t.play(0, 'reform-land', { hex: Math.min(one, other), other: Math.max(one, other) });
    const at = (hex: number) => [t.b.terrains[t.field('terrain', hex)].id, t.field('numbers', hex)];
    expect([at(one), at(other)]).toEqual([
      ['forest', 1 << 4],
      ['hills', 1 << 9],
    ]);
  });

  // proves bonus/the-magic-island: Their number tokens stay; the citadel hex is not swapped
  it('a Land Reform spares the citadel hex, barren land and islands without own ships', () => {
    const t = plays(island(), 0, 'land-reform');
    const far = t.hex(-3, -1);
    t.lay(far, 'hills', 4);
    t.b.the.discovery.discovered(t.s, 3, far);
    const offered = () =>
      new Set(t.legal(0, 'reform-land').flatMap(({ hex, other }) => [hex as number, other as number]));
    for (const hex of [t.hex(0, 0), t.hex(-2, 0), t.hex(4, 0), t.hex(2, -3), far])
      expect(offered().has(hex)).toBe(false);
    t.put(0, 'ship', t.edge(-2, -1, 4));
    expect(offered().has(far)).toBe(true);
  });

  // proves bonus/the-magic-island: Take a resource of your choice for each of your cities, metropolises among them
  it('the Mayor counts cities and metropolises, and no citadel', () => {
    const t = has(mage(island(), 0, {}), 0, 'mayor');
    expect(refused(t, 0, 'mayor')).toBe('card-useless');
    t.put(0, 'city', coast(t)[0]).put(0, 'city', coast(t)[3]).set('tradeMetropolis', 0, coast(t)[3]);
    t.play(0, 'play-development', { card: 'mayor' });
    expect(takes(t, 0, 'ore')).toBe(2);
  });
});

describe('fleets', () => {
  /** seat 1 has a lane of two ships on the upper coast */
  const harbour = () => {
    const t = owns(island(), 0, 'pirate-fleet').give(0, { lumber: 1, wool: 1 });
    t.put(1, 'settlement', coast(t)[0]).put(1, 'ship', coastEdges(t)[0]).put(1, 'ship', coastEdges(t)[1]);
    t.put(0, 'settlement', coast(t)[6]);
    return t;
  };

  // proves bonus/the-magic-island: Fleet for 1 lumber, 1 wool
  // proves bonus/the-magic-island: Later you may discard it and pay 1 lumber and 1 wool again
  it('a Pirate Fleet takes the last ship of an open line, for its price twice', () => {
    const bought = has(island(), 0, 'pirate-fleet').give(0, { lumber: 1 });
    expect(refused(bought, 0, 'pirate-fleet')).toBe('cannot-pay');
    bought.give(0, { lumber: 1, wool: 1 }).play(0, 'play-development', { card: 'pirate-fleet' });
    expect([bought.hand(0), inPlay(bought, 0, 'pirate-fleet')]).toEqual([{}, 1]);
    const t = harbour();
    expect(t.refusal(0, 'send-fleet', { edge: coastEdges(t)[0] })?.code).toBe('not-last-ship');
    t.play(0, 'send-fleet', { edge: coastEdges(t)[1] });
    expect([t.field('route', coastEdges(t)[1]), laidAside(t, 'pirate-fleet'), t.hand(0)]).toEqual([0, 1, {}]);
    expect(t.decision).toBe('fleet-ship');
    t.play(0, 'fleet-ship', { edge: coastEdges(t)[6] });
    expect(t.b.ownerOf[t.field('route', coastEdges(t)[6])]).toBe(0);
    const poor = harbour().give(0, { lumber: 1 });
    expect(poor.refusal(0, 'send-fleet', { edge: coastEdges(poor)[1] })?.code).toBe('cannot-pay');
    const none = harbour().set('developmentInPlay', 0, 0);
    stacksOf(none.b).lift(none.s, 0, none.b.card('pirate-fleet'));
    expect(none.refusal(0, 'send-fleet', { edge: coastEdges(none)[1] })?.code).toBe('no-fleet');
  });

  // proves bonus/the-magic-island: Fleet for 1 lumber, 1 ore, 1 wool
  // proves bonus/the-magic-island: No Pirate Fleet takes your ships, and you pay nothing to the barbarian isle
  it('a Flagship guards its owner’s ships', () => {
    const t = owns(harbour(), 1, 'flagship');
    expect(t.refusal(0, 'send-fleet', { edge: coastEdges(t)[1] })?.code).toBe('flagship-guards');
    const buyer = has(island(), 0, 'flagship').give(0, { lumber: 1, ore: 1 });
    expect(refused(buyer, 0, 'flagship')).toBe('cannot-pay');
    buyer.give(0, { lumber: 1, ore: 1, wool: 1 }).play(0, 'play-development', { card: 'flagship' });
    expect([buyer.hand(0), inPlay(buyer, 0, 'flagship')]).toEqual([{}, 1]);
  });

  // proves bonus/the-magic-island: When a Pirate Fleet comes for a ship of yours, you may play it: the ship stays
  it('Sigmund keeps the ship, and whoever holds any standard card is asked', () => {
    const t = has(harbour(), 1, 'sigmund');
    expect(refused(t, 1, 'sigmund')).not.toBe(undefined);
    t.play(0, 'send-fleet', { edge: coastEdges(t)[1] }).play(1, 'play-sigmund');
    expect([
      t.field('route', coastEdges(t)[1]) > 0,
      laidAside(t, 'sigmund'),
      laidAside(t, 'pirate-fleet'),
    ]).toEqual([true, 1, 1]);
    const other = has(harbour(), 1, 'mayor');
    other.play(0, 'send-fleet', { edge: coastEdges(other)[1] });
    expect(other.refusal(1, 'play-sigmund')?.code).toBe('no-sigmund');
    other.play(1, 'lose-ship');
    expect(other.field('route', coastEdges(other)[1])).toBe(0);
  });
});

describe('wizards', () => {
  // proves bonus/the-magic-island: Wizards need a citadel
  // proves bonus/the-magic-island: For 1 of its own good a wizard makes 1 magic, on your turn, and it holds up to 3
  // proves bonus/the-magic-island: It makes 1 magic of 1 gold and holds up to 3
  // proves bonus/the-magic-island: You need a citadel.
  // proves bonus/the-magic-island: Wizard for 3 gold
  // proves bonus/the-magic-island: Wizard for 1 brick, 1 gold
  // proves bonus/the-magic-island: Wizard for 1 lumber, 1 gold
  // proves bonus/the-magic-island: Wizard for 1 wool, 1 gold
  // proves bonus/the-magic-island: Wizard for 1 ore, 1 gold
  // proves bonus/the-magic-island: Wizard for 1 grain, 1 gold
  // proves bonus/the-magic-island: Wizard for 1 gold
  // proves bonus/the-magic-island: It makes 1 magic of 1 brick and holds up to 3
  // proves bonus/the-magic-island: It makes 1 magic of 1 lumber and holds up to 3
  // proves bonus/the-magic-island: It makes 1 magic of 1 wool and holds up to 3
  // proves bonus/the-magic-island: It makes 1 magic of 1 ore and holds up to 3
  // proves bonus/the-magic-island: It makes 1 magic of 1 grain and holds up to 3
  // proves bonus/the-magic-island: You play it only if another player has a wizard
  test.each([
    ['ari', { gold: 3 }, 'gold'],
    ['arsa', { brick: 1, gold: 1 }, 'brick'],
    ['hafil', { lumber: 1, gold: 1 }, 'lumber'],
    ['hor', { wool: 1, gold: 1 }, 'wool'],
    ['ira', { ore: 1, gold: 1 }, 'ore'],
    ['tali', { grain: 1, gold: 1 }, 'grain'],
    ['wizards-alliance', { gold: 1 }, 'gold'],
  ] as const)('%s has its price and makes magic of its own good', (id, price, feeds) => {
    const t = has(island(), 0, id).give(0, price);
    expect(refused(t, 0, id)).toBe('no-own-citadel');
    mage(t, 0, {});
    if (id === 'wizards-alliance') {
      expect(refused(t, 0, id)).toBe('no-other-wizard');
      mage(t, 1, { hor: 0 }, 2);
    }
    t.give(0, { ...price, gold: price.gold - 1 });
    expect(refused(t, 0, id)).toBe('cannot-pay');
    t.give(0, price).play(0, 'play-development', { card: id });
    expect([t.hand(0), inPlay(t, 0, id)]).toEqual([{}, 1]);
    t.give(0, { [feeds]: 4 });
    for (let n = 1; n <= 3; n++) t.play(0, 'charge-wizard', { wizard: id });
    expect([magicOf(t, id), t.hand(0)]).toEqual([3, { [feeds]: 1 }]);
    expect(t.refusal(0, 'charge-wizard', { wizard: id })?.code).toBe('wizard-full');
  });

  it('a wizard takes no other good, and serves nobody else', () => {
    const t = mage(island(), 0, { hor: 0 }).give(0, { ore: 2 }).give(1, { wool: 1 });
    expect(t.refusal(0, 'charge-wizard', { wizard: 'hor' })?.code).toBe('nothing-to-feed');
    expect(t.refusal(0, 'charge-wizard', { wizard: 'ira' })?.code).toBe('no-such-wizard');
  });

  // proves bonus/the-magic-island: What costs magic may be paid out of several of your wizards
  it('magic is paid out of several wizards, of the payer’s choice', () => {
    const t = owns(mage(island(), 0, { hor: 2, ira: 1 }), 0, 'prophecy');
    t.play(0, 'use-book', { card: 'prophecy' });
    expect(t.decision).toBe('pay-magic');
    expect(t.refusal(0, 'spend-magic', { wizard: 'tali' })?.code).toBe('no-such-wizard');
    t.play(0, 'spend-magic', { wizard: 'ira' });
    expect([magicOf(t, 'hor'), magicOf(t, 'ira')]).toEqual([2, 0]);
    expect(mage(island(), 0, { hor: 2, ira: 1 }).refusal(0, 'spend-magic')?.code).not.toBe(undefined);
    const both = has(mage(island(), 0, { hor: 1, ira: 1 }), 0, 'knowledge-of-the-ancients');
    aside(both, 'mayor').play(0, 'play-development', { card: 'knowledge-of-the-ancients' });
    expect([magicOf(both, 'hor'), magicOf(both, 'ira'), both.decision]).toEqual([0, 0, 'recall']);
  });

  // proves bonus/the-magic-island: Magic does not count on a 7
  it('magic is no card of the hand', () => {
    const t = mage(island(), 0, { hor: 3, ira: 3 }).give(0, { ore: 7 });
    expect([t.field('handSize', 0), t.b.rules.discardCount(t.s, 0)]).toEqual([7, 0]);
  });

  // proves bonus/the-magic-island: A citadel is worth 1 point, and 2 once its owner has a wizard
  it('a citadel is worth 1 point, and 2 with a wizard', () => {
    const t = mage(island(), 0, {});
    expect(t.points(0)).toBe(1);
    owns(t, 0, 'hor');
    expect(t.points(0)).toBe(2);
    expect(owns(island(), 0, 'hor').points(0)).toBe(0);
  });

  const magician = (t: Table) => {
    t.b.rules.reviewAwards(t.s);
    return t.field('award', t.b.award('greatest-magician'));
  };

  // proves bonus/the-magic-island: The most wizards
  // proves bonus/the-magic-island: tie the player with Ari; otherwise nobody
  // proves bonus/the-magic-island: Among those with most wizards you are the Greatest Magician
  it('the Greatest Magician has most wizards, and among equals Ari', () => {
    const t = mage(island(), 0, { hor: 0 });
    expect(magician(t)).toBe(0);
    mage(t, 1, { ira: 0 }, 2);
    expect(magician(t)).toBe(-1);
    owns(t, 1, 'tali');
    expect(magician(t)).toBe(1);
    owns(t, 0, 'ari');
    expect(magician(t)).toBe(0);
    owns(t, 1, 'arsa');
    expect([magician(t), t.points(1)]).toEqual([1, 3]);
  });
});

describe('magic books', () => {
  // proves bonus/the-magic-island: Magic books cost nothing to play
  // proves bonus/the-magic-island: nobody has more than four
  it('cost nothing, and four are enough', () => {
    const t = plays(island(), 0, 'prophecy');
    expect([inPlay(t, 0, 'prophecy'), t.hand(0)]).toEqual([1, {}]);
    owns(t, 0, 'timejump', 'magic-potion');
    has(t, 0, 'inspiration', 'magical-eye');
    t.play(0, 'play-development', { card: 'inspiration' });
    expect(refused(t, 0, 'magical-eye')).toBe('shelf-full');
  });

  // proves bonus/the-magic-island: Each is used for its magic as often as you like
  it('are used again and again, for magic', () => {
    const t = has(reader('magical-eye'), 0, 'sven');
    for (const card of ['otto', 'bodo'])
      t.play(0, 'use-book', { card: 'magical-eye' })
        .play(0, 'look-through', { stack: 'standard' })
        .play(0, 'take-from-stack', { card })
        .play(0, 'put-back', { card });
    expect(magicOf(t, 'hor')).toBe(1);
    t.set('wizardMagic', 3, 0);
    expect(used(t, 0, 'magical-eye')).toBe('too-little-magic');
    expect(used(island(), 0, 'magical-eye')).toBe('no-such-book');
  });

  // proves bonus/the-magic-island: two of your knights change places
  it('Change Places! swaps two own knights with all that is theirs', () => {
    const t = reader('change-places');
    const corners = coast(t);
    stands(t, 0, 'conrad', corners[1]);
    expect(used(t, 0, 'change-places')).toBe('book-useless');
    stands(t, 0, 'falk', corners[5], false);
    t.set('knightChits', corners[5], 1);
    t.play(0, 'use-book', { card: 'change-places' });
    t.play(0, 'change-places', {
      corner: Math.min(corners[1], corners[5]),
      to: Math.max(corners[1], corners[5]),
    });
    expect([knightAt(t, corners[1]), knightAt(t, corners[5])]).toEqual(['falk', 'conrad']);
    expect([t.field('knightActive', corners[1]), t.field('knightActive', corners[5])]).toEqual([0, 1]);
    expect([t.field('knightChits', corners[1]), magicOf(t, 'hor')]).toEqual([1, 1]);
    const foreign = stands(reader('change-places'), 1, 'karl', corners[3]);
    stands(foreign, 0, 'conrad', corners[1]);
    expect(used(foreign, 0, 'change-places')).toBe('book-useless');
  });

  // proves bonus/the-magic-island: draw the top two cards of each of two decks of progress cards
  // proves bonus/the-magic-island: What you hold above four goes under its deck at the end of your turn
  it('Inspiration draws two cards of each of two decks', () => {
    const t = reader('inspiration').play(0, 'use-book', { card: 'inspiration' });
    t.play(0, 'inspire', { branch: 'trade' });
    t.nature('draw-card', { card: 'merchant' }).nature('draw-card', { card: 'merchant' });
    expect(t.refusal(0, 'inspire', { branch: 'trade' })?.code).toBe('book-useless');
    t.play(0, 'inspire', { branch: 'science' });
    t.nature('draw-card', { card: 'mining' }).nature('draw-card', { card: 'mining' });
    t.b.the.decks.draw(t.s, 0, 2);
    t.nature('draw-card', { card: 'irrigation' });
    expect([t.decision, t.field('cardCount', 0), magicOf(t, 'hor')]).toEqual(['main', 5, 1]);
    t.play(0, 'end-turn');
    expect(t.decision).toBe('over-limit');
    t.play(0, 'return-card', { card: 'mining' });
    expect([t.field('cardCount', 0), t.active]).toEqual([4, 1]);
  });

  it('Inspiration asks for a second deck as long as one has a card', () => {
    for (const [cards, decision] of [
      [1, 'inspiration'],
      [0, 'main'],
    ] as const) {
      const t = reader('inspiration').play(0, 'use-book', { card: 'inspiration' });
      for (let deck = 0; deck < 3; deck++) t.set('deckSizes', deck, 0);
      t.set('deckSizes', 0, cards).set('deckSizes', 2, 8).play(0, 'inspire', { branch: 'science' });
      t.nature('draw-card', { card: 'mining' }).nature('draw-card', { card: 'smith' });
      expect(t.decision).toBe(decision);
    }
  });

  // proves bonus/the-magic-island: the strength or the tournament value of one of your knights is doubled until the end of the turn
  // proves bonus/the-magic-island: The Magic Potion doubles the value of one knight alone
  it('the Magic Potion doubles one value of one knight until the end of the turn', () => {
    const t = reader('magic-potion');
    const corners = coast(t);
    stands(t, 0, 'conrad', corners[1]);
    stands(t, 0, 'hagen', corners[5]);
    t.play(0, 'use-book', { card: 'magic-potion' }).play(0, 'drink-potion', {
      corner: corners[1],
      potion: 'strength',
    });
    const values = (corner: number) => [
      t.b.the.namedKnights.strength(t.s, corner),
      t.b.the.namedKnights.tournament(t.s, corner),
    ];
    expect([values(corners[1]), values(corners[5])]).toEqual([
      [4, 1],
      [1, 2],
    ]);
    expect(t.field('knightStrength', corners[1])).toBe(4);
    expect(used(t, 0, 'magic-potion')).toBe('too-little-magic');
    t.play(0, 'end-turn');
    expect([values(corners[1]), t.field('knightStrength', corners[1])]).toEqual([[2, 1], 2]);
    const other = stands(reader('magic-potion'), 0, 'conrad', corners[1]);
    other.play(0, 'use-book', { card: 'magic-potion' });
    other.play(0, 'drink-potion', { corner: corners[1], potion: 'tournament' });
    expect(other.b.the.namedKnights.tournament(other.s, corners[1])).toBe(2);
  });

  // proves bonus/the-magic-island: look through a stack of development cards of which you hold one, take a card, and put one of that stack back under it
  it('the Magical Eye changes a card for another of the same stack', () => {
    const t = reader('magical-eye');
    expect(used(t, 0, 'magical-eye')).toBe('book-useless');
    has(t, 0, 'sven').play(0, 'use-book', { card: 'magical-eye' });
    expect(t.legal(0, 'look-through')).toEqual([{ move: 'look-through', stack: 'standard' }]);
    t.play(0, 'look-through', { stack: 'standard' }).play(0, 'take-from-stack', { card: 'karl' });
    t.play(0, 'put-back', { card: 'sven' });
    expect([inHand(t, 0, 'karl'), inHand(t, 0, 'sven'), magicOf(t, 'hor')]).toEqual([1, 0, 2]);
  });

  it('whoever searches sees the stack, and nobody else does', () => {
    const t = has(reader('magical-eye'), 0, 'sven').play(0, 'use-book', { card: 'magical-eye' });
    t.play(0, 'look-through', { stack: 'standard' });
    const at = t.b.field('developmentDeck') + t.b.card('otto');
    expect([viewOf(t.s, 0).cells[at], viewOf(t.s, 1).cells[at] === 1]).toEqual([1, false]);
  });

  it('a stack that is seen is not guessed at', () => {
    const t = has(reader('magical-eye'), 0, 'sven').play(0, 'use-book', { card: 'magical-eye' });
    has(t, 1, 'otto', 'bodo').play(0, 'look-through', { stack: 'standard' });
    const deck = (s: typeof t.s) => {
      const at = t.b.field('developmentDeck');
      return Array.from(s.cells.slice(at, at + t.b.cards.length));
    };
    for (const seed of [3, 4]) {
      expect(deck(resample(t.s, 0, new Rng(seed)))).toEqual(deck(t.s));
      expect(deck(resample(t.s, 1, new Rng(seed)))).not.toEqual(deck(t.s));
    }
  });

  it('a card that is given up leaves no back of its stack behind', () => {
    const t = has(reader('magical-eye'), 0, 'sven');
    expect(stacksOf(t.b).heldOf(t.s, 0, 0)).toBe(1);
    stacksOf(t.b).giveUp(t.s, 0, t.b.card('sven'));
    expect([stacksOf(t.b).heldOf(t.s, 0, 0), used(t, 0, 'magical-eye')]).toEqual([0, 'book-useless']);
  });

  // proves bonus/the-magic-island: look at the top card of both stacks of development cards
  it('a Prophecy shows the top of both stacks, which come next', () => {
    const t = reader('prophecy').play(0, 'use-book', { card: 'prophecy' });
    t.nature('look-at-top', { card: 'bodo' }).nature('look-at-top', { card: 'witch' });
    const top = (seat: number, stack: number) => viewOf(t.s, seat).cells[t.b.field('developmentTop') + stack];
    expect([top(0, 0), top(0, 1)]).toEqual([t.b.card('bodo') + 1, t.b.card('witch') + 1]);
    expect(top(1, 0)).not.toBe(t.b.card('bodo') + 1);
    expect(used(t, 0, 'prophecy')).toBe('book-useless');
    stacksOf(t.b).draw(t.s, 1, 0);
    expect(t.legal(-1)).toEqual([{ move: 'draw-development', card: 'bodo' }]);
    const again = resample(t.s, 0, new Rng(7));
    expect(again.cells[t.b.field('developmentTop')]).toBe(t.b.card('bodo') + 1);
  });

  // proves bonus/the-magic-island: the event die that has just been rolled does not count, and is rolled again
  // proves bonus/the-magic-island: A Timejump may answer every throw of the event die, also after a Wheel of Time
  it('a Timejump has the event die rolled again', () => {
    const jumper = (magic: number) => owns(mage(dawn(), 1, { hor: magic }), 1, 'timejump');
    const t = jumper(3);
    roll(t, 2, 'ship');
    expect([t.decision, t.field('pirateHarbour')]).toEqual(['timejump', 0]);
    t.play(1, 'jump-in-time').nature('event-die', { face: 'trade' });
    expect([t.decision, t.field('pirateHarbour'), magicOf(t, 'hor')]).toEqual(['main', 0, 1]);
    const spared = jumper(2);
    roll(spared, 2, 'ship').play(1, 'let-it-be').nature('number-counts');
    expect([spared.field('pirateHarbour'), magicOf(spared, 'hor'), spared.decision]).toEqual([1, 2, 'main']);
    expect(roll(jumper(1), 2, 'ship').decision).toBe('main');
    const wheel = owns(owns(mage(dawn(), 0, { hor: 2, ira: 3 }), 0, 'timejump'), 0, 'wheel-of-time');
    wheel.set('wheelFace', 0, 1);
    wheel.play(0, 'roll').nature('dice', { red: 1, yellow: 1 }).nature('event-die', { face: 'ship' });
    wheel.play(0, 'jump-in-time');
    while (wheel.decision === 'pay-magic') wheel.play(0, 'spend-magic', { wizard: 'ira' });
    expect(wheel.legal(-1).length).toBe(4);
  });

  // proves bonus/the-magic-island: You choose what the event die shows
  // proves bonus/the-magic-island: used before the roll
  // proves bonus/the-magic-island: the Wheel of Time is used before it
  it('the Wheel of Time chooses the face, before the roll', () => {
    const t = owns(mage(dawn(), 0, { hor: 3 }), 0, 'wheel-of-time');
    t.play(0, 'use-book', { card: 'wheel-of-time' }).play(0, 'turn-wheel', { face: 'science' });
    t.play(0, 'roll').nature('dice', { red: 1, yellow: 1 });
    expect(t.legal(-1)).toEqual([{ move: 'event-die', face: 'science' }]);
    t.nature('event-die', { face: 'science' });
    expect([t.field('wheelFace'), magicOf(t, 'hor'), used(t, 0, 'wheel-of-time')]).toEqual([
      0,
      1,
      'too-little-magic',
    ]);
    t.set('wizardMagic', 3, 3);
    expect(used(t, 0, 'wheel-of-time')).toBe('book-before-roll');
    expect(used(owns(mage(dawn(), 0, { hor: 3 }), 0, 'prophecy'), 0, 'prophecy')).toBe('book-after-roll');
    expect(used(reader('timejump'), 0, 'timejump')).toBe('book-answers');
  });
});

describe('actions for magic', () => {
  const mighty = (card: string, magic = 3) => has(mage(island(), 0, { hor: magic }), 0, card);

  it('need their magic', () => {
    const t = mighty('better-world', 0);
    expect(refused(t, 0, 'better-world')).toBe('too-little-magic');
    t.set('wizardMagic', 3, 1).play(0, 'play-development', { card: 'better-world' });
    expect(magicOf(t, 'hor')).toBe(0);
  });

  // proves bonus/the-magic-island: 1 magic: the pirate leaves the game, and a ship on the event die brings nothing any more
  it('a Better World is one without the pirate', () => {
    const t = mighty('better-world').put(0, 'settlement', coast(island())[2]);
    t.put(0, 'settlement', t.corner(-1, -1, 3));
    t.play(0, 'play-development', { card: 'better-world' }).play(0, 'end-turn');
    roll(t, 2, 'ship');
    expect([t.field('pirateHarbour'), t.field('pirateEdge'), t.decision]).toEqual([-1, -1, 'main']);
    has(t, 1, 'better-world').set('turn', 0, 30);
    expect(refused(t, 1, 'better-world')).toBe('card-useless');
  });

  // proves bonus/the-magic-island: 1 magic: take a magic book that another player has in play
  it('By Magic’s Hand takes a book', () => {
    const t = mighty('by-magics-hand');
    expect(refused(t, 0, 'by-magics-hand')).toBe('card-useless');
    owns(t, 1, 'prophecy').play(0, 'play-development', { card: 'by-magics-hand' });
    t.play(0, 'grab-book', { card: 'prophecy' });
    expect([inPlay(t, 0, 'prophecy'), inPlay(t, 1, 'prophecy'), magicOf(t, 'hor')]).toEqual([1, 0, 2]);
    const full = owns(mighty('by-magics-hand'), 0, 'prophecy', 'timejump', 'inspiration', 'magic-potion');
    owns(full, 1, 'magical-eye');
    expect(refused(full, 0, 'by-magics-hand')).toBe('shelf-full');
  });

  // proves bonus/the-magic-island: 2 magic: take an action, of magic or not, out of the cards that were laid aside
  it('the Knowledge of the Ancients brings an action back, and no knight', () => {
    const t = aside(mighty('knowledge-of-the-ancients'), 'karl', 'witch', 'mayor', 'scout');
    t.play(0, 'play-development', { card: 'knowledge-of-the-ancients' });
    expect(t.legal(0, 'recall-card').map(({ card }) => card)).toEqual(['mayor', 'witch']);
    t.play(0, 'recall-card', { card: 'witch' });
    expect([inHand(t, 0, 'witch'), laidAside(t, 'witch'), magicOf(t, 'hor')]).toEqual([1, 0, 1]);
    expect(refused(mighty('knowledge-of-the-ancients', 1), 0, 'knowledge-of-the-ancients')).not.toBe(
      undefined,
    );
  });

  // proves bonus/the-magic-island: If it gives resources it gets a number token from the reserve, by chance
  // proves bonus/the-magic-island: 1 magic: exchange a desert or jungle for a hex of your choice out of the reserve
  it('Land, Change Thyself! makes land of the jungle, with a number by chance', () => {
    const t = mighty('land-change-thyself').play(0, 'play-development', { card: 'land-change-thyself' });
    const jungle = t.hex(-2, 0);
    const forest = t.b.terrain('forest');
    const before = t.field('stackTerrain', forest);
    expect(t.refusal(0, 'change-land', { hex: t.hex(0, 0), terrain: 'forest' })?.code).toBe('nothing-there');
    t.play(0, 'change-land', { hex: jungle, terrain: 'forest' });
    expect([t.field('terrain', jungle), t.field('stackTerrain', forest)]).toEqual([forest, before - 1]);
    t.nature('fog-token', { number: 11 });
    expect([t.field('numbers', jungle), magicOf(t, 'hor')]).toEqual([1 << 11, 2]);
    const barren = mighty('land-change-thyself').play(0, 'play-development', { card: 'land-change-thyself' });
    barren.play(0, 'change-land', { hex: jungle, terrain: 'desert' });
    expect([barren.decision, barren.field('stackTerrain', barren.b.terrain('jungle'))]).toEqual(['main', 1]);
  });

  describe('a Materialization', () => {
    // proves bonus/the-magic-island: 1 magic: a settlement of yours becomes a city, or moves to another corner where you could build one, or one of your improvements rises by two levels, if you may have both
    it('makes a city', () => {
      const t = mighty('materialization');
      expect(refused(t, 0, 'materialization')).toBe('card-useless');
      const [corner] = shore(t, 0, 0, 0);
      t.play(0, 'play-development', { card: 'materialization' }).play(0, 'conjure-city', { corner });
      expect([t.points(0), magicOf(t, 'hor'), t.decision]).toEqual([4 + 1, 2, 'main']);
    });

    it('makes none without a city in the supply', () => {
      const t = mighty('materialization');
      shore(t, 0, 0, 1);
      t.b.fields.supply.set(t.s, 0, t.b.piece('city').index, 0);
      t.play(0, 'play-development', { card: 'materialization' });
      expect([t.legal(0, 'conjure-city'), t.legal(0, 'conjure-away').length]).toEqual([[], 1]);
    });

    it('moves a settlement to where one could be built', () => {
      const t = mighty('materialization');
      const corners = shore(t, 0, 0, 3);
      t.play(0, 'play-development', { card: 'materialization' });
      expect(t.legal(0, 'conjure-away').map(({ to }) => to)).toEqual(
        [corners[1], corners[2], corners[3]].sort((a, z) => a - z),
      );
      t.play(0, 'conjure-away', { corner: corners[0], to: corners[1] });
      expect([t.field('building', corners[0]), t.field('building', corners[1]) > 0]).toEqual([0, true]);
    });

    it('raises an improvement by two levels, if both may be had', () => {
      const t = mighty('materialization').put(0, 'city', coast(island())[0]);
      t.set('tradeLevel', 0, 2).set('scienceLevel', 0, 4);
      t.play(0, 'play-development', { card: 'materialization' });
      expect(t.legal(0, 'conjure-levels').map(({ branch }) => branch)).toEqual(['trade', 'politics']);
      t.play(0, 'conjure-levels', { branch: 'trade' });
      expect([level(t, 0, 'trade'), t.field('tradeMetropolis')]).toEqual([4, coast(t)[0]]);
      const poor = mighty('materialization').set('tradeLevel', 0, 2);
      expect(refused(poor, 0, 'materialization')).toBe('card-useless');
    });
  });

  // proves bonus/the-magic-island: 1 magic, and you need two wizards: another player loses a level of a city improvement of your choice, of the first three
  it('the Witch takes a level, of the first three, from those with two wizards', () => {
    const t = mighty('witch').set('tradeLevel', 1, 3).set('politicsLevel', 1, 4).set('scienceLevel', 0, 2);
    expect(refused(t, 0, 'witch')).toBe('two-wizards');
    owns(t, 0, 'ira').play(0, 'play-development', { card: 'witch' });
    expect(t.legal(0, 'bewitch')).toEqual([{ move: 'bewitch', seat: 1, branch: 'trade' }]);
    t.play(0, 'bewitch', { seat: 1, branch: 'trade' });
    expect([level(t, 1, 'trade'), magicOf(t, 'hor')]).toEqual([2, 2]);
  });

  // proves bonus/the-magic-island: 1 magic: one of your wizards meets one of another player
  // proves bonus/the-magic-island: Each rolls a die and adds the magic that the wizard holds
  // proves bonus/the-magic-island: The lower one goes under the magic stack
  test.each([
    [1, 3, 'tie'],
    [1, 4, 'lost'],
    [2, 3, 'won'],
  ])('a Wizard’s Duel with %i and 3 magic against %i and 1', (first, second, how) => {
    const t = mage(mighty('wizards-duel', 3), 1, { ira: 1 }, 2).set('wizardMagic', 3, 3);
    mage(t, 0, { tali: 1 }, 4);
    t.play(0, 'play-development', { card: 'wizards-duel' });
    while (t.decision === 'pay-magic') t.play(0, 'spend-magic', { wizard: 'tali' });
    t.play(0, 'call-to-duel', { wizard: 'hor', against: 'ira' }).nature('duel-dice', { first, second });
    expect([inPlay(t, 0, 'hor'), inPlay(t, 1, 'ira')]).toEqual([
      how === 'lost' ? 0 : 1,
      how === 'won' ? 0 : 1,
    ]);
    const gone = how === 'tie' ? undefined : how === 'lost' ? 'hor' : 'ira';
    if (gone) expect([magicOf(t, gone), t.field('developmentUnder', t.b.card(gone))]).toEqual([0, 1]);
  });
});

it('gold is counted beside the hand', () => {
  const t = island().give(0, { gold: 5 });
  expect([gold(t, 0), t.field('handSize', 0)]).toEqual([5, 0]);
});
