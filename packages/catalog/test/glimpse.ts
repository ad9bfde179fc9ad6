import {
  MoveList,
  newState,
  OVER,
  playout,
  Rng,
  type Rules,
  type State,
  stateFromJson,
  stateToJson,
} from '@hexwright/kernel';
import { type Playable, termsOf } from '@hexwright/rulebook';
import { claimsOf } from '../battery/claims.ts';
import { invariants } from '../battery/kept.ts';
import { sameCells } from '../battery/same-cells.ts';
import { untold, wordless } from '../battery/telling.ts';
import { type Step, walk } from '../battery/walk.ts';

const LOOK_EVERY = 30;
const JSON_EVERY = 120;

/** Plays a random game for so many moves, looking now and then, and answers what is wrong with it. */
export function glimpse(book: Playable, seed: string, moves: number): string | undefined {
  const terms = termsOf(book.modules);
  const questions = Object.values(invariants(book));
  const mute = wordless(book, terms);
  if (mute.length > 0) return `no words for ${mute.join(', ')}`;
  const claims = claimsOf(book);
  let at = 0;
  const after = ({ state, events, index }: Step): void => {
    at = index;
    for (const event of events) complain(untold(event, terms));
    complain(claims.overlooked(state));
    const over = state.cells[OVER] !== 0;
    if (index % LOOK_EVERY === 0 || over) for (const ask of questions) complain(ask(state));
    if (index % JSON_EVERY === 0 || over) complain(changedByJson(state));
  };
  try {
    const { finished } = walk({ rules: book, seed, cap: moves, before: (s) => claims.before(s), after });
    return finished || moves < ENDLESS ? undefined : endless(book, `${seed} again`);
  } catch (error) {
    return `move ${at}: ${(error as Error).message}`;
  } finally {
    claims.done();
  }
}

/** A game that is longer than this counts as endless. */
export const ENDLESS = 60_000;
export const NO_END = 'no end after';
const list = new MoveList();

/** A board may fill up before anybody has the points, as with two players and no victory cards: not every time, though. */
const TRIES = 3;

/** What is wrong with a game that chance never brings to its end. */
export function endless(rules: Rules, seed: string): string | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const s = newState(rules);
    playout(s, new Rng(`${seed}${attempt || ''}`), list, ENDLESS);
    if (s.cells[OVER]) return undefined;
  }
  return `${NO_END} ${ENDLESS} moves, ${TRIES} times`;
}

function complain(wrong: string | undefined): void {
  if (wrong) throw new Error(wrong);
}

function changedByJson(s: State): string | undefined {
  const back = stateFromJson(s.rules, JSON.parse(JSON.stringify(stateToJson(s))));
  if (!back.ok) return back.reason.text;
  return sameCells(back.state, s) ? undefined : 'JSON brings another state';
}
