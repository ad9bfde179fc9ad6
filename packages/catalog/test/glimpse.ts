import {
  MoveList,
  NATURE,
  newState,
  OVER,
  playout,
  Rng,
  type Rules,
  resample,
  type State,
  stateFromJson,
  stateToJson,
} from '@hexwright/kernel';
import { type Playable, termsOf } from '@hexwright/rulebook';
import { claimsOf } from '../battery/claims.ts';
import { invariants } from '../battery/kept.ts';
import { wrongTry } from '../battery/refusals.ts';
import { sameCells } from '../battery/same-cells.ts';
import { leak, legalLeak, name, viewers } from '../battery/secrets.ts';
import { untold, wordless } from '../battery/telling.ts';
import { type Step, walk } from '../battery/walk.ts';

const LOOK_EVERY = 30;
const JSON_EVERY = 120;

/**
 * Plays a random game for so many moves, looking now and then, and answers what is wrong with it. Every so many moves, where that is said,
 * it also tries what must not be played, and looks with the eyes of one after the other.
 */
export function glimpse(book: Playable, seed: string, moves: number, closely?: number): string | undefined {
  const terms = termsOf(book.modules);
  const kept = invariants(book);
  const questions = Object.values(kept);
  const eyes = viewers(book.seats);
  const rng = new Rng(`${seed} questions`);
  const mute = wordless(book, terms);
  if (mute.length > 0) return `no words for ${mute.join(', ')}`;
  const claims = claimsOf(book);
  let [at, looks] = [0, 0];
  const examined = (s: State, by: number): void => {
    claims.before(s);
    if (closely === undefined || at % closely !== closely - 1) return;
    complain(wrongTry(s, rng, new Map()));
    complain(legalLeak(s, by, rng));
    const viewer = eyes[looks++ % eyes.length];
    const other = resample(s, viewer ?? NATURE, rng);
    const told = leak(book, { s, other, viewer }, rng, (state) => kept.goods(state) ?? kept.pieces(state));
    if (told) complain(`${name(viewer)} ${told}`);
  };
  const after = ({ state, events, index }: Step): void => {
    at = index;
    for (const event of events) complain(untold(event, terms));
    complain(claims.overlooked(state));
    const over = state.cells[OVER] !== 0;
    if (index % LOOK_EVERY === 0 || over) for (const ask of questions) complain(ask(state));
    if (index % JSON_EVERY === 0 || over) complain(changedByJson(state));
  };
  try {
    const { finished } = walk({ rules: book, seed, cap: moves, before: examined, after });
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
