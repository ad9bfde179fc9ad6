import { parentPort, workerData } from 'node:worker_threads';
import { askBot, botFor } from '@hexwright/bots';
import { rulesFor } from '@hexwright/catalog';
import {
  afterMove,
  applyCode,
  check,
  cloneState,
  copyState,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  playout,
  Rng,
  resetState,
  type State,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Job } from './measure.ts';

/** How fast bots think, from positions in the middle of their games. */
export interface Thinking {
  /** what a move of the quick player takes, in milliseconds */
  readonly quickMs: number;
  /** moves imagined a second by one who thinks ahead */
  readonly nodes: number;
  /** games a second, played to the end by chance from the middle */
  readonly playouts: number;
}

/** moves of everybody before a game of bots is in its middle */
const MIDDLE = 160;
const MOST = 2000;

const { game, seats, seconds } = workerData as Job;
const found = rulesFor({ game, seats });
if (!found.ok) throw new Error(found.reason.text);
const { rules } = found;
const s = newState(rules);
const list = new MoveList();
const quick = botFor(rules);
const thinker = botFor(rules, 'expert');
const now = (): number => performance.now() / 1000;

/** one move of whoever is asked; answers the seconds that a bot thought */
function step(s: State, rng: Rng): number {
  const asked = toMove(s);
  const by = asked === NATURE ? NATURE : someSeat(asked, rng);
  listMoves(s, by, list);
  if (by === NATURE) {
    applyCode(s, by, pick(list, rng, true));
    return 0;
  }
  const from = now();
  const move = askBot(quick, s, by, rng);
  const thought = now() - from;
  const checked = check(s, by, move);
  if (!checked.ok) throw new Error(checked.reason.text);
  if (checked.move.open) {
    checked.move.open.apply(s, by, checked.data);
    afterMove(s);
  } else applyCode(s, by, checked.code);
  return thought;
}

/** Positions in the middle of games, in which somebody has a choice. */
function middles(count: number): State[] {
  const kept: State[] = [];
  for (let seed = 0; kept.length < count; seed++) {
    const rng = new Rng(11, seed);
    resetState(s);
    for (let moves = 0; !isOver(s) && moves < MOST; moves++) {
      const asked = toMove(s);
      if (moves >= MIDDLE && asked !== NATURE) {
        listMoves(s, someSeat(asked, rng), list);
        if (list.length > 2) break;
      }
      step(s, rng);
    }
    if (!isOver(s)) kept.push(cloneState(s));
  }
  return kept;
}

const positions = middles(8);
let quickSeconds = 0;
let moves = 0;
for (let from = now(), seed = 0; now() - from < seconds; seed++) {
  const rng = new Rng(12, seed);
  resetState(s);
  for (let made = 0; !isOver(s) && made < MOST; made++) {
    const thought = step(s, rng);
    if (thought > 0) moves++;
    quickSeconds += thought;
  }
}

let imagined = 0;
let last = 0;
let thinking = 0;
for (let from = now(), i = 0; now() - from < seconds; i++) {
  const position = positions[i % positions.length];
  const seat = someSeat(toMove(position), new Rng(i));
  const began = now();
  askBot(thinker, position, seat, new Rng(13, i), (so) => {
    imagined += so === 0 ? 0 : so - last;
    last = so;
    return so < 600;
  });
  thinking += now() - began;
  last = 0;
}

let games = 0;
const copy = newState(rules);
const began = now();
while (now() - began < seconds) {
  copyState(positions[games % positions.length], copy);
  playout(copy, new Rng(14, games), list, 100_000);
  games++;
}
const report: Thinking = {
  quickMs: (quickSeconds / moves) * 1000,
  nodes: imagined / thinking,
  playouts: games / (now() - began),
};
parentPort!.postMessage(report);
