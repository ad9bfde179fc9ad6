import { describe, expect, it } from 'vitest';
import { changeHex, lowerCity } from '../../index.ts';
import { draws, holds, inHand, plays, refused } from '../cities-knights/cards/progress.ts';
import { attack, comeRound, knight, level, next, roll, rollRed, trail } from '../cities-knights/realm.ts';
import type { Table } from '../table.ts';
import { city, ID, magic, titledAt } from './magic.ts';

const CITADEL = { brick: 2, ore: 1 };
const STRAIGHT = { brick: 2, ore: 3, grain: 2 };
const EIGHT = { options: { magicDie: 'eight' } };
const TEN = { options: { magicDie: 'ten' } };

// proves bonus/witches-wizards-dragons: Three more points win than without magic
it('sixteen points win, three more than without magic', () => {
  expect(magic().b.rules.goal(magic().s)).toBe(16);
});

describe('the citadel', () => {
  // proves bonus/witches-wizards-dragons: For 2 brick and 1 ore it goes beside one of your cities at hills with a number
  it('goes beside an own city at hills for 2 brick and 1 ore', () => {
    const t = magic().give(0, CITADEL);
    const corner = city(t, 0, false);
    t.play(0, 'citadel', { corner });
    expect([t.hand(0), titledAt(t, corner), t.points(0)]).toEqual([{}, 'citadel', 2]);
  });

  // proves bonus/witches-wizards-dragons: Everybody has one citadel
  it('there is one for each player', () => {
    const t = magic().give(0, CITADEL);
    city(t);
    t.put(0, 'city', t.corner(0, 0, 2));
    expect(t.refusal(0, 'citadel', { corner: t.corner(0, 0, 2) })?.code).toBe('none-left');
  });

  it('is refused without a city, at a foreign one, away from hills, or without the price', () => {
    const t = magic().give(0, CITADEL);
    const mine = city(t, 0, false);
    const theirs = t.corner(0, 0, 2);
    const far = t.corner(1, -2, 2);
    t.put(1, 'city', theirs)
      .put(0, 'city', far)
      .put(0, 'settlement', t.corner(0, 0, 4));
    const why = (corner: number) => t.refusal(0, 'citadel', { corner })?.code;
    expect([theirs, t.corner(0, 0, 4), far].map(why)).toEqual([
      'no-city-for-title',
      'no-city-for-title',
      'no-brick-land',
    ]);
    t.give(0, { brick: 2 });
    expect(why(mine)).toBe('cannot-pay');
  });

  // proves bonus/witches-wizards-dragons: hills that have lost theirs make no citadel
  it('hills without a number will not do', () => {
    const t = magic().give(0, CITADEL);
    const corner = city(t, 0, false);
    t.lay(t.hex(0, 0), 'hills');
    expect(t.refusal(0, 'citadel', { corner })?.code).toBe('no-brick-land');
  });

  // proves bonus/witches-wizards-dragons: For 2 brick, 3 ore and 2 grain one of your settlements there becomes a city and your citadel at once
  it('a settlement becomes one for both prices less 1 ore', () => {
    const t = magic().give(0, STRAIGHT);
    const corner = t.corner(0, 0, 0);
    t.put(0, 'settlement', corner).play(0, 'straight-citadel', { corner });
    expect([t.hand(0), titledAt(t, corner), t.points(0)]).toEqual([{}, 'citadel', 2]);
    const poor = magic()
      .give(0, { ...STRAIGHT, ore: 2 })
      .put(0, 'settlement', corner);
    expect(poor.refusal(0, 'straight-citadel', { corner })?.code).toBe('cannot-pay');
  });

  it('a settlement becomes none away from hills, and no city does so', () => {
    const t = magic().give(0, STRAIGHT);
    const far = t.corner(1, -2, 2);
    t.put(0, 'settlement', far);
    expect(t.refusal(0, 'straight-citadel', { corner: far })?.code).toBe('no-brick-land');
    expect(t.refusal(0, 'straight-citadel', { corner: city(t, 0, false) })?.code).toBe(
      'no-settlement-for-title',
    );
  });

  // proves bonus/witches-wizards-dragons: If your citadel no longer stands at such hills, it is a city again
  // proves bonus/witches-wizards-dragons: A robber on the hills does not matter
  it('is a city again without hills, but not for a robber there, and is built anew', () => {
    const t = magic();
    const corner = city(t);
    t.set('blocker', 0, t.hex(0, 0));
    expect(titledAt(t, corner)).toBe('citadel');
    changeHex(t.b, t.s, t.hex(0, 0), t.b.terrain('desert'), 0);
    expect([titledAt(t, corner), t.points(0)]).toEqual([undefined, 2]);
    t.lay(t.hex(0, 0), 'hills', 9).give(0, CITADEL).play(0, 'citadel', { corner });
    expect(titledAt(t, corner)).toBe('citadel');
  });

  it('stays while other hills lie beside it', () => {
    const t = magic();
    const corner = city(t);
    const other = t.b.walks.hexesAt[corner].find((hex) => hex !== t.hex(0, 0)) as number;
    t.lay(other, 'hills', 4);
    changeHex(t.b, t.s, t.hex(0, 0), t.b.terrain('desert'), 0);
    expect(titledAt(t, corner)).toBe('citadel');
  });

  // proves bonus/witches-wizards-dragons: it may have a wall, become a metropolis and fall to the barbarians, which takes the citadel from you
  // proves bonus/witches-wizards-dragons: A citadel is worth no more points than a city
  it('has a wall, is a metropolis, and falls as a city does', () => {
    const t = magic().give(0, { brick: 2 });
    const corner = city(t);
    t.play(0, 'city-wall', { corner });
    t.b.the.metropolises.place(t.s, 0, 'magic', corner);
    expect(t.points(0)).toBe(4);
    t.set('magicMetropolis', 0, -1);
    lowerCity(t.b, t.s, corner);
    expect([titledAt(t, corner), t.points(0), t.field('supply', t.b.piece('citadel').index)]).toEqual([
      undefined,
      1,
      1,
    ]);
  });
});

describe('magic as a commodity', () => {
  // proves bonus/witches-wizards-dragons: Hills give your citadel 1 brick and 1 magic; other cities get 2 brick there
  it('a citadel draws brick and magic, a city 2 brick', () => {
    const t = next(magic());
    city(t);
    city(t, 1, false, 2);
    t.put(2, 'settlement', t.corner(0, 0, 4));
    roll(t, 9);
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([
      { brick: 1, magic: 1 },
      { brick: 2 },
      { brick: 1 },
    ]);
  });

  // proves bonus/witches-wizards-dragons: Magic is a commodity, and there is as much of it as of each other commodity
  it('there is as much of it, it counts in hand, and the bank trades it at the usual rate', () => {
    for (const seats of [4, 6]) {
      const t = magic({ seats });
      expect(t.bank('magic')).toBe(t.bank('paper'));
    }
    const t = magic().give(0, { magic: 4 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.give(0, { magic: 8 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(4);
    t.play(0, 'bank-trade', { give: 'magic', want: 'ore' });
    expect(t.hand(0)).toEqual({ magic: 4, ore: 1 });
    t.set('tradeLevel', 0, 3).play(0, 'bank-trade', { give: 'magic', want: 'ore' });
    expect(t.hand(0)).toEqual({ magic: 2, ore: 2 });
  });
});

describe('the branch of magic', () => {
  // proves bonus/witches-wizards-dragons: Magic is a fourth branch of improvements, paid for with magic, with a metropolis of its own
  it('its levels cost 1 to 5 magic, and the fourth brings a metropolis', () => {
    const t = magic();
    const corner = city(t);
    for (const cost of [1, 2, 3, 4, 5]) {
      if (cost === 5) city(t, 0, false, 2);
      t.give(0, { magic: cost }).play(0, 'improve-magic');
      expect(t.hand(0)).toEqual({});
      expect(t.field('magicMetropolis')).toBe(cost < 4 ? -1 : corner);
    }
    expect(t.points(0)).toBe(6);
  });

  it('who comes first to the fifth level takes it away', () => {
    const t = magic();
    city(t);
    const other = city(t, 1, true, 2);
    t.set('magicLevel', 0, 3).give(0, { magic: 4 }).play(0, 'improve-magic');
    t.set('magicLevel', 1, 4).give(1, { magic: 5 });
    roll(next(t), 2).play(1, 'improve-magic');
    expect([t.field('magicMetropolis'), t.points(0), t.points(1)]).toEqual([other, 2, 4]);
  });

  // proves bonus/witches-wizards-dragons: You build its levels only while you have a citadel
  it('takes a citadel, and only for building', () => {
    const t = magic().give(0, { magic: 1, paper: 1 });
    const corner = city(t, 0, false);
    expect(t.refusal(0, 'improve-magic')?.code).toBe('no-citadel');
    t.play(0, 'improve-science').put(0, 'citadel', corner).play(0, 'improve-magic');
    lowerCity(t.b, t.s, corner);
    t.put(0, 'city', t.corner(0, 0, 2)).give(0, { magic: 2 });
    expect([level(t, 0, 'magic'), t.refusal(0, 'improve-magic')?.code]).toEqual([1, 'no-citadel']);
    expect(t.b.the.improvements.barDraw(t.s, 0, 'magic')).toBeUndefined();
  });

  // proves bonus/witches-wizards-dragons: The bank takes 1 brick for 1 other resource
  // proves bonus/witches-wizards-dragons: the bank takes 1 brick for 1 other resource, and for no commodity
  it('the kitchen changes brick one for one into resources alone', () => {
    const t = magic().set('magicLevel', 0, 2).give(0, { brick: 1 });
    expect(t.refusal(0, 'kitchen-trade', { want: 'ore' })?.code).toBe('no-even-trade');
    t.set('magicLevel', 0, 3);
    expect(t.refusal(0, 'kitchen-trade', { want: 'paper' })?.code).toBe('even-resources');
    expect(t.refusal(0, 'kitchen-trade', { want: 'brick' })?.code).toBe('same-good');
    t.play(0, 'kitchen-trade', { want: 'ore' });
    expect([t.hand(0), t.refusal(0, 'kitchen-trade', { want: 'wool' })?.code]).toEqual([
      { ore: 1 },
      'none-held',
    ]);
  });

  // proves bonus/witches-wizards-dragons: The magic deck has 17 progress cards
  // proves bonus/witches-wizards-dragons: The gate of magic on the event die brings them as the other gates bring theirs
  it('its gate draws on a red die of at most a level more, out of 17 cards', () => {
    const deck = magic().b.cards.filter((card) => card.deck === 'magic');
    expect(deck.reduce((sum, { count }) => sum + Number(count), 0)).toBe(17);
    expect(deck.find(({ id }) => id === 'wizard')?.count).toBe(4);
    for (const [red, drawn] of [
      [3, true],
      [4, false],
    ] as const) {
      const t = next(magic().set('magicLevel', 1, 2));
      rollRed(t, red, 1, 'magic');
      expect(t.decision).toBe(drawn ? 'draw-card' : 'main');
    }
  });
});

describe('the event die', () => {
  const sides = (t: Table) => t.b.the.eventDie.faces().map(({ id, sides: count }) => `${id} ${count}`);
  const GATES = ['trade 1', 'politics 1', 'science 1', 'magic 1'];

  // proves bonus/witches-wizards-dragons: The event die: six sides with 2 ships that go two spaces each, eight with 4 ships, or ten with 5 ships and a gate of any branch
  // proves bonus/witches-wizards-dragons: The event die has six sides
  // proves bonus/witches-wizards-dragons: Each ship takes the barbarians two steps on
  // proves bonus/witches-wizards-dragons: or one if they are one short of the seventh
  it('of six sides has 2 ships, which go two steps', () => {
    expect(sides(magic())).toEqual(['ship 2', ...GATES]);
    const t = roll(next(magic()), 2, 'ship');
    expect(t.field('barbarians')).toBe(2);
    expect(roll(next(magic().set('barbarians', 0, 5)), 2, 'ship').field('attacks')).toBe(1);
    const late = roll(next(magic().set('barbarians', 0, 6)), 2, 'ship');
    expect([late.field('attacks'), late.field('barbarians')]).toEqual([1, 0]);
  });

  // proves bonus/witches-wizards-dragons: The event die has eight sides
  // proves bonus/witches-wizards-dragons: Each ship takes the barbarians one step on
  // proves bonus/witches-wizards-dragons: On the seventh step they attack, before the number counts
  it('of eight sides has 4 ships, which go one step', () => {
    expect(sides(magic(EIGHT))).toEqual(['ship 4', ...GATES]);
    expect(roll(next(magic(EIGHT)), 2, 'ship').field('barbarians')).toBe(1);
    const t = next(magic(EIGHT).set('barbarians', 0, 6));
    city(t, 1, false);
    roll(t, 9, 'ship');
    expect([t.field('attacks'), t.hand(1)]).toEqual([1, { brick: 1 }]);
  });

  // proves bonus/witches-wizards-dragons: The event die has ten sides
  // proves bonus/witches-wizards-dragons: At that one each player takes it for a gate that brings them a card
  // proves bonus/witches-wizards-dragons: At a gate of any branch each player chooses alone
  it('of ten sides has 5 ships and a gate of any branch, which each takes as they like', () => {
    expect(sides(magic(TEN))).toEqual(['ship 5', ...GATES, 'any 1']);
    expect(roll(next(magic(TEN)), 2, 'ship').field('barbarians')).toBe(1);
    const t = next(magic(TEN).set('magicLevel', 1, 1).set('tradeLevel', 1, 3).set('magicLevel', 2, 1));
    t.set('scienceLevel', 1, 1).set('scienceLevel', 3, 1);
    rollRed(t, 2, 1, 'any');
    expect(t.legal(1, 'draw-at-gate').map(({ branch }) => branch)).toEqual(['trade', 'science', 'magic']);
    t.play(1, 'draw-at-gate', { branch: 'magic' });
    expect(t.decision).toBe('draw-card');
    t.nature('draw-card', { card: 'magic-flow' });
    // The others have one gate each that is theirs.
    t.nature('draw-card', { card: 'wizard' }).nature('draw-card', { card: 'crane' });
    expect([inHand(t, 1, 'magic-flow'), inHand(t, 2, 'wizard'), inHand(t, 3, 'crane'), t.decision]).toEqual([
      1,
      1,
      1,
      'number-waits',
    ]);
    const high = next(magic(TEN).set('magicLevel', 1, 1).set('tradeLevel', 1, 3));
    rollRed(high, 4, 1, 'any');
    expect(high.decision).toBe('draw-card');
    expect(high.refusal(1, 'draw-at-gate', { branch: 'magic' })).toBeDefined();
  });

  it('the gate of any branch is refused with the reason, for the first branch too', () => {
    const t = next(magic(TEN).set('magicLevel', 1, 1).set('scienceLevel', 1, 3));
    rollRed(t, 2, 1, 'any');
    expect(t.legal(1, 'draw-at-gate').map(({ branch }) => branch)).toEqual(['science', 'magic']);
    for (const branch of ['trade', 'politics'])
      expect(t.refusal(1, 'draw-at-gate', { branch })?.code).toBe('gate-closed');
  });

  it('the gate of any branch is refused for one that the red die does not open', () => {
    const t = next(magic(TEN).set('magicLevel', 1, 1).set('tradeLevel', 1, 3).set('politicsLevel', 1, 3));
    rollRed(t, 4, 1, 'any');
    expect(t.refusal(1, 'draw-at-gate', { branch: 'magic' })?.code).toBe('gate-closed');
  });
});

describe('the wizard', () => {
  const called = (): { t: Table; corner: number } => {
    const t = magic();
    const corner = city(t);
    return { t: plays(t, 0, 'wizard').play(0, 'place-wizard', { corner }), corner };
  };

  // proves bonus/witches-wizards-dragons: Put the wizard on a settlement or city of yours, before or after the roll
  it('goes to an own building alone, also before the roll', () => {
    const { t, corner } = called();
    expect([t.field('wizardAt'), t.field('wizardOf')]).toEqual([corner, 0]);
    const early = next(magic());
    const mine = city(early, 1, false);
    const theirs = city(early, 2, false, 2);
    plays(early, 1, 'wizard');
    expect(early.refusal(1, 'place-wizard', { corner: theirs })?.code).toBe('wizard-away');
    expect(early.play(1, 'place-wizard', { corner: mine }).decision).toBe('roll');
  });

  // proves bonus/witches-wizards-dragons: who played the last Wizard controls the wizard: 1 point
  it('is worth a point to whoever called it last', () => {
    const { t, corner } = called();
    expect(t.points(0)).toBe(3);
    roll(next(t), 2);
    const theirs = city(t, 1, false, 2);
    plays(t, 1, 'wizard').play(1, 'place-wizard', { corner: theirs });
    expect([t.points(0), t.points(1)]).toEqual([2, 3]);
    expect(t.field('wizardAt')).not.toBe(corner);
  });

  it('does not stay where it is', () => {
    const { t, corner } = called();
    t.put(0, 'settlement', t.corner(1, -2, 2));
    plays(t, 0, 'wizard');
    expect(t.refusal(0, 'place-wizard', { corner })?.code).toBe('wizard-there');
  });

  // proves bonus/witches-wizards-dragons: The wizard’s building draws from a hex that the robber stops, commodities too
  it('lets its building draw past the robber, and no other', () => {
    const { t } = called();
    t.set('blocker', 0, t.hex(0, 0)).put(0, 'settlement', t.corner(0, 0, 4));
    city(t, 1, false, 2);
    roll(next(t), 9);
    expect([t.hand(0), t.hand(1)]).toEqual([{ brick: 1, magic: 1 }, {}]);
  });

  // proves bonus/witches-wizards-dragons: and nobody steals from you or takes your cards by a progress card
  // proves bonus/witches-wizards-dragons: you control the wizard, nobody robs you, and no progress card takes your cards
  it('guards its owner against robbers and cards', () => {
    const { t } = called();
    t.set('attacks', 0, 1).give(0, { ore: 4, paper: 2 });
    roll(next(t), 2);
    const guarded = t.b.the.blockers.barRob(t.s, 1, 0, t.b.blocker('robber'), t.hex(0, 0));
    expect(guarded?.code).toBe('wizard-guards');
    expect(refused(holds(t, 1, 'saboteur'), 1, 'saboteur')).toBe('card-useless');
    expect(refused(holds(t, 1, 'wedding'), 1, 'wedding')).toBe('card-useless');
    expect(refused(holds(t, 1, 'master-merchant'), 1, 'master-merchant')).toBe('card-useless');
    plays(t, 1, 'resource-monopoly').play(1, 'name-resource', { good: 'ore' });
    plays(t, 1, 'trade-monopoly').play(1, 'name-commodity', { good: 'paper' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 4, paper: 2 }, {}]);
    plays(t.give(1, { wool: 1 }), 1, 'commercial-harbour');
    expect(t.refusal(1, 'offer-resource', { seat: 0, good: 'wool' })?.code).toBe('wizard-guards');
  });

  it('without it each of these would take something', () => {
    const { t } = called();
    t.set('wizardOf', 0, -1).give(0, { ore: 4, paper: 2 });
    roll(next(t), 2);
    expect(refused(holds(t, 1, 'saboteur'), 1, 'saboteur')).toBeUndefined();
    expect(refused(holds(t, 1, 'wedding'), 1, 'wedding')).toBeUndefined();
    expect(refused(holds(t, 1, 'master-merchant'), 1, 'master-merchant')).toBeUndefined();
    plays(t, 1, 'resource-monopoly').play(1, 'name-resource', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 2 });
  });

  // proves bonus/witches-wizards-dragons: If the building with the wizard is lost, nobody controls the wizard until the next one is played
  it('leaves with its building, but stays with one that falls to a settlement', () => {
    const { t, corner } = called();
    lowerCity(t.b, t.s, corner);
    expect(t.field('wizardOf')).toBe(0);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corner);
    expect([t.field('wizardOf'), t.field('wizardAt'), t.points(0)]).toEqual([-1, -1, 0]);
  });
});

describe('the Big Magic Dragon', () => {
  const levels = (own: number, theirs: number): Table => {
    const t = magic().set('scienceLevel', 0, own).set('scienceLevel', 1, theirs);
    city(t);
    city(t, 1, true, 2);
    return holds(t, 0, 'big-magic-dragon');
  };
  const take = (t: Table): Table =>
    t
      .play(0, 'play-card', { card: 'big-magic-dragon' })
      .play(0, 'take-level', { seat: 1, branch: 'science' });

  // proves bonus/witches-wizards-dragons: The Big Magic Dragon takes the highest improvement of a branch
  // proves bonus/witches-wizards-dragons: Take the highest improvement of one branch from another player
  it('takes the highest improvement of another, which is the next own one', () => {
    const t = take(levels(1, 2));
    expect([level(t, 0, 'science'), level(t, 1, 'science')]).toEqual([2, 1]);
  });

  // proves bonus/witches-wizards-dragons: if it is the very next one of yours and you could build it
  // proves bonus/witches-wizards-dragons: Level 5 is never taken
  it.each([
    [1, 3],
    [2, 2],
    [4, 5],
  ])('takes nothing where the own level is %i and the other’s %i', (own, theirs) => {
    expect(refused(levels(own, theirs), 0, 'big-magic-dragon')).toBe('card-useless');
  });

  it('takes no magic from anybody without a citadel of one’s own', () => {
    const t = levels(0, 0).set('magicLevel', 1, 1);
    expect(refused(t, 0, 'big-magic-dragon')).toBeUndefined();
    t.b.rules.unbuild(t.s, t.b.piece('citadel').index, t.corner(0, 0, 0));
    expect(refused(t, 0, 'big-magic-dragon')).toBe('card-useless');
  });

  // proves bonus/witches-wizards-dragons: If a metropolis stands on that level, it goes along with it
  it('takes a metropolis along with its level', () => {
    const t = levels(3, 4);
    t.b.the.metropolises.place(t.s, 1, 'science', t.corner(0, 0, 2));
    take(t);
    expect([t.field('scienceMetropolis'), t.points(0), t.points(1)]).toEqual([t.corner(0, 0, 0), 4, 2]);
  });
});

describe('the Dance of the Unicorns', () => {
  const dance = (face: string): Table =>
    plays(next(magic()), 1, 'dance-of-the-unicorns').play(1, 'choose-face', { face });

  // proves bonus/witches-wizards-dragons: Play it before the roll: you choose what the event die will show
  it('settles the event die for this turn, and only before the roll', () => {
    const t = dance('magic').play(1, 'roll').nature('dice', { red: 1, yellow: 1 });
    expect(t.refusal(-1, 'event-die', { face: 'ship' })).toBeDefined();
    t.nature('event-die', { face: 'magic' });
    next(t).play(2, 'roll').nature('dice', { red: 1, yellow: 1 });
    expect(t.refusal(-1, 'event-die', { face: 'ship' })).toBeUndefined();
    expect(refused(holds(magic(), 0, 'dance-of-the-unicorns'), 0, 'dance-of-the-unicorns')).toBe(
      'card-before-roll',
    );
  });

  // proves bonus/witches-wizards-dragons: You play no Alchemist this turn
  it('is not danced to an Alchemist', () => {
    const t = holds(dance('ship'), 1, 'alchemist');
    expect(refused(t, 1, 'alchemist')).toBe('unicorns-danced');
    expect(refused(holds(next(magic()), 1, 'alchemist'), 1, 'alchemist')).toBeUndefined();
  });
});

describe('the Favor of the Stars', () => {
  const sky = (...tokens: number[]): Table => {
    const t = magic();
    for (const [i, number] of tokens.entries()) t.lay(t.hex(i - 1, 0), 'forest', number);
    return holds(t, 0, 'favor-of-the-stars');
  };
  const numberOn = (t: Table, q: number): number => 31 - Math.clz32(t.field('numbers', t.hex(q, 0)));

  // proves bonus/witches-wizards-dragons: Swap any two number tokens
  it('swaps any two numbers, a 2 and an 8 too', () => {
    const t = sky(2, 4, 8).play(0, 'play-card', { card: 'favor-of-the-stars' });
    t.play(0, 'swap-any-token', { hex: t.hex(-1, 0) }).play(0, 'swap-any-token', { hex: t.hex(1, 0) });
    expect([-1, 0, 1].map((q) => numberOn(t, q))).toEqual([8, 4, 2]);
  });

  // proves bonus/witches-wizards-dragons: if no 6 or 8 comes to lie beside another
  it('leaves no 6 beside an 8', () => {
    const t = sky(6, 4, 3, 8).play(0, 'play-card', { card: 'favor-of-the-stars' });
    t.play(0, 'swap-any-token', { hex: t.hex(-1, 0) });
    expect(t.refusal(0, 'swap-any-token', { hex: t.hex(1, 0) })?.code).toBe('red-neighbours');
    expect(t.refusal(0, 'swap-any-token', { hex: t.hex(0, 0) })).toBeUndefined();
  });
});

describe('the Little Magic Dragon', () => {
  // proves bonus/witches-wizards-dragons: When you must discard because of the hand limit, on any player’s turn, discard 4 cards fewer
  it.each([
    [8, 0],
    [12, 2],
  ])('of %i cards it leaves %i to discard, on anybody’s turn', (cards, left) => {
    const t = next(magic()).give(0, { wool: cards });
    roll(holds(t, 0, 'little-magic-dragon'), 7);
    t.play(0, 'spare-cards');
    expect([t.field('toDiscard', 0), inHand(t, 0, 'little-magic-dragon')]).toEqual([left, 0]);
    expect(t.decision).toBe(left > 0 ? 'discard' : 'main');
  });

  it('is held back until then, and nobody else has it', () => {
    expect(refused(holds(magic(), 0, 'little-magic-dragon'), 0, 'little-magic-dragon')).toBe('on-discard');
    const t = roll(next(magic()).give(0, { wool: 8 }).give(2, { wool: 8 }), 7);
    expect(t.refusal(0, 'spare-cards')?.code).toBe('no-card');
  });
});

describe('Magic Dispense', () => {
  const site = (goods: Record<string, number>): { t: Table; corner: number } => {
    const t = magic().give(0, goods);
    const { edges, corners } = trail(t, -1, 2);
    for (const edge of edges) t.put(0, 'road', edge);
    return { t: holds(t, 0, 'magic-dispense'), corner: corners[2] };
  };

  // proves bonus/witches-wizards-dragons: Build a settlement at once for 2 resources less
  // proves bonus/witches-wizards-dragons: You choose which two you leave out of the price
  it('leaves two of the price out, of the owner’s choice', () => {
    const { t, corner } = site({ brick: 1, lumber: 1, wool: 1 });
    t.play(0, 'play-card', { card: 'magic-dispense' });
    expect(t.refusal(0, 'dispensed-settlement', { corner })?.code).toBe('choose-savings');
    expect(t.refusal(0, 'leave-out', { good: 'ore' })?.code).toBe('not-in-price');
    t.play(0, 'leave-out', { good: 'grain' }).play(0, 'leave-out', { good: 'wool' });
    expect(t.refusal(0, 'leave-out', { good: 'brick' })?.code).toBe('not-in-price');
    t.play(0, 'dispensed-settlement', { corner });
    expect([t.hand(0), t.points(0), t.decision]).toEqual([{ wool: 1 }, 1, 'main']);
  });

  it('whatever is left must be in the hand', () => {
    const { t } = site({ brick: 1, lumber: 1 });
    t.play(0, 'play-card', { card: 'magic-dispense' });
    expect(t.legal(0, 'leave-out').map(({ good }) => good)).toEqual(['wool', 'grain']);
    expect(refused(site({ brick: 1 }).t, 0, 'magic-dispense')).toBe('card-useless');
  });
});

describe('the Magic Flow', () => {
  const flow = (from: number, way: string): Table =>
    plays(magic().set('barbarians', 0, from), 0, 'magic-flow').play(0, 'drift', { way });

  // proves bonus/witches-wizards-dragons: Move the barbarian ship two spaces on or two spaces back
  // proves bonus/witches-wizards-dragons: It does not go back beyond its start, and attacks when it comes to the last space
  it('takes the ship two spaces either way', () => {
    expect(flow(3, 'on').field('barbarians')).toBe(5);
    expect(flow(3, 'back').field('barbarians')).toBe(1);
    expect(flow(1, 'back').field('barbarians')).toBe(0);
    const struck = flow(5, 'on');
    expect([struck.field('attacks'), struck.field('barbarians'), struck.decision]).toEqual([1, 0, 'main']);
  });
});

describe('the Magic Formula', () => {
  // proves bonus/witches-wizards-dragons: Every other player gives you one of their progress cards, openly
  // proves bonus/witches-wizards-dragons: You keep one of these; the others go under their decks
  // proves bonus/witches-wizards-dragons: Cards for a Magic Formula are given openly
  it('takes a card of each other’s choice, of which one is kept', () => {
    const t = holds(holds(magic(), 1, 'crane', 'spy'), 2, 'wizard');
    const under = t.field('deckSizes', 2);
    plays(t, 0, 'magic-formula');
    expect(t.refusal(1, 'magic-formula-give', { card: 'wizard' })?.code).toBe('no-card');
    t.play(1, 'magic-formula-give', { card: 'crane' });
    expect(t.events.find(({ kind }) => kind === 'progress-given')?.data).toMatchObject({ card: 'crane' });
    t.play(2, 'magic-formula-give', { card: 'wizard' });
    expect(t.refusal(0, 'magic-formula-keep', { card: 'spy' })?.code).toBe('card-not-given');
    t.play(0, 'magic-formula-keep', { card: 'wizard' });
    expect([inHand(t, 0, 'wizard'), inHand(t, 0, 'crane'), inHand(t, 1, 'spy')]).toEqual([1, 0, 1]);
    expect([t.field('deckSizes', 2) - under, t.decision]).toEqual([1, 'main']);
  });

  it('does nothing where nobody else has a card', () => {
    expect(refused(holds(magic(), 0, 'magic-formula'), 0, 'magic-formula')).toBe('card-useless');
  });
});

// proves bonus/witches-wizards-dragons: Take 3 resources of your choice from the bank
it('the Magic of Nature brings 3 resources', () => {
  const t = plays(magic(), 0, 'magic-of-nature');
  expect(t.refusal(0, 'choose-good', { good: 'paper' })?.code).toBe('not-choosable');
  for (const good of ['ore', 'ore', 'wool']) t.play(0, 'choose-good', { good });
  expect([t.hand(0), t.decision]).toEqual([{ ore: 2, wool: 1 }, 'main']);
});

describe('an attack', () => {
  const besieged = (): Table => {
    const t = next(magic(EIGHT));
    city(t, 0, false);
    city(t, 1, false, 2);
    t.put(2, 'city', t.corner(0, 0, 4));
    knight(t, 1, t.corner(1, -2, 2));
    return t;
  };

  // proves bonus/witches-wizards-dragons: your active knights count twice this time
  // proves bonus/witches-wizards-dragons: When the barbarians attack, on any player’s turn
  it('finds knights twice as strong by a Magic Power, this once', () => {
    const t = besieged();
    knight(t, 0, t.corner(1, 0, 2), { rank: 'mighty' });
    attack(holds(t, 0, 'magic-power'), 9);
    expect([t.decision, t.legal(1)]).toEqual(['attack-answers', []]);
    t.play(0, 'play-magic-power').play(0, 'no-answer');
    expect([t.field('defenderPoints', 0), t.field('doubledKnights', 0), t.field('attacks')]).toEqual([
      1, 0, 1,
    ]);
  });

  // proves bonus/witches-wizards-dragons: Or lose no city when the barbarians have won
  it('costs no city of whoever has a Magic Veto, and those of others all the same', () => {
    const t = attack(holds(besieged(), 0, 'magic-veto'), 2);
    t.play(0, 'veto-loss').play(0, 'no-answer');
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([2, 2, 1]);
    const lost = attack(besieged(), 2);
    expect([0, 1, 2].map((seat) => lost.points(seat))).toEqual([1, 2, 1]);
  });

  // proves bonus/witches-wizards-dragons: Everybody who holds a magic card is asked about Magic Power and Magic Veto when these could help, whatever the card is
  it('asks everybody with a magic card, and nobody else', () => {
    const t = attack(holds(holds(besieged(), 0, 'wizard'), 2, 'magic-power'), 2);
    expect([0, 1, 2, 3].map((seat) => t.legal(seat).length)).toEqual([1, 0, 2, 0]);
    expect(t.refusal(0, 'play-magic-power')?.code).toBe('no-card');
    t.play(0, 'no-answer').play(2, 'no-answer');
    expect(t.field('attacks')).toBe(1);
    expect(refused(holds(magic(), 0, 'magic-power'), 0, 'magic-power')).toBe('at-attack');
  });
});

describe('the Magic Swap', () => {
  const swap = (t: Table, one: number, other: number): Table =>
    plays(t, 0, 'magic-swap')
      .play(0, 'magic-swap-hex', { hex: one })
      .play(0, 'magic-swap-hex', { hex: other });
  const ground = (t: Table, hex: number): [string, number] => [
    t.b.terrains[t.field('terrain', hex)].id,
    t.field('numbers', hex),
  ];

  // proves bonus/witches-wizards-dragons: Swap two hexes of land
  // proves bonus/witches-wizards-dragons: Number tokens stay where they are, but a lone one goes with its hex when the other has none
  it('swaps the land below the numbers, and takes a lone number along', () => {
    const t = magic();
    const [hills, woods, desert] = [t.hex(0, 0), t.hex(1, 0), t.hex(-2, 0)];
    t.lay(woods, 'forest', 4);
    swap(t, hills, woods);
    expect([ground(t, hills), ground(t, woods)]).toEqual([
      ['forest', 1 << 9],
      ['hills', 1 << 4],
    ]);
    swap(holds(t, 0), woods, desert);
    expect([ground(t, woods), ground(t, desert)]).toEqual([
      ['desert', 0],
      ['hills', 1 << 4],
    ]);
  });

  // proves bonus/witches-wizards-dragons: Everything else stays
  it('leaves buildings and the robber where they are, and costs a citadel without hills', () => {
    const t = magic();
    const corner = city(t);
    t.lay(t.hex(1, 0), 'forest', 4).set('blocker', 0, t.hex(0, 0));
    swap(t, t.hex(0, 0), t.hex(1, 0));
    expect([t.field('blocker'), t.points(0)]).toEqual([t.hex(0, 0), 2]);
    const beside = t.b.walks.hexesAt[corner].includes(t.hex(1, 0));
    expect(titledAt(t, corner)).toBe(beside ? 'citadel' : undefined);
  });

  it('does not swap like with like, or the sea', () => {
    const t = plays(magic(), 0, 'magic-swap').play(0, 'magic-swap-hex', { hex: 0 });
    expect(t.refusal(0, 'magic-swap-hex', { hex: 1 })?.code).toBe('same-land');
  });
});

describe('the Magic Veto', () => {
  const aimed = (veto: string): Table => {
    const t = magic().set('attacks', 0, 1);
    knight(t, 1, t.corner(1, -2, 2));
    return holds(t, 1, veto, 'crane');
  };

  // proves bonus/witches-wizards-dragons: A Magic Veto stops what one player does to you alone
  // proves bonus/witches-wizards-dragons: stop what another player does to you alone
  // proves bonus/witches-wizards-dragons: or a progress card aimed at you
  it('stops a card aimed at its owner, who is asked whether it is there or not', () => {
    for (const [card, stops] of [
      ['magic-veto', true],
      ['wizard', false],
    ] as const) {
      const t = plays(aimed(card), 0, 'spy').play(0, 'spy-on', { seat: 1 });
      expect([t.decision, t.legal(0), t.legal(1, 'veto-stop').length]).toEqual([
        'veto-asked',
        [],
        stops ? 1 : 0,
      ]);
      t.play(1, stops ? 'veto-stop' : 'veto-bear');
      expect([t.decision, inHand(t, 1, 'crane')]).toEqual([stops ? 'main' : 'spy', 1]);
    }
  });

  it('nobody is asked without a magic card, nor about what one does to oneself', () => {
    const t = holds(magic(), 1, 'crane');
    plays(t, 0, 'spy').play(0, 'spy-on', { seat: 1 });
    expect(t.decision).toBe('spy');
  });

  // proves bonus/witches-wizards-dragons: That is a theft by a blocker, a knight of yours driven off
  it('stops a theft', () => {
    const rob = (move: string): Table => {
      const t = next(holds(magic(), 0, 'magic-veto').set('attacks', 0, 1).give(0, { ore: 1 }));
      t.put(0, 'settlement', t.corner(0, 0, 0));
      roll(t, 7).play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
      return t.play(0, move);
    };
    expect([rob('veto-stop').hand(1), rob('veto-stop').decision]).toEqual([{}, 'main']);
    expect(rob('veto-bear').nature('steal', { good: 'ore' }).hand(1)).toEqual({ ore: 1 });
  });

  // proves bonus/witches-wizards-dragons: A knight whose drive is stopped by a Magic Veto has acted all the same
  it('stops a knight that drives another off, which has acted', () => {
    const t = magic();
    const { edges, corners } = trail(t, -1, 3);
    for (const edge of edges) t.put(0, 'road', edge);
    knight(t, 0, corners[0], { rank: 'strong' });
    knight(t, 1, corners[3]);
    holds(t, 1, 'magic-veto').play(0, 'displace-knight', { corner: corners[0], to: corners[3] });
    t.play(1, 'veto-stop');
    expect(t.b.ownerOf[t.field('knightUnit', corners[3])]).toBe(1);
    expect(t.field('knightActive', corners[0])).toBe(0);
  });

  // proves bonus/witches-wizards-dragons: at your knight, road or city
  it('stops a card at a knight or a road of its owner', () => {
    const t = magic();
    const { edges, corners } = trail(t, -1, 3);
    for (const edge of edges) t.put(0, 'road', edge);
    knight(t, 1, corners[3]);
    t.put(1, 'road', trail(t, 1, 1).edges[0]);
    holds(t, 1, 'magic-veto', 'wizard');
    plays(t, 0, 'intrigue').play(0, 'drive-off', { corner: corners[3] }).play(1, 'veto-stop');
    expect([t.b.ownerOf[t.field('knightUnit', corners[3])], t.decision]).toEqual([1, 'main']);
    holds(t, 1, 'wizard');
    const edge = trail(t, 1, 1).edges[0];
    plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge });
    expect(t.decision).toBe('veto-asked');
    expect(t.refusal(1, 'veto-stop')?.code).toBe('no-card');
    t.play(1, 'veto-bear');
    expect([t.field('route', edge), t.decision]).toEqual([0, 'main']);
    expect(plays(t, 0, 'diplomat').play(0, 'remove-open-road', { edge: edges[0] }).decision).toBe(
      'lay-again',
    );
  });

  // proves bonus/witches-wizards-dragons: What several are asked to give or to discard is not stopped, nor is a trade
  it('does not stop what several suffer', () => {
    const t = aimed('magic-veto').give(1, { wool: 4 }).set('defenderPoints', 1, 3);
    expect(plays(t, 0, 'saboteur').decision).toBe('discard');
    expect(refused(holds(magic(), 0, 'magic-veto'), 0, 'magic-veto')).toBe('at-blow');
  });
});

// proves bonus/witches-wizards-dragons: Reveal it as soon as you draw it: it is worth 1 point
it('White Magic is revealed as it is drawn, for a point', () => {
  const t = draws(magic(), 0, 'white-magic');
  expect([t.points(0), inHand(t, 0, 'white-magic')]).toEqual([1, 0]);
});

describe('the Witch’s Spell', () => {
  const bewitched = (options = {}): Table => {
    const t = magic(options);
    knight(t, 1, t.corner(1, -2, 2));
    return plays(t, 0, 'witchs-spell').play(0, 'bewitch', { seat: 1 });
  };
  const why = (t: Table): string | undefined => {
    t.give(1, { grain: 1 });
    const saved = t.field('spell', 1);
    return saved > 0 ? t.b.the.units.barActivate(t.s, 1, t.corner(1, -2, 2))?.code : undefined;
  };

  // proves bonus/witches-wizards-dragons: All knights of one other player become inactive, and that player makes none active for the next three turns, no matter whose
  it('puts knights to sleep for the next three turns', () => {
    const t = bewitched();
    expect(t.field('knightActive', t.corner(1, -2, 2))).toBe(0);
    roll(next(t), 2).give(1, { grain: 1 });
    expect(t.refusal(1, 'activate-knight', { corner: t.corner(1, -2, 2) })?.code).toBe('knights-bound');
    expect(refused(holds(t, 1, 'warlord'), 1, 'warlord')).toBe('card-useless');
    roll(next(t), 2);
    roll(next(t), 2);
    expect(why(t)).toBe('knights-bound');
    roll(next(t), 2);
    expect(why(t)).toBeUndefined();
    comeRound(t, 1).play(1, 'activate-knight', { corner: t.corner(1, -2, 2) });
  });

  // proves bonus/witches-wizards-dragons: With five or six players a building phase counts as a turn
  it('counts building phases too, with five players', () => {
    const t = bewitched({ seats: 5 });
    const counted = [t.field('spell', 1)];
    next(t);
    counted.push(t.field('spell', 1));
    while (t.decision === 'special') t.play(t.legal(1).length > 0 ? 1 : speaker(t), 'done-building');
    counted.push(t.field('spell', 1));
    expect(counted).toEqual([4, 3, 2]);
  });

  it('is aimed at somebody with knights', () => {
    expect(refused(holds(magic(), 0, 'witchs-spell'), 0, 'witchs-spell')).toBe('card-useless');
  });
});

const speaker = (t: Table): number => [0, 1, 2, 3, 4].find((seat) => t.legal(seat).length > 0) ?? 0;

it('the row is played by three to six', () => {
  for (const seats of [3, 4, 5, 6]) expect(magic({ seats }, ID).b.seats).toBe(seats);
});

// proves bonus/witches-wizards-dragons: What is done to cities is done to citadels
it('a sabotaged citadel draws one brick and is repaired for the price of a city’s repair', () => {
  const t = magic({ modules: ['cities-knights/third-edition-saboteur'] });
  const corner = city(t, 1);
  plays(t, 0, 'saboteur').play(0, 'sabotage', { corner });
  roll(next(t), 9);
  expect(t.hand(1)).toEqual({ brick: 1 });
  t.give(1, { lumber: 1, ore: 1 }).play(1, 'repair-city', { corner });
  expect(t.field('sabotaged', corner)).toBe(0);
});
