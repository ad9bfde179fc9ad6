import type { TokenStock } from '../mechanics/index.ts';
import type { OptionSpec, Options } from '../rulebook/index.ts';

const EDITIONS: Readonly<Record<string, TokenStock>> = {
  'traders-barbarians': { start: 5, all: 20, most: Number.POSITIVE_INFINITY, giveTwo: true },
  'catan-news': { start: 5, all: 21, most: Number.POSITIVE_INFINITY, giveTwo: false },
  traveler: { start: 0, all: 14, most: 7, giveTwo: true },
};

/** The option of games for two that says whose trade tokens they use. */
export const forTwo: OptionSpec = {
  type: 'choice',
  default: 'traders-barbarians',
  values: Object.keys(EDITIONS),
  words:
    'Two players: whose trade tokens, five at the start and no limit, or (Traveler) none at the start and at most seven',
};

export const tokensForTwo = (options: Options): TokenStock => EDITIONS[options.forTwo as string];
