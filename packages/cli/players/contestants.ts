import {
  askBot,
  type Bot,
  botFor,
  botsFor,
  isPlayStyle,
  PLAY_STYLES,
  styledBot,
  type Time,
  type Weights,
  weighingBot,
} from '@hexwright/bots';
import type { RawMove, Rng, State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { listOf } from '../arguments.ts';
import { BadInput } from '../command.ts';
import { programBot } from './program.ts';
import { playerIn, scriptBot } from './script.ts';
import { NAMED_ALL, type WeightSets } from './weights.ts';

/** How long somebody may think about a move: so many moves imagined, or milliseconds by the clock. */
export interface Budget {
  readonly imagine?: number;
  readonly ms?: number;
}

/** Where a player comes from that is none of ours: a file of JavaScript or TypeScript, or a command that is spoken to. */
export type Outside =
  | { readonly file: string; readonly command?: undefined }
  | { readonly command: string; readonly file?: undefined };

/** Somebody at a table of programs, as written: `hard`, `expert@2000`, `settler/anywhere`, `./my-bot.ts`, `stdio:python3 bot.py@500ms`. */
export interface Contestant {
  /** as it was written */
  readonly text: string;
  /** the player of ours; of one from outside what it was called by */
  readonly bot: string;
  readonly budget: Budget;
  readonly twist?: string;
  /** what it judges positions by, in place of what it has learned */
  readonly weights?: Weights;
  readonly outside?: Outside;
}

/** moves imagined for one move, at most */
const MOST_IMAGINED = 10_000_000;
const MOST_MS = 600_000;

export function contestantsFrom(
  text: string | undefined,
  game: Playable,
  field: string,
  weights: WeightSets = new Map(),
): Contestant[] {
  const found = listOf(text).map((each) => contestantFrom(each, game, field, weights));
  const twice = found.find(({ text }, i) => found.findIndex((other) => other.text === text) !== i);
  if (twice) throw new BadInput(field, `"${twice.text}" is named twice`);
  const idle = [...weights.keys()].find(
    (name) => !found.some(({ weights: own }) => own && own === weights.get(name)),
  );
  if (idle !== undefined)
    throw new BadInput(
      '--weights',
      idle === NAMED_ALL
        ? 'nobody here judges by weights; hard and expert do'
        : `nobody is called with "+${idle}"`,
    );
  return found;
}

/** One player as it is written; `best` is whoever plays the game best, the quick player of its kind. */
export function contestantFrom(
  text: string,
  game: Playable,
  field: string,
  weights: WeightSets = new Map(),
): Contestant {
  const outside = outsideFrom(text, field);
  if (outside) return outside;
  const [, named, own, budget, twist] = /^([^@/+]+)(?:\+([^@/]*))?(?:@([^/]*))?(?:\/(.*))?$/.exec(text) ?? [];
  const known = [...botsFor(game).keys()];
  const bot = named === 'best' ? known[0] : named;
  if (bot === undefined || !known.includes(bot))
    throw new BadInput(
      field,
      `there is no player "${named ?? text}"; there are: ${known.join(', ')}, a file like ./my-bot.mjs, and stdio:COMMAND`,
    );
  if (twist !== undefined && !isPlayStyle(twist))
    throw new BadInput(
      field,
      `"${text}": there is no way to play "${twist}"; there are: ${PLAY_STYLES.join(', ')}`,
    );
  if (own !== undefined && twist !== undefined)
    throw new BadInput(field, `"${text}": weights of one's own and another way to play do not go together`);
  if (twist !== undefined && styledBot(game, bot, twist) === undefined)
    throw new BadInput(field, `"${text}": ${bot} cannot play "${twist}" in this game`);
  const judging = twist === undefined ? weightsOf(text, bot, own, game, field, weights) : undefined;
  return {
    text,
    bot,
    budget: budgetFrom(budget, text, field),
    ...(twist && { twist }),
    ...(judging && { weights: judging }),
  };
}

/** The weights that a player is called with, or those that everybody judges by who judges by any. */
function weightsOf(
  text: string,
  bot: string,
  own: string | undefined,
  game: Playable,
  field: string,
  weights: WeightSets,
): Weights | undefined {
  const found = weights.get(own ?? NAMED_ALL);
  if (own !== undefined && !found)
    throw new BadInput(
      field,
      `"${text}": there are no weights "${own}"; name them with --weights ${own}=FILE`,
    );
  if (!found) return undefined;
  const able = weighingBot(game, bot, found) !== undefined;
  if (!able && own !== undefined)
    throw new BadInput(field, `"${text}": ${bot} does not judge by weights in this game; hard and expert do`);
  return able ? found : undefined;
}

function outsideFrom(text: string, field: string): Contestant | undefined {
  const [, told, budget] = /^(.*?)(?:@(\d{1,9}(?:ms)?))?$/s.exec(text) ?? [];
  const [, command] = /^stdio:(.*)$/s.exec(told) ?? [];
  if (command?.trim() === '')
    throw new BadInput(field, '"stdio:" needs a command, like \'stdio:python3 bot.py\'');
  const outside = command !== undefined ? { command } : isScript(told) ? { file: told } : undefined;
  if (outside?.file !== undefined) tryScript(outside.file, field);
  return outside && { text, bot: told, budget: budgetFrom(budget, text, field), outside };
}

/** A script that gives no player is refused before anybody sits down. */
function tryScript(file: string, field: string): void {
  try {
    playerIn(file);
  } catch (error) {
    throw new BadInput(field, (error as Error).message);
  }
}

/** `./my-bot.mjs` and the like: what looks like the path of a script is one */
const isScript = (word: string): boolean => /^(\.{0,2}[\\/]|[A-Za-z]:[\\/]).*\.(m?js|m?ts)$/.test(word);

function budgetFrom(text: string | undefined, whole: string, field: string): Budget {
  if (text === undefined) return {};
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const n = Number(digits);
  if (digits === undefined || n < 1 || n > (unit ? MOST_MS : MOST_IMAGINED))
    throw new BadInput(
      field,
      `"${whole}": a budget is a number of imagined moves (@2000) or of milliseconds (@500ms), not "${text}"`,
    );
  return unit ? { ms: n } : { imagine: n };
}

/** Asks a contestant for moves; it thinks within its budget. */
export function seatContestant(
  contestant: Contestant,
  game: Playable,
): (s: State, seat: number, rng: Rng) => RawMove {
  const bot = botOf(contestant, game);
  return (s, seat, rng) => askBot(bot, s, seat, rng, timeOf(contestant.budget));
}

function botOf({ bot: name, budget, twist, weights, outside, text }: Contestant, game: Playable): Bot {
  if (outside)
    return outside.file !== undefined
      ? scriptBot(outside.file, game, budget)
      : programBot(outside.command, game, budget);
  const bot = weights
    ? weighingBot(game, name, weights)
    : twist && isPlayStyle(twist)
      ? styledBot(game, name, twist)
      : botFor(game, name);
  if (!bot) throw new Error(`nobody plays "${text}" in this game`);
  return bot;
}

function timeOf({ imagine, ms }: Budget): Time | undefined {
  if (imagine !== undefined) return (imagined) => imagined < imagine;
  if (ms === undefined) return undefined;
  const end = performance.now() + ms;
  return () => performance.now() < end;
}
