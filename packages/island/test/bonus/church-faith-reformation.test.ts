import { describe, expect, it } from 'vitest';
import { changeHex, lowerCity } from '../../index.ts';
import { draws, holds, inHand, plays, refused } from '../cities-knights/cards/progress.ts';
import { attack, knight, level, next, roll, rollRed, trail } from '../cities-knights/realm.ts';
import type { Table } from '../table.ts';
import { FAITH_ROW, parish, see } from './faith.ts';
import { titledAt } from './magic.ts';

const DIOCESE = { brick: 1, grain: 1, lumber: 1 };
const KEGS = { options: { beer: 'activations' } };
const HOME = { options: { inquisitorHome: true } };
const far = (t: Table): number => t.corner(1, -2, 2);

it('thirteen points win, as without religion', () => {
  expect(parish().b.rules.goal(parish().s)).toBe(13);
});

describe('the diocese', () => {
  // proves bonus/church-faith-reformation: For 1 brick, 1 grain and 1 lumber it goes beside one of your cities at fields with a number
  // proves bonus/church-faith-reformation: Everybody has one diocese
  it('goes beside an own city at fields, once, and makes it worth 3 points', () => {
    const t = parish().give(0, DIOCESE);
    const corner = see(t, 0, false);
    t.play(0, 'diocese', { corner });
    expect([t.hand(0), t.points(0)]).toEqual([{}, 3]);
    t.put(0, 'city', t.corner(0, 0, 2)).give(0, DIOCESE);
    expect(t.refusal(0, 'diocese', { corner: t.corner(0, 0, 2) })?.code).toBe('none-left');
  });

  it('stands at fields with a number alone', () => {
    const t = parish().give(0, DIOCESE).put(0, 'city', far(parish()));
    expect(t.refusal(0, 'diocese', { corner: far(t) })?.code).toBe('no-grain-land');
    const corner = see(t, 0, false);
    t.lay(t.hex(0, 0), 'fields');
    expect(t.refusal(0, 'diocese', { corner })?.code).toBe('no-grain-land');
  });

  // proves bonus/church-faith-reformation: If your diocese no longer stands at such fields, it is a city again, and you may build the diocese anew
  // proves bonus/church-faith-reformation: A robber on the fields does not matter
  it('is a city again without fields, and not for a robber', () => {
    const t = parish();
    const corner = see(t);
    t.set('blocker', 0, t.hex(0, 0));
    expect(t.points(0)).toBe(3);
    changeHex(t.b, t.s, t.hex(0, 0), t.b.terrain('desert'), 0);
    expect([t.points(0), titledAt(t, corner)]).toEqual([2, undefined]);
    t.lay(t.hex(0, 0), 'fields', 9).give(0, DIOCESE).play(0, 'diocese', { corner });
    expect(t.points(0)).toBe(3);
  });

  // proves bonus/church-faith-reformation: A diocese is a city like others
  it('has a wall, is a metropolis, and falls', () => {
    const t = parish().give(0, { brick: 2 });
    const corner = see(t);
    t.play(0, 'city-wall', { corner });
    t.b.the.metropolises.place(t.s, 0, 'religion', corner);
    expect(t.points(0)).toBe(5);
    t.set('religionMetropolis', 0, -1);
    lowerCity(t.b, t.s, corner);
    expect([t.points(0), titledAt(t, corner)]).toEqual([1, undefined]);
  });
});

describe('bread', () => {
  // proves bonus/church-faith-reformation: Fields give your diocese 1 grain and 1 bread; other cities get 2 grain there
  // proves bonus/church-faith-reformation: Fields give every city 1 grain and 1 bread
  // proves bonus/church-faith-reformation: All cities at fields make bread, not dioceses alone
  it.each([
    [false, { grain: 2 }],
    [true, { grain: 1, bread: 1 }],
  ])('is made of grain by a diocese, and by every city if wanted: %s', (breadForAll, plain) => {
    const t = next(parish({ options: { breadForAll } }));
    see(t);
    see(t, 1, false, 2);
    roll(t, 9);
    expect([t.hand(0), t.hand(1)]).toEqual([{ grain: 1, bread: 1 }, plain]);
  });

  // proves bonus/church-faith-reformation: Bread is a commodity, and there is as much of it as of each other commodity
  it('is a commodity like others', () => {
    for (const seats of [4, 6]) {
      const t = parish({ seats });
      expect(t.bank('bread')).toBe(t.bank('paper'));
    }
    const t = parish().give(0, { bread: 4 }).play(0, 'bank-trade', { give: 'bread', want: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });
});

describe('religion', () => {
  // proves bonus/church-faith-reformation: Religion is a fourth branch of improvements, paid for with bread, with a metropolis of its own
  it('costs bread, and its fourth level brings a metropolis', () => {
    const t = parish();
    const corner = see(t);
    for (const cost of [1, 2, 3, 4]) t.give(0, { bread: cost }).play(0, 'improve-religion');
    expect([t.hand(0), t.field('religionMetropolis'), t.points(0)]).toEqual([{}, corner, 5]);
  });

  // proves bonus/church-faith-reformation: You build its levels and draw its cards only while you have a diocese
  it('is built and drawn with a diocese alone', () => {
    const t = parish().give(0, { bread: 1 });
    const corner = see(t, 0, false);
    expect(t.refusal(0, 'improve-religion')?.code).toBe('no-diocese');
    t.put(0, 'diocese', corner).play(0, 'improve-religion');
    roll(next(t), 2);
    next(t);
    rollRed(t, 2, 1, 'religion');
    expect(t.decision).toBe('draw-card');
    const without = parish().set('religionLevel', 0, 1);
    rollRed(next(without), 2, 1, 'religion');
    expect(without.decision).toBe('main');
  });

  it('a defender without a diocese chooses among the other branches', () => {
    const t = next(parish());
    knight(t, 0, far(t));
    knight(t, 1, t.corner(-1, 0, 3));
    see(t, 1);
    t.put(2, 'city', t.corner(0, 0, 2));
    attack(t, 2);
    expect(t.legal(1, 'choose-branch')).toHaveLength(4);
    t.play(1, 'choose-branch', { branch: 'trade' }).nature('draw-card', { card: 'merchant' });
    expect(t.legal(0, 'choose-branch')).toHaveLength(3);
    expect(t.refusal(0, 'choose-branch', { branch: 'religion' })?.code).toBe('no-diocese');
  });

  // proves bonus/church-faith-reformation: Nobody has both the Theater (science 4) and the Mission (religion 4)
  it('nobody has both the fourth level of science and that of religion', () => {
    const t = parish().set('scienceLevel', 0, 4).set('religionLevel', 0, 3).give(0, { bread: 4, paper: 4 });
    see(t);
    expect(t.refusal(0, 'improve-religion')?.code).toBe('level-excluded');
    t.set('scienceLevel', 0, 3).play(0, 'improve-religion');
    t.put(0, 'city', t.corner(0, 0, 2));
    expect(t.refusal(0, 'improve-science')?.code).toBe('level-excluded');
    expect(t.refusal(0, 'improve-religion')?.code).toBe('cannot-pay');
  });

  // proves bonus/church-faith-reformation: The event die has eight sides
  it('the event die has 4 ships and 4 gates', () => {
    expect(
      parish()
        .b.the.eventDie.faces()
        .map(({ id, sides }) => `${id} ${sides}`),
    ).toEqual(['ship 4', 'trade 1', 'politics 1', 'science 1', 'religion 1']);
  });

  // proves bonus/church-faith-reformation: The religion deck has 18 progress cards
  // proves bonus/church-faith-reformation: The gate of religion on the event die brings them as the other gates bring theirs
  it.each([
    [{}, 1, 1, 4, 1],
    [{ secondDogma: true }, 2, 0, 4, 1],
    [{ inquisitorHome: true }, 1, 1, 5, 0],
  ])('has a deck of 18 with %j', (options, dogmas, burnings, inquisitors, refuges) => {
    const t = parish({ options });
    const count = (id: string): number => t.field('deck', t.b.card(id));
    expect(t.field('deckSizes', 3)).toBe(18);
    expect(['dogma', 'book-burning', 'inquisitor', 'refuge'].map(count)).toEqual([
      dogmas,
      burnings,
      inquisitors,
      refuges,
    ]);
  });
});

// proves bonus/church-faith-reformation: The deck has two Dogmas and no Book Burning
// proves bonus/church-faith-reformation: A second Dogma takes the place of Book Burning
it('a table may play with a second Dogma', () => {
  const t = parish({ options: { secondDogma: true } });
  expect([t.field('deck', t.b.card('dogma')), t.field('deck', t.b.card('book-burning'))]).toEqual([2, 0]);
});

describe('beer', () => {
  const domain = (options = {}): Table => {
    const t = next(parish({ options }));
    return t.set('religionLevel', 0, 3);
  };

  // proves bonus/church-faith-reformation: Religion 3, the Domain: when a number other than 7 gives you nothing, you get 1 beer
  // proves bonus/church-faith-reformation: When a number other than 7 gives you nothing, take a beer
  it('comes to a domain from a number that gives nothing, and not on a 7', () => {
    expect(roll(domain(), 3).hand(0)).toEqual({ beer: 1 });
    expect(roll(domain(), 7).hand(0)).toEqual({});
    const t = domain();
    see(t, 0, false);
    expect(roll(t, 9).hand(0)).toEqual({ grain: 2 });
    expect(roll(domain().set('religionLevel', 0, 2), 3).hand(0)).toEqual({});
  });

  // proves bonus/church-faith-reformation: With the aqueduct, too, you choose a beer or a resource
  it('or a resource, where there is an aqueduct, too, but not both', () => {
    const both = (): Table => roll(domain().set('scienceLevel', 0, 3), 3);
    expect(both().decision).toBe('beer-or-resource');
    const beer = both().play(0, 'take-beer');
    expect([beer.hand(0), beer.decision]).toEqual([{ beer: 1 }, 'main']);
    const ore = both().play(0, 'rather-resource').play(0, 'choose-good', { good: 'ore' });
    expect([ore.hand(0), ore.decision]).toEqual([{ ore: 1 }, 'main']);
    expect(roll(next(parish()).set('scienceLevel', 0, 3), 3).decision).toBe('choose-good');
  });

  // proves bonus/church-faith-reformation: Beer is a commodity
  // proves bonus/church-faith-reformation: The bank buys it, but never sells it
  it('is bought by the bank and not sold, and counts in hand', () => {
    const t = parish().give(0, { beer: 4, wool: 4 });
    expect(t.refusal(0, 'bank-trade', { give: 'wool', want: 'beer' })?.code).toBe('bank-keeps');
    t.play(0, 'bank-trade', { give: 'beer', want: 'ore' });
    expect(t.hand(0)).toEqual({ wool: 4, ore: 1 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.give(0, { beer: 8 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(4);
  });

  // proves bonus/church-faith-reformation: Whenever you build you may brew 1 beer for 3 grain
  // proves bonus/church-faith-reformation: A beer can be brewed for 3 grain
  it('is brewed for 3 grain where that is played', () => {
    const t = parish({ options: { beerForGrain: true } }).give(0, { grain: 3 });
    t.play(0, 'brew-beer');
    expect(t.hand(0)).toEqual({ beer: 1 });
    expect(t.refusal(0, 'brew-beer')?.code).toBe('cannot-pay');
    expect(parish().give(0, { grain: 3 }).refusal(0, 'brew-beer')?.code).toBe('move-unknown');
  });
});

describe('a beer festival', () => {
  const feast = (beer: number): Table => {
    const t = parish().give(0, { beer });
    const { edges, corners } = trail(t, 1, 5);
    for (const edge of edges) t.put(1, 'road', edge);
    t.put(1, 'settlement', corners[0]);
    knight(t, 1, corners[4]);
    see(t, 1, false);
    return t;
  };
  const road = (t: Table): number => trail(t, 1, 5).edges[2];

  // proves bonus/church-faith-reformation: at a road or ship for 2 beer, at a knight for 3, at a settlement for 4, at a city for 5
  it('costs 2 at a road, 3 at a knight, 4 at a settlement, 5 at a city', () => {
    const t = feast(5);
    const { corners } = trail(t, 1, 5);
    const held: [string, Record<string, number>, number][] = [
      ['feast-road', { edge: road(t) }, 2],
      ['feast-knight', { corner: corners[4] }, 3],
      ['feast-building', { corner: corners[0] }, 4],
      ['feast-building', { corner: t.corner(0, 0, 0) }, 5],
    ];
    for (const [move, at, price] of held) {
      expect(feast(price - 1).refusal(0, move, at)?.code).toBe('too-little-beer');
      expect(feast(price).play(0, move, at).hand(0)).toEqual({});
    }
  });

  // proves bonus/church-faith-reformation: Whenever you build you may hold one beer festival at a piece of another player
  // proves bonus/church-faith-reformation: You hold one festival at a time
  // proves bonus/church-faith-reformation: A piece has one festival at most, and a metropolis has none
  it('is held once at a time, at a piece of another, at no metropolis, once at a piece', () => {
    const t = feast(9).play(0, 'feast-road', { edge: road(t0()) });
    expect(t.refusal(0, 'feast-road', { edge: trail(t, 1, 5).edges[0] })?.code).toBe('festival-running');
    roll(next(t), 2).give(2, { beer: 5 });
    expect(
      feast(9)
        .put(0, 'road', trail(t, -1, 1).edges[0])
        .refusal(0, 'feast-road', { edge: trail(t, -1, 1).edges[0] })?.code,
    ).toBe('festival-own');
    roll(next(t), 2);
    expect(t.refusal(2, 'feast-road', { edge: road(t) })?.code).toBe('festival-there');
    const metropolis = feast(9);
    metropolis.b.the.metropolises.place(metropolis.s, 1, 'trade', t.corner(0, 0, 0));
    expect(metropolis.refusal(0, 'feast-building', { corner: t.corner(0, 0, 0) })?.code).toBe(
      'festival-metropolis',
    );
  });

  // proves bonus/church-faith-reformation: Until your next turn the piece does nothing
  // proves bonus/church-faith-reformation: A building at a festival draws nothing and opens no harbour; its points and its place stay
  it('stops a building until the next own turn', () => {
    const t = feast(5).play(0, 'feast-building', { corner: t0().corner(0, 0, 0) });
    const points = t.points(1);
    roll(next(t), 9);
    expect([t.hand(1), t.points(1)]).toEqual([{}, points]);
    roll(next(t), 2);
    roll(next(t), 2);
    roll(next(t), 9);
    expect(t.hand(1)).toEqual({ grain: 2 });
  });

  it('closes the harbour of a building', () => {
    const t = feast(5);
    const corner = t.b.harbourCorner[0];
    t.set('harbour', 0, 0).put(1, 'settlement', corner);
    expect(t.b.the.bank.rate(t.s, 1, t.b.good('ore'))).toBe(3);
    t.play(0, 'feast-building', { corner });
    expect(t.b.the.bank.rate(t.s, 1, t.b.good('ore'))).toBe(4);
  });

  // proves bonus/church-faith-reformation: A road counts nothing for the Longest Road and leads nowhere
  it('breaks a road, from which nothing leads on', () => {
    const t = feast(2);
    const { edges, corners } = trail(t, 1, 6);
    expect(t.b.awards[0].of(t.s, 1)).toBe(5);
    t.play(0, 'feast-road', { edge: road(t) });
    expect(t.b.awards[0].of(t.s, 1)).toBe(2);
    const end = parish().give(0, { beer: 2 }).put(1, 'road', edges[0]);
    end.play(0, 'feast-road', { edge: edges[0] });
    roll(next(end), 2).give(1, { brick: 2, lumber: 2, wool: 1, grain: 1 });
    expect(end.refusal(1, 'road', { edge: edges[1] })?.code).toBe('road-feasts');
    expect(end.refusal(1, 'settlement', { corner: corners[1] })?.code).toBe('road-feasts');
    roll(next(end), 2);
    roll(next(end), 2);
    expect(end.field('feastEdge', edges[0])).toBe(1);
    next(end);
    expect(end.field('feastEdge', edges[0])).toBe(0);
  });

  // proves bonus/church-faith-reformation: A knight does not act or fight, and is not promoted or made active
  it('stops a knight', () => {
    const t = feast(3);
    const corner = trail(t, 1, 5).corners[4];
    expect(t.b.the.defence.strength(t.s, 1)).toBe(1);
    t.play(0, 'feast-knight', { corner });
    expect(t.b.the.defence.strength(t.s, 1)).toBe(0);
    roll(next(t), 2).give(1, { wool: 1, ore: 1, grain: 1 });
    expect(t.b.the.units.barAct(t.s, 1, corner)?.code).toBe('knight-feasts');
    expect(t.refusal(1, 'strong-knight', { corner })?.code).toBe('knight-feasts');
    t.set('knightActive', corner, 0);
    expect(t.refusal(1, 'activate-knight', { corner })?.code).toBe('knight-feasts');
  });

  it('ends with its piece, so that another can be held', () => {
    const t = feast(9).play(0, 'feast-road', { edge: road(t0()) });
    t.b.rules.unbuild(t.s, t.b.piece('road').index, road(t));
    expect([t.field('festivalKind', 0), t.field('feastEdge', road(t))]).toEqual([0, 0]);
  });
});

const t0 = (): Table => parish();

describe('beer that wakes knights', () => {
  // proves bonus/church-faith-reformation: Beer is no card: it lies open, is not traded, and you keep at most one less than the points you need to win
  // proves bonus/church-faith-reformation: Beer pays for festivals that stop a piece of another player, or wakes your weakest knight
  it('lies beside the hand, up to a limit', () => {
    const t = next(parish(KEGS)).set('religionLevel', 0, 3).set('kegs', 0, 11);
    roll(t, 3);
    expect([t.field('kegs', 0), t.hand(0), t.bank('beer')]).toEqual([12, {}, 0]);
    roll(next(t), 3);
    expect(t.field('kegs', 0)).toBe(12);
    expect(t.refusal(2, 'feast-road', { edge: 0 })?.code).toBe('move-unknown');
  });

  // proves bonus/church-faith-reformation: Whenever you build you may pay as much beer as you have points and make the weakest of your inactive knights active
  // proves bonus/church-faith-reformation: Beer wakes the weakest of the knights that are inactive, whatever the others are
  it('wakes the weakest that sleeps, for as much beer as there are points', () => {
    const t = parish(KEGS).set('kegs', 0, 4);
    see(t, 0, false);
    const [weak, strong] = [far(t), t.corner(-1, 0, 3)];
    knight(t, 0, weak, { active: false });
    knight(t, 0, strong, { rank: 'strong', active: false });
    expect(t.refusal(0, 'wake-knight', { corner: strong })?.code).toBe('weakest-active');
    t.play(0, 'wake-knight', { corner: weak }).play(0, 'wake-knight', { corner: strong });
    expect([t.field('kegs', 0), t.field('knightActive', strong)]).toEqual([0, 1]);
    knight(t, 0, weak, { active: false });
    expect(t.refusal(0, 'wake-knight', { corner: weak })?.code).toBe('too-little-beer');
  });

  // proves bonus/church-faith-reformation: once in a building phase, else as often as you can
  it('wakes one in a building phase', () => {
    const t = parish({ seats: 5, ...KEGS }).set('kegs', 1, 9);
    const [one, other] = [far(t), t.corner(-1, 0, 3)];
    for (const corner of [one, other]) knight(t, 1, corner, { active: false });
    next(t).play(1, 'wake-knight', { corner: one });
    expect(t.refusal(1, 'wake-knight', { corner: other })?.code).toBe('beer-once');
  });
});

describe('the Anathema', () => {
  const banned = (): Table => {
    const t = parish();
    see(t, 1, false);
    const t2 = plays(t, 0, 'anathema').play(0, 'ban', { seat: 1 });
    for (let i = 0; i < 3; i++) t2.play(0, 'name-price', { good: 'grain' });
    return t2;
  };

  // proves bonus/church-faith-reformation: Name another player and three resources that hexes beside their buildings give
  // proves bonus/church-faith-reformation: An Anathema may ask for one resource several times
  it('asks for three resources that the other makes', () => {
    const t = parish();
    see(t, 1, false);
    plays(t, 0, 'anathema').play(0, 'ban', { seat: 1 });
    expect(t.refusal(0, 'name-price', { good: 'ore' })?.code).toBe('not-made-by');
    const town = t.b.walks.hexesAt.findIndex((_, corner) => t.b.ownerOf[t.field('building', corner)] === 1);
    const [hex] = t.b.walks.hexesAt[town];
    t.lay(hex, 'mountains').set('numbers', hex, 0);
    expect(t.refusal(0, 'name-price', { good: 'ore' })?.code).toBe('not-made-by');
    t.set('numbers', hex, 1 << 4);
    expect(t.refusal(0, 'name-price', { good: 'ore' })).toBeUndefined();
    expect(refused(holds(parish(), 0, 'anathema'), 0, 'anathema')).toBe('card-useless');
  });

  // proves bonus/church-faith-reformation: Until they pay you these, they draw no science cards and build no science improvements
  it('closes science until it is paid', () => {
    const t = roll(next(banned()), 2).give(1, { paper: 1, grain: 3, cloth: 1 });
    expect(t.refusal(1, 'improve-science')?.code).toBe('under-anathema');
    expect(t.b.the.improvements.barDraw(t.s, 1, 'science')?.code).toBe('under-anathema');
    t.play(1, 'improve-trade').play(1, 'pay-anathema').play(1, 'improve-science');
    expect([t.hand(1), t.hand(0)]).toEqual([{}, { grain: 3 }]);
    expect(t.refusal(1, 'pay-anathema')?.code).toBe('no-anathema');
    expect(roll(next(banned()), 2).give(1, { grain: 2 }).refusal(1, 'pay-anathema')?.code).toBe('cannot-pay');
  });

  // proves bonus/church-faith-reformation: What their improvements do goes on
  it('leaves the aqueduct alone', () => {
    const t = next(banned().set('scienceLevel', 1, 3));
    expect(roll(t, 3).decision).toBe('choose-good');
  });

  // proves bonus/church-faith-reformation: A player under an anathema is not named for another, nor is one who fasts
  it('names nobody twice', () => {
    const t = holds(banned(), 0, 'anathema');
    expect(refused(t, 0, 'anathema')).toBe('card-useless');
    const lent = plays(parish(), 0, 'lent').play(0, 'impose-lent', { seat: 1 });
    holds(lent.set('active', 0, 0), 0, 'lent');
    t.set('lent', 1, 1);
    plays(t, 0, 'lent');
    expect(t.refusal(0, 'impose-lent', { seat: 1 })?.code).toBe('not-this-player');
  });
});

// proves bonus/church-faith-reformation: Every player, you too, puts one progress card out of the hand under its deck
it('a Book Burning costs everybody a progress card', () => {
  const t = holds(holds(parish(), 1, 'crane'), 0, 'spy');
  plays(t, 0, 'book-burning');
  expect(t.refusal(0, 'book-burning-discard', { card: 'crane' })?.code).toBe('no-card');
  t.play(0, 'book-burning-discard', { card: 'spy' }).play(1, 'book-burning-discard', { card: 'crane' });
  expect([t.field('cardCount', 0), t.field('cardCount', 1), t.decision]).toEqual([0, 0, 'main']);
});

// proves bonus/church-faith-reformation: Every other player discards as many resources of their choice as they have progress cards in hand
it('a Census costs a resource for each progress card, and no commodity', () => {
  const t = holds(parish().give(1, { wool: 3, coin: 1 }).give(2, { wool: 1 }), 1, 'crane', 'spy');
  plays(t, 0, 'census');
  expect(t.refusal(1, 'census-discard', { good: 'coin' })?.code).toBe('census-resource');
  t.play(1, 'census-discard', { good: 'wool' }).play(1, 'census-discard', { good: 'wool' });
  expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ wool: 1, coin: 1 }, { wool: 1 }, 'main']);
});

describe('the Church Tithe', () => {
  // proves bonus/church-faith-reformation: Every other player gives you 1 resource of their choice
  it('takes a resource of each', () => {
    const t = plays(parish().give(1, { wool: 1, coin: 1 }).give(2, { ore: 2 }), 0, 'church-tithe');
    expect(t.refusal(1, 'give-tithe', { good: 'coin' })?.code).toBe('not-asked');
    t.play(1, 'give-tithe', { good: 'wool' }).play(2, 'give-tithe', { good: 'ore' });
    expect([t.hand(0), t.decision]).toEqual([{ wool: 1, ore: 1 }, 'main']);
  });

  // proves bonus/church-faith-reformation: Anybody without resources shows you their hand
  it('shows the hand of whoever has none', () => {
    const t = plays(parish().give(1, { coin: 2 }), 0, 'church-tithe');
    expect([t.decision, t.b.rules.seesHeld(t.s, 0, 1, t.b.good('coin'))]).toEqual(['tithe-look', true]);
    expect(t.b.rules.seesHeld(t.s, 2, 1, t.b.good('coin'))).toBe(false);
    expect(t.play(0, 'seen-hands').b.rules.seesHeld(t.s, 0, 1, t.b.good('coin'))).toBe(false);
  });
});

// proves bonus/church-faith-reformation: Place a basic knight for free, where you could hire one
// proves bonus/church-faith-reformation: It is active at once
it('a Crusader comes for nothing and active', () => {
  const t = parish();
  const { edges, corners } = trail(t, 1, 2);
  for (const edge of edges) t.put(0, 'road', edge);
  plays(t, 0, 'crusader');
  expect(t.refusal(0, 'place-crusader', { corner: far(t) })?.code).toBe('not-reached');
  t.play(0, 'place-crusader', { corner: corners[2] });
  expect([t.field('knightActive', corners[2]), t.decision]).toEqual([1, 'main']);
  t.put(0, 'basic-knight', corners[0]);
  expect(refused(holds(t, 0, 'crusader'), 0, 'crusader')).toBe('card-useless');
});

// proves bonus/church-faith-reformation: Every other player who holds science cards gives you one of them, openly
// proves bonus/church-faith-reformation: You keep one of these; the others go under their deck
// proves bonus/church-faith-reformation: Cards for a Dogma are given openly
it('a Dogma takes science cards alone, and keeps one', () => {
  const t = holds(holds(parish(), 1, 'crane', 'spy'), 2, 'inventor');
  plays(t, 0, 'dogma');
  expect(t.refusal(1, 'dogma-give', { card: 'spy' })?.code).toBe('no-card');
  t.play(1, 'dogma-give', { card: 'crane' }).play(2, 'dogma-give', { card: 'inventor' });
  t.play(0, 'dogma-keep', { card: 'inventor' });
  expect([inHand(t, 0, 'inventor'), inHand(t, 0, 'crane'), inHand(t, 1, 'spy')]).toEqual([1, 0, 1]);
  expect(refused(holds(holds(parish(), 1, 'spy'), 0, 'dogma'), 0, 'dogma')).toBe('card-useless');
});

// proves bonus/church-faith-reformation: Take the robber, the merchant and the inquisitor off the board
// proves bonus/church-faith-reformation: Each comes back as it first came
it('an Exile clears the board of figures', () => {
  const t = parish().set('merchantHex', 0, 3).set('merchantOf', 0, 1);
  const corner = see(t, 1, false);
  t.set('inquisitorAt', 0, corner).set('inquisitorOf', 0, 0);
  plays(t, 0, 'exile');
  expect(
    ['blocker', 'merchantHex', 'merchantOf', 'inquisitorAt', 'inquisitorOf'].map((f) => t.field(f)),
  ).toEqual([-1, -1, -1, -1, -1]);
  expect(refused(holds(t, 0, 'exile'), 0, 'exile')).toBe('card-useless');
  t.set('attacks', 0, 1);
  next(t).play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
  t.play(0, 'let-roll-be').nature('event-die', { face: 'trade' });
  expect(t.legal(1, 'move-blocker').length).toBeGreaterThan(0);
});

describe('the Indulgence', () => {
  const rolled = (card: string): Table =>
    holds(next(parish()), 2, card).play(1, 'roll').nature('dice', { red: 2, yellow: 3 });

  // proves bonus/church-faith-reformation: On any player’s turn, right after the roll and before the event die: the red die, the yellow one or both are rolled again
  it('rolls one die or both again, before the event die', () => {
    const t = rolled('indulgence').play(2, 'roll-again', { dice: 'red' });
    expect(t.refusal(-1, 'dice-again', { red: 5, yellow: 4 })).toBeDefined();
    t.nature('dice-again', { red: 6, yellow: 3 });
    expect([t.decision, t.b.the.roll.number(t.s), inHand(t, 2, 'indulgence')]).toEqual(['event-die', 9, 0]);
    const both = rolled('indulgence').play(2, 'roll-again', { dice: 'both' });
    expect(both.legal(-1)).toHaveLength(36);
  });

  // proves bonus/church-faith-reformation: who holds a religion card is asked about an Indulgence after each roll
  it('asks whoever holds a religion card, and nobody else', () => {
    const t = rolled('lent');
    expect([t.decision, t.legal(2).length, t.legal(0).length]).toEqual(['indulgence', 1, 0]);
    expect(t.refusal(2, 'roll-again', { dice: 'red' })?.code).toBe('no-card');
    expect(t.play(2, 'let-roll-be').decision).toBe('event-die');
    expect(rolled('crane').decision).toBe('event-die');
    expect(refused(holds(parish(), 0, 'indulgence'), 0, 'indulgence')).toBe('at-roll');
  });

  // proves bonus/church-faith-reformation: Not where an Alchemist has set them
  it('leaves the dice of an Alchemist', () => {
    const t = holds(next(parish()), 2, 'indulgence');
    plays(t, 1, 'alchemist').play(1, 'set-dice', { red: 2, yellow: 3 });
    expect(t.decision).toBe('event-die');
  });
});

describe('the inquisitor', () => {
  const sent = (options = {}): Table => {
    const t = parish(options);
    see(t, 1, false);
    return plays(t, 0, 'inquisitor').play(0, 'place-inquisitor', { corner: t.corner(0, 0, 0) });
  };

  // proves bonus/church-faith-reformation: Put the inquisitor in a city of another player, but in no metropolis
  it('goes to a city of another that is no metropolis', () => {
    const t = parish();
    see(t, 1, false);
    see(t, 0, false, 2);
    t.put(1, 'settlement', far(t));
    plays(t, 0, 'inquisitor');
    expect(t.refusal(0, 'place-inquisitor', { corner: t.corner(0, 0, 2) })?.code).toBe('inquisitor-city');
    expect(t.refusal(0, 'place-inquisitor', { corner: far(t) })?.code).toBe('inquisitor-city');
    t.b.the.metropolises.place(t.s, 1, 'trade', t.corner(0, 0, 0));
    expect(t.refusal(0, 'place-inquisitor', { corner: t.corner(0, 0, 0) })?.code).toBe(
      'inquisitor-metropolis',
    );
  });

  // proves bonus/church-faith-reformation: While it is there that player has 1 point less and no good of what improvements bring
  it('costs its host a point and the abilities of improvements', () => {
    const t = sent().set('tradeLevel', 1, 3).set('scienceLevel', 1, 3).give(1, { cloth: 2 });
    expect([t.points(1), t.b.the.bank.rate(t.s, 1, t.b.good('cloth'))]).toEqual([1, 4]);
    roll(next(t), 3, 'politics');
    expect(t.decision).toBe('main');
    t.b.the.inquisitor.leave(t.s);
    expect([t.points(1), t.b.the.bank.rate(t.s, 1, t.b.good('cloth'))]).toEqual([2, 2]);
  });

  // proves bonus/church-faith-reformation: The inquisitor leaves the board when its city becomes a metropolis or a settlement
  it('leaves a metropolis and a city that falls', () => {
    const t = sent();
    t.b.the.metropolises.place(t.s, 1, 'trade', t.corner(0, 0, 0));
    expect(t.field('inquisitorAt')).toBe(-1);
    const fallen = sent();
    lowerCity(fallen.b, fallen.s, fallen.corner(0, 0, 0));
    expect([fallen.field('inquisitorAt'), fallen.points(1)]).toEqual([-1, 1]);
  });

  // proves bonus/church-faith-reformation: Put the inquisitor in any city that is no metropolis
  // proves bonus/church-faith-reformation: It cannot fall
  // proves bonus/church-faith-reformation: A city with the inquisitor does not fall
  // proves bonus/church-faith-reformation: The inquisitor leaves the board when its city becomes a metropolis.
  // proves bonus/church-faith-reformation: The inquisitor may stand in your own city; a fifth Inquisitor takes the place of Refuge
  // proves bonus/church-faith-reformation: In your own city the inquisitor that you sent yourself does you no harm
  // proves bonus/church-faith-reformation: In a city of your own it is worth 1 point to you; another player has 1 point less and no good of what improvements bring
  it('may go home, where it is worth a point and keeps the city from falling', () => {
    const t = parish(HOME);
    const corner = see(t, 0, false);
    plays(t, 0, 'inquisitor').play(0, 'place-inquisitor', { corner });
    t.set('tradeLevel', 0, 3);
    expect([t.points(0), t.b.the.improvements.able(t.s, 0, 'trade')]).toEqual([3, true]);
    attack(next(t), 2);
    expect([t.points(0), t.field('attacks')]).toEqual([3, 1]);
    const theirs = sent(HOME).set('tradeLevel', 1, 3);
    expect([theirs.points(1), theirs.b.the.improvements.able(theirs.s, 1, 'trade')]).toEqual([1, false]);
    t.b.the.metropolises.place(t.s, 0, 'trade', corner);
    expect(t.field('inquisitorAt')).toBe(-1);
  });
});

describe('Lent', () => {
  const fasting = (): Table => roll(next(plays(parish(), 0, 'lent').play(0, 'impose-lent', { seat: 1 })), 2);

  // proves bonus/church-faith-reformation: Name another player, who fasts until they pay 1 grain and 1 wool to the bank
  // proves bonus/church-faith-reformation: Meanwhile they build nothing, for a price or by a card, but they may hire, promote and activate knights
  it('stops building, but not knights, until it is paid', () => {
    const t = fasting();
    const { edges, corners } = trail(t, 1, 3);
    t.put(1, 'road', edges[0]);
    see(t, 1, false);
    t.give(1, { brick: 3, lumber: 2, cloth: 1, wool: 3, ore: 2, grain: 3 });
    for (const [move, args] of [
      ['road', { edge: edges[1] }],
      ['city-wall', { corner: t.corner(0, 0, 0) }],
      ['diocese', { corner: t.corner(0, 0, 0) }],
      ['improve-trade', {}],
    ] as const)
      expect(t.refusal(1, move, args)?.code).toBe('fasts');
    expect(refused(holds(t, 1, 'road-works'), 1, 'road-works')).toBe('card-useless');
    t.play(1, 'basic-knight', { corner: corners[0] }).play(1, 'strong-knight', { corner: corners[0] });
    t.play(1, 'activate-knight', { corner: corners[0] })
      .play(1, 'end-lent')
      .play(1, 'road', { edge: edges[1] });
    expect(t.refusal(1, 'end-lent')?.code).toBe('no-fast');
    expect(fasting().refusal(1, 'end-lent')?.code).toBe('cannot-pay');
  });
});

describe('the Reformation', () => {
  // proves bonus/church-faith-reformation: Put all your progress cards under their decks and draw as many of each deck anew
  it('exchanges the own cards for others of their decks', () => {
    const t = holds(parish(), 0, 'crane', 'spy');
    plays(t, 0, 'reformation').play(0, 'reform', { whose: 'own' });
    t.nature('draw-card', { card: 'smith' }).nature('draw-card', { card: 'bishop' });
    expect(['crane', 'spy', 'smith', 'bishop'].map((card) => inHand(t, 0, card))).toEqual([0, 0, 1, 1]);
    expect(t.decision).toBe('main');
  });

  // proves bonus/church-faith-reformation: Or all other players do so
  it('or those of all others', () => {
    const t = holds(holds(holds(parish(), 0, 'crane'), 1, 'spy'), 2, 'merchant');
    plays(t, 0, 'reformation').play(0, 'reform', { whose: 'others' });
    t.nature('draw-card', { card: 'bishop' }).nature('draw-card', { card: 'trade-monopoly' });
    expect([inHand(t, 0, 'crane'), inHand(t, 1, 'bishop'), inHand(t, 2, 'trade-monopoly')]).toEqual([
      1, 1, 1,
    ]);
    expect(refused(holds(parish(), 0, 'reformation'), 0, 'reformation')).toBe('card-useless');
    // One card is enough, of one's own or of another.
    for (const seat of [0, 1])
      expect(
        refused(holds(holds(parish(), 0, 'reformation'), seat, 'spy'), 0, 'reformation'),
      ).toBeUndefined();
  });
});

// proves bonus/church-faith-reformation: you are left out when those are found who lose a city
// proves bonus/church-faith-reformation: When the barbarians attack, on any player’s turn
// proves bonus/church-faith-reformation: about an Indulgence after each roll, and about a Refuge at each attack
it('a Refuge leaves its owner out, so that the next weakest lose a city', () => {
  const besieged = (): Table => {
    const t = next(parish());
    see(t, 0, false);
    see(t, 1, false, 2);
    t.put(2, 'city', t.corner(0, 0, 4));
    for (const [seat, corner] of [
      [1, far(t)],
      [2, t.corner(-1, 0, 3)],
    ])
      knight(t, seat, corner);
    return t;
  };
  const alone = attack(besieged(), 2);
  expect([0, 1, 2].map((seat) => alone.points(seat))).toEqual([1, 2, 2]);
  const t = attack2(holds(besieged(), 0, 'refuge'));
  t.play(0, 'take-refuge').play(0, 'no-answer');
  expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([2, 1, 1]);
  expect(refused(holds(parish(), 0, 'refuge'), 0, 'refuge')).toBe('at-attack');
});

/** the same where somebody is asked about an Indulgence before */
function attack2(t: Table): Table {
  t.set('barbarians', 0, 6).play(t.active, 'roll').nature('dice', { red: 1, yellow: 1 });
  t.play(0, 'let-roll-be').nature('event-die', { face: 'ship' });
  return t;
}

// proves bonus/church-faith-reformation: All knights of one other player become inactive
// proves bonus/church-faith-reformation: That player’s level of science, or of magic where it is played, must be higher than that of religion
it('a Superstition frightens the knights of whoever doubts', () => {
  const t = parish().set('scienceLevel', 1, 2).set('religionLevel', 1, 2);
  knight(t, 1, far(t));
  expect(refused(holds(t, 0, 'superstition'), 0, 'superstition')).toBe('card-useless');
  t.set('scienceLevel', 1, 3).play(0, 'play-card', { card: 'superstition' }).play(0, 'frighten', { seat: 1 });
  expect(t.field('knightActive', far(t))).toBe(0);
  expect(refused(holds(t, 0, 'superstition'), 0, 'superstition')).toBe('card-useless');
});

it('a religion card is drawn like any other', () => {
  expect(inHand(draws(parish(), 1, 'exile'), 1, 'exile')).toBe(1);
  expect(level(parish(), 0, 'religion')).toBe(0);
});

it('at sea a festival at a ship takes 2 beer, and an Exile sends the pirate off', () => {
  const t = parish({ modules: [FAITH_ROW] }, 'seafarers/heading-for-new-shores').give(0, { beer: 2 });
  const ship = t.b.piece('ship').index;
  const edge = t.b.walks.endsOf.findIndex((_, at) => t.b.rules.edgeFit(t.s, ship, at));
  t.put(1, 'ship', edge).play(0, 'feast-road', { edge });
  expect(t.hand(0)).toEqual({});
  expect(t.field('blocker', t.b.blocker('pirate'))).toBeGreaterThanOrEqual(0);
  plays(t, 0, 'exile');
  expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
});
