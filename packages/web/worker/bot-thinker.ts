import { askBot, type Bot, botFor, type Level, timeBy, USUAL } from '@hexwright/bots';
import type { RawMove, Rng, State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/** Who plays a bot's seat: answers a legal move from what the seat may know, at once or after some thought. */
export type BotThinker = (
  game: Playable,
  s: State,
  seat: number,
  rng: Rng,
  level?: Level,
) => RawMove | Promise<RawMove>;

const bots = new WeakMap<Playable, Map<Level, Bot>>();

/** A player of each level that is asked for, one for each game. */
export const askThinker: BotThinker = (game, s, seat, rng, level = USUAL) => {
  const known = bots.get(game) ?? new Map<Level, Bot>();
  bots.set(game, known);
  const bot = known.get(level) ?? botFor(game, level);
  known.set(level, bot);
  return askBot(
    bot,
    s,
    seat,
    rng,
    timeBy(() => performance.now(), level),
  );
};
