import { askBot, botFor, isTwist, playersFor, type Time, TWISTS, twistedBot } from '@hexwright/bots';
import type { RawMove, Rng, State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { listOf } from '../arguments.ts';
import { BadInput } from '../command.ts';

/** How long somebody may think about a move: so many moves imagined, or milliseconds by the clock. */
export interface Budget {
  readonly imagine?: number;
  readonly ms?: number;
}

/** Somebody in a tournament, as written: `hard`, `expert@2000`, `expert@1000ms`, `settler/anywhere`. */
export interface Contestant {
  /** as it was written */
  readonly text: string;
  readonly bot: string;
  readonly budget: Budget;
  readonly twist?: string;
}

/** moves imagined for one move, at most */
const MOST_IMAGINED = 10_000_000;
const MOST_MS = 600_000;

export function contestantsFrom(text: string | undefined, game: Playable, field: string): Contestant[] {
  const found = listOf(text).map((each) => contestantFrom(each, game, field));
  const twice = found.find(({ text }, i) => found.findIndex((other) => other.text === text) !== i);
  if (twice) throw new BadInput(field, `"${twice.text}" is named twice`);
  return found;
}

function contestantFrom(text: string, game: Playable, field: string): Contestant {
  const [, bot, budget, twist] = /^([^@/]+)(?:@([^/]*))?(?:\/(.*))?$/.exec(text) ?? [];
  const known = [...playersFor(game).keys()];
  if (bot === undefined || !known.includes(bot))
    throw new BadInput(field, `there is no player "${bot ?? text}"; there are: ${known.join(', ')}`);
  if (twist !== undefined && !isTwist(twist))
    throw new BadInput(
      field,
      `"${text}": there is no way to play "${twist}"; there are: ${TWISTS.join(', ')}`,
    );
  if (twist !== undefined && twistedBot(game, bot, twist) === undefined)
    throw new BadInput(field, `"${text}": ${bot} cannot play "${twist}" in this game`);
  return { text, bot, budget: budgetFrom(budget, text, field), ...(twist && { twist }) };
}

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
  { bot: name, budget, twist, text }: Contestant,
  game: Playable,
): (s: State, seat: number, rng: Rng) => RawMove {
  const bot = twist && isTwist(twist) ? twistedBot(game, name, twist) : botFor(game, name);
  if (!bot) throw new Error(`nobody plays "${text}" in this game`);
  return (s, seat, rng) => askBot(bot, s, seat, rng, timeOf(budget));
}

function timeOf({ imagine, ms }: Budget): Time | undefined {
  if (imagine !== undefined) return (imagined) => imagined < imagine;
  if (ms === undefined) return undefined;
  const end = performance.now() + ms;
  return () => performance.now() < end;
}
