import { termsOf } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { islandModules } from '../../index.ts';
import { count, HARBOURS, harboursOf, laid } from './laid.ts';
import { main, quiet } from './quiet.ts';

const game = 'first-island/edition-rules';
const of = (edition: string, more = {}) => ({ options: { edition, ...more } });
const victoryCards = (edition: string) => laid(game, of(edition)).b.options.victoryCards;

// proves island: English 3rd edition: the robber may only go
// proves island: Where the robber may go: any land hex
// proves first-island/edition-rules: English 3rd edition only
test('English 3rd edition only: the robber goes to hexes that produce', () => {
  const places = (edition: string) => {
    const t = quiet(of(edition), game);
    t.lay(t.hex(1, 0), 'desert').roll(7);
    return t.legal(0, 'move-blocker').length;
  };
  expect(places('english-3')).toBe(17);
  for (const edition of ['english-1', 'english-2', 'english-4', 'international'])
    expect(places(edition)).toBe(18);
});

// proves first-island/edition-rules: Before the English 3rd edition the deck has seven
// proves first-island/edition-rules: International editions have always had five
// proves first-island/base: Before the English 3rd edition: seven
// proves first-island/base: Victory point cards in the deck
test('seven victory point cards before the English 3rd edition, five since and in all international ones', () => {
  expect(['english-1', 'english-2', 'english-3', 'english-4', 'international'].map(victoryCards)).toEqual([
    7, 7, 5, 5, 5,
  ]);
});

describe('showing victory point cards', () => {
  // proves first-island/edition-rules: may be shown at any time; since then
  // proves first-island/base: Before the 4th edition: victory
  // proves first-island/base: are shown only to win, or (before
  test('at any time before the 4th edition: the point becomes public', () => {
    const t = main(of('english-3'), game);
    t.cards(0, 'victory-point', 2).play(0, 'show-card', { card: 'victory-point' });
    expect([t.points(0), t.b.rules.publicPoints(t.s, 0)]).toEqual([2, 1]);
    t.play(0, 'show-card', { card: 'victory-point' });
    expect(t.b.rules.publicPoints(t.s, 0)).toBe(2);
  });

  // proves first-island/edition-rules: may be shown at any time; since then
  // proves first-island/base: are shown only to win, or (before
  test('from the 4th edition on only to win', () => {
    const t = main(of('english-4'), game);
    expect(t.b.moves.some((move) => move.name === 'show-card')).toBe(false);
  });
});

describe('the coast', () => {
  // proves first-island/edition-rules: From the 4th edition six frame pieces
  // proves first-island/edition-rules: Harbours as printed on the frame
  test('of the 4th edition: six frame pieces in a fixed order carry printed harbours', () => {
    const coasts = [1, 2, 3].map((seed) => harboursOf(laid(game, { ...of('english-4'), seed })));
    expect(coasts[1]).toEqual(coasts[0]);
    expect(coasts[2]).toEqual(coasts[0]);
    expect(count(coasts[0])).toEqual(HARBOURS);
  });

  // proves first-island/edition-rules: From the 4th edition six frame pieces
  // proves first-island/edition-rules: Harbours as printed on the frame
  test('markers cover the frame with shuffled harbours', () => {
    const coasts = [1, 2, 3].map((seed) =>
      JSON.stringify(harboursOf(laid(game, { ...of('english-4', { coast: 'markers' }), seed }))),
    );
    expect(new Set(coasts).size).toBe(3);
  });

  // proves first-island/edition-rules: nine sea and nine harbour hexes
  // proves first-island/edition-rules: Harbours as printed on the frame
  test('up to the 3rd edition and in the anniversary edition harbour hexes and sea hexes alternate', () => {
    for (const edition of ['english-2', 'english-3', 'anniversary-15']) {
      const { b } = laid(game, of(edition));
      // each harbour looks at a hex of the ring of 18 around the island, every second one
      const ring: string[] = [];
      const at = { q: 0, r: -3 };
      for (const [dq, dr] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ])
        for (let i = 0; i < 3; i++) {
          ring.push(`${at.q},${at.r}`);
          at.q += dq;
          at.r += dr;
        }
      const steps = [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ];
      const faced = b.layout.harbours.places.map(({ q, r, side }) =>
        ring.indexOf(`${q + steps[side][0]},${r + steps[side][1]}`),
      );
      expect(faced.sort((x, y) => x - y)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16]);
    }
  });

  // proves first-island/edition-rules: nine sea and nine harbour hexes
  // proves first-island/base-extension-5-6: the older harbour hexes lie evenly
  test('the extension adds two of each: the older coast for five and six lies evenly', () => {
    expect(laid(game, { seats: 5, ...of('english-3') }).b.layout.harbours).toEqual(
      laid('first-island/base-extension-5-6', { seats: 5, options: { extendedBoard: 'symmetrical' } }).b
        .layout.harbours,
    );
  });
});

test('the anniversary edition has the rules of the 4th', () => {
  const { robber, victoryCards: cards, showCards } = laid(game, of('anniversary-15')).b.options;
  expect({ robber, cards, showCards }).toEqual({ robber: 'any-land', cards: 5, showCards: 'to-win' });
});

// proves first-island/edition-rules: Computer versions know no shortage
test('computer versions know no shortage', () => {
  const t = quiet(of('computer'), game);
  expect(t.bank('ore')).toBeGreaterThan(1000);
});

// proves first-island/edition-rules: may ask for all trading before all building
test('trade before building is a switch', () => {
  expect(main({ options: { tradeFirst: true } }, game).decision).toBe('trade');
  expect(main({}, game).decision).toBe('main');
});

// proves first-island/edition-rules: The edition whose rules are played
test('every switch can be set against the edition', () => {
  expect(laid(game, of('english-1', { victoryCards: 5 })).b.options.victoryCards).toBe(5);
});

// proves first-island/edition-rules: The island laid at random, or as recommended
test('the recommended board leaves nothing to chance', () => {
  const t = laid(game, of('english-4', { firstBoard: 'beginners' }));
  expect(t.b.filler.draws).toBe(0);
});

// proves first-island/edition-rules: The cards bear the names of the edition
test('cards bear the names of the edition, and do the same under each', () => {
  const names = (edition: string) => {
    const { b } = laid(game, of(edition));
    const terms = termsOf(b.modules, b.options);
    return [terms['card.knight'], terms['card.year-of-plenty']];
  };
  expect(['english-2', 'english-3', 'english-4'].map(names)).toEqual([
    ['Soldier', 'Discovery'],
    ['Soldier', 'Year of Plenty'],
    ['Knight', 'Year of Plenty'],
  ]);
  const soldier = main(of('english-2'), game).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
  expect(soldier.decision).toBe('move-blocker');
  const discovery = main(of('english-2'), game).cards(0, 'year-of-plenty');
  expect(discovery.play(0, 'play-card', { card: 'year-of-plenty' }).decision).toBe('choose-good');
});

// proves first-island/edition-rules: A game with a board of its own keeps that board
test('a game with a board of its own keeps it and its harbours, and takes the other rules of the edition', () => {
  const four = 'seafarers/four-islands';
  const t = laid(four, { modules: [game], ...of('english-2') });
  expect(t.b.layout).toEqual(laid(four).b.layout);
  expect(t.b.options).toMatchObject({ victoryCards: 7, showCards: 'any-time' });
});

// proves first-island/edition-rules: the two large islands made for eight
test('no edition is for eight; the two large islands are', () => {
  expect(islandModules.find(({ id }) => id === game)?.seats).not.toContain(8);
  for (const island of ['big-island', 'peanut-island'])
    expect(laid(`second-islands/${island}`, { seats: 8 }).b.seats).toBe(8);
});
