import {
  MoveList,
  NATURE,
  newState,
  OVER,
  play,
  playout,
  type Reason,
  Rng,
  replay,
  resample,
  resetState,
  type State,
  stateFromJson,
  stateToJson,
  top,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { claimsOf } from './claims.ts';
import { hiddenAsked, hiddenDecided } from './comparisons.ts';
import { endsOutOfSight, numberUntold } from './in-sight.ts';
import { invariants } from './kept.ts';
import { beyondMost } from './reach.ts';
import { wrongList, wrongTry } from './refusals.ts';
import type { Check, Report } from './report.ts';
import { runOuts } from './run-out.ts';
import { sameCells } from './same-cells.ts';
import { type Hidden, leak, legalLeak, name, telltale, type Viewer, viewers } from './secrets.ts';
import { untold } from './telling.ts';
import { type Step, type Walked, walk } from './walk.ts';
import type { Watchfulness } from './watchfulness.ts';

/** A game that is longer than this counts as endless. */
const ENDLESS = 40_000;
/** No game is watched for longer. */
const LONG = 4_000;
/** What is asked after some of the moves: of so many while there is news, and of so many later. */
interface Rhythm {
  readonly fresh: number;
  readonly later: number;
}
/** Positions are examined closely when a kind of decision is new, and then in this rhythm. */
const CLOSELY: Rhythm = { fresh: 53, later: 101 };
/** Whether legal moves and the next question depend on secrets. */
const LEGAL: Rhythm = { fresh: 2, later: 5 };
/** Whether a state survives JSON, and what it then goes on to. */
const JSON_TRIP: Rhythm = { fresh: 5, later: 40 };
/** The first times that a game meets a kind of decision it is asked so in any case. */
const FIRST_TIMES = 3;
/** Every kind of secret move is looked at so many times in a game, and so many in all. */
const TELLTALES = { here: 2, ever: 12 };
/** So often a position of some kind is looked at with everybody's eyes, later with those of two by turns. */
const ALL_EYES = 4;

export interface Watched {
  readonly book: Playable;
  readonly where: string;
  readonly seed: string;
  readonly report: Report;
  readonly terms: Readonly<Record<string, string>>;
  /** whether it is watched to its end, or played out unwatched once it is familiar */
  readonly toTheEnd: boolean;
  readonly watchfulness: Watchfulness;
  readonly reasons: Map<string, Reason>;
  readonly hidden: Hidden;
  readonly step: (step: Step) => void;
}

/** One whole random game, with every question asked on the way. */
export function watchGame(watched: Watched): Walked | undefined {
  const { book, seed, report, toTheEnd, watchfulness, reasons, hidden } = watched;
  const rng = new Rng(`${seed} questions`);
  const { goods, pieces, kept } = invariants(book);
  const questions: readonly (readonly [Check, (s: State) => string | undefined, number])[] = [
    ['goods are conserved', goods, 1],
    ['pieces are conserved', pieces, 5],
    ['kept counts equal a recount', kept, 7],
    ['nobody has more points than can be had', beyondMost(book), 11],
    ['what ends a game is in sight', endsOutOfSight(book), 31],
  ];
  const untoldNumber = numberUntold(book);
  const sound = (s: State): string | undefined => goods(s) ?? pieces(s);
  const runOut = runOuts(book, sound);
  const metHere = new Map<string, number>();
  const eventsMet = new Set<string>();
  const claims = claimsOf(book);
  let index = 0;
  let looks = 0;
  let sent: State | undefined;
  watchfulness.begin();

  const at = (): string => `${watched.where}, seed "${seed}", move ${index}`;
  const note = (name: Check, wrong: string | undefined): void => {
    if (wrong) report.fail(name, at(), wrong);
  };

  const before = (s: State, by: number): void => {
    examined(s, by);
    claims.before(s);
  };

  const due = ({ fresh, later }: Rhythm): boolean => index % (watchfulness.fresh ? fresh : later) === 0;
  const meet = (what: string): { readonly here: number; readonly ever: number } => {
    const here = (metHere.get(what) ?? 0) + 1;
    metHere.set(what, here);
    return { here, ever: watchfulness.meet(what) };
  };

  const examined = (s: State, by: number): void => {
    const decision = s.rules.decisions[s.cells[top(s)]];
    const { here, ever } = meet(`decision ${decision.name}`);
    if (decision.nature !== (by === NATURE))
      note(
        'chance alone decides what is said to be its own, and nothing else',
        `"${decision.name}" is ${decision.nature ? '' : 'not '}said to be nature's, and ${by === NATURE ? 'nature' : name(by)} is asked`,
      );
    sent =
      here <= FIRST_TIMES || due(JSON_TRIP)
        ? throughJson(s, (wrong) => note('a state survives JSON after every move', wrong))
        : undefined;
    for (const kind of decision.moves) {
      if (!kind.audience) continue;
      const times = meet(`secret ${kind.name}`);
      if (times.here > TELLTALES.here && times.ever > TELLTALES.ever) continue;
      note('events tell no secrets', telltale(s, by, kind));
    }
    if (here === 1) {
      const { leak, tale } = runOut.get(s.cells[top(s)])?.(s, rng) ?? {};
      note('views leak nothing', leak);
      note('events tell no secrets', tale);
    }
    if (here <= FIRST_TIMES || due(LEGAL)) {
      note('views leak nothing', legalLeak(s, by, rng));
      note('hidden cards decide by their points alone', hiddenAsked(s, by, rng));
    }
    // the 1st, 2nd, 4th, 8th … time of each decision, and now and then
    const closely = here === 1 || (ever & (ever - 1)) === 0 || due(CLOSELY);
    // At the first time in a game nearly every move may be legal, so more is refused at the next ones.
    if (closely || here <= FIRST_TIMES)
      note('a refused move changes nothing and says why', wrongTry(s, rng, reasons));
    if (!closely) return;
    note('legal moves are listed once, each in its decision', wrongList(s, by));
    for (const viewer of eyes(ever <= ALL_EYES)) {
      const other = resample(s, viewer ?? NATURE, rng);
      hidden.look(s, viewer, other);
      const wrong = leak(book, { s, other, viewer }, rng, sound);
      if (wrong) note('views leak nothing', `${name(viewer)} ${wrong}`);
    }
  };

  /** everybody who looks on, or two of them, each time others */
  const eyes = (all: boolean): readonly Viewer[] => {
    const everybody = viewers(book.seats);
    if (all) return everybody;
    const first = looks++ % everybody.length;
    return [everybody[first], everybody[(first + 1) % everybody.length]];
  };

  const after = (step: Step): void => {
    watched.step(step);
    watchfulness.moved();
    watchfulness.meet(`move ${step.kind.name}`);
    for (const [name, ask, every] of questions)
      if ((index % every === 0 || step.state.cells[OVER]) && !report.full(name)) note(name, ask(step.state));
    for (const event of step.events) {
      watchfulness.meet(`event ${event.kind}`);
      if (eventsMet.has(event.kind)) continue;
      if (index > 200) eventsMet.add(event.kind);
      note('everything has words', untold(event, watched.terms));
    }
    if (sent) note('a state survives JSON after every move', goesOnAlike(sent, step));
    note('a game that is won or lost is over', claims.overlooked(step.state));
    note('every number is told for what it is', untoldNumber(step));
    index++;
  };

  try {
    const until = (): boolean => index >= LONG || (!toTheEnd && watchfulness.familiar);
    const walked = walk({ rules: book, seed, cap: ENDLESS, before, after, until });
    note('replaying the log gives the same cells', replayed(book, walked));
    note('hidden cards decide by their points alone', hiddenDecided(book, walked, rng));
    const { state } = walked;
    if (!walked.finished) playout(state, rng, new MoveList(), ENDLESS);
    for (const [name, ask] of questions) note(name, ask(state));
    if (!state.cells[OVER] && !endsSometimes(book, rng))
      report.fail('random games finish', `${watched.where}, seed "${seed}"`, `no end after ${ENDLESS} moves`);
    return walked;
  } catch (error) {
    note('random games finish', (error as Error).stack?.split('\n').slice(0, 4).join(' '));
    return undefined;
  } finally {
    claims.done();
  }
}

/** A board may fill up before anybody has the points: not every time, though. */
function endsSometimes(book: Playable, rng: Rng): boolean {
  return [1, 2].some(() => {
    const s = newState(book);
    playout(s, rng, new MoveList(), ENDLESS);
    return s.cells[OVER] !== 0;
  });
}

function throughJson(s: State, complain: (wrong: string) => void): State | undefined {
  const back = stateFromJson(s.rules, JSON.parse(JSON.stringify(stateToJson(s))));
  if (!back.ok) complain(back.reason.text);
  else if (!sameCells(back.state, s)) complain('comes back as another state');
  else return back.state;
  return undefined;
}

/** The restored state takes the same move as the original and arrives at the same place. */
function goesOnAlike(restored: State, { by, entry, state }: Step): string | undefined {
  const played = play(
    { rules: restored.rules, chance: { mode: 'manual' }, state: restored, log: [] },
    by,
    entry.move,
  );
  const move = JSON.stringify(entry.move);
  if (!played.ok) return `a restored state refuses ${move}: ${played.reason.text}`;
  return sameCells(restored, state) ? undefined : `a restored state goes on differently after ${move}`;
}

/** Another game is played on the same book between the moves: whatever is not in the cells gets mixed up. */
function replayed(book: Playable, { log, state }: Walked): string | undefined {
  const rng = new Rng('between');
  const list = new MoveList();
  const other = newState(book);
  const again = replay(book, { mode: 'manual' }, log, () => {
    if (other.cells[OVER]) resetState(other);
    playout(other, rng, list, 1);
  });
  if (!again.ok) return again.reason.text;
  return sameCells(again.game.state, state) ? undefined : 'the replay ends in another state';
}
