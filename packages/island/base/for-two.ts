import type { TokenStock } from '../mechanics/index.ts';
import type { OptionSpecs, Options } from '../rulebook/index.ts';

const EDITIONS: Readonly<Record<string, TokenStock>> = {
  'traders-barbarians': { start: 5, all: 20, most: Number.POSITIVE_INFINITY, giveTwo: true },
  'catan-news': { start: 5, all: 21, most: Number.POSITIVE_INFINITY, giveTwo: false },
  traveler: { start: 0, all: 14, most: 7, giveTwo: true },
};

/** The options of games for two: whose trade tokens they use, how often, and where neutral colours start. */
export const optionsForTwo: OptionSpecs = {
  forTwo: {
    type: 'choice',
    default: 'traders-barbarians',
    values: Object.keys(EDITIONS),
    words:
      'Two players: whose trade tokens, five at the start and no limit, or (Traveler) none at the start and at most seven',
  },
  tokenActions: {
    type: 'choice',
    default: 'one',
    values: ['one', 'any'],
    words: 'Two players: actions for trade tokens in a turn, one or as many as can be paid',
  },
  neutralStarts: {
    type: 'choice',
    default: 'marked',
    values: ['marked', 'free'],
    of: 'mark.neutral-start',
    words: 'Two players: neutral colours start on the two marked corners of the base island, or anywhere',
  },
};

export const tokensForTwo = (options: Options): TokenStock => EDITIONS[options.forTwo as string];

export const actionsForTwo = ({ tokenActions }: Options): number =>
  tokenActions === 'one' ? 1 : Number.POSITIVE_INFINITY;
