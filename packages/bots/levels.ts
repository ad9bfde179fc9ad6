import { nameMove } from '@hexwright/kernel';
import type { Bot, Time } from './bot.ts';
import { type Lookahead, makeLookahead } from './lookahead.ts';
import { erringBot, type Mistakes } from './mistakes.ts';
import { type Game, type PlayerModel, quickBot } from './player-model.ts';

/** People who learn overlook things, keep what they should spend, and like to see their roads grow. */
const BEGINNER: Mistakes = { overlooks: 0.45, hoards: 0.3, roads: 2 };
const EASY: Mistakes = { overlooks: 0.2, hoards: 0.1, roads: 0.6 };

/** A level that thinks ahead, with how many moves it imagines where nobody says how long it may think. */
interface Thinking extends Lookahead {
  readonly imagines: number;
  /** so many stories of each move are told even if they take more moves than that, up to a bound: in some games a turn has five, in others thirty */
  readonly stories: number;
  readonly most: number;
  /** thinks for as long as the table lets it, and not only so far: the others are no stronger on a quick machine */
  readonly patient: boolean;
}
const HARD: Thinking = { wide: 3, rounds: 0.5, imagines: 100, stories: 6, most: 500, patient: false };
const EXPERT: Thinking = { wide: 6, rounds: 1, imagines: 2000, stories: 6, most: 4000, patient: true };

/**
 * Everybody who plays a kind of game, by name: its quick player first, who is also the one of the middle, and the levels
 * around it. They differ in how they use the same wits.
 */
export function levelsOf<G extends Game>(
  quick: string,
  witsFor: (game: G, roads?: number) => PlayerModel,
): Readonly<Record<string, (game: G) => Bot>> {
  return {
    [quick]: (game) => quickBot(quick, game, witsFor(game)),
    beginner: (game) => erringBot('beginner', game, witsFor(game, BEGINNER.roads), BEGINNER),
    easy: (game) => erringBot('easy', game, witsFor(game, EASY.roads), EASY),
    normal: (game) => quickBot('normal', game, witsFor(game)),
    hard: (game) => thinkingBot('hard', game, witsFor(game), HARD),
    expert: (game) => thinkingBot('expert', game, witsFor(game), EXPERT),
  };
}

function thinkingBot(id: string, game: Game, wits: PlayerModel, thinking: Thinking): Bot {
  const think = makeLookahead(game, wits, thinking);
  const usual = usualTime(thinking);
  return {
    id,
    choose: (state, seat, rng, time = usual) => {
      const enough: Time = thinking.patient ? time : (...so) => usual(...so) && time(...so);
      return wits.deal?.(state, seat, rng, true) ?? nameMove(game, think.best(state, seat, rng, enough));
    },
  };
}

/** How long a level thinks where nobody says how long it may. */
export function usualTime({
  imagines,
  stories,
  most,
}: Pick<Thinking, 'imagines' | 'stories' | 'most'>): Time {
  return (imagined, told) => imagined < imagines || (told < stories && imagined < most);
}
