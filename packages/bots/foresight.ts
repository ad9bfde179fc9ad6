import {
  applyCode,
  copyState,
  listMoves,
  MoveList,
  NATURE,
  newState,
  OVER,
  pick,
  Rng,
  resample,
  type State,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Time } from './bot.ts';
import type { Ranked } from './search.ts';
import type { Game, Wits } from './wits.ts';

/** How a player looks ahead. */
export interface Foresight {
  /** how many of the moves that look best at once are thought through */
  readonly wide: number;
  /** how many turns are imagined before a position is judged */
  readonly turns: number;
}

/** no story goes on for longer */
const LONGEST = 400;
/** a move that is so much better than all others at once needs no thought */
const PLAIN = 10_000;
/** so many stories of each move are told before the worst of them are given up */
const FIRST = 4;

/**
 * Thinks moves through: each of the best is followed by stories of what might come, in which everybody plays with the quick
 * player's wits, on hands dealt anew. All moves meet the same dice, so that what tells them apart is the move; what falls
 * behind is given up, and the time goes to the rest. It needs nothing of a game but its moves and the quick player's judgement.
 */
export function makeForesight(
  rules: Game,
  { search, hope }: Wits,
  { wide, turns }: Foresight,
): (s: State, seat: number, rng: Rng, time: Time) => number {
  const list = new MoveList();
  const story = newState(rules);
  const chance = new Rng();
  const dice = new Rng();
  let imagined = 0;

  /** What happens by chance depends on the turn alone and not on who thought how long before it. */
  const tell = (s: State, seed: number): void => {
    const until = rules.turnOf(s) + turns;
    let turn = -1;
    for (let moves = 0; moves < LONGEST && !s.cells[OVER]; moves++) {
      const seats = toMove(s);
      if (seats !== NATURE && rules.turnOf(s) >= until) return;
      const by = seats === NATURE ? NATURE : someSeat(seats, chance);
      if (by === NATURE) {
        listMoves(s, by, list);
        if (list.length === 0) return;
        if (rules.turnOf(s) !== turn) {
          turn = rules.turnOf(s);
          dice.seed(seed, turn);
        }
        applyCode(s, by, pick(list, dice, true));
      } else applyCode(s, by, search.best(s, by, chance));
      imagined++;
    }
  };

  return (s, seat, rng, time) => {
    const ranked = search.rank(s, seat, rng);
    if (ranked.length === 1 || ranked[0].worth > ranked[1].worth + PLAIN) return ranked[0].code;
    imagined = 0;
    let alive = ranked.slice(0, wide).map((move) => ({ move, sum: 0, squares: 0 }));
    const base = rng.next();
    for (let round = 0; alive.length > 1 && time(imagined); round++) {
      const dealt = resample(s, seat, chance.seed(base, round));
      for (const each of alive) {
        chance.seed(base, round + 0x10000);
        copyState(dealt, story);
        applyCode(story, seat, each.move.code);
        tell(story, base + round);
        const reached = hope(story, seat);
        each.sum += reached;
        each.squares += reached * reached;
      }
      if (round + 1 < FIRST || (round + 1) % 2 !== 0) continue;
      const told = round + 1;
      const best = Math.max(...alive.map(({ sum }) => sum)) / told;
      alive = alive.filter(({ sum, squares }) => {
        const mean = sum / told;
        const spread = Math.sqrt(Math.max(1e-6, squares / told - mean * mean) / told);
        return mean + 1.5 * spread >= best;
      });
    }
    return chosen(alive).code;
  };
}

/** The move whose stories ended best; of two alike the one that looked better at once. */
function chosen(alive: readonly { readonly move: Ranked; readonly sum: number }[]): Ranked {
  return alive.reduce((best, each) => (each.sum > best.sum ? each : best)).move;
}
