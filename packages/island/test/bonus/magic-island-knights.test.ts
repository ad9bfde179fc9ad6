import { describe, expect, it, test } from 'vitest';
import { ROWS } from '../../bonus/magic-island/rows.ts';
import { inHand as heldProgress, holds } from '../cities-knights/cards/progress.ts';
import { comeRound } from '../cities-knights/realm.ts';
import {
  coast,
  dawn,
  has,
  held,
  inHand,
  inPlay,
  island,
  knightAt,
  laidAside,
  refused,
  roll,
  shore,
  stands,
} from './magic-island.ts';

/** a table where seat 0 has a settlement and a road, and may call knights at one corner */
function camp() {
  const t = island();
  const post = shore(t, 0, 0, 1)[1];
  return { t, post };
}

const call = (id: string, goods: Record<string, number>) => {
  const { t, post } = camp();
  has(t, 0, id).give(0, goods).set('politicsLevel', 0, 4);
  t.play(0, 'play-development', { card: id }).play(0, 'station-knight', { corner: post });
  return { t, post };
};

describe('the numbers and prices of the knights', () => {
  // proves bonus/the-magic-island: Basic knight, strength 1, tournament 0, for 1 ore, 2 gold.
  // proves bonus/the-magic-island: Basic knight, strength 2, tournament 1, for 1 grain, 1 ore.
  // proves bonus/the-magic-island: Basic knight, strength 1, tournament 2, for 1 grain, 1 ore.
  // proves bonus/the-magic-island: Basic knight, strength 3, tournament 0, for 1 grain, 1 ore, 1 wool.
  // proves bonus/the-magic-island: Basic knight, strength 1, tournament 1, for 1 ore, 1 wool.
  // proves bonus/the-magic-island: Basic knight, strength 1, tournament 1, for 1 ore.
  // proves bonus/the-magic-island: Basic knight, strength 0, tournament 2, for 1 grain, 1 wool.
  // proves bonus/the-magic-island: A basic knight costs what its card says and comes active
  test.each([
    ['baroc', { ore: 1, gold: 2 }, [1, 0]],
    ['conrad', { grain: 1, ore: 1 }, [2, 1]],
    ['hagen', { grain: 1, ore: 1 }, [1, 2]],
    ['johanna', { grain: 1, ore: 1, wool: 1 }, [3, 0]],
    ['richard', { ore: 1, wool: 1 }, [1, 1]],
    ['siegfried', { ore: 1 }, [1, 1]],
    ['sven', { grain: 1, wool: 1 }, [0, 2]],
  ] as const)('%s costs what the card says, is basic and comes active', (id, price, numbers) => {
    const { t, post } = call(id, price);
    expect([t.hand(0), t.field('knightActive', post), inPlay(t, 0, id)]).toEqual([{}, 1, 1]);
    expect([t.field('knightStrength', post), t.field('knightTournament', post)]).toEqual(numbers);
    const [good] = Object.keys(price);
    const poor = has(camp().t, 0, id).set('politicsLevel', 0, 4);
    poor.give(0, { ...price, [good]: (price as Record<string, number>)[good] - 1 });
    expect(refused(poor, 0, id)).toBe('cannot-pay');
  });

  // proves bonus/the-magic-island: Strong knight, strength 2, tournament 2, for 1 grain, 1 ore, 1 wool.
  // proves bonus/the-magic-island: Strong knight, strength 3, tournament 2, for 1 grain, 2 ore, 1 wool.
  // proves bonus/the-magic-island: Strong knight, strength 1, tournament 3, for 1 grain, 1 ore, 1 wool.
  // proves bonus/the-magic-island: Strong knight, strength 3, tournament 1, for 1 grain, 1 ore, 1 wool.
  // proves bonus/the-magic-island: Mighty knight, strength 1, tournament 5, for 2 grain, 2 ore, 1 wool.
  // proves bonus/the-magic-island: Mighty knight, strength 5, tournament 2, for 2 grain, 2 ore, 2 wool.
  // proves bonus/the-magic-island: Mighty knight, strength 3, tournament 3, for 2 grain, 2 ore, 1 wool.
  // proves bonus/the-magic-island: Mighty knight, strength 7, tournament 1, for 2 grain, 2 ore, 3 wool.
  // proves bonus/the-magic-island: Mighty knight, strength 1, tournament 7, for 2 grain, 2 ore, 3 wool.
  // proves bonus/the-magic-island: The first activation of a strong or mighty knight costs what was not paid
  // proves bonus/the-magic-island: its first activation is free
  test.each([
    ['bodo', { grain: 1, ore: 1, wool: 1 }, [2, 2], 1],
    ['otto', { grain: 1, ore: 2, wool: 1 }, [3, 2], 1],
    ['pippin', { grain: 1, ore: 1, wool: 1 }, [1, 3], 1],
    ['walter', { grain: 1, ore: 1, wool: 1 }, [3, 1], 1],
    ['falk', { grain: 2, ore: 2, wool: 1 }, [1, 5], 2],
    ['gotz', { grain: 2, ore: 2, wool: 2 }, [5, 2], 2],
    ['ingo', { grain: 2, ore: 2, wool: 1 }, [3, 3], 2],
    ['karl', { grain: 2, ore: 2, wool: 3 }, [7, 1], 2],
    ['roland', { grain: 2, ore: 2, wool: 3 }, [1, 7], 2],
  ] as const)(
    '%s costs three of its resources, and the rest when first active',
    (id, price, numbers, rank) => {
      const t = call(id, price).t;
      const post = coast(t)[1];
      const rows = ROWS as Record<string, { rank?: number }>;
      expect(rows[id].rank).toBe(rank);
      while (t.decision === 'pay-knight') t.play(0, t.legal(0, 'pay-knight')[0]);
      const left = Object.values(t.hand(0)).reduce((sum, count) => sum + count, 0);
      const whole = Object.values(price).reduce((sum, count) => sum + count, 0);
      expect([left, t.field('knightActive', post)]).toEqual([whole - 3, 0]);
      expect([t.field('knightStrength', post), t.field('knightTournament', post)]).toEqual(numbers);
      // What is left is its first activation, to the last card.
      t.give(0, { ...t.hand(0), grain: (t.hand(0).grain ?? 0) + 1 });
      expect(t.refusal(0, 'activate-knight', { corner: post })?.code).toBe('first-waking');
      t.give(0, { ...t.hand(0), grain: (t.hand(0).grain ?? 0) - 1 });
      if (left > 0) {
        const rest = t.hand(0);
        const [good] = Object.keys(rest);
        t.give(0, { ...rest, [good]: rest[good] - 1 });
        expect(t.refusal(0, 'rouse-knight', { corner: post })?.code).toBe('cannot-pay');
        t.give(0, rest);
      }
      t.play(0, 'rouse-knight', { corner: post });
      expect([t.hand(0), t.field('knightActive', post)]).toEqual([{}, 1]);
    },
  );
});

describe('how knights come', () => {
  // proves bonus/the-magic-island: A strong or mighty one costs any three of the resources on its card and comes inactive
  it('any three of the resources on the card will do, and nothing else', () => {
    const { t, post } = camp();
    has(t, 0, 'otto').give(0, { ore: 2, wool: 1, brick: 3 });
    t.play(0, 'play-development', { card: 'otto' }).play(0, 'station-knight', { corner: post });
    expect(t.hand(0)).toEqual({ brick: 3 });
    const poor = has(camp().t, 0, 'otto').give(0, { ore: 3, brick: 3 });
    expect(refused(poor, 0, 'otto')).toBe('cannot-pay');
    const choice = has(camp().t, 0, 'otto').give(0, { grain: 1, ore: 2, wool: 1 });
    choice
      .play(0, 'play-development', { card: 'otto' })
      .play(0, 'station-knight', { corner: coast(choice)[1] });
    expect(choice.legal(0).map(({ good }) => good)).toEqual(['grain', 'ore', 'wool']);
    expect(choice.refusal(0, 'pay-knight', { good: 'brick' })?.code).toBe('not-on-card');
    choice.play(0, 'pay-knight', { good: 'grain' }).play(0, 'pay-knight', { good: 'wool' });
    expect(choice.hand(0)).toEqual({ ore: 1 });
  });

  // proves bonus/the-magic-island: mighty ones need the Fortress
  // proves bonus/the-magic-island: Mighty knights can be called
  it('mighty ones need the Fortress', () => {
    const { t } = camp();
    has(t, 0, 'karl').give(0, { grain: 2, ore: 1 }).set('politicsLevel', 0, 2);
    expect(refused(t, 0, 'karl')).toBe('no-fortress');
    t.set('politicsLevel', 0, 3);
    expect(refused(t, 0, 'karl')).toBe(undefined);
  });

  // proves bonus/the-magic-island: You need the Cathedral for her
  it('Johanna needs the Cathedral', () => {
    const { t } = camp();
    has(t, 0, 'johanna').give(0, { grain: 1, ore: 1, wool: 1 }).set('politicsLevel', 0, 3);
    expect(refused(t, 0, 'johanna')).toBe('no-cathedral');
    t.set('politicsLevel', 0, 4);
    expect(refused(t, 0, 'johanna')).toBe(undefined);
  });

  // proves bonus/the-magic-island: Knights come with cards alone, onto a corner at your roads or ships beside one of your settlements, cities or citadels
  it('they come to a corner at own roads beside an own town, and not without a card', () => {
    const t = island().give(0, { ore: 2 });
    const corners = shore(t, 0, 0, 2);
    has(t, 0, 'siegfried').play(0, 'play-development', { card: 'siegfried' });
    expect(t.legal(0, 'station-knight').map(({ corner }) => corner)).toEqual([corners[1]]);
    expect(t.refusal(0, 'station-knight', { corner: corners[2] })?.code).toBe('no-town-near');
    expect(t.b.moves.some(({ name }) => name === 'basic-knight' || name === 'strong-knight')).toBe(false);
  });

  it('without such a corner none is called', () => {
    const t = has(island().give(0, { ore: 1 }), 0, 'siegfried');
    t.put(0, 'settlement', coast(t)[0]);
    expect(refused(t, 0, 'siegfried')).toBe('no-post');
  });

  // proves bonus/the-magic-island: Each belongs to a piece of its rank
  it('a third knight of a rank finds no piece, and a lost one gives its piece back and its card up', () => {
    const t = island().give(0, { ore: 1 });
    const corners = shore(t, 0, 0, 6);
    stands(t, 0, 'conrad', corners[2]);
    stands(t, 0, 'hagen', corners[3]);
    has(t, 0, 'siegfried');
    expect(refused(t, 0, 'siegfried')).toBe('none-left');
    t.b.rules.unbuild(t.s, t.b.piece('basic-knight').index, corners[3]);
    expect([refused(t, 0, 'siegfried'), inPlay(t, 0, 'hagen'), laidAside(t, 'hagen')]).toEqual([
      undefined,
      0,
      1,
    ]);
  });

  // proves bonus/the-magic-island: later ones 1 grain
  it('one that has been active before costs 1 grain', () => {
    const { t, post } = camp();
    stands(t, 0, 'otto', post, false).give(0, { grain: 1 });
    expect(t.refusal(0, 'rouse-knight', { corner: post })?.code).toBe('woken-before');
    t.play(0, 'activate-knight', { corner: post });
    expect([t.hand(0), t.field('knightActive', post)]).toEqual([{}, 1]);
  });
});

describe('a Warlord', () => {
  // proves bonus/the-magic-island: A Warlord takes 1 grain off the first
  // proves bonus/the-magic-island: A knight that has never been active costs 1 grain less
  // proves bonus/the-magic-island: becomes active if nothing is left to pay
  test.each([
    ['grain and more', 1 + (1 << 3), 1 << 3, 0],
    ['grain alone', 1, 0, 1],
    ['no grain', 1 << 3, 1 << 3, 0],
    ['nothing', 0, 0, 1],
  ] as const)('with %s still due', (_what, due, left, active) => {
    const { t, post } = camp();
    stands(t, 0, 'otto', post, false).set('knightWaits', post, 1).set('knightDue', post, due);
    holds(t, 0, 'warlord').play(0, 'play-card', { card: 'warlord' });
    expect([t.field('knightDue', post), t.field('knightActive', post)]).toEqual([left, active]);
  });

  // proves bonus/the-magic-island: Make all your knights active for free
  it('wakes the others for nothing', () => {
    const { t, post } = camp();
    stands(t, 0, 'conrad', post, false);
    holds(t, 0, 'warlord').play(0, 'play-card', { card: 'warlord' });
    expect(t.field('knightActive', post)).toBe(1);
    expect(heldProgress(t, 0, 'warlord')).toBe(0);
  });
});

describe('driving off', () => {
  /** knights of two seats on one road of seat 0 */
  const meet = (own: string, other: string) => {
    const t = island();
    const corners = shore(t, 0, 0, 4);
    stands(t, 0, own, corners[1]);
    stands(t, 1, other, corners[3]);
    return { t, corners, why: t.refusal(0, 'displace-knight', { corner: corners[1], to: corners[3] })?.code };
  };

  // proves bonus/the-magic-island: An active knight drives off a knight of another player with a lower tournament value, whatever their ranks
  test.each([
    ['hagen', 'karl', undefined],
    ['karl', 'hagen', 'no-lesser-knight'],
    ['conrad', 'richard', 'no-lesser-knight'],
    ['conrad', 'baroc', undefined],
  ])('%s meets %s', (own, other, why) => {
    expect(meet(own, other).why).toBe(why);
  });

  it('one that finds no place is lost with its card', () => {
    const { t, corners } = meet('hagen', 'karl');
    t.play(0, 'displace-knight', { corner: corners[1], to: corners[3] });
    expect([knightAt(t, corners[3]), inPlay(t, 1, 'karl'), laidAside(t, 'karl')]).toEqual(['hagen', 0, 1]);
  });

  it('one that finds a place keeps its card there', () => {
    const { t, corners } = meet('hagen', 'karl');
    const near = t.b.walks.edgesAt[corners[3]].find((edge) => t.field('route', edge) === 0)!;
    t.put(1, 'road', near);
    t.play(0, 'displace-knight', { corner: corners[1], to: corners[3] });
    const [{ corner }] = t.legal(1, 'place-knight');
    t.play(1, 'place-knight', { corner });
    expect([knightAt(t, corner as number), knightAt(t, corners[3])]).toEqual(['karl', 'hagen']);
  });
});

describe('single knights', () => {
  // proves bonus/the-magic-island: Whenever a 7 is rolled you get 1 ore
  it('Baroc brings 1 ore on every 7, to nobody else and on no other number', () => {
    const t = dawn();
    stands(t, 1, 'baroc', shore(t, 1, 0, 1)[1]);
    roll(t, 7);
    expect([t.hand(1), t.hand(0)]).toEqual([{ ore: 1 }, {}]);
    const other = dawn();
    stands(other, 1, 'baroc', shore(other, 1, 0, 1)[1]);
    expect(roll(other, 2).hand(1)).toEqual({});
  });

  const duel = (die: number, more: boolean) => {
    const t = island().give(0, { gold: 1 });
    const corners = shore(t, 0, 0, 4);
    stands(t, 0, 'richard', corners[1]);
    stands(t, 1, 'karl', corners[4]);
    if (more) stands(t, 0, 'conrad', corners[2]);
    t.play(0, 'avenge', { corner: corners[4] });
    expect([t.hand(0), laidAside(t, 'richard')]).toEqual([{}, 1]);
    t.nature('vengeance', { die });
    return { t, corners };
  };

  // proves bonus/the-magic-island: Later you may discard him and pay 1 gold to attack another player’s knight
  it('Richard strikes a knight down with a 5, and not with a 6, when his side loses one', () => {
    const hit = duel(5, true);
    expect(knightAt(hit.t, hit.corners[4])).toBe(undefined);
    const missed = duel(6, true);
    expect([knightAt(missed.t, missed.corners[4]), missed.t.decision]).toEqual(['karl', 'revenge']);
    missed.t.play(1, 'revenge', { corner: missed.corners[2] });
    expect(laidAside(missed.t, 'conrad')).toBe(1);
    expect(duel(6, false).t.decision).toBe('main');
  });

  it('Richard needs a gold, a foe and himself on the board', () => {
    const t = island();
    const corners = shore(t, 0, 0, 4);
    stands(t, 1, 'karl', corners[4]);
    const why = () => t.refusal(0, 'avenge', { corner: corners[4] })?.code;
    expect(why()).toBe('knight-not-there');
    stands(t, 0, 'richard', corners[1]);
    expect(why()).toBe('cannot-pay');
    t.give(0, { gold: 1 });
    expect(why()).toBe(undefined);
    expect(t.refusal(0, 'avenge', { corner: corners[1] })?.code).toBe('not-a-foreign-knight');
  });

  // proves bonus/the-magic-island: send the merchant, for you, to a hex beside which he stood
  it('Sven sends the merchant to a hex beside him', () => {
    const t = island().give(0, { gold: 1 });
    const corners = shore(t, 0, 0, 2);
    t.lay(t.hex(-1, -1), 'pasture').lay(t.hex(0, -1), 'desert');
    stands(t, 0, 'sven', corners[2]);
    expect(t.refusal(0, 'trade-with-sven', { hex: t.hex(0, -1) })?.code).toBe('merchant-not-there');
    expect(t.refusal(0, 'trade-with-sven', { hex: t.hex(1, -1) })?.code).toBe('merchant-not-there');
    t.play(0, 'trade-with-sven', { hex: t.hex(-1, -1) });
    expect([t.field('merchantHex'), t.field('merchantOf'), laidAside(t, 'sven'), t.hand(0)]).toEqual([
      t.hex(-1, -1),
      0,
      1,
      {},
    ]);
    expect(t.refusal(0, 'trade-with-sven', { hex: t.hex(-1, -1) })?.code).toBe('knight-not-there');
  });
});

describe('a Deserter', () => {
  const lure = (other: string, own: readonly string[] = []) => {
    const t = island();
    const corners = shore(t, 0, 0, 4);
    for (const [i, id] of own.entries()) stands(t, 0, id, corners[3 + i]);
    stands(t, 1, other, coast(t)[7]);
    holds(t, 0, 'deserter');
    return { t, corners };
  };

  // proves bonus/the-magic-island: A Deserter brings you the knight with its card, if you have a piece of that rank and a place for it
  // proves bonus/the-magic-island: Choose another player, who gives up a knight of their choice
  // proves bonus/the-magic-island: the knight serves you, with its card and its points, active or not as it was
  // proves bonus/the-magic-island: to its new owner with a Deserter
  it('brings the knight with card and points', () => {
    const { t, corners } = lure('hagen');
    t.set('knightChits', coast(t)[7], 1);
    t.play(0, 'play-card', { card: 'deserter' }).play(0, 'lure-away', { seat: 1 });
    t.play(1, 'let-desert', { corner: coast(t)[7] }).play(0, 'take-deserter', { corner: corners[1] });
    expect([knightAt(t, corners[1]), t.field('knightActive', corners[1])]).toEqual(['hagen', 1]);
    expect([inPlay(t, 0, 'hagen'), inPlay(t, 1, 'hagen')]).toEqual([1, 0]);
    expect([t.points(0), t.points(1)]).toEqual([2, 0]);
  });

  // proves bonus/the-magic-island: Otherwise it only leaves the board
  it('only takes it off where there is no such piece', () => {
    const { t } = lure('hagen', ['conrad', 'siegfried']);
    t.play(0, 'play-card', { card: 'deserter' }).play(0, 'lure-away', { seat: 1 });
    t.play(1, 'let-desert', { corner: coast(t)[7] });
    expect([t.decision, inPlay(t, 0, 'hagen'), laidAside(t, 'hagen')]).toEqual(['main', 0, 1]);
  });

  // proves bonus/the-magic-island: She never deserts
  // proves bonus/the-magic-island: Johanna never deserts.
  it('Johanna never deserts', () => {
    const { t } = lure('johanna');
    expect(t.refusal(0, 'play-card', { card: 'deserter' })?.code).toBe('card-useless');
    stands(t, 1, 'conrad', coast(t)[8]);
    t.play(0, 'play-card', { card: 'deserter' }).play(0, 'lure-away', { seat: 1 });
    expect(t.refusal(1, 'let-desert', { corner: coast(t)[7] })?.code).toBe('never-deserts');
    expect(t.refusal(1, 'let-desert', { corner: coast(t)[8] })).toBe(undefined);
  });
});

describe('a Smith', () => {
  // proves bonus/the-magic-island: A Smith replaces up to two knights by knights of the next rank out of your hand, for free
  // proves bonus/the-magic-island: they stay active or not
  it('puts a knight of the next rank out of the hand in place of another', () => {
    const t = island();
    const corners = shore(t, 0, 0, 4);
    stands(t, 0, 'siegfried', corners[1], false);
    has(t, 0, 'otto', 'karl');
    holds(t, 0, 'smith').play(0, 'play-card', { card: 'smith' });
    expect(t.refusal(0, 'forge-knight', { corner: corners[1], card: 'karl' })?.code).toBe('no-better-knight');
    t.play(0, 'forge-knight', { corner: corners[1], card: 'otto' });
    expect([knightAt(t, corners[1]), t.field('knightActive', corners[1]), t.decision]).toEqual([
      'otto',
      0,
      'main',
    ]);
    expect([laidAside(t, 'siegfried'), inHand(t, 0, 'otto'), inPlay(t, 0, 'otto')]).toEqual([1, 0, 1]);
  });

  // proves bonus/the-magic-island: The card that the first one leaves free may replace the second
  // proves bonus/the-magic-island: out of the game when the knight leaves the board
  it('the card that becomes free replaces another, with its points', () => {
    const t = island().set('politicsLevel', 0, 3);
    const corners = shore(t, 0, 0, 4);
    stands(t, 0, 'siegfried', corners[1]);
    stands(t, 0, 'pippin', corners[3]);
    t.set('knightChits', corners[3], 1).set('knightChits', corners[1], 1);
    has(t, 0, 'roland');
    holds(t, 0, 'smith').play(0, 'play-card', { card: 'smith' });
    t.play(0, 'forge-knight', { corner: corners[3], card: 'roland' });
    t.play(0, 'forge-knight', { corner: corners[1], card: 'pippin' });
    expect([knightAt(t, corners[1]), knightAt(t, corners[3])]).toEqual(['pippin', 'roland']);
    expect([t.field('knightChits', corners[1]), t.field('knightChits', corners[3])]).toEqual([1, 0]);
    expect([laidAside(t, 'siegfried'), laidAside(t, 'pippin'), inPlay(t, 0, 'pippin')]).toEqual([1, 0, 1]);
  });

  // proves bonus/the-magic-island: Mighty ones need the Fortress.
  it('needs the Fortress for mighty ones, and a card at hand', () => {
    const t = island();
    stands(t, 0, 'otto', shore(t, 0, 0, 2)[1]);
    holds(t, 0, 'smith');
    expect(t.refusal(0, 'play-card', { card: 'smith' })?.code).toBe('card-useless');
    has(t, 0, 'karl');
    expect(t.refusal(0, 'play-card', { card: 'smith' })?.code).toBe('card-useless');
    t.set('politicsLevel', 0, 3);
    expect(t.refusal(0, 'play-card', { card: 'smith' })).toBe(undefined);
  });

  it('may stop after the first', () => {
    const t = island();
    const corners = shore(t, 0, 0, 4);
    stands(t, 0, 'siegfried', corners[1]);
    stands(t, 0, 'conrad', corners[3]);
    has(t, 0, 'otto', 'bodo');
    holds(t, 0, 'smith').play(0, 'play-card', { card: 'smith' });
    expect(t.refusal(0, 'forge-no-more')?.code).toBe('must-promote');
    t.play(0, 'forge-knight', { corner: corners[1], card: 'otto' }).play(0, 'forge-no-more');
    expect([knightAt(t, corners[3]), laidAside(t, 'siegfried'), held(t, 0)]).toEqual(['conrad', 1, 1]);
  });
});

describe('the Largest Army', () => {
  const army = (t: ReturnType<typeof island>) => t.field('award', t.b.award('great-army'));

  // proves bonus/the-magic-island: Most strength and tournament value of all your knights together, at least 6
  it('takes six, and is worth two points', () => {
    const t = island();
    const corners = coast(t);
    stands(t, 0, 'otto', corners[1]);
    expect(army(t)).toBe(-1);
    stands(t, 0, 'baroc', corners[3]);
    expect([army(t), t.points(0)]).toEqual([0, 2]);
  });

  // proves bonus/the-magic-island: Among equals the greater number of knights
  it('goes to the greater number of knights among equals', () => {
    const t = island();
    const corners = coast(t);
    stands(t, 0, 'falk', corners[0]);
    stands(t, 1, 'bodo', corners[2]);
    stands(t, 1, 'sven', corners[4]);
    expect(army(t)).toBe(1);
    stands(t, 2, 'otto', corners[6]);
    stands(t, 2, 'baroc', corners[8]);
    expect(army(t)).toBe(1);
  });
});

it('knights keep their cards over the rounds', () => {
  const t = island();
  const corners = shore(t, 0, 0, 2);
  stands(t, 0, 'conrad', corners[1]);
  comeRound(t);
  t.play(0, 'move-knight', { corner: corners[1], to: corners[2] });
  expect([knightAt(t, corners[2]), knightAt(t, corners[1]), t.field('knightStrength', corners[2])]).toEqual([
    'conrad',
    undefined,
    2,
  ]);
});
