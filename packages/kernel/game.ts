import type { Rng } from './chance.ts';
import type { GameEvent } from './events.ts';
import { attempt, type Fault, refuseFault, refuseStopped } from './fault.ts';
import { KeyedDraws } from './keyed.ts';
import { argsOf, encode, MoveList, nameMove, parseMove } from './moves.ts';
import { type Outcome, type Reason, type Refused, refuse } from './reason.ts';
import { type CodedMove, NATURE, type RawMove, type Rules } from './rules.ts';
import { cloneState, newState, OVER, type State, toMove, top } from './state.ts';
import { afterMove, applyCode, listMoves, pick } from './step.ts';

/** Who makes nature's moves: a generator that a seed keys, or whoever drives the game. */
export type Chance = Seeded | { readonly mode: 'manual' };

/** The seed foretells every roll: it is in the save and nowhere else that a seat can look. */
export interface Seeded {
  readonly mode: 'seeded';
  readonly seed: string;
}

/** A move as the log keeps it: readable, and independent of how a version numbers its moves. */
export interface Logged {
  /** a seat, or -1 for nature */
  readonly by: number;
  readonly move: RawMove;
}

/** One game at one table. Setup and log are the truth; the state follows from them. */
export interface Game {
  readonly rules: Rules;
  readonly chance: Chance;
  readonly state: State;
  readonly log: Logged[];
  /** where the rules broke down: state and log stand before that move, and no more is played until it is loaded again */
  fault?: Fault;
}

export type Played =
  /** the move is in. With a fault nature's answer to it broke down: events tell what came before that. */
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly fault?: Fault }
  /** nothing has changed. With a fault the rules broke down over this move. */
  | (Refused & { readonly fault?: Fault });

const list = new MoveList();

/** Starts a game and, with seeded chance, lets nature move until a seat must decide. */
export function newGame(rules: Rules, chance: Chance): Game & { readonly opening: readonly GameEvent[] } {
  const game: Game = { rules, chance, state: newState(rules), log: [] };
  const opening = letNatureMove(game);
  return { ...game, opening };
}

/**
 * The referee: checks the move, applies it, lets nature answer. A refusal changes nothing, and so does a rule that
 * throws: then the game stops before the move at which it happened, if that move was a legal one.
 */
export function play(game: Game, seat: number, raw: unknown): Played {
  if (game.fault) return refuseStopped(game.fault);
  const judged = judge(game, seat, raw);
  return judged.ok ? carryOut(game, seat, judged) : judged;
}

function carryOut(game: Game, seat: number, judged: CheckedMove): Played {
  const events: GameEvent[] = [];
  const fault = record(game, seat, judged, events);
  if (fault) {
    game.fault = fault;
    return { ...refuseFault(fault), fault };
  }
  const stopped = answerSeat(game, events);
  return stopped ? { ok: true, events, fault: stopped } : { ok: true, events };
}

/** The same for a listed move by its code, as programs that play many games at once make it. */
export function playCode(game: Game, seat: number, code: number): Played {
  if (game.fault) return refuseStopped(game.fault);
  const judged = checkCode(game.state, seat, code);
  return judged.ok ? carryOut(game, seat, judged) : judged;
}

/** Whether the code is among the listed moves of the seat now. */
export function checkCode(s: State, seat: number, code: number): Outcome<CheckedMove> {
  const kind = s.rules.kindOf[code];
  if (kind === undefined)
    return refuse(
      'code-unknown',
      `no move has the code ${code}; codes go from 0 to ${s.rules.kindOf.length - 1}`,
    );
  const no = whyNotNow(s, seat);
  if (no) return no;
  listMoves(s, seat, list);
  const move = s.rules.moves[kind];
  if (list.has(code)) return { ok: true, move, code, raw: nameMove(s.rules, code) };
  const [a = 0, b = 0, c = 0] = argsOf(s.rules, code);
  return { ok: false, reason: whyNot(s, seat, move, a, b, c) };
}

/** A move that the rules cannot even judge is refused, and the table goes on: nobody can stop it with nonsense. */
function judge(game: Game, seat: number, raw: unknown): Outcome<CheckedMove> | (Refused & { fault: Fault }) {
  let judged: Outcome<CheckedMove> = refuse('unjudged', 'the move was not judged');
  const thrown = attempt(game.state, null, () => {
    judged = check(game.state, seat, raw);
  });
  if (!thrown) return judged;
  const fault = { at: game.log.length, by: seat, move: raw as RawMove, ...thrown };
  return { ...refuseFault(fault), fault };
}

export interface CheckedMove {
  readonly move: CodedMove;
  readonly code: number;
  readonly raw: RawMove;
  readonly data?: unknown;
}

/** Whether the seat (or nature) may make this move now; the reason if not. */
export function check(s: State, seat: number, raw: unknown): Outcome<CheckedMove> {
  const no = whyNotNow(s, seat);
  if (no) return no;
  const kind = s.rules.decisions[s.cells[top(s)]];
  const parsed = parseMove(s.rules, raw);
  if (!parsed.ok) return parsed;
  const { move, args } = parsed;
  if (!kind.moves.some((offered) => offered.index === move.index))
    return refuse('wrong-moment', `"${move.name}" cannot be played in "${kind.name}"`, {
      move: move.name,
      decision: kind.name,
    });
  if (move.open) {
    const barred = move.why?.(s, seat, -1, -1, -1);
    if (barred) return { ok: false, reason: barred };
    const checked = move.open.check(s, seat, parsed.raw);
    if (!checked.ok) return checked;
    // The log must not change when whoever sent the move changes its object later.
    const raw = JSON.parse(JSON.stringify(parsed.raw)) as RawMove;
    return { ok: true, move, code: move.base, raw, data: checked.data };
  }
  const [a = 0, b = 0, c = 0] = args;
  const code = encode(move, a, b, c);
  list.clear();
  list.begin(move);
  move.list(s, seat, list);
  if (!list.has(code)) return { ok: false, reason: whyNot(s, seat, move, a, b, c) };
  return { ok: true, move, code, raw: nameMove(s.rules, code) };
}

/** Why this seat (or nature) may make no move at all now. */
function whyNotNow(s: State, seat: number): Refused | undefined {
  if (s.cells[OVER]) return refuse('game-over', 'the game is over');
  if (!Number.isInteger(seat) || seat < NATURE || seat >= s.rules.seats)
    return refuse('seat-unknown', `there is no seat ${seat}; seats go from 0 to ${s.rules.seats - 1}`);
  const seats = toMove(s);
  if (seat === NATURE ? seats === NATURE : seats !== NATURE && (seats >> seat) & 1) return undefined;
  const kind = s.rules.decisions[s.cells[top(s)]];
  return refuse(
    'not-your-turn',
    `${seat === NATURE ? 'nature' : `seat ${seat}`} has nothing to decide in "${kind.name}"`,
  );
}

function whyNot(s: State, seat: number, move: CodedMove, a: number, b: number, c: number): Reason {
  const known = move.why?.(s, seat, a, b, c);
  if (known) return known;
  return { code: 'illegal', text: `"${move.name}" is not legal here now`, details: { move: move.name } };
}

function record(game: Game, by: number, checked: CheckedMove, events: GameEvent[]): Fault | undefined {
  const { state, log } = game;
  const { move, code, raw, data } = checked;
  const thrown = attempt(state, events, () => {
    if (move.open) {
      move.open.apply(state, by, data);
      afterMove(state);
    } else applyCode(state, by, code);
  });
  if (thrown) return { at: log.length, by, move: raw, ...thrown };
  log.push({ by, move: raw });
  return undefined;
}

/**
 * With seeded chance: makes nature's moves until a seat must decide or the game is over. Where the rules break down
 * the game stops before that move, and `game.fault` tells of it.
 */
export function letNatureMove(game: Game): GameEvent[] {
  const events: GameEvent[] = [];
  answerSeat(game, events);
  return events;
}

function answerSeat(game: Game, events: GameEvent[]): Fault | undefined {
  const { chance, state, log } = game;
  if (chance.mode !== 'seeded') return undefined;
  while (!game.fault && !state.cells[OVER] && toMove(state) === NATURE) {
    const entry: { by: number; move: RawMove | null } = { by: NATURE, move: null };
    const thrown = attempt(state, events, () => {
      const code = natureChoice(state, chance, log.length);
      entry.move = nameMove(game.rules, code);
      applyCode(state, NATURE, code);
    });
    if (thrown) game.fault = { at: log.length, ...entry, ...thrown };
    else log.push(entry as Logged);
  }
  return game.fault;
}

/** The code of what nature does at this place in the log. It depends on seed and place alone: undo meets the same dice. */
export function natureChoice(s: State, chance: Seeded, at: number): number {
  listMoves(s, NATURE, list);
  if (list.length === 0) throw new Error('nature has no outcome to choose from');
  return pick(list, drawsOf(chance).at(at), true);
}

const keyed = new WeakMap<Seeded, KeyedDraws>();

function drawsOf(chance: Seeded): KeyedDraws {
  const known = keyed.get(chance);
  if (known) return known;
  const draws = new KeyedDraws(chance.seed);
  keyed.set(chance, draws);
  return draws;
}

/** The game again from its log; fails with the first move that does not fit or at which the rules break down. */
export function replay(
  rules: Rules,
  chance: Chance,
  log: readonly Logged[],
  seen?: (entry: Logged, events: readonly GameEvent[], state: State) => void,
): Outcome<{ readonly game: Game }> {
  const game: Game = { rules, chance, state: newState(rules), log: [] };
  for (let i = 0; i < log.length; i++) {
    const entry = log[i];
    const judged = judge(game, entry.by, entry.move);
    if (!judged.ok)
      return refuse('log-broken', `move ${i} of the log does not fit: ${judged.reason.text}`, { index: i });
    const events: GameEvent[] = [];
    const fault = record(game, entry.by, judged, events);
    if (fault) return refuse('log-fault', refuseFault(fault).reason.text, { index: i });
    seen?.(entry, events, game.state);
  }
  return { ok: true, game };
}

/** Takes back moves until `length` remain, by replaying the log. */
export function undoTo(game: Game, length: number): Outcome<{ readonly game: Game }> {
  if (!Number.isInteger(length) || length < 0 || length > game.log.length)
    return refuse('undo-range', `cannot go back to move ${length} of ${game.log.length}`);
  return replay(game.rules, game.chance, game.log.slice(0, length));
}

/** Takes back the last move that a seat made, with the chance moves after it. */
export function undo(game: Game): Outcome<{ readonly game: Game }> {
  let last = game.log.length - 1;
  while (last >= 0 && game.log[last].by === NATURE) last--;
  return last < 0 ? refuse('undo-nothing', 'there is no move to take back') : undoTo(game, last);
}

/** A copy that can be played on without touching the original. */
export function cloneGame(game: Game): Game {
  return { ...game, state: cloneState(game.state), log: game.log.slice() };
}

/** Another full state that this seat (-1: a spectator) could not tell from the real one. */
export function resample(s: State, seat: number, rng: Rng): State {
  const other = cloneState(s);
  s.rules.resample(other, seat, rng);
  return other;
}
