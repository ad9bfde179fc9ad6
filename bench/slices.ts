import { rulesFor } from '@hexwright/catalog';
import {
  applyCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  randomGame,
  resetState,
  someSeat,
  toMove,
  topKind,
} from '@hexwright/kernel';

/** The same random games each time it is asked for them: what they take is least when nothing else got in between. */
export interface Slice {
  readonly games: number;
  readonly moves: number;
  /** of the processor, all threads of this process */
  readonly seconds: number;
}

/** Moves of one kind: made in one decision, out of lists of about one length. */
export interface Kind {
  readonly decision: string;
  readonly move: string;
  /** how often the length of the list can be halved */
  readonly length: number;
  readonly count: number;
  /** on the average */
  readonly ns: number;
}

const LIMIT = 100_000;
const WARM = 1;
const CLOCKED = 6;
const [game, seats] = process.argv.slice(2);
const found = rulesFor({ game, seats: Number(seats) });
if (!found.ok) throw new Error(found.reason.text);
const { rules } = found;
const s = newState(rules);
const list = new MoveList();
const rng = new Rng();
/** how many games make a slice, which the first one finds out */
let games = 0;

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const play = (seed: number): number => randomGame(s, rng.seed(7, seed), list, LIMIT).moves;

/** The same games with a clock at every move, of which the best time in a few rounds counts: what each kind of move takes. */
function kinds(): Kind[] {
  const best: number[] = [];
  const keys: number[] = [];
  const { decisions, moves, kindOf } = rules;
  let tick = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 1000; i++) tick = Math.min(tick, -performance.now() + performance.now());
  for (let round = 0; round < CLOCKED; round++) {
    let at = 0;
    for (let seed = 0; seed < games; seed++) {
      rng.seed(7, seed);
      resetState(s);
      for (let from = performance.now(); !isOver(s); at++) {
        const decision = topKind(s);
        const seats = toMove(s);
        const { dice } = decisions[decision];
        let code: number;
        let length = 0;
        if (dice !== null && seats === NATURE) {
          code = dice.base + rng.below(dice.size);
          applyCode(s, NATURE, code);
        } else {
          const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
          listMoves(s, seat, list);
          code = pick(list, rng, seat === NATURE);
          length = 31 - Math.clz32(list.length);
          applyCode(s, seat, code);
        }
        const to = performance.now();
        keys[at] = (decision * moves.length + kindOf[code]) * 32 + length;
        best[at] = Math.min(best[at] ?? Number.POSITIVE_INFINITY, to - from - tick);
        from = performance.now();
      }
    }
  }
  const sums = new Map<number, { count: number; ms: number }>();
  keys.forEach((key, i) => {
    const sum = sums.get(key) ?? { count: 0, ms: 0 };
    sums.set(key, { count: sum.count + 1, ms: sum.ms + Math.max(0, best[i]) });
  });
  return Array.from(sums, ([key, { count, ms }]) => ({
    decision: decisions[Math.floor(key / 32 / moves.length)].name,
    move: moves[Math.floor(key / 32) % moves.length].name,
    length: key % 32,
    count,
    ns: (ms / count) * 1e6,
  }));
}

process.on('message', (seconds: number | 'kinds') => {
  if (seconds === 'kinds') {
    process.send!(kinds());
    return;
  }
  // Machine code grows better for a while: only then it is known how many games fit.
  if (games === 0) {
    for (const warm = now(); now() - warm < WARM; ) play(games++);
    games = 0;
    for (const from = now(); now() - from < seconds; ) play(games++);
  }
  const from = now();
  let moves = 0;
  for (let seed = 0; seed < games; seed++) moves += play(seed);
  process.send!({ games, moves, seconds: now() - from } satisfies Slice);
});
