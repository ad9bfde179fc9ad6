import type { OptionSpec, Options } from '../rulebook/index.ts';

/** The choice between the present rules of a scenario and those it had before 2008, perhaps with maps of their own years. */
export const seaEdition = (words: string, ...years: readonly string[]): OptionSpec => ({
  type: 'choice',
  default: 'present',
  values: ['present', 'older', ...years],
  words,
});

/** before 2008 */
export const isOlder = (options: Readonly<Record<string, unknown>>): boolean =>
  options.seaEdition === 'older' || isFirst(options);

/** The first edition: the rules of before 2008 on its own maps. */
export const isFirst = (options: Readonly<Record<string, unknown>>): boolean => options.seaEdition === FIRST;

export const FIRST = '1997';

/** Up to the 3rd edition a moved ship stayed within its lane. The 4th, which has the maps of 2003, set it free. */
export const boundShips: Options = { shipMoves: 'same-anchor' };

export const islandBonus: OptionSpec = {
  type: 'int',
  default: 2,
  min: 0,
  max: 5,
  words: 'Points for the first settlement in each new land',
};

export const bonusOf = (options: Options): number => options.islandBonus as number;
