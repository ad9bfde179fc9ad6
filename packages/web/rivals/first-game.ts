import type { Outcome, RawMove } from '@hexwright/kernel';
import { beginGame, soloPlayers } from '../screens/begin.ts';
import type { AnyView } from '../table/protocol.ts';

/** A move of the first game, with the words that go with it. */
export interface Lesson {
  /** so many moves have been made before, those of chance and of the other among them */
  readonly at: number;
  readonly move: RawMove;
  /** its words are `rivals.first.…` */
  readonly say: string;
}

/** Everything in the first game follows from this: dice, stacks, and what the other does about them. */
export const FIRST_GAME = {
  wish: { game: 'rivals/introductory', seats: 2 },
  seed: 'first game 4',
  level: 'beginner',
  seating: { begins: 0, order: 'listed' },
} as const;

/** Five turns in which everything comes up that there is to know: all events, a hero, roads, the token, a settlement and an action. */
export const LESSONS: readonly Lesson[] = [
  { at: 37, move: { move: 'first-hand', stack: 3 }, say: 'hand' },
  { at: 39, move: { move: 'roll' }, say: 'roll' },
  { at: 42, move: { move: 'gain', region: 11 }, say: 'celebration' },
  { at: 44, move: { move: 'build', card: 'osmund', site: 20 }, say: 'hero' },
  { at: 45, move: { move: 'build-road', way: 5 }, say: 'road' },
  { at: 46, move: { move: 'end-actions' }, say: 'end' },
  { at: 47, move: { move: 'draw', stack: 3 }, say: 'fill' },
  { at: 48, move: { move: 'put-under', stack: 0 }, say: 'exchange' },
  { at: 49, move: { move: 'put', card: 'storehouse' }, say: 'put' },
  { at: 50, move: { move: 'draw', stack: 2 }, say: 'draw' },
  { at: 60, move: { move: 'roll' }, say: 'other' },
  { at: 63, move: { move: 'end-actions' }, say: 'trade' },
  { at: 64, move: { move: 'put-under', stack: 0 }, say: 'swap' },
  { at: 65, move: { move: 'put', card: 'brick-ship' }, say: 'put-ship' },
  { at: 66, move: { move: 'draw', stack: 1 }, say: 'draw-hero' },
  { at: 79, move: { move: 'roll' }, say: 'event' },
  { at: 84, move: { move: 'end-actions' }, say: 'saving' },
  { at: 85, move: { move: 'put-under', stack: 0 }, say: 'swap' },
  { at: 86, move: { move: 'put', card: 'brigitta' }, say: 'put-any' },
  { at: 87, move: { move: 'draw', stack: 0 }, say: 'draw' },
  { at: 99, move: { move: 'roll' }, say: 'brigands' },
  { at: 102, move: { move: 'gain', region: 15 }, say: 'skill' },
  { at: 103, move: { move: 'build', card: 'harald', site: 22 }, say: 'token' },
  { at: 104, move: { move: 'end-actions' }, say: 'token-held' },
  { at: 105, move: { move: 'draw', stack: 1 }, say: 'draw' },
  { at: 106, move: { move: 'put-under', stack: 0 }, say: 'swap' },
  { at: 107, move: { move: 'put', card: 'gold-ship' }, say: 'put-any' },
  { at: 108, move: { move: 'draw', stack: 0 }, say: 'draw' },
  { at: 118, move: { move: 'roll' }, say: 'again' },
  { at: 121, move: { move: 'gain', region: 14 }, say: 'harvest' },
  { at: 123, move: { move: 'build-settlement', slot: 4 }, say: 'settlement' },
  { at: 126, move: { move: 'lay', region: 8 }, say: 'lay' },
  { at: 127, move: { move: 'play', card: 'merchant-caravan' }, say: 'action' },
  { at: 128, move: { move: 'pay', region: 12 }, say: 'pay' },
  { at: 129, move: { move: 'pay', region: 13 }, say: 'pay' },
  { at: 130, move: { move: 'gain', region: 8 }, say: 'take' },
  { at: 131, move: { move: 'gain', region: 10 }, say: 'take' },
  { at: 132, move: { move: 'build-road', way: 4 }, say: 'road-again' },
  { at: 133, move: { move: 'end-actions' }, say: 'done' },
];

/** The lesson of this moment; nothing where the game has gone another way, or is for the other to play. */
export function lessonAt({ moves, legal }: Pick<AnyView, 'moves' | 'legal'>): Lesson | undefined {
  const lesson = LESSONS.find(({ at }) => at === moves);
  return lesson && legal.some((move) => same(move, lesson.move)) ? lesson : undefined;
}

const same = (one: RawMove, other: RawMove): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

const KEY = 'hexwright.first-card-game';

/** Begins it anew, and remembers which game it is. */
export async function beginFirstGame(): Promise<Outcome<{ readonly game: string }>> {
  const { wish, seed, level, seating } = FIRST_GAME;
  const players = soloPlayers(wish.seats).map((player) =>
    player.kind === 'bot' ? { ...player, level } : player,
  );
  const begun = await beginGame(wish, players, seed, true, seating);
  if (begun.ok) localStorage.setItem(KEY, begun.game);
  return begun;
}

export const isFirstGame = (game: string): boolean => localStorage.getItem(KEY) === game;
