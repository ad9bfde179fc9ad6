import {
  endGame,
  MoveList,
  newState,
  pop,
  push,
  Rng,
  randomGame,
  type State,
  toMove,
  viewOf,
} from '@hexwright/kernel';
import { expect, test } from 'vitest';
import {
  arrangeSteps,
  type Book,
  bindParts,
  composeRules,
  flowFields,
  type Growing,
  layFields,
  type Manifest,
  nameScores,
  nameThings,
  openRules,
  optionsInForce,
  type Part,
  partsInForce,
  tabulateMoves,
  termsOf,
} from '../index.ts';

/** A game of cards and nothing else, to show that the rulebook knows of no board: whoever first has so many points wins. */
interface CardBook extends Book {
  readonly rules: { worth(s: State, card: number): number };
}
type CardPart = Part<CardBook, 'seat' | 'card'>;
interface CardModule extends Manifest, CardPart {
  readonly words: Manifest['words'];
  readonly parts?: readonly CardPart[];
}
const CARDS = 3;

/** Each of these is a deck of its own: cards are drawn from it, one a turn. */
const deck = (name: string): CardPart => ({
  id: `deck ${name}`,
  fields: { [name]: { per: ['seat', 'card'], audience: 'owner' } },
  decisions: { [`draw-${name}`]: {} },
  moves: (b) => [
    {
      name: `draw-${name}`,
      args: [{ name: 'card', domain: { id: 'card', size: CARDS } }],
      decisions: [`draw-${name}`],
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, seat, card) => {
        s.cells[b.field(name) + seat * CARDS + card]++;
        pop(s);
      },
    },
  ],
  scores: [
    {
      id: name,
      of: (b) => (s, seat) => {
        let points = 0;
        for (let card = 0; card < CARDS; card++)
          points += s.cells[b.field(name) + seat * CARDS + card] * b.rules.worth(s, card);
        return points;
      },
    },
  ],
  turnSteps: (b) => [
    { add: { id: name, run: (s) => push(s, b.decision(`draw-${name}`), 1 << b.activeSeat(s)) } },
  ],
  words: { terms: { [`move.draw-${name}`]: `Draw from the ${name}` } },
});

const duel: CardModule = {
  id: 'duel',
  kind: 'game',
  seats: [2],
  options: { goal: { type: 'int', default: 9, min: 3, max: 30, words: 'Points to win' } },
  parts: [deck('red'), deck('black')],
  rules: () => ({ worth: (_s, card) => card }),
  turnSteps: (b) => [
    {
      before: 'red',
      add: {
        id: 'next',
        run: (s) => {
          s.cells[b.field('turn')]++;
          s.cells[b.field('active')] = (b.activeSeat(s) + 1) % 2;
        },
      },
    },
  ],
  words: { name: 'A duel', summary: '', rules: [] },
};
const double: CardModule = {
  id: 'double',
  kind: 'variant',
  seats: [2],
  rules: (was) => ({ worth: (s, card) => 2 * was.worth(s, card) }),
  words: { name: 'Double', summary: '', rules: [] },
};

function compile(modules: readonly CardModule[]): CardBook {
  const setup = { game: 'duel', seats: 2 } as CardBook['setup'];
  const settled = optionsInForce(setup, modules);
  if (!settled.ok) throw new Error(settled.reason.text);
  const { parts, omissions } = partsInForce<CardPart, { readonly moves?: readonly string[] }>(
    modules,
    settled.options,
  );
  const growing = { kind: 'cards', setup, seats: 2, modules, options: settled.options };
  const book = growing as unknown as Growing<CardBook>;
  nameThings(book, parts);
  book.plan = layFields<CardBook, 'seat' | 'card'>(book, parts, flowFields, (d) =>
    d === 'seat' ? 2 : CARDS,
  );
  openRules<CardBook>(book, parts);
  composeRules<CardBook>(book, parts);
  nameScores<CardBook>(book, parts);
  tabulateMoves<CardBook>(book, parts, omissions);
  arrangeSteps<CardBook>(book, parts);
  bindParts<CardBook>(book, parts);
  book.points = (s, seat) => book.scores.reduce((sum, score) => sum + score.of(s, seat), 0);
  book.start = () => {};
  book.settle = (s) => {
    if ([0, 1].some((seat) => book.points(s, seat) >= book.option<number>('goal'))) endGame(s);
  };
  book.result = (s) => {
    const scores = [0, 1].map((seat) => book.points(s, seat));
    return { winners: [scores.indexOf(Math.max(...scores))], scores, ending: 'points' };
  };
  return book;
}

test('a game without a board is composed of parts, and played to its end', () => {
  const book = compile([duel]);
  expect(book.moves.map(({ name }) => name)).toEqual(['draw-red', 'draw-black']);
  const s = newState(book);
  expect([toMove(s), book.turnOf(s), book.activeSeat(s)]).toEqual([1, 1, 0]);
  expect(randomGame(s, new Rng(3), new MoveList()).finished).toBe(true);
  expect(Math.max(...book.result(s).scores)).toBeGreaterThanOrEqual(9);
});

test('its variants amend it, its words are told, and its secrets kept, as on any island', () => {
  const [plain, doubled] = [compile([duel]), compile([duel, double])];
  const s = newState(doubled);
  s.cells[doubled.field('red') + CARDS + 2] = 1;
  expect([doubled.points(s, 1), plain.points(s, 1)]).toEqual([4, 2]);
  expect(termsOf(doubled.modules)['move.draw-red']).toBe('Draw from the red');
  expect(viewOf(s, 0).cells[doubled.field('red') + CARDS + 2]).toBeLessThan(0);
  expect(viewOf(s, 1).cells[doubled.field('red') + CARDS + 2]).toBe(1);
});
