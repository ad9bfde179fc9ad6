import { Rng } from './chance.ts';
import type { GameEvent } from './events.ts';
import { encode, MoveList, nameMove, parseMove } from './moves.ts';
import { type Outcome, type Reason, refuse } from './reason.ts';
import { type CodedMove, NATURE, type RawMove, type Rules } from './rules.ts';
import { cloneState, newState, OVER, type State, toMove, top } from './state.ts';
import { afterMove, applyCode, listMoves, pick } from './step.ts';

/** Who makes nature's moves: a seeded generator, or whoever drives the game. */
export type Chance = { readonly mode: 'seeded'; readonly seed: string } | { readonly mode: 'manual' };

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
}

export type Played = Outcome<{ readonly events: readonly GameEvent[] }>;

const list = new MoveList();

/** Starts a game and, with seeded chance, lets nature move until a seat must decide. */
export function newGame(rules: Rules, chance: Chance): Game & { readonly opening: readonly GameEvent[] } {
  const game: Game = { rules, chance, state: newState(rules), log: [] };
  return { ...game, opening: letNatureMove(game) };
}

/** The referee: checks the move, applies it, lets nature answer. A refusal changes nothing. */
export function play(game: Game, seat: number, raw: unknown): Played {
  const checked = check(game.state, seat, raw);
  if (!checked.ok) return checked;
  const events = record(game, seat, checked);
  return { ok: true, events: [...events, ...letNatureMove(game)] };
}

export interface CheckedMove {
  readonly move: CodedMove;
  readonly code: number;
  readonly raw: RawMove;
  readonly data?: unknown;
}

/** Whether the seat (or nature) may make this move now; the reason if not. */
export function check(s: State, seat: number, raw: unknown): Outcome<CheckedMove> {
  if (s.cells[OVER]) return refuse('game-over', 'the game is over');
  if (!Number.isInteger(seat) || seat < NATURE || seat >= s.rules.seats)
    return refuse('seat-unknown', `there is no seat ${seat}; seats go from 0 to ${s.rules.seats - 1}`);
  const seats = toMove(s);
  const kind = s.rules.decisions[s.cells[top(s)]];
  if (seat === NATURE ? seats !== NATURE : seats === NATURE || !((seats >> seat) & 1))
    return refuse(
      'not-your-turn',
      `${seat === NATURE ? 'nature' : `seat ${seat}`} has nothing to decide in "${kind.name}"`,
    );
  const parsed = parseMove(s.rules, raw);
  if (!parsed.ok) return parsed;
  const { move, args } = parsed;
  if (!kind.moves.some((offered) => offered.index === move.index))
    return refuse('wrong-moment', `"${move.name}" cannot be played in "${kind.name}"`, {
      move: move.name,
      decision: kind.name,
    });
  if (move.open) {
    const no = move.why?.(s, seat, -1, -1, -1);
    if (no) return { ok: false, reason: no };
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

function whyNot(s: State, seat: number, move: CodedMove, a: number, b: number, c: number): Reason {
  const known = move.why?.(s, seat, a, b, c);
  if (known) return known;
  return { code: 'illegal', text: `"${move.name}" is not legal here now`, details: { move: move.name } };
}

function record(game: Game, seat: number, checked: CheckedMove): GameEvent[] {
  const s = game.state;
  const events: GameEvent[] = [];
  s.events = events;
  if (checked.move.open) {
    checked.move.open.apply(s, seat, checked.data);
    afterMove(s);
  } else applyCode(s, seat, checked.code);
  s.events = null;
  game.log.push({ by: seat, move: checked.raw });
  return events;
}

/** With seeded chance: makes nature's moves until a seat must decide or the game is over. */
export function letNatureMove(game: Game): GameEvent[] {
  const { chance, state } = game;
  const events: GameEvent[] = [];
  if (chance.mode !== 'seeded') return events;
  const rng = new Rng();
  while (!state.cells[OVER] && toMove(state) === NATURE) {
    // A chance move depends on the seed and its place in the log alone, so undo and replay meet the same dice.
    rng.seed(chance.seed, game.log.length);
    listMoves(state, NATURE, list);
    const code = pick(list, rng, true);
    state.events = events;
    const raw = nameMove(game.rules, code);
    applyCode(state, NATURE, code);
    state.events = null;
    game.log.push({ by: NATURE, move: raw });
  }
  return events;
}

/** The game again from its log; fails with the first move that does not fit. */
export function replay(
  rules: Rules,
  chance: Chance,
  log: readonly Logged[],
  seen?: (entry: Logged, events: readonly GameEvent[], state: State) => void,
): Outcome<{ readonly game: Game }> {
  const game: Game = { rules, chance, state: newState(rules), log: [] };
  for (let i = 0; i < log.length; i++) {
    const entry = log[i];
    const checked = check(game.state, entry.by, entry.move);
    if (!checked.ok)
      return refuse('log-broken', `move ${i} of the log does not fit: ${checked.reason.text}`, { index: i });
    const events = record(game, entry.by, checked);
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
  return { rules: game.rules, chance: game.chance, state: cloneState(game.state), log: game.log.slice() };
}

/** Another full state that this seat (-1: a spectator) could not tell from the real one. */
export function resample(s: State, seat: number, rng: Rng): State {
  const other = cloneState(s);
  s.rules.resample(other, seat, rng);
  return other;
}
