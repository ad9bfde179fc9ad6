import {
  afterMove,
  applyCode,
  check,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  type RawMove,
  Rng,
  resetState,
  type State,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { TableWish } from '../arguments.ts';
import { type Contestant, seatContestant } from '../players/contestants.ts';
import { type Format, orderIn, seatingsOf } from './seatings.ts';

/** Everything that a tournament's games depend on. */
export interface MatchPlan {
  readonly wish: TableWish;
  readonly contestants: readonly Contestant[];
  readonly format: Format;
  readonly seed: number | string;
  /** moves after which a game is given up */
  readonly limit: number;
}

/** One game as its JSON line says it: nothing in it depends on the machine. */
export interface GameLine {
  readonly game: number;
  /** games of one set share their seed */
  readonly set: number;
  readonly seated: readonly string[];
  readonly finished: boolean;
  readonly moves: number;
  readonly turns: number;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly ending: string | null;
  /** the rules or a bot broke down: a fault of ours */
  readonly error?: string;
}

/** How long somebody thought, by the clock of whoever played. */
export interface Thought {
  readonly moves: number;
  readonly ms: number;
  readonly longest: number;
}

export interface Played {
  readonly lines: readonly GameLine[];
  readonly thoughts: Readonly<Record<string, Thought>>;
}

/** What somebody who watches a game is told: the position before the move, who makes it, and the move by its code or its name. */
export type Watch = (s: State, by: number, move: number | RawMove) => void;

/** how many games a set has */
export function setSize({ format, contestants, wish }: MatchPlan): number {
  return seatingsOf(format, contestants.length, wish.seats).length;
}

/** Plays games of one plan by their numbers, on one state. */
export function makeMatch(plan: MatchPlan, rules: Playable) {
  const seatings = seatingsOf(plan.format, plan.contestants.length, plan.wish.seats);
  const asks = plan.contestants.map((contestant) => seatContestant(contestant, rules));
  const s = newState(rules);
  const list = new MoveList();
  const dice = new Rng();

  return {
    s,
    play(game: number, clocked: (name: string, ms: number) => void, watch?: Watch): GameLine {
      const set = Math.floor(game / seatings.length);
      const order = orderIn(plan.format, plan.contestants.length, plan.seed, set);
      const seating = seatings[game % seatings.length].map((i) => order[i]);
      const seated = seating.map((i) => plan.contestants[i].text);
      const luck = new Rng(plan.seed, set).next();
      const rng = new Rng(`${plan.seed} players`, game);
      let moves = 0;
      let turn = -1;
      let error: string | undefined;
      try {
        resetState(s);
        while (!isOver(s) && moves < plan.limit) {
          const seats = toMove(s);
          if (seats === NATURE) {
            // What chance brings in a turn depends on the set and the turn: all games of the set meet the same dice.
            if (rules.turnOf(s) !== turn) {
              turn = rules.turnOf(s);
              dice.seed(luck, turn);
            }
            listMoves(s, NATURE, list);
            if (list.length === 0) throw new Error('nature has no legal move');
            const code = pick(list, dice, true);
            watch?.(s, NATURE, code);
            applyCode(s, NATURE, code);
          } else {
            const seat = someSeat(seats, rng);
            const began = performance.now();
            const raw = asks[seating[seat]](s, seat, rng);
            clocked(seated[seat], performance.now() - began);
            const checked = check(s, seat, raw);
            if (!checked.ok) throw new Error(`${seated[seat]} at seat ${seat}: ${checked.reason.text}`);
            watch?.(s, seat, checked.move.open ? raw : checked.code);
            if (checked.move.open) {
              checked.move.open.apply(s, seat, checked.data);
              afterMove(s);
            } else applyCode(s, seat, checked.code);
          }
          moves++;
        }
      } catch (thrown) {
        error = thrown instanceof Error ? thrown.message : String(thrown);
      }
      const finished = error === undefined && isOver(s);
      const { winners, ending } = finished ? rules.result(s) : { winners: [], ending: null };
      return {
        game,
        set,
        seated,
        finished,
        moves,
        turns: rules.turnOf(s),
        winners,
        points: seated.map((_, seat) => rules.points(s, seat)),
        ending,
        ...(error !== undefined && { error }),
      };
    },
  };
}
