import {
  MoveList,
  newState,
  OVER,
  play,
  playout,
  type Reason,
  Rng,
  replay,
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
import { type Hidden, leak, legalLeak, name, telltale, viewers } from './secrets.ts';
import { untold } from './telling.ts';
import { type Step, type Walked, walk } from './walk.ts';

/** A game that is longer than this counts as endless. */
const ENDLESS = 40_000;
/** Positions are examined closely when a kind of decision is new, and then every so many moves. */
const CLOSELY_EVERY = 53;
/** Whether legal moves depend on secrets is asked this often. */
const LEGAL_EVERY = 3;
/** Every kind of secret move is looked at so many times. */
const TELLTALES = 6;

export interface Watched {
  readonly book: Playable;
  readonly where: string;
  readonly seed: string;
  readonly report: Report;
  readonly terms: Readonly<Record<string, string>>;
  /** whether the state goes through JSON after every move (later every fourth), or only now and then */
  readonly everyMove: boolean;
  readonly reasons: Map<string, Reason>;
  readonly hidden: Hidden;
  readonly step: (step: Step) => void;
}

/** One whole random game, with every question asked on the way. */
export function watchGame(watched: Watched): Walked | undefined {
  const { book, seed, report, everyMove, reasons, hidden } = watched;
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
  const decisionsMet = new Map<number, number>();
  const secretsMet = new Map<string, number>();
  const eventsMet = new Set<string>();
  const claims = claimsOf(book);
  let index = 0;
  let sent: State | undefined;

  const at = (): string => `${watched.where}, seed "${seed}", move ${index}`;
  const note = (name: Check, wrong: string | undefined): void => {
    if (wrong) report.fail(name, at(), wrong);
  };

  const before = (s: State, by: number): void => {
    examined(s, by);
    claims.before(s);
  };

  const examined = (s: State, by: number): void => {
    const decision = s.rules.decisions[s.cells[top(s)]];
    const met = (decisionsMet.get(decision.index) ?? 0) + 1;
    decisionsMet.set(decision.index, met);
    sent =
      (everyMove && (index < 500 || index % 4 === 0)) || met <= 3 || index % 20 === 0
        ? throughJson(s, (wrong) => note('a state survives JSON after every move', wrong))
        : undefined;
    for (const kind of decision.moves) {
      const times = secretsMet.get(kind.name) ?? 0;
      if (!kind.audience || times >= TELLTALES) continue;
      secretsMet.set(kind.name, times + 1);
      note('events tell no secrets', telltale(s, by, kind));
    }
    if (index % LEGAL_EVERY === 0) {
      note('views leak nothing', legalLeak(s, by, rng));
      note('hidden points decide no comparison', hiddenAsked(s, by, rng));
    }
    // the 1st, 2nd, 4th, 8th … time of each decision, and now and then
    if ((met & (met - 1)) !== 0 && index % CLOSELY_EVERY !== 0) return;
    note('legal moves are listed once, each in its decision', wrongList(s, by));
    note('a refused move changes nothing and says why', wrongTry(s, rng, reasons));
    for (const viewer of viewers(book.seats)) {
      const wrong = leak(book, s, viewer, rng, sound);
      if (wrong) note('views leak nothing', `${name(viewer)} ${wrong}`);
      hidden.look(s, viewer, rng);
    }
  };

  const after = (step: Step): void => {
    watched.step(step);
    for (const [name, ask, every] of questions)
      if ((index % every === 0 || step.state.cells[OVER]) && !report.full(name)) note(name, ask(step.state));
    for (const event of step.events) {
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
    const walked = walk({ rules: book, seed, cap: ENDLESS, before, after });
    if (!walked.finished)
      report.fail('random games finish', `${watched.where}, seed "${seed}"`, `no end after ${ENDLESS} moves`);
    note('replaying the log gives the same cells', replayed(book, walked));
    note('hidden points decide no comparison', hiddenDecided(book, walked, rng));
    return walked;
  } catch (error) {
    note('random games finish', (error as Error).stack?.split('\n').slice(0, 4).join(' '));
    return undefined;
  } finally {
    claims.done();
  }
}

function throughJson(s: State, complain: (wrong: string) => void): State | undefined {
  const back = stateFromJson(s.rules, JSON.parse(JSON.stringify(stateToJson(s))));
  if (!back.ok) complain(back.reason.text);
  else if (!same(back.state, s)) complain('comes back as another state');
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
  return same(restored, state) ? undefined : `a restored state goes on differently after ${move}`;
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
  return same(again.game.state, state) ? undefined : 'the replay ends in another state';
}

function same(one: State, two: State): boolean {
  for (let i = 0; i < one.cells.length; i++) if (one.cells[i] !== two.cells[i]) return false;
  return true;
}
