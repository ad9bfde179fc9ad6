import {
  afterMove,
  applyCode,
  check,
  cloneState,
  DEPTH,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  resetState,
  type State,
  top,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Player } from '../sim/players.ts';
import type { ActionSpace } from './action-space.ts';
import { Actions, type Begun } from './actions.ts';
import { askedAtOnce, askingOrder } from './asking.ts';
import type { Observer } from './observer.ts';

/** How many games go on at once, who plays, and what is told after each move. */
export interface EnvsPlan {
  readonly count: number;
  readonly seed: string | number;
  /** what the positions are written down as; nothing where only masks are asked for */
  readonly form: 'flat' | 'tensor' | 'none';
  /** by seat: who plays it inside the engine; null where the program does */
  readonly opponents: readonly (Player | null)[];
  /** every seat has a row of its own, and those that are asked answer at once */
  readonly everybody: boolean;
  /** how many offers a seat may make in a turn by actions */
  readonly offers: number;
  /** points that were gained, or 1 shared by the winners and -1 by all others at the end */
  readonly reward: 'win' | 'points';
  /** moves of seats after which a game is cut off */
  readonly limit: number;
  /** what becomes of an action that is not legal: the call is refused, or another is taken by chance */
  readonly illegal: 'refuse' | 'random';
}

/** an action that means nothing: this seat is not asked */
export const WAIT = -1;

const TERMINATED = 1;
const TRUNCATED = 2;
const BEGUN = 4;
const FRESH = 8;
const ILLEGAL = 16;

/** One of many games. */
interface Env {
  readonly index: number;
  readonly s: State;
  rng: Rng;
  episode: number;
  moves: number;
  begun: Begun | null;
  /** who is asked now, in order; nobody once it is over */
  asked: readonly number[];
  flags: number;
  /** what each seat has gained since it was last told */
  readonly gained: Float32Array;
  /** points as last counted */
  readonly points: Int32Array;
  /** the turn of the last offers, and how many there were by seat */
  offeredIn: number;
  readonly offered: Int32Array;
}

/**
 * Many games of one setup at speed: a program chooses actions for its seats, chance and the other seats are played here, and all that is
 * to be known comes as one block of bytes. A game that has ended begins anew with the next step, whatever action that brings.
 */
export class Envs {
  readonly game: Playable;
  readonly space: ActionSpace;
  readonly plan: EnvsPlan;
  /** rows a game: one for the seat that decides, or one for each seat */
  readonly rows: number;
  /** numbers of one observation */
  readonly width: number;
  private seed: string | number;
  private readonly observer: Observer;
  private readonly actions: Actions;
  private readonly envs: readonly Env[];
  private readonly list = new MoveList();
  private readonly legal: number[] = [];
  private readonly flat: Int32Array;
  private readonly block: Block;

  constructor(game: Playable, space: ActionSpace, observer: Observer, plan: EnvsPlan) {
    this.game = game;
    this.space = space;
    this.plan = plan;
    this.seed = plan.seed;
    this.observer = observer;
    this.actions = new Actions(game, space);
    this.rows = plan.everybody ? game.seats : 1;
    this.width =
      plan.form === 'none' ? 0 : plan.form === 'flat' ? observer.size : (observer.planes?.spec.size ?? 0);
    this.flat = new Int32Array(observer.size);
    this.block = new Block(plan.count, this.rows, game.seats, space.size, this.width);
    this.envs = Array.from({ length: plan.count }, (_, index) => this.begun(index));
  }

  private begun(index: number): Env {
    const { seats } = this.game;
    return {
      index,
      s: newState(this.game),
      rng: new Rng(this.seed, index),
      episode: -1,
      moves: 0,
      begun: null,
      asked: [],
      flags: 0,
      gained: new Float32Array(seats),
      points: new Int32Array(seats),
      offeredIn: -1,
      offered: new Int32Array(seats),
    };
  }

  /** Begins these games anew, all if not said; with a seed from the first game that it gives. */
  reset(seed?: string | number, only?: readonly number[]): Uint8Array {
    if (seed !== undefined) this.seed = seed;
    for (const index of only ?? this.envs.keys()) {
      const env = this.envs[index];
      if (seed !== undefined) env.episode = -1;
      this.begin(env);
    }
    return this.tell();
  }

  /** The first of these actions that is not legal: its row, or nothing. */
  wrong(actions: readonly number[]): number | undefined {
    const { rows } = this;
    for (const env of this.envs) {
      if (env.flags & (TERMINATED | TRUNCATED)) continue;
      for (let row = 0; row < rows; row++) {
        const action = actions[env.index * rows + row];
        const asked = rows === 1 || env.asked.includes(row);
        if (asked ? !this.block.allows(env.index * rows + row, action) : action !== WAIT)
          return env.index * rows + row;
      }
    }
    return undefined;
  }

  /** Makes these actions, one for each row, and tells where everything stands. They have been found legal, or chance takes others. */
  step(actions: readonly number[]): Uint8Array {
    for (const env of this.envs) this.stepOne(env, actions);
    return this.tell();
  }

  private stepOne(env: Env, actions: readonly number[]): void {
    env.gained.fill(0);
    if (env.flags & (TERMINATED | TRUNCATED)) {
      this.begin(env);
      return;
    }
    env.flags = 0;
    const { rows } = this;
    const [first, ...others] = env.asked;
    if (rows === 1) this.act(env, first, this.sound(env, env.index, actions[env.index]));
    else {
      const answers = [first, ...others].map((seat): [number, number] => {
        const row = env.index * rows + seat;
        return [seat, this.sound(env, row, actions[row])];
      });
      answers.forEach(([seat, action], i) => {
        // An earlier answer may have left nothing to answer.
        if (i === 0 || this.stillMay(env, seat, action)) this.act(env, seat, action);
      });
    }
    this.goOn(env);
  }

  private sound(env: Env, row: number, action: number): number {
    if (this.block.allows(row, action)) return action;
    env.flags |= ILLEGAL;
    return this.block.some(row, env.rng);
  }

  private stillMay(env: Env, seat: number, action: number): boolean {
    if (isOver(env.s) || env.begun || !askingOrder(this.game, env.s).includes(seat)) return false;
    this.actions.legal(env.s, seat, null, this.mayOffer(env, seat), this.legal);
    return this.legal.includes(action);
  }

  private act(env: Env, seat: number, action: number): void {
    const { s } = env;
    const chosen = this.actions.choose(seat, action, env.begun);
    if (!chosen) throw new Error(`action ${action} means nothing here`);
    if ('begun' in chosen) {
      env.begun = chosen.begun;
      return;
    }
    env.begun = null;
    env.moves++;
    if ('code' in chosen) {
      applyCode(s, seat, chosen.code);
      return;
    }
    const checked = check(s, seat, chosen.raw);
    if (!checked.ok || !checked.move.open) throw new Error(`action ${action} is refused`);
    this.countOffer(env, seat);
    checked.move.open.apply(s, seat, checked.data);
    afterMove(s);
  }

  private mayOffer(env: Env, seat: number): boolean {
    if (this.plan.offers === 0) return false;
    return env.offeredIn !== this.game.turnOf(env.s) || env.offered[seat] < this.plan.offers;
  }

  private countOffer(env: Env, seat: number): void {
    const turn = this.game.turnOf(env.s);
    if (env.offeredIn !== turn) env.offered.fill(0);
    env.offeredIn = turn;
    env.offered[seat]++;
  }

  private begin(env: Env): void {
    env.episode++;
    env.rng = new Rng(this.seed, env.index + env.episode * this.plan.count);
    env.moves = 0;
    env.begun = null;
    env.offeredIn = -1;
    env.offered.fill(0);
    env.gained.fill(0);
    resetState(env.s);
    this.countPoints(env);
    env.gained.fill(0);
    env.flags = 0;
    this.goOn(env);
    env.flags |= FRESH;
  }

  /** Lets chance and the seats that are played here move, until the program is asked or the game is over. */
  private goOn(env: Env): void {
    const { s, rng } = env;
    const { cells } = s;
    const { opponents, limit } = this.plan;
    if (!env.begun)
      while (!isOver(s) && env.moves < limit) {
        if (cells[DEPTH] > 0 && cells[top(s) + 1] === NATURE) this.chance(s, rng);
        else {
          const asked = this.plan.everybody ? askedAtOnce(this.game, s) : askingOrder(this.game, s);
          const mine = asked.filter((seat) => opponents[seat] === null);
          if (mine.length === asked.length || (mine.length > 0 && opponents[asked[0]] === null)) {
            env.asked = mine;
            break;
          }
          const seat = asked.find((each) => opponents[each] !== null) ?? asked[0];
          listMoves(s, seat, this.list);
          opponents[seat]?.(s, seat, this.list, rng);
          env.moves++;
        }
      }
    if (env.begun) env.flags |= BEGUN;
    this.countPoints(env);
    if (isOver(s)) {
      env.flags |= TERMINATED;
      env.asked = [];
      if (this.plan.reward === 'win') shareOut(env.gained, this.game.result(s).winners);
    } else if (env.moves >= limit) {
      env.flags |= TRUNCATED;
      env.asked = [];
    }
  }

  private chance(s: State, rng: Rng): void {
    const { dice } = s.rules.decisions[s.cells[top(s)]];
    if (dice !== null) applyCode(s, NATURE, dice.base + rng.below(dice.size));
    else {
      listMoves(s, NATURE, this.list);
      applyCode(s, NATURE, pick(this.list, rng, true));
    }
  }

  private countPoints(env: Env): void {
    if (this.plan.reward !== 'points') return;
    for (let seat = 0; seat < this.game.seats; seat++) {
      const now = this.game.points(env.s, seat);
      env.gained[seat] += now - env.points[seat];
      env.points[seat] = now;
    }
  }

  private tell(): Uint8Array {
    const { block, rows, actions, legal } = this;
    for (const env of this.envs) {
      const { index, s, asked } = env;
      block.stand(index, asked.length > 0 ? asked[0] : -1, env.flags, env.moves, env.gained);
      for (let row = 0; row < rows; row++) {
        const at = index * rows + row;
        const seat = rows > 1 ? row : asked[0];
        const decides = seat !== undefined && asked.includes(seat);
        if (decides) actions.legal(s, seat, env.begun, this.mayOffer(env, seat), legal);
        else legal.length = 0;
        block.mask(at, legal);
        if (this.width > 0) this.observe(s, seat ?? this.eyes(), at);
      }
    }
    return block.bytes;
  }

  /** with whose eyes a game that is over is looked at: those of the first seat that the program plays */
  private eyes(): number {
    return Math.max(0, this.plan.opponents.indexOf(null));
  }

  private observe(s: State, seat: number, row: number): void {
    const { observer, plan, block, width, flat } = this;
    const at = row * width;
    if (plan.form === 'flat') {
      observer.flat(s, seat, block.observations, at);
      return;
    }
    observer.flat(s, seat, flat);
    observer.planes?.write(flat, 0, block.observations, at);
  }

  /** What a seat sees of one of the games now, in the form of the plan. */
  seenBy(index: number, seat: number): Uint8Array {
    const { observer, plan, width, flat } = this;
    observer.flat(this.envs[index].s, seat, flat);
    if (plan.form !== 'tensor') return bytesOf(flat);
    const out = new Int32Array(width);
    observer.planes?.write(flat, 0, out, 0);
    return bytesOf(out);
  }

  /** A copy of the position of one of the games. */
  position(index: number): State {
    return cloneState(this.envs[index].s);
  }

  get layout(): Layout {
    return this.block.layout;
  }
}

/** Where each part of the answer begins among its bytes, and of what numbers it is. */
export type Layout = Readonly<
  Record<string, { readonly at: number; readonly type: string; readonly shape: readonly number[] }>
>;

/** The answer to a step: one block of bytes, lowest first, that is written anew each time. */
class Block {
  readonly bytes: Uint8Array;
  readonly layout: Layout;
  readonly observations: Int32Array;
  private readonly seat: Int32Array;
  private readonly flags: Int32Array;
  private readonly moves: Int32Array;
  private readonly rewards: Float32Array;
  private readonly masks: Uint8Array;
  private readonly maskBytes: number;
  private readonly seats: number;

  constructor(count: number, rows: number, seats: number, actions: number, width: number) {
    this.seats = seats;
    this.maskBytes = Math.ceil(actions / 32) * 4;
    const layout: Record<string, Layout[string]> = {};
    let size = 0;
    const part = (name: string, type: string, bytes: number, ...shape: number[]): number => {
      layout[name] = { at: size, type, shape };
      size += bytes * shape.reduce((product, n) => product * n, 1);
      return layout[name].at;
    };
    const seat = part('seat', 'i4', 4, count);
    const flags = part('flags', 'i4', 4, count);
    const moves = part('moves', 'i4', 4, count);
    const rewards = part('rewards', 'f4', 4, count, seats);
    const masks = part('masks', 'bits', 1, count * rows, this.maskBytes);
    const observations = part('observations', 'i4', 4, count * rows, width);
    const buffer = new ArrayBuffer(size);
    this.layout = layout;
    this.bytes = new Uint8Array(buffer);
    this.seat = new Int32Array(buffer, seat, count);
    this.flags = new Int32Array(buffer, flags, count);
    this.moves = new Int32Array(buffer, moves, count);
    this.rewards = new Float32Array(buffer, rewards, count * seats);
    this.masks = new Uint8Array(buffer, masks, count * rows * this.maskBytes);
    this.observations = new Int32Array(buffer, observations, count * rows * width);
  }

  stand(index: number, seat: number, flags: number, moves: number, gained: Float32Array): void {
    this.seat[index] = seat;
    this.flags[index] = flags;
    this.moves[index] = moves;
    this.rewards.set(gained, index * this.seats);
  }

  mask(row: number, legal: readonly number[]): void {
    const at = row * this.maskBytes;
    this.masks.fill(0, at, at + this.maskBytes);
    for (let i = 0; i < legal.length; i++) this.masks[at + (legal[i] >> 3)] |= 1 << (legal[i] & 7);
  }

  allows(row: number, action: number): boolean {
    if (!(action >= 0 && action < this.maskBytes * 8)) return false;
    return ((this.masks[row * this.maskBytes + (action >> 3)] >> (action & 7)) & 1) === 1;
  }

  /** a legal action of this row, by chance */
  some(row: number, rng: Rng): number {
    const legal: number[] = [];
    for (let action = 0; action < this.maskBytes * 8; action++)
      if (this.allows(row, action)) legal.push(action);
    return legal[rng.below(legal.length)];
  }
}

function shareOut(gained: Float32Array, winners: readonly number[]): void {
  const losers = Math.max(1, gained.length - winners.length);
  for (let seat = 0; seat < gained.length; seat++)
    gained[seat] += winners.includes(seat) ? 1 / winners.length : -1 / losers;
}

function bytesOf(numbers: Int32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength).slice();
}
