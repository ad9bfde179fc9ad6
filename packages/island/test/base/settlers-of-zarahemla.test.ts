import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { harboursOf, laid, numbersOf, terrainsOf } from './laid.ts';
import { holder, main, quiet } from './quiet.ts';

const game = 'first-island/settlers-of-zarahemla';
const STONE = { brick: 1, ore: 1 };
/** the temple of the quiet island stands in the desert in the west */
const beside = (t: ReturnType<typeof main>) => t.corner(-2, 0, 0);

// proves first-island/settlers-of-zarahemla: The island is made of strips
test('strips of hexes, fixed harbours and loose numbers', () => {
  const seeds = [1, 2, 3].map((seed) => laid(game, { seed }));
  expect(seeds[0].b.layout.assembly?.pieces.map(({ sides }) => sides[0].terrains.length)).toEqual([
    5, 4, 4, 3, 3,
  ]);
  expect(new Set(seeds.map((t) => harboursOf(t).join())).size).toBe(1);
  expect(new Set(seeds.map((t) => terrainsOf(t).join() + numbersOf(t).join())).size).toBe(3);
});

describe('the temple', () => {
  // proves first-island/settlers-of-zarahemla: A stone costs 1 brick and 1 ore
  // proves first-island/settlers-of-zarahemla: Everybody builds the temple
  test('a stone costs 1 brick and 1 ore', () => {
    const t = main({}, game);
    t.put(0, 'settlement', beside(t)).give(0, STONE).play(0, 'contribute', { via: 0 });
    expect([t.hand(0), t.field('stones', 0)]).toEqual([{}, 1]);
    expect(t.refusal(0, 'contribute', { via: 0 })).toMatchObject({ code: 'cannot-pay' });
  });

  // proves first-island/settlers-of-zarahemla: The temple stands in the desert
  // proves first-island/settlers-of-zarahemla: may lay stones
  test('a road, settlement or city at a corner of the temple is needed', () => {
    const t = main({}, game);
    t.give(0, { brick: 3, ore: 3 }).put(1, 'settlement', beside(t));
    expect(t.refusal(0, 'contribute', { via: 0 })).toMatchObject({ code: 'no-way' });
    expect(t.refusal(0, 'contribute', { via: 1 })).toMatchObject({ code: 'no-way' });
    t.put(0, 'road', t.edge(-1, 0, 2)).play(0, 'contribute', { via: 0 });
  });

  // proves first-island/settlers-of-zarahemla: everybody has 11, and there are 16
  test('everybody has 11 stones', () => {
    const t = main({}, game);
    t.put(0, 'settlement', beside(t)).give(0, STONE).set('stones', 0, 11);
    expect(t.refusal(0, 'contribute', { via: 0 })).toMatchObject({ code: 'no-stone' });
  });

  // proves first-island/settlers-of-zarahemla: Most Stones: 3 points
  test('most stones are worth 3 points: to the first, then to strictly more', () => {
    const t = main({}, game);
    t.put(0, 'settlement', beside(t)).give(0, { brick: 2, ore: 2 }).play(0, 'contribute', { via: 0 });
    expect(holder(t, 'most-stones')).toBe(0);
    t.set('stones', 1, 1);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, 'most-stones')).toBe(0);
    t.set('stones', 1, 2);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t, 'most-stones')).toBe(1);
  });

  // proves first-island/settlers-of-zarahemla: Fewest Stones: minus 2 points
  // proves first-island/settlers-of-zarahemla: Nobody has Fewest Stones before
  test('everybody with the fewest stones has 2 points less, once the first is laid', () => {
    const t = main({}, game);
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([0, 0, 0, 0]);
    t.set('stones', 0, 2).set('stones', 1, 1);
    t.b.rules.reviewAwards(t.s);
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 0, -2, -2]);
  });

  // proves first-island/settlers-of-zarahemla: Every seven adds a neutral
  test('every seven adds a stone of nobody’s', () => {
    const t = quiet({}, game).roll(7);
    expect(t.field('neutralStones')).toBe(1);
    expect(t.decision).toBe('move-blocker');
  });

  // proves first-island/settlers-of-zarahemla: Twelve points win
  test('twelve points win', () => {
    expect(laid(game).b.options.points).toBe(12);
  });

  // proves first-island/settlers-of-zarahemla: The game also ends with
  test('the game ends with 12 stones of nobody’s: most points win, more stones break a tie', () => {
    const t = quiet({}, game);
    t.put(1, 'settlement', t.corner(1, 0, 0)).put(1, 'settlement', t.corner(1, 0, 2));
    t.set('stones', 0, 1)
      .set('stones', 1, 2)
      .set('stones', 2, 1)
      .set('stones', 3, 1)
      .set('neutralStones', 0, 11)
      .roll(7);
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [1], ending: 'condition' });
  });

  // proves first-island/settlers-of-zarahemla: that are still hidden count too
  test('hidden victory point cards count in that comparison', () => {
    const t = quiet({}, game).cards(0, 'victory-point', 3);
    t.put(1, 'settlement', t.corner(1, 0, 0))
      .set('neutralStones', 0, 11)
      .roll(7);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  // proves first-island/settlers-of-zarahemla: The game also ends with
  test('the game ends with 30 stones in all', () => {
    const t = main({}, game);
    t.put(0, 'settlement', beside(t)).give(0, STONE).set('neutralStones', 0, 9);
    t.set('stones', 0, 6).set('stones', 1, 8).set('stones', 2, 6).play(0, 'contribute', { via: 0 });
    expect(t.over).toBe(true);
    expect(t.b.result(t.s).winners).toEqual([1]);
  });
});

describe('two promotional cards', () => {
  // proves first-island/settlers-of-zarahemla: Two promotional cards, one of each
  test('one of each is in the deck', () => {
    const counts = laid(game).b.cards.map(({ id, count }) => [id, count]);
    expect(counts).toContainEqual(['stonemasons', 1]);
    expect(counts).toContainEqual(['storehouse', 1]);
  });

  // proves first-island/settlers-of-zarahemla: Lay one stone for free
  // proves first-island/settlers-of-zarahemla: Stonemasons lay one stone
  test('stonemasons lay a stone for nothing', () => {
    const t = main({}, game);
    t.cards(0, 'stonemasons');
    expect(t.refusal(0, 'play-card', { card: 'stonemasons' })).toMatchObject({ code: 'card-useless' });
    t.put(0, 'settlement', beside(t)).play(0, 'play-card', { card: 'stonemasons' });
    expect(t.field('stones', 0)).toBe(1);
    expect(holder(t, 'most-stones')).toBe(0);
  });

  // proves first-island/settlers-of-zarahemla: Take a good of your choice for each stone
  // proves first-island/settlers-of-zarahemla: the Storehouse gives one good
  test('the storehouse gives a good of choice for each own stone, up to three', () => {
    const t = main({}, game);
    t.cards(0, 'storehouse');
    expect(t.refusal(0, 'play-card', { card: 'storehouse' })).toMatchObject({ code: 'card-useless' });
    t.set('stones', 0, 5).play(0, 'play-card', { card: 'storehouse' });
    for (const good of ['ore', 'wool', 'ore']) t.play(0, 'choose-good', { good });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 2, wool: 1 }, 'main']);
  });
});

test('the cards of a deck that is left out are refused like any that nobody has', () => {
  const t = new Table('first-island/settlers-of-zarahemla', { modules: ['cities-knights/core'] }).started();
  expect(t.refusal(t.active, 'play-card', { card: 'stonemasons' })?.code).toBe('no-card');
});
