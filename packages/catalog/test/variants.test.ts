import { type Book, inBank, islandOf, take } from '@hexwright/island';
import { cloneState, DEPTH, listMoves, MoveList, type State, toMove, top } from '@hexwright/kernel';
import type { OptionValue } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { made } from '../battery/made.ts';
import { type Step, walk } from '../battery/walk.ts';
import { type Row, rows } from '../index.ts';

/**
 * Some variants join nearly every row. What they promise is held to what is seen to happen, move by move, on each
 * row that takes them: no field of theirs is read here.
 */
const MOVES = 500;

/** Something that watches a game and answers what breaks its promise. */
type Watch = (book: Book) => (step: Step) => string | undefined;

const TWO = 'variant/catan-for-two';
const EVENTS = 'variant/event-cards';
const BUILDING = ['road', 'ship', 'bridge', 'settlement', 'move-ship', 'ship-to', 'play-card', 'buy-card'];
const TOKEN_ACTIONS = ['send-robber', 'expel-robber', 'force-trade'];
const waiting = ['auto', 'special', 'paired'];
/** of so many paired parts of a game one is looked into closely */
const SELDOM = 5;
/** more than any turn allows, and what pays for all that can be done */
const OFTEN = 7;
const RICH = 4;

describe('Catan for two:', () => {
  test.each(each(rows))('%s', (_id, row, turn) => {
    const options = { waiting: waiting[turn % waiting.length] };
    promised({ row, seats: 2, module: TWO, options }, neutralsFollow, oneTokenAction, twoRollsDiffer);
  });
});

describe('paired turns:', () => {
  test.each(each(rows.filter(({ options }) => options.waiting)))('%s', (_id, row, turn) => {
    const seats = row.players[turn % row.players.length];
    promised({ row, seats, options: { waiting: 'paired' } }, oneCardAPart, anotherIsPaired, nothingIsUsedUp);
  });
});

describe('event cards:', () => {
  test.each(each(rows))('%s', (_id, row, turn) => {
    promised({ row, seats: row.players[turn % row.players.length], module: EVENTS }, knightsAreCompared);
  });
});

interface Wish {
  readonly row: Row;
  readonly seats: number;
  readonly module?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

function promised({ row, seats, module, options }: Wish, ...watches: readonly Watch[]): void {
  const modules = module === undefined || row.modules.includes(module) ? [] : [module];
  const asked = made({ game: row.id, seats, modules, options });
  // What does not go together is refused, and why is asked elsewhere.
  if (!asked.ok) {
    expect(asked.reason.code).toMatch(/^(module-conflict|option-settled|seats)$/);
    return;
  }
  const book = islandOf(asked.rules);
  if (!book) return;
  const watching = watches.map((watch) => watch(book));
  const wrong: string[] = [];
  walk({
    rules: asked.rules,
    seed: `${row.id} ${module}`,
    cap: MOVES,
    wanted: ({ name }) => BUILDING.includes(name) || TOKEN_ACTIONS.includes(name),
    after: (step) => {
      for (const ask of watching) {
        const what = ask(step);
        if (what) wrong.push(`move ${step.index}, "${step.kind.name}" of seat ${step.by}: ${what}`);
      }
    },
  });
  expect(wrong.slice(0, 5).join('\n')).toBe('');
}

/** A neutral piece comes with a piece that was built, never with one that was moved, and its builder places it. */
function neutralsFollow(): (step: Step) => string | undefined {
  // What a building opens besides is asked before.
  let built = false;
  return ({ state, by, kind, events }) => {
    built ||= events.some((event) => event.kind === 'built' && event.data.seat === by);
    const was = built;
    if (state.cells[DEPTH] <= 1) built = false;
    if (decisionOf(state) !== 'neutral-build' || kind.decisions.includes('neutral-build')) return undefined;
    if (!was) return 'a neutral piece follows, but nothing was built';
    return toMove(state) === 1 << by ? undefined : 'somebody else than the builder places the neutral piece';
  };
}

function oneTokenAction(): (step: Step) => string | undefined {
  let taken = 0;
  return ({ kind }) => {
    if (endsPart(kind.name)) taken = 0;
    if (TOKEN_ACTIONS.includes(kind.name)) taken++;
    return taken > 1 ? 'a second token action' : undefined;
  };
}

function twoRollsDiffer(): (step: Step) => string | undefined {
  let rolled: unknown[] = [];
  return ({ events }) => {
    for (const { kind, data } of events) {
      if (kind === 'turn') rolled = [];
      if (kind === 'rolled') rolled.push(data.number);
      if (kind === 'rolled-again' || kind === 'rolled-anew') rolled.pop();
    }
    if (rolled.length > 2) return `rolls ${rolled.join(', ')}`;
    return rolled.length === 2 && rolled[0] === rolled[1] ? `rolls ${rolled[0]} twice` : undefined;
  };
}

/** Of cards that are bought; those that come by themselves, or whose limit a rule lifts, may be played as one likes. */
function oneCardAPart({ moves, modules }: Book): (step: Step) => string | undefined {
  let played = 0;
  const bought = moves.some(({ name }) => name === 'buy-card');
  const lifted = modules.some(({ parts = [] }) => parts.some(({ id }) => id === 'many-cards'));
  return ({ kind }) => {
    if (!bought || lifted) return undefined;
    if (endsPart(kind.name)) played = 0;
    if (kind.name === 'play-card') played++;
    return played > 1 ? 'a second card' : undefined;
  };
}

function anotherIsPaired(book: Book): (step: Step) => string | undefined {
  return ({ state }) =>
    decisionOf(state) === 'paired' && toMove(state) === 1 << state.cells[book.at.active]
      ? 'the active seat is paired with itself'
      : undefined;
}

/** What whoever is at turn has done once this turn bars nobody in the paired part, and opens nothing. */
function nothingIsUsedUp(book: Book): (step: Step) => string | undefined {
  const { paired, beginTurn, endTurn } = book.rules;
  const { byName } = book.plan;
  let begun = 0;
  let before = 0;
  let counts: { name: string; at: number }[] | undefined;
  const after = (s: State, at: number, value: number, change: (changed: State) => void): State => {
    const changed = cloneState(s);
    changed.cells[at] = value;
    change(changed);
    return changed;
  };
  const moves = (s: State, seat: number): string => {
    const list = new MoveList();
    listMoves(s, seat, list);
    return list.codes.subarray(0, list.length).join();
  };
  return ({ state }) => {
    const special = state.cells[byName.get('special')?.at ?? 0];
    const begins = before === 0 && special > 0 && decisionOf(state) === 'paired';
    before = special;
    if (!paired || !begins || ++begun % SELDOM !== 0) return undefined;
    const seat = 31 - Math.clz32(toMove(state));
    counts ??= [...byName.values()]
      .filter(({ name, size }) => size === 1 && name !== 'special')
      .filter(({ at }) => after(state, at, 1, beginTurn).cells[at] === 0)
      .filter(({ at }) => after(state, at, 1, endTurn).cells[at] === 1)
      .filter(({ at }) => after(state, at, 1, (s) => paired.begin(s, seat)).cells[at] === 1);
    const wealth = (s: State): void => {
      for (const good of book.handGoods) take(book, s, seat, good, Math.min(RICH, inBank(book, s, good)));
    };
    const [shared] = counts.filter(
      ({ at }) =>
        new Set([0, 1, OFTEN].map((count) => moves(after(state, at, count, wealth), seat))).size > 1,
    );
    return shared && `"${shared.name}" is counted for both parts together`;
  };
}

/** In a tournament everybody with the most knights, as they were seen to be played, takes a good. */
function knightsAreCompared(book: Book): (step: Step) => string | undefined {
  const knights: number[] = Array(book.seats).fill(0);
  return ({ state, events }) => {
    for (const { kind, data } of events) {
      const seat = data.seat as number;
      if (kind === 'card-played' && data.card === 'knight') knights[seat]++;
      if ((kind === 'card-returned' && data.card === 'knight') || kind === 'knight-given-up') knights[seat]--;
    }
    if (!events.some(({ kind }) => kind === 'card-tournament')) return undefined;
    const most = Math.max(...knights);
    const active = state.cells[book.at.active];
    const inOrder = knights.map((_, i) => (active + i) % book.seats);
    const first = inOrder.find((seat) => most > 0 && knights[seat] === most);
    if (first === undefined) return undefined;
    return decisionOf(state) === 'choose-good' && toMove(state) === 1 << first
      ? undefined
      : `seat ${first} has most knights (${knights.join(', ')}) and is not asked`;
  };
}

function decisionOf(s: State): string | undefined {
  return s.cells[DEPTH] > 0 ? s.rules.decisions[s.cells[top(s)]].name : undefined;
}

function endsPart(move: string): boolean {
  return move === 'end-turn' || move === 'done-building';
}

function each(all: readonly Row[]) {
  return all.map((row, turn) => [row.id, row, turn] as const);
}
