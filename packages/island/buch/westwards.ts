import { alongside } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { ABROAD, CITY_SITE, HEAD, PACIFIC, RIVER, WEST, westwardsBoard } from './boards/westwards.ts';
import { coastToCoast } from './mechanics/coast-to-coast.ts';
import { forts } from './mechanics/forts.ts';
import { lineStart } from './mechanics/line-start.ts';
import { namedCities } from './mechanics/named-cities.ts';
import { outlaw } from './mechanics/outlaw.ts';
import { pioneers } from './mechanics/pioneers.ts';
import { BRIDGE, riverCrossings } from './mechanics/river-crossings.ts';
import { FURTHER_BRIDGES, FURTHER_RAILS, westwardsWords } from './westwards-words.ts';

const RAIL = 'road';

/** Pioneers lay rails from one ocean to the other. */
export const westwards = defineModule({
  id: 'buch/westwards',
  kind: 'scenario',
  seats: [3, 4, 5],
  opens: [5],
  needs: ['first-island/base'],
  wants: [wanted.robber, wanted.sevens, wanted.cities],
  takes: [taken.start, taken.end],
  // Six cities are all the places where anybody may begin, and they begin with nothing else.
  leaves: [wanted.moreStarts.thing],
  // The outlaw goes where pioneers are, whether that land produces or not.
  offers: { robber: [] },
  conflicts: {
    'bonus/the-pioneers': 'the Carters lay roads beside those of others in a way of their own',
  },
  terrains: [{ id: 'gold', gives: 'any' }, { id: ABROAD }],
  without: { awards: ['longest-road'] },
  changes: { pieces: { [RAIL]: { cost: { lumber: 1, ore: 1 } } } },
  exempt: {
    // Hardly ever so many rails or bridges lie on one edge, and chance alone lays no line from coast to coast.
    rare: [
      'event.line-complete',
      ...[...FURTHER_RAILS, ...FURTHER_BRIDGES].slice(1).map((id) => `piece.${id}`),
    ],
  },
  parts: [
    alongside({ piece: RAIL, others: FURTHER_RAILS }),
    pioneers({ rail: RAIL, works: [BRIDGE], like: 'settlement' }),
    riverCrossings({
      rail: RAIL,
      mark: RIVER,
      cost: { brick: 1, lumber: 1 },
      supply: 15,
      others: FURTHER_BRIDGES,
    }),
    forts({ brick: 1 }),
    outlaw({ blocker: 'robber', region: WEST, away: { cost: { grain: 2 }, terrain: 'desert' } }),
    namedCities({ mark: CITY_SITE, city: 'city' }),
    lineStart({ mark: HEAD, rail: RAIL, piece: 'city', goods: 2 }),
    coastToCoast({ rail: RAIL, from: HEAD, to: PACIFIC, rivers: RIVER, points: 2, rounds: 10 }),
  ],
  board: () => westwardsBoard(),
  words: westwardsWords,
  looks: {
    terrains: {
      gold: { colour: '#e8b923', pattern: 'gold' },
      [ABROAD]: { colour: '#cfc8b4', pattern: 'plain' },
    },
    pieces: {
      ...Object.fromEntries(FURTHER_RAILS.map((id) => [id, { shape: 'road' as const }])),
      ...Object.fromEntries(FURTHER_BRIDGES.map((id) => [id, { shape: 'bridge' as const }])),
    },
    marks: {
      [RIVER]: { shape: 'way', colour: '#5b9bd5' },
      [PACIFIC]: { shape: 'way', colour: '#b23a48' },
      [CITY_SITE]: { shape: 'site', colour: '#b5493a' },
    },
    blockers: { robber: { shape: 'pawn', colour: '#2b2b33' } },
  },
});
