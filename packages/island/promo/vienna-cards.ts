import type { DistrictCard, Pile } from './mechanics/district-cards.ts';

const bill = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(' ').map((each) => {
      const [count, good] = each.split('-');
      return [good, Number(count)];
    }),
  );
const city = (text: string) => ({ piece: 'city', bill: bill(text) });
const settlement = (text: string) => ({ piece: 'settlement', bill: bill(text) });
const card = (text: string) => ({ piece: 'card', bill: bill(text) });
const income = (good: string, number: number) => ({ good, number });

/** All 48: the number of the district, the colour, and what the card does. Those that give points lie in piles of their own. */
export const VIENNA_CARDS: readonly DistrictCard[] = [
  { district: 1, colour: 'red', price: city('2-grain 1-lumber 2-ore') },
  { district: 1, colour: 'green', price: city('1-brick 1-grain 1-lumber 1-ore 1-wool') },
  { district: 1, colour: 'blue', price: settlement('1-brick 1-grain 1-lumber') },
  { district: 2, colour: 'green', rate: { good: 'lumber', count: 2 } },
  { district: 2, colour: 'yellow', price: settlement('1-brick 1-lumber') },
  { district: 3, colour: 'red', income: income('grain', 10) },
  { district: 3, colour: 'blue', income: income('wool', 6) },
  { district: 4, colour: 'green', price: settlement('1-grain 1-lumber 2-wool') },
  { district: 4, colour: 'green', points: 0.5 },
  { district: 4, colour: 'yellow', points: 0.5 },
  { district: 5, colour: 'green', income: income('ore', 9) },
  { district: 5, colour: 'blue', points: 1 },
  { district: 6, colour: 'green', points: 0.5 },
  { district: 6, colour: 'blue', price: city('2-grain 2-ore') },
  { district: 7, colour: 'red', price: settlement('1-grain 1-lumber 1-wool') },
  { district: 7, colour: 'blue', hand: 9 },
  { district: 8, colour: 'green', points: 0.5 },
  { district: 8, colour: 'blue', rate: { good: 'brick', count: 2 } },
  { district: 9, colour: 'red', points: 0.5 },
  { district: 9, colour: 'blue', price: card('1-grain 1-ore') },
  { district: 10, colour: 'red', price: city('1-brick 2-grain 2-ore') },
  { district: 10, colour: 'green', points: 0.5 },
  { district: 10, colour: 'blue', points: 0.5 },
  { district: 11, colour: 'blue', points: 0.5 },
  { district: 12, colour: 'red', rate: { good: 'ore', count: 2 } },
  { district: 12, colour: 'yellow', price: city('1-grain 2-ore') },
  { district: 13, colour: 'red', points: 0.5 },
  { district: 13, colour: 'yellow', points: 1 },
  { district: 14, colour: 'blue', income: income('grain', 8) },
  { district: 15, colour: 'red', rate: { good: 'wool', count: 2 } },
  { district: 15, colour: 'blue', points: 0.5 },
  { district: 16, colour: 'green', hand: 8 },
  { district: 16, colour: 'yellow', mixed: 2 },
  { district: 17, colour: 'red', price: card('1-ore 2-wool') },
  { district: 17, colour: 'yellow', hand: 10 },
  { district: 18, colour: 'green', income: income('wool', 5) },
  { district: 18, colour: 'yellow', points: 1 },
  { district: 19, colour: 'red', income: income('ore', 4) },
  { district: 19, colour: 'yellow', price: card('1-grain 1-wool') },
  { district: 20, colour: 'red', rate: { count: 3 } },
  { district: 20, colour: 'blue', mixed: 3 },
  { district: 21, colour: 'green', mixed: 4 },
  { district: 21, colour: 'yellow', points: 1 },
  { district: 22, colour: 'red', rate: { good: 'grain', count: 2 } },
  { district: 22, colour: 'yellow', points: 0.5 },
  { district: 23, colour: 'green', price: card('1-grain 2-wool') },
  { district: 23, colour: 'yellow', points: 1 },
  { district: 0, colour: 'yellow', ends: true },
];

const row = (colour: Pile['colour'], text: string): Pile[] =>
  [...text].map((letter) => ({ colour, points: letter === 'p' }));

/** The spaces of the track, in order: which pile each draws from; `p` has points. */
export const VIENNA_TRACK: readonly Pile[] = [
  ...row('red', '....p...p...'),
  ...row('green', '..p..p..p..p'),
  ...row('blue', '..p..p..p.p.'),
  ...row('yellow', 'p.p.p.p.p.p.'),
];
