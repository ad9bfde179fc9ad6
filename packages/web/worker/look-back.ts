import { type Judge, judgeOf, type Time } from '@hexwright/bots';
import {
  applyCode,
  type Chance,
  copyState,
  DEPTH,
  type GameEvent,
  isOver,
  itemAt,
  type Logged,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  newState,
  type Outcome,
  pick,
  Rng,
  refuse,
  replay,
  type State,
  toMove,
} from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';
import { type Choice, type Review, SLIP, type TurningPoint } from '../review/reviewed.ts';
import { reasonsFor } from './reasons.ts';

/** How long a look back may take, in milliseconds by its clock, and how far it thinks in that time. */
export interface Effort {
  /** until which it asks what else chance might have brought, and until which every position is judged, and not only where a turn begins */
  readonly luck: number;
  readonly curve: number;
  /** for weighing choices, the curve's time included */
  readonly choices: number;
  /** for all of it */
  readonly whole: number;
  /** moves imagined for each choice, and games played to the end of those that stand out */
  readonly imagined: number;
  readonly games: number;
}

export const EFFORT: Effort = {
  luck: 1800,
  curve: 3000,
  choices: 6000,
  whole: 9500,
  imagined: 500,
  games: 200,
};

/** so many turning points are shown, and none that moved nobody's chance by more */
const TURNS = 6;
const TURNED = 0.05;
/** so many of the worst and of the best choices are played to the end */
const PLAYED_OUT = 6;
/** fewer games say nothing */
const FEW = 8;
/** how far the expert's judgement of a choice may be off */
const DOUBT = 0.12;
/** what chance may bring in so many ways is averaged over; a shuffled board is not */
const OUTCOMES = 72;
/** so often it is tried at least */
const SAMPLES = 24;

/** A position in which a seat had a choice, and what it did. */
interface Asked {
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly cells: Int32Array;
  readonly code: number;
}

export interface LookBack {
  readonly game: Playable;
  readonly chance: Chance;
  readonly log: readonly Logged[];
  /** whose choices are weighed */
  readonly seats: readonly number[];
  readonly now: () => number;
  readonly progress?: (share: number) => void;
  readonly effort?: Effort;
}

/** Looks back at a game that is over: how everybody's chances went, what luck did to them, and what each choice was worth. */
export function lookBack(asked: LookBack): Outcome<{ readonly review: Review }> {
  const { game, chance, log, now, progress, effort = EFFORT } = asked;
  const judge = judgeOf(game);
  if (!judge) return refuse('unjudged', 'no bot can judge this game');
  const begun = now();
  const course = new CourseOfChances(judge, game, effort);
  const weighing = new Asking(game, asked.seats);
  const before = newState(game);
  let at = 0;
  const again = replay(game, chance, log, ({ by, move }, events, s) => {
    if (by !== NATURE) weighing.note(before, at, by, move);
    // Who is still placing has nothing yet by which a position could be judged.
    if (game.turnOf(s) > 0) course.step(before, s, at + 1, { by, events, spent: now() - begun });
    if (at % 16 === 0) progress?.((0.25 * at) / log.length);
    copyState(s, before);
    at++;
  });
  if (!again.ok) return again;
  if (!isOver(again.game.state)) return refuse('not-over', 'the game is not over');
  const clock = { now, begun, progress };
  const choices = weigh(game, judge, weighing.asked, effort, clock);
  return {
    ok: true,
    review: {
      learned: judge.learned,
      curve: course.curve,
      turns: course.turningPoints(),
      luck: course.luck,
      ...(course.luckUntil !== undefined && { luckUntil: course.luckUntil }),
      choices,
      unweighed: weighing.free + weighing.asked.length - choices.length,
    },
  };
}

/** Everybody's chances along a game, and what chance itself did to them. */
class CourseOfChances {
  readonly curve: { at: number; chances: readonly number[] }[] = [];
  /** the turn up to which there was time for luck, where there was none for all of it */
  luckUntil: number | undefined;
  readonly luck: { numbers: number[]; stolen: number[]; drawn: number[] };
  private readonly judge: Judge;
  private readonly game: Playable;
  private readonly effort: Effort;
  private readonly numbers: ReadonlySet<string>;
  private readonly list = new MoveList();
  private readonly tried: State;
  /** where chance began to move, and what it told since */
  private readonly from: State;
  private came: (readonly GameEvent[])[] = [];
  private readonly rng = new Rng('might have come');
  private readonly points: TurningPoint[] = [];
  /** what was told since the last point of the curve */
  private told: TurningPoint['told'] = [];

  constructor(judge: Judge, game: Playable, effort: Effort) {
    const none = (): number[] => Array.from({ length: game.seats }, () => 0);
    this.judge = judge;
    this.game = game;
    this.effort = effort;
    this.numbers = new Set(Object.keys(looksOf(game.modules, game.seats, game.options).numbers ?? {}));
    this.tried = newState(game);
    this.from = newState(game);
    this.luck = { numbers: none(), stolen: none(), drawn: none() };
  }

  /** One move has led from one position to another, so many milliseconds after all began. */
  step(
    before: State,
    s: State,
    at: number,
    {
      by,
      events,
      spent,
    }: { readonly by: number; readonly events: readonly GameEvent[]; readonly spent: number },
  ): void {
    const { game, judge } = this;
    const told = events.map(({ kind, data, secret }) => ({ kind, data: { ...data, ...secret?.data } }));
    this.told = [...this.told, ...told];
    if (by === NATURE) {
      if (this.came.length === 0) copyState(before, this.from);
      this.came = [...this.came, events];
    }
    // A position is judged when somebody is asked, or nobody any more.
    if (!isOver(s) && (s.cells[DEPTH] ?? 0) > 0 && toMove(s) === NATURE) return;
    const came = this.came.flat();
    const byChance = this.came.length > 0;
    this.came = [];
    // Where there is no time left only those in which a turn begins are judged, and the end.
    if (spent >= this.effort.curve && game.turnOf(s) === game.turnOf(before) && !isOver(s)) return;
    const chances = judge.chances(s);
    const last = this.curve.at(-1);
    if (byChance && last) {
      if (spent < this.effort.luck) this.weighLuck(chances, came);
      else this.luckUntil ??= game.turnOf(s);
    }
    if (last && !isOver(s))
      this.points.push({
        at,
        turn: game.turnOf(s),
        before: last.chances,
        after: chances,
        told: this.told,
      });
    this.curve.push({ at, chances });
    this.told = [];
  }

  /** What came by chance, against what might have come. */
  private weighLuck(reached: readonly number[], came: readonly GameEvent[]): void {
    const { list, tried, judge, from, rng } = this;
    listMoves(from, NATURE, list);
    if (list.length < 2 || list.length > OUTCOMES) return;
    const codes = list.codes.slice(0, list.length);
    const weights = list.weights.slice(0, list.length);
    const rounds = Math.ceil(SAMPLES / codes.length);
    const whole = list.total * rounds;
    const expected = reached.map(() => 0);
    for (let i = 0; i < codes.length * rounds; i++) {
      const nth = i % codes.length;
      copyState(from, tried);
      applyCode(tried, NATURE, itemAt(codes, nth));
      // What chance does after that is drawn.
      while (!isOver(tried) && (tried.cells[DEPTH] ?? 0) > 0 && toMove(tried) === NATURE) {
        listMoves(tried, NATURE, list);
        applyCode(tried, NATURE, pick(list, rng, true));
      }
      for (const [seat, chance] of judge.chances(tried).entries())
        expected[seat] = itemAt(expected, seat) + (chance * itemAt(weights, nth)) / whole;
    }
    const kind = came.some((event) => this.numbers.has(event.kind))
      ? 'numbers'
      : came.some((event) => event.kind === 'stolen')
        ? 'stolen'
        : 'drawn';
    for (const [seat, chance] of reached.entries())
      this.luck[kind][seat] = itemAt(this.luck[kind], seat) + chance - itemAt(expected, seat);
  }

  /** The moves that moved somebody's chance most, one of a turn at most. */
  turningPoints(): TurningPoint[] {
    const found: TurningPoint[] = [];
    for (const point of this.points.sort((one, other) => swingOf(other) - swingOf(one))) {
      if (found.length === TURNS || swingOf(point) < TURNED) break;
      if (!found.some(({ turn }) => turn === point.turn && turn > 0)) found.push(point);
    }
    return found;
  }
}

const swingOf = ({ before, after }: TurningPoint): number =>
  Math.max(...after.map((chance, seat) => Math.abs(chance - itemAt(before, seat))));

/** Collects the positions in which a seat had a choice. */
class Asking {
  readonly asked: Asked[] = [];
  /** moves that are composed freely */
  free = 0;
  private readonly game: Playable;
  private readonly seats: readonly number[];
  private readonly list = new MoveList();

  constructor(game: Playable, seats: readonly number[]) {
    this.game = game;
    this.seats = seats;
  }

  note(s: State, at: number, by: number, move: Logged['move']): void {
    if (!this.seats.includes(by)) return;
    listMoves(s, by, this.list);
    const codes = this.list.codes.subarray(0, this.list.length);
    const played = JSON.stringify(move);
    const code = codes.find((each) => JSON.stringify(nameMove(this.game, each)) === played);
    if (code === undefined) this.free++;
    else if (codes.length > 1)
      this.asked.push({
        at,
        turn: Math.max(0, this.game.turnOf(s)),
        seat: by,
        cells: s.cells.slice(),
        code,
      });
  }
}

interface Clock {
  readonly now: () => number;
  readonly begun: number;
  readonly progress?: ((share: number) => void) | undefined;
}

/**
 * Weighs each choice by what the expert sees of it. That looks a round ahead, and where it errs the worst of all choices are those that it
 * is most mistaken about: so what stands out is played to the end of the game, and counts as far as both agree.
 */
function weigh(
  game: Playable,
  judge: Judge,
  asked: readonly Asked[],
  effort: Effort,
  { now, begun, progress }: Clock,
): Choice[] {
  const positions = asked.map(({ cells }): State => ({ rules: game, cells, events: null }));
  const choices: Weighed[] = [];
  for (const [i, each] of asked.entries()) {
    const left = begun + effort.choices - now();
    if (left <= 0) break;
    // One that takes long must not leave the others without time; where to begin matters most, and takes longest.
    const share = (each.turn === 0 ? 6 : 2) / (asked.length - i);
    const until = now() + Math.min(1, share) * left;
    const time = (so: number): boolean => so < effort.imagined && now() < until;
    choices.push(weighOne(judge, itemAt(positions, i), each, time));
    progress?.(0.25 + (0.4 * (i + 1)) / asked.length);
  }
  const standOut = choices
    .map((choice, nth) => ({ choice, nth, by: choice.gap }))
    .filter(({ by }) => Math.abs(by) >= SLIP);
  const outermost = (sign: number): typeof standOut =>
    standOut
      .filter(({ by }) => by * sign > 0)
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
      .slice(0, PLAYED_OUT);
  const matter = [...outermost(-1), ...outermost(1)];
  for (const [i, { nth }] of matter.entries()) {
    const left = begun + effort.whole - now();
    if (left <= 0) break;
    const until = now() + left / (matter.length - i);
    const time = (_: number, games: number): boolean => games < effort.games && now() < until;
    choices[nth] = playedOut(judge, itemAt(positions, nth), itemAt(choices, nth), time);
    progress?.(0.65 + (0.35 * (i + 1)) / matter.length);
  }
  return choices.map((choice, nth) => choiceOf(judge, itemAt(positions, nth), choice));
}

/** A choice beside the move that was best instead: by how much it was better than that, or, below nothing, worse. */
interface Weighed extends Pick<Choice, 'chance' | 'doubt' | 'games'> {
  readonly asked: Asked;
  readonly instead: number;
  readonly gap: number;
}

function weighOne(judge: Judge, s: State, asked: Asked, time: Time): Weighed {
  const { at, seat, code } = asked;
  const weighed = judge.weigh(s, seat, new Rng('look back', at), time, code);
  const mine = weighed.find((each) => each.code === code) ?? itemAt(weighed, 0);
  const best = itemAt(weighed, 0);
  const other = best.chance > mine.chance ? best : (weighed.find((each) => each !== mine) ?? mine);
  return {
    asked,
    chance: mine.chance,
    gap: mine.chance - other.chance,
    instead: other.code,
    doubt: DOUBT,
    games: 0,
  };
}

/** The same once both moves were played to the end of the game; each of the two judgements counts by how sure it is. */
function playedOut(judge: Judge, s: State, choice: Weighed, time: Time): Weighed {
  const { asked, instead, gap } = choice;
  const codes = [asked.code, instead];
  const [mine, other] = judge.playOut(s, asked.seat, new Rng('to the end', asked.at), time, codes);
  if (!mine || !other) return choice;
  const games = mine.stories;
  if (games < FEW) return choice;
  const spread = ({ chance }: { readonly chance: number }): number => chance * (1 - chance) + 1 / games;
  const sure = games / (spread(mine) + spread(other));
  const before = 1 / (DOUBT * DOUBT);
  return {
    asked,
    instead,
    chance: mine.chance,
    gap: (gap * before + (mine.chance - other.chance) * sure) / (before + sure),
    doubt: 1 / Math.sqrt(before + sure),
    games,
  };
}

function choiceOf(judge: Judge, s: State, weighed: Weighed): Choice {
  const { asked, chance, gap, instead, doubt, games } = weighed;
  const { at, turn, seat, code } = asked;
  const game = s.rules as Playable;
  const [one, two] = gap < 0 ? [instead, code] : [code, instead];
  return {
    at,
    turn,
    seat,
    played: nameMove(game, code),
    ...(gap < 0 && { better: nameMove(game, instead) }),
    chance,
    other: Math.max(0, Math.min(1, chance - gap)),
    doubt,
    games,
    why: reasonsFor(judge, game, s, seat, new Rng('look back', at), one, two),
  };
}
