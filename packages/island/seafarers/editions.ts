import type { OptionSpec, Options } from '../rulebook/index.ts';

/** The choice between the present rules of a scenario and those it had before 2008. */
export const seaEdition = (words: string): OptionSpec => ({
  type: 'choice',
  default: 'present',
  values: ['present', 'older'],
  words,
});

export const isOlder = (options: Readonly<Record<string, unknown>>): boolean =>
  options.seaEdition === 'older';

export const islandBonus: OptionSpec = {
  type: 'int',
  default: 2,
  min: 0,
  max: 5,
  words: 'Points for the first settlement in each new land',
};

export const bonusOf = (options: Options): number => options.islandBonus as number;
