import { islandOf } from '@hexwright/island';
import { rivalsOf } from '@hexwright/rivals';
import type { Playable } from '@hexwright/rulebook';
import type { Bot } from './bot.ts';
import type { ReadFeatures } from './features.ts';
import { type Judge, makeJudge } from './judge.ts';
import { type BotsByName, botsAmong, botsOf } from './kinds.ts';
import { levelsOf } from './levels.ts';
import { type PlayStyle, styledModel } from './play-styles.ts';
import type { Game, PlayerModel } from './player-model.ts';
import { princeWits } from './rivals/index.ts';
import type { Evaluation } from './search.ts';
import { settlerWits } from './settler.ts';
import { learnedReasons, learnedWinProbability, type Weights } from './win-probability.ts';

/** Changes what players think with. */
type Change = (wits: PlayerModel, game: Game, roads?: number) => PlayerModel | undefined;

const playersWith = (change: Change): ((game: Playable) => BotsByName) =>
  botsAmong([
    botsOf(
      islandOf,
      levelsOf('settler', (book, roads) => changed(settlerWits(book, roads), book, change, roads)),
    ),
    botsOf(
      rivalsOf,
      levelsOf('prince', (book) => changed(princeWits(book), book, change)),
    ),
  ]);

/** Everybody who can take a seat in this game, by name and the usual one first. A kind of game adds its players here. */
export const botsFor = playersWith((wits) => wits);

/** The player of this name, or the usual one. */
export function botFor(game: Playable, name?: string): Bot {
  const players = botsFor(game);
  const [usual] = players.keys();
  const make = players.get(name ?? usual);
  if (make) return make();
  throw new Error(
    `no "${name}" plays a game of the kind "${game.kind}"; there are: ${[...players.keys()].join(', ')}`,
  );
}

/** The player of this name as it plays with a twist; nobody where it cannot. */
export function styledBot(game: Playable, name: string, twist: PlayStyle): Bot | undefined {
  let able = name !== 'random';
  const players = playersWith((wits, of, roads) => {
    const twisted = styledModel(wits, of, twist, roads);
    able &&= twisted !== undefined;
    return twisted;
  });
  const bot = players(game).get(name)?.();
  return able ? bot : undefined;
}

/** The player of this name as it judges by weights of somebody's own; nobody where it judges by none. */
export function weighingBot(game: Playable, name: string, weights: Weights): Bot | undefined {
  let asked = false;
  const players = playersWith((wits, of) => {
    const features = wits.features?.();
    if (!features) return undefined;
    const hope = learnedWinProbability(of, features, weights);
    return {
      ...wits,
      // Only who looks ahead asks how likely it wins.
      get hope() {
        asked = true;
        return hope;
      },
      reasons: learnedReasons(of, features, weights),
    };
  });
  const bot = players(game).get(name)?.();
  return asked ? bot : undefined;
}

/** Who judges positions and moves of this game for people; nobody where no kind of player knows it. */
export function judgeOf(game: Playable): Judge | undefined {
  const [book, rivals] = [islandOf(game), rivalsOf(game)];
  if (book) return makeJudge(book, settlerWits(book));
  return rivals && makeJudge(rivals, princeWits(rivals));
}

/** What a position looks like to bots, in numbers for each seat: for those who learn from games. */
export interface FeatureReader {
  readonly names: readonly string[];
  readonly read: ReadFeatures;
  /** what the position is worth by the judgement that was made by hand */
  readonly worth: Evaluation;
}

/** How bots see positions of this game; nothing where a kind of game has no such numbers. */
export function featureReaderOf(game: Playable): FeatureReader | undefined {
  const [book, rivals] = [islandOf(game), rivalsOf(game)];
  const wits = book ? settlerWits(book) : rivals && princeWits(rivals);
  const features = wits?.features?.();
  return wits && features && { ...features, worth: wits.worth };
}

/** Where a change is not possible the wits are as they were. */
function changed(wits: PlayerModel, game: Game, change: Change, roads?: number): PlayerModel {
  return change(wits, game, roads) ?? wits;
}
