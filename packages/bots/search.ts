import {
  applyCode,
  type CodedMove,
  copyState,
  DEPTH,
  listMoves,
  MoveList,
  NATURE,
  newState,
  OVER,
  pick,
  type Rng,
  type Rules,
  type State,
  toMove,
  top,
} from '@hexwright/kernel';

/** how many choices deep a bot follows a move that opens further choices of its own */
const DEEP = 3;
/** how many moves it looks at below the first level */
const WIDE = 40;
const ONE_DIE = 6;
/** so many moves of nature and answers of others are guessed before a position is judged */
const GUESSES = 12;
/** what leads back to where it began, so that nobody opens and closes a choice for ever */
const POINTLESS = -1e9;
/** what a move of a phase must bring to be worth the while */
const BETTER = 0.02;

/** What a position is worth to a seat, higher is better. */
export type Evaluation = (s: State, seat: number) => number;

/** What a search goes by besides the worth of positions. */
export interface SearchStyle {
  /** whether a seat may place twice in a row, so that two places that go well together are worth the search */
  placing(s: State): boolean;
  /** whether the open decision, asked twice in a row, is one choice of two things: tokens to be swapped, roads to be laid */
  twofold?(s: State): boolean;
  /** whether the open decision asks for the same thing several times (a good, and another), so that each is best chosen for itself */
  stepwise?(s: State): boolean;
  /** whether others are asked for what follows from a move of the seat, so that it may guess what they do */
  answers?(s: State, seat: number): boolean;
  /**
   * Whether the open decision comes again until the seat ends it. What leads back to it is judged as it stands, and
   * nothing is done in it that does not better the position, or there would be no end of sailing to and fro.
   */
  phase?(s: State): boolean;
  /** whether what comes of the open decision, asked of others or of nature, is not to be guessed */
  unforeseen?(s: State): boolean;
}

/** Looks one move ahead, and through the choices that the move opens. */
export interface Search {
  /** the listed move that leads to the best position */
  best(s: State, seat: number, rng: Rng): number;
  /** the same at a glance: a move that opens a choice is judged before that is made */
  glance(s: State, seat: number, rng: Rng): number;
  /** every listed move with what it leads to, the best first; in a phase only those that better the position, and its end */
  rank(s: State, seat: number, rng: Rng): Ranked[];
}

export interface Ranked {
  readonly code: number;
  readonly worth: number;
}

/**
 * Finds the listed move that leads to the best position once the choices that it opens are made, on what any game can
 * answer. Where its manner does not say otherwise a decision that comes again is for another time.
 */
export function makeSearch(
  rules: Rules,
  worth: Evaluation,
  { placing, twofold, stepwise, answers, phase, unforeseen }: SearchStyle,
): Search {
  const lists = Array.from({ length: DEEP + 1 }, () => new MoveList());
  const states = Array.from({ length: DEEP + 1 }, () => newState(rules));
  const steps = new MoveList();
  const thrown = newState(rules);
  /** where the search began */
  let root = thrown;
  /** how many choices deep it looks now */
  let deep = DEEP;

  /** by depth: the decision that was looked at there */
  const decided = new Int32Array(DEEP);
  const again = (s: State, depth: number): boolean => {
    if (phase?.(s)) return true;
    if (twofold?.(s)) return depth > 1 && decided[depth - 1] === decided[depth - 2];
    const nearest = placing(s) ? depth - 1 : 0;
    for (let i = nearest; i < depth; i++) if (decided[i] === s.cells[top(s)]) return true;
    return false;
  };

  /** the worth of a position, on average over all throws of a die */
  const average = (s: State, seat: number, { base, size }: CodedMove): number => {
    let sum = 0;
    for (let face = 0; face < size; face++) {
      copyState(s, thrown);
      applyCode(thrown, NATURE, base + face);
      sum += worth(thrown, seat);
    }
    return sum / size;
  };

  /** makes the move after which the position is worth most at once */
  const step = (s: State, seat: number): boolean => {
    listMoves(s, seat, steps);
    if (steps.length === 0) return false;
    let code = steps.codes[0];
    let value = Number.NEGATIVE_INFINITY;
    for (let i = 0; steps.length > 1 && i < steps.length; i++) {
      copyState(s, thrown);
      applyCode(thrown, seat, steps.codes[i]);
      const reached = worth(thrown, seat);
      if (reached > value) [value, code] = [reached, steps.codes[i]];
    }
    applyCode(s, seat, code);
    return true;
  };

  /** does what nature or another seat might do */
  const guess = (s: State, by: number, rng: Rng): boolean => {
    const outcomes = lists[DEEP];
    listMoves(s, by, outcomes);
    if (outcomes.length === 0) return false;
    applyCode(s, by, pick(outcomes, rng, by === NATURE));
    return true;
  };

  /** the worth of a position for the seat once the choices it has opened for itself are made */
  const settle = (s: State, seat: number, depth: number, rng: Rng): number => {
    for (let guard = 0; guard < GUESSES && !s.cells[OVER] && s.cells[DEPTH] > 0; guard++) {
      if (toMove(s) === 1 << seat && stepwise?.(s)) {
        if (!step(s, seat)) break;
        continue;
      }
      if (toMove(s) !== 1 << seat && unforeseen?.(s)) break;
      if (toMove(s) !== NATURE) {
        // A question that goes round is none that the move has asked.
        if (decided[0] === s.cells[top(s)] || !answers?.(s, seat)) break;
        if (!guess(s, 31 - Math.clz32(toMove(s)), rng)) break;
        continue;
      }
      // What a card or a theft brings is guessed. A single die is thrown in every way, two are not thrown at all.
      const { dice } = s.rules.decisions[s.cells[top(s)]];
      if (dice !== null) return dice.size <= ONE_DIE ? average(s, seat, dice) : worth(s, seat);
      if (!guess(s, NATURE, rng)) break;
    }
    if (s.cells[top(s)] === decided[0] && isSame(s, root)) return POINTLESS;
    if (depth >= deep || s.cells[OVER] || s.cells[DEPTH] === 0 || toMove(s) !== 1 << seat || again(s, depth))
      return worth(s, seat);
    return best(s, seat, depth, rng).value;
  };

  /** in a phase: what ending it is worth, which is the position as it is */
  const endWorth = (s: State, seat: number): number | undefined =>
    phase?.(s) ? worth(s, seat) + BETTER : undefined;

  const best = (s: State, seat: number, depth: number, rng: Rng): { code: number; value: number } => {
    const list = lists[depth];
    listMoves(s, seat, list);
    decided[depth] = s.cells[top(s)];
    const count = depth === 0 ? list.length : Math.min(list.length, WIDE);
    const from = count < list.length ? rng.below(list.length) : 0;
    let code = list.codes[0];
    let value = Number.NEGATIVE_INFINITY;
    if (list.length === 1 && depth === 0) return { code, value: 0 };
    const scratch = states[depth];
    const end = depth === 0 ? endWorth(s, seat) : undefined;
    for (let i = 0; i < count; i++) {
      const tried = list.codes[(from + i) % list.length];
      copyState(s, scratch);
      applyCode(scratch, seat, tried);
      const reached = ends(scratch, s, end) ?? settle(scratch, seat, depth + 1, rng);
      if (reached > value) {
        value = reached;
        code = tried;
      }
    }
    return { code, value };
  };

  return {
    best: (s, seat, rng) => {
      root = s;
      deep = DEEP;
      return best(s, seat, 0, rng).code;
    },
    glance: (s, seat, rng) => {
      root = s;
      deep = 1;
      return best(s, seat, 0, rng).code;
    },
    rank: (s, seat, rng) => {
      root = s;
      deep = DEEP;
      const list = lists[0];
      listMoves(s, seat, list);
      decided[0] = s.cells[top(s)];
      const end = endWorth(s, seat);
      const ranked: Ranked[] = [];
      let least = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < list.length; i++) {
        const code = list.codes[i];
        copyState(s, states[0]);
        applyCode(states[0], seat, code);
        const ended = ends(states[0], s, end);
        least = ended ?? least;
        ranked.push({ code, worth: ended ?? settle(states[0], seat, 1, rng) });
      }
      return ranked.filter((each) => each.worth >= least).sort((one, other) => other.worth - one.worth);
    },
  };
}

/** what the move is worth that has ended the phase, if it has, and not the game */
function ends(now: State, before: State, worth: number | undefined): number | undefined {
  const open =
    now.cells[DEPTH] >= before.cells[DEPTH] && now.cells[top(before)] === before.cells[top(before)];
  return open || now.cells[OVER] ? undefined : worth;
}

function isSame(one: State, other: State): boolean {
  for (let i = 0; i < one.cells.length; i++) if (one.cells[i] !== other.cells[i]) return false;
  return true;
}
