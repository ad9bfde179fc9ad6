import { askBot, type Bot, botFor, botsFor } from '@hexwright/bots';
import { Rng } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { badParam } from './errors.ts';
import { type Held, seatIn } from './tables.ts';

const bots = new WeakMap<Playable, Map<string, Bot>>();

/** How long a bot may think: so many moves imagined (the same answer on every machine), or milliseconds. */
export interface Budget {
  readonly imagine?: number;
  readonly ms?: number;
}

/** A named bot's move for a seat that must decide; the game does not change. It sees what the seat may know. */
export function botMove(
  held: Held,
  seat: number,
  name: string,
  seed: string | number,
  { imagine, ms }: Budget,
) {
  const known = [...botsFor(held.rules).keys()];
  if (!known.includes(name)) throw badParam('bot', `there is no "${name}"; there are: ${known.join(', ')}`);
  const named = bots.get(held.rules) ?? new Map<string, Bot>();
  bots.set(held.rules, named);
  const bot = named.get(name) ?? botFor(held.rules, name);
  named.set(name, bot);
  const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const most = imagine ?? Number.POSITIVE_INFINITY;
  const time =
    imagine === undefined && ms === undefined
      ? undefined
      : (imagined: number) => imagined < most && performance.now() < end;
  const { state, log } = held.game;
  const rng = new Rng(String(seed), log.length);
  return { seat: seatIn(held, seat, 'seat'), bot: name, move: askBot(bot, state, seat, rng, time) };
}
