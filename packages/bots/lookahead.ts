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
import { type Game, type PlayerModel, TEMPER } from './player-model.ts';
import type { Ranked } from './search.ts';

/** How a player looks ahead. */
export interface Lookahead {
  /** how many of the moves that look best at once are thought through */
  readonly wide: number;
  /** how many rounds, or which part of one, are imagined before a position is judged */
  readonly rounds: number;
}

/** every story tells of the own turn and of another */
const FEWEST = 2;
/** no story goes on for longer, and none that is told to the end of the game */
const LONGEST = 400;
const WHOLE = 4000;
/** a move that is so much better than all others at once needs no thought */
const PLAIN = 10_000;
/** a move that looks so much worse at once is not thought through */
const HOPELESS = 30;
/** so many times as many places to begin at are thought through: few of the stories about them differ by luck */
const STARTS = 4;
/** how far the quick player's judgement of a move may be off, and by which part of what it sees between two */
const DOUBT = 2.5;
const DOUBTED = 0.4;
/** so many stories of each move are told before the worst of them are given up */
const FIRST = 4;
/** who lies so many deviations behind is given up */
const BEHIND = 2;

/** A move with what came of its stories, one after the other. */
interface Candidate {
  readonly move: Ranked;
  readonly reached: number[];
}

/** A move with how likely the seat wins after it, as far as was thought. */
export interface Weighed {
  readonly code: number;
  readonly chance: number;
  /** how many stories of it were told; the fewer, the more it is a first glance */
  readonly stories: number;
}

export interface Thought {
  /** the move that is best by all that is known */
  best(s: State, seat: number, rng: Rng, time: Time): number;
  /** the best moves, and `also` whatever it looks like, the best first; nothing is given up on the way */
  weigh(s: State, seat: number, rng: Rng, time: Time, also?: number): Weighed[];
  /** the moves with the share of games that the seat wins after each, told to their very end on the same luck */
  tellOut(s: State, seat: number, rng: Rng, time: Time, codes: readonly number[]): Weighed[];
}

/**
 * Thinks moves through: each of the best is followed by stories of what might come, in which everybody plays at a glance, with the
 * quick player's wits, on hands dealt anew: many stories told hastily say more than few told well. All moves meet the same
 * dice, so that what tells them apart is the move. Stories differ by luck far more than by moves, so what they say is weighed
 * against what the quick player sees: few of them change its mind only where they speak clearly. What falls behind is given up,
 * and the time goes to the rest. It needs nothing of a game but its moves and the quick player's judgement.
 */
export function makeLookahead(
  rules: Game,
  { search, hope, remember }: PlayerModel,
  { wide, rounds }: Lookahead,
): Thought {
  const list = new MoveList();
  const story = newState(rules);
  const chance = new Rng();
  const dice = new Rng();
  const turns = Math.max(FEWEST, Math.ceil(rounds * rules.seats));
  let imagined = 0;

  /** What happens by chance depends on the turn alone and not on who thought how long before it. */
  const tell = (s: State, seed: number, out = false): void => {
    // Who is still placing sees where everybody begins; what the first dice bring would only blur that.
    const now = rules.turnOf(s);
    const until = out ? Number.POSITIVE_INFINITY : now === 0 ? 1 : now + turns;
    const longest = out ? WHOLE : LONGEST;
    let turn = -1;
    for (let moves = 0; moves < longest && !s.cells[OVER]; moves++) {
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
      } else applyCode(s, by, search.glance(s, by, chance));
      imagined++;
    }
  };

  /** Tells stories of each candidate while there is time; with `all` none of them is given up. */
  const consider = (
    s: State,
    seat: number,
    rng: Rng,
    time: Time,
    candidates: Candidate[],
    all: boolean,
  ): { alive: Candidate[]; slope: number } => {
    imagined = 0;
    remember?.(true);
    let alive = candidates;
    const base = rng.next();
    const now = hope(s, seat);
    /** what a little worth more or less does to the hope now */
    const slope = Math.max(0.05, now * (1 - now)) / TEMPER;
    for (let round = 0; alive.length > 1 && time(imagined, round); round++) {
      const dealt = resample(s, seat, chance.seed(base, round));
      for (const { move, reached } of alive) {
        // A round that is not told of every move says nothing.
        if (!time(imagined, round)) break;
        chance.seed(base, round + 0x10000);
        copyState(dealt, story);
        applyCode(story, seat, move.code);
        // Where the game ends with the move there is no story, and still it was thought of.
        imagined++;
        tell(story, base + round);
        reached.push(hope(story, seat));
      }
      const told = alive[alive.length - 1].reached.length;
      for (const { reached } of alive) reached.length = told;
      if (all || round + 1 < FIRST || (round + 1) % 2 !== 0) continue;
      const best = leader(alive, slope);
      alive = alive.filter((each) => {
        const { mean, spread } = each === best ? EQUAL : compare(each, best, slope);
        return mean + BEHIND * spread >= 0;
      });
    }
    remember?.(false);
    return { alive, slope };
  };

  const atOnce = (s: State, ranked: readonly Ranked[]): Candidate[] =>
    ranked
      .slice(0, rules.turnOf(s) === 0 ? wide * STARTS : wide)
      .filter(({ worth }) => worth > ranked[0].worth - HOPELESS)
      .map((move) => ({ move, reached: [] }));

  return {
    best: (s, seat, rng, time) => {
      const ranked = search.rank(s, seat, rng);
      if (ranked.length === 1 || ranked[0].worth > ranked[1].worth + PLAIN) return ranked[0].code;
      const { alive, slope } = consider(s, seat, rng, time, atOnce(s, ranked), false);
      return leader(alive, slope).move.code;
    },
    weigh: (s, seat, rng, time, also) => {
      const ranked = search.rank(s, seat, rng);
      const candidates = atOnce(s, ranked);
      if (also !== undefined && !candidates.some(({ move }) => move.code === also)) {
        // What a search passes over is no better than the least that it ranks.
        const least = ranked[ranked.length - 1].worth;
        const move = ranked.find(({ code }) => code === also) ?? { code: also, worth: least };
        candidates.push({ move, reached: [] });
      }
      const { alive, slope } = consider(s, seat, rng, time, candidates, true);
      const best = leader(alive, slope);
      const { reached } = best;
      const chance =
        reached.length > 0 ? reached.reduce((sum, x) => sum + x, 0) / reached.length : hope(s, seat);
      return alive
        .map((each) => ({
          code: each.move.code,
          chance: Math.max(0, Math.min(1, chance + (each === best ? 0 : compare(each, best, slope).mean))),
          stories: each.reached.length,
        }))
        .sort((one, other) => other.chance - one.chance);
    },
    tellOut: (s, seat, rng, time, codes) => {
      imagined = 0;
      remember?.(true);
      const base = rng.next();
      const won = codes.map(() => 0);
      let games = 0;
      for (; time(imagined, games); games++) {
        const dealt = resample(s, seat, chance.seed(base, games));
        for (const [i, code] of codes.entries()) {
          chance.seed(base, games + 0x10000);
          copyState(dealt, story);
          applyCode(story, seat, code);
          imagined++;
          tell(story, base + games, true);
          won[i] += hope(story, seat);
        }
      }
      remember?.(false);
      return codes.map((code, i) => ({ code, chance: games > 0 ? won[i] / games : 0, stories: games }));
    },
  };
}

const EQUAL = { mean: 0, spread: 0 };

/** The move that is best by all that is known; of two alike the one that looked better at once. */
function leader(alive: readonly Candidate[], slope: number): Candidate {
  return alive.reduce((best, each) => (compare(each, best, slope).mean > 0 ? each : best));
}

/**
 * By how much one move is better than another, and how sure that is: what they looked like at once, with its doubts, and what
 * their stories say, which met the same luck, with theirs.
 */
function compare(
  one: Candidate,
  other: Candidate,
  slope: number,
): { readonly mean: number; readonly spread: number } {
  const seen = one.move.worth - other.move.worth;
  const doubt = slope * (DOUBT + DOUBTED * Math.abs(seen));
  const sure = 1 / (doubt * doubt);
  const n = one.reached.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const more = one.reached[i] - other.reached[i];
    sum += more;
    squares += more * more;
  }
  if (n < 2) return { mean: slope * seen, spread: doubt };
  // Few stories that happen to agree are no proof: some spread is taken as given.
  const variance = Math.max(1e-6, (squares - (sum * sum) / n + doubt * doubt) / n);
  const told = n / variance;
  return {
    mean: (sure * slope * seen + told * (sum / n)) / (sure + told),
    spread: 1 / Math.sqrt(sure + told),
  };
}
