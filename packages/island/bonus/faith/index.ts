import { commoditySupply } from '../../cities-knights/index.ts';
import { cityTitle, furtherBranch } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { anathema } from './anathema.ts';
import { bookBurning } from './book-burning.ts';
import { census } from './census.ts';
import { churchTithe } from './church-tithe.ts';
import { FAITH } from './colours.ts';
import { crusader } from './crusader.ts';
import { dogma } from './dogma.ts';
import { exile } from './exile.ts';
import { indulgence } from './indulgence.ts';
import { inquisitor } from './inquisitor.ts';
import { lent } from './lent.ts';
import { reformation } from './reformation.ts';
import { refuge } from './refuge.ts';
import { superstition } from './superstition.ts';

export { beer } from './beer.ts';
export { FAITH } from './colours.ts';
export { festivals } from './festivals.ts';

/** The title that opens religion: one diocese for each player, worth a point, which makes bread of grain. */
export const diocese = cityTitle({
  piece: 'diocese',
  cost: { brick: 1, grain: 1, lumber: 1 },
  points: 1,
  land: 'grain',
  makes: 'bread',
  supply: commoditySupply,
  freely: 'breadForAll',
  shape: 'flag',
});

const LEVELS = ['Temple', 'House of Prayer', 'Domain', 'Mission', 'Cathedral'];

export const faithBranch = furtherBranch({
  branch: 'religion',
  good: 'bread',
  levels: LEVELS,
  draws: [2, 3, 4, 5, 6],
  title: 'diocese',
  drawsWithTitle: true,
  metropolis: { first: 4, final: 5, points: 2 },
  colour: FAITH,
  shape: 'temple',
});

/** The 18 red cards. */
export const faithCards: readonly Part[] = [
  anathema,
  bookBurning,
  census,
  churchTithe,
  crusader,
  dogma,
  exile,
  indulgence,
  inquisitor,
  lent,
  reformation,
  refuge,
  superstition,
];
