import { type Book, compileBook, islandModules, type Module, type Part, take } from '@hexwright/island';
import {
  applyCode,
  decisionOf,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newGame,
  newState,
  pick,
  play,
  Rng,
  reason,
  type State,
  seatList,
  toMove,
} from '@hexwright/kernel';
import { orderModules } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { askBot, botFor, randomBot } from '../index.ts';

type Rules = NonNullable<Part['rules']>;
/** what is still unheard is looked for every so many moves: it takes longer than a move */
const SELDOM = 64;

/** What is not heard in a row at once may be in another that brings it too; only then is it looked for at length. */
const GLIMPSE = { games: 1, moves: 1_500, thinking: 0 };
const GOOD_LOOK = { games: 4, moves: 12_000, thinking: 0 };
/** Some is asked by those alone who think, or happens to those who do. */
const THOUGHT = { games: 0, moves: 0, thinking: 4_000 };

/**
 * Asked when something rare happens, which no few games bring: rare cards of Church, Faith and Reformation and of what joins it, a home
 * without room for a hex, two partners whose roads meet. The tests of those rows bring it about.
 */
const RARE = [
  ...['festivals.buildingPrice', 'inquisitor.came', 'inquisitor.leave', 'wizard.leave'],
  ...['homeLaying.noRoom', 'teams.unite'],
];
/** Asked by the page alone, for what it shows of a very large board; the tests of the table hold it. */
const FOR_VIEWS = ['homes.hexesAround'];
/** Asked by the module that a pair brings along; here rows are played alone. */
const IN_PAIRS = ['lairs.hope'];

type Listening = { readonly names: Set<string>; readonly heard: Set<string> };

/** Amends every point there is, with what it was; notes which are asked. */
const ears =
  ({ names, heard }: Listening): Rules =>
  (was) => {
    const amend = (points: object, group: string): object =>
      Object.fromEntries(
        Object.entries(points).map(([key, point]) => {
          const name = `${group}${key}`;
          if (typeof point !== 'function') return [key, amend(point, `${name}.`)];
          names.add(name);
          return [
            key,
            (...args: unknown[]) => {
              heard.add(name);
              return point(...args);
            },
          ];
        }),
      );
    return amend(was, '');
  };

interface Wanted {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The book of a row with these amendments on top of everything. */
function bookOf(id: string, rules: Rules, { seats, options = {} }: Wanted = {}): Book {
  const top: Module = {
    id: 'test/top',
    kind: 'variant',
    seats: [1, 2, 3, 4, 5, 6, 7, 8],
    rules,
    words: { name: '', summary: '', rules: [] },
  };
  const find = (name: string) => [top, ...islandModules].find((module) => module.id === name);
  const row = find(id)!;
  const host = row.kind === 'variant' && !row.needs?.length ? [row.host ?? 'first-island/base'] : [];
  const at = seats ?? row.seats[Math.min(1, row.seats.length - 1)];
  const ordered = orderModules([...host, id, top.id], find, at);
  if (!ordered.ok) throw new Error(ordered.reason.text);
  const compiled = compileBook({
    setup: { game: id, rulesVersion: 1, seats: at, options },
    modules: ordered.modules,
  });
  if (!compiled.ok) throw new Error(compiled.reason.text);
  return compiled.book;
}

/** A settler among players at random plays to the end, or so far. */
function playOut(book: Book, seed: string, enough: () => boolean, limit = 4_000): void {
  const seated = Array.from({ length: book.seats }, (_, seat) =>
    seat === 0 ? botFor(book) : randomBot(book),
  );
  const game = newGame(book, { mode: 'seeded', seed });
  const rng = new Rng(seed);
  for (let moves = 0; moves < limit && !isOver(game.state) && !enough(); moves++) {
    const [seat] = seatList(toMove(game.state));
    const played = play(game, seat, askBot(seated[seat], game.state, seat, rng));
    if (!played.ok) throw new Error(played.reason.text);
  }
  if (isOver(game.state)) book.result(game.state);
}

/** Two players trade, which those at random seldom agree on. */
function trade(book: Book): void {
  const game = newGame(book, { mode: 'seeded', seed: 'trade' });
  const rng = new Rng('trade');
  const list = new MoveList();
  while (decisionOf(game.state)?.kind !== 'main') random(game.state, rng, list);
  const { state } = game;
  const [seat] = seatList(toMove(state));
  const other = (seat + 1) % book.seats;
  take(book, state, seat, book.good('ore'), 1);
  take(book, state, other, book.good('wool'), 1);
  for (const [by, move] of [
    [seat, { move: 'offer', give: { ore: 1 }, want: { wool: 1 } }],
    [other, { move: 'accept' }],
    [seat, { move: 'trade-with', seat: other }],
  ] as const) {
    const played = play(game, by, move);
    if (!played.ok) throw new Error(played.reason.text);
  }
}

function random(s: State, rng: Rng, list = new MoveList()): string {
  const seats = toMove(s);
  const seat = seats === NATURE ? NATURE : 31 - Math.clz32(seats & -seats);
  listMoves(s, seat, list);
  const code = pick(list, rng, seat === NATURE);
  applyCode(s, seat, code);
  return s.rules.moves.find(({ base, size }) => code >= base && code < base + size)!.name;
}

function unheard({ names, heard }: Listening): string[] {
  return [...names].filter((name) => !heard.has(name)).sort();
}

describe('an amendment of every point is heard', () => {
  const base: Listening = { names: new Set(), heard: new Set() };

  it('in the base game', () => {
    const plain = bookOf('first-island/base', ears(base), { seats: 3 });
    const paired = bookOf('first-island/base', ears(base), { seats: 6, options: { waiting: 'paired' } });
    // Its hexes never change, nothing leaves its board, nothing on it stops a route that lay there before, nobody has a say
    // in another's harbour, and nobody builds between turns here.
    const elsewhere = (name: string): boolean =>
      name.startsWith('boardChange.') ||
      [
        'unbuild',
        'downgrade',
        'recheckRoutes',
        'remeasure',
        'harbours.shut',
        'awards.keeps',
        'paired.builds',
        'paired.skips',
      ].includes(name);
    const left = (): string[] => unheard(base).filter((name) => !elsewhere(name));
    for (let seed = 1; seed <= 4 && left().length > 0; seed++)
      for (const book of [plain, paired]) playOut(book, `ears ${seed}`, () => left().length === 0);
    trade(plain);
    expect(left()).toEqual([]);
  });

  it('and in whatever row brings it', () => {
    const all: Listening = { names: new Set(base.names), heard: new Set(base.heard) };
    const seek = (id: string, { games, moves: limit, thinking }: typeof GLIMPSE): boolean => {
      const own: Listening = { names: new Set(), heard: all.heard };
      const book = bookOf(id, ears(own));
      for (const name of own.names) all.names.add(name);
      const missing = (): string[] => unheard(own).filter((name) => !base.names.has(name));
      if (missing().length > 0) playOut(book, 'ears', () => missing().length === 0, thinking);
      for (let seed = 1; seed <= games && missing().length > 0; seed++) {
        const s = newState(book);
        const rng = new Rng(`ears ${seed}`);
        for (let moves = 0; moves < limit && !isOver(s); moves++) {
          if (moves % SELDOM === 0 && missing().length === 0) break;
          random(s, rng);
        }
      }
      return missing().length > 0;
    };
    const rows = islandModules.filter(({ internal }) => !internal).map(({ id }) => id);
    const missed = rows.filter((id) => seek(id, GLIMPSE));
    // Hexes sink in the one, bots reckon what a lot is worth in another, a view asks whose hand a spy looks at, and camels
    // lengthen roads that lie there.
    for (const id of [
      'misc/atlantis',
      'historical/alexander-the-great',
      'cities-knights/core',
      'traders-barbarians/caravans',
    ])
      playOut(bookOf(id, ears(all)), 'ears', () => unheard(all).length === 0);
    const lost = missed.filter((id) => seek(id, GOOD_LOOK));
    for (const id of lost) seek(id, THOUGHT);
    expect(unheard(all).filter((name) => ![...RARE, ...FOR_VIEWS, ...IN_PAIRS].includes(name))).toEqual([]);
  });
});

describe('amendments that change nothing', () => {
  it.each([
    'first-island/base',
    'seafarers/core',
    'seafarers/cloth-for-catan',
    'traders-barbarians/barbarian-attack',
    'traders-barbarians/ultimate',
  ])('leave %s as it is, whatever shortcut they close', (id) => {
    const [plain, amended] = [() => ({}), ears({ names: new Set(), heard: new Set() })].map((rules) => {
      const s = newState(bookOf(id, rules));
      const rng = new Rng('the same');
      for (let moves = 0; moves < 1_500 && !isOver(s); moves++) random(s, rng);
      return s.cells;
    });
    expect(amended).toEqual(plain);
  });
});

describe('what an amendment answers is respected', () => {
  const NO = reason('forbidden', 'the test forbids it');
  const no = () => NO;
  it.each<[string, ReturnType<Rules>, string[]]>([
    ['barBuild', { barBuild: no }, ['road', 'settlement', 'city', 'ship', 'free-route']],
    ['barBuildKind', { barBuildKind: no }, ['road', 'settlement', 'city', 'ship']],
    ['barJoin', { barJoin: no }, ['road', 'ship', 'free-route']],
    ['blockers.barStand', { blockers: { barStand: no } }, ['move-blocker', 'rob', 'steal']],
    ['blockers.barRob', { blockers: { barRob: no } }, ['rob', 'steal']],
    ['bank.barTrade', { bank: { barTrade: no } }, ['bank-trade']],
    ['cards.barBuy', { cards: { barBuy: no } }, ['buy-card']],
    ['cards.barPlay', { cards: { barPlay: no } }, ['play-card']],
    ['lanes.barMove', { lanes: { barMove: no } }, ['move-ship']],
    ['barChoose', { barChoose: no }, ['choose-good']],
    ['cornerReached', { cornerReached: () => false }, ['settlement']],
    ['reachedCorners', { reachedCorners: () => 0 }, ['road', 'ship']],
  ])('%s', (_, amendment, moves) => {
    const rng = new Rng('respect');
    const played = new Set<string>();
    const usual = new Set<string>();
    for (const [book, seen] of [
      [bookOf('seafarers/core', () => amendment), played],
      [bookOf('seafarers/core', () => ({})), usual],
    ] as const) {
      const s = newState(book);
      for (let i = 0; i < 6_000 && !isOver(s); i++) seen.add(random(s, rng));
    }
    expect(moves.filter((move) => played.has(move))).toEqual([]);
    expect(moves.filter((move) => !usual.has(move))).toEqual([]);
  });
});
