import { reason } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import { discovery, type Hold, harbourLaying, homeLaying, islandPoints } from '../mechanics/index.ts';
import { defineModule, type Offers, type Part, wanted } from '../rulebook/index.ts';
import { startScoring } from './mechanics/start-scoring.ts';
import { discoveryBoard, homeRegion, isPrivate, PRIVATE, stobieSizes } from './stobies-discovery-boards.ts';
import { discoveryWords } from './stobies-discovery-words.ts';

const NOT_HOME = reason('not-home', 'this is no home of the seat');
const HOME_START = reason('home-start', 'everybody begins on the own islands');

const SCORINGS = ['outlying', 'plurality', 'majority', 'all', 'reach', 'reach-and-lose', 'gold-less'];
const HOLDS: Readonly<Record<string, Hold>> = {
  outlying: 'any',
  plurality: 'plurality',
  majority: 'majority',
  all: 'all',
};
/** the lower and the higher of each two tokens that are as likely */
const TWINS = [
  [6, 8],
  [5, 9],
  [4, 10],
  [3, 11],
  [2, 12],
];
const SHARED = ['one-island', 'two-islands'];
const HANDICAPS = ['none', 'first', 'second', 'third', 'fourth'];
const LOWEST = TWINS.length - 1;

/** A recipe for games of discovery: a start, a size, and one way to score. */
export const stobiesDiscovery = defineModule({
  id: 'misc/stobies-discovery',
  kind: 'scenario',
  seats: [3, 4],
  // Its land and its goals are told for three and four, and colours of nobody have no home.
  fixed: true,
  needs: ['sea'],
  // Its land is found, or laid by its owners: no river runs through it.
  leaves: [wanted.riverBed.thing],
  options: {
    stobieStart: {
      type: 'choice',
      default: 'one-island',
      values: [...SHARED, PRIVATE],
      words: 'The start: one island for all, two of them, or one of everybody’s own',
    },
    stobieScoring: {
      type: 'choice',
      default: 'outlying',
      values: SCORINGS,
      words:
        'Points besides those of towns: for outlying islands, for islands with most, with more than half or with all towns, for reaching the homes of others (and losing a point for being reached), or less for towns at gold',
    },
    stobieSwap: {
      type: 'choice',
      default: 'none',
      values: ['none', 'hills', 'mountains', 'both'],
      when: { stobieStart: SHARED },
      words: 'Hexes of a shared start that give way to others: none, one of hills, one of mountains, or both',
    },
    stobieSwapFor: {
      type: 'choice',
      default: 'forest',
      values: ['forest', 'gold'],
      when: { stobieStart: SHARED, stobieSwap: ['hills', 'mountains', 'both'] },
      words: 'What comes in their place: forest or gold fields',
    },
    stobieSize: { type: 'choice', default: 'small', values: stobieSizes, words: 'How much is unknown' },
    stobieBorder: { type: 'flag', default: false, words: 'Unknown hexes border the land of the start' },
    handicap: {
      type: 'choice',
      default: 'none',
      values: HANDICAPS,
      when: { stobieStart: PRIVATE },
      words: 'Whose 2 or 12 is replaced by another number',
    },
    handicapToken: {
      type: 'choice',
      default: '6',
      values: ['3', '4', '5', '6', '8', '9', '10', '11'],
      when: { stobieStart: PRIVATE, handicap: HANDICAPS.slice(1) },
      words: 'The number that takes its place',
    },
  },
  defaults: (seats) => ({ points: seats === 3 ? 13 : 10 }),
  offers: (seats): Offers => ({
    points: seats === 3 ? { min: 10, max: 16 } : { min: 8, max: 12 },
    handicap: HANDICAPS.slice(0, seats + 1),
  }),
  // In the beginning of a game nobody has more towns abroad than others.
  exempt: { rare: ['option.stobieScoring'] },
  parts: [
    discovery(),
    harbourLaying({ by: 'nature', water: 'shared', mayTouch: false }),
    homeLaying({
      when: isPrivate,
      deal: (b) => (s, hands) => {
        for (let seat = 0; seat < b.seats; seat++) {
          for (const id of ['hills', 'fields', 'forest', 'mountains', 'pasture'])
            hands.hexes.set(s, seat, b.terrain(id), 1);
          TWINS.forEach((twins, pair) => {
            const spared = pair === LOWEST && HANDICAPS.indexOf(String(b.options.handicap)) === seat + 1;
            const number = spared ? Number(b.options.handicapToken) : twins[(seat + pair) % 2];
            hands.tokens.add(s, seat, number, 1);
          });
          hands.harbours.set(s, seat, b.harbourKinds.indexOf('any'), 1);
        }
      },
    }),
    startOnOwnLand(),
    islandPoints({
      hold: ({ stobieScoring }) => HOLDS[String(stobieScoring)],
      except: ({ stobieScoring }) =>
        stobieScoring === 'outlying' ? ['main', ...[0, 1, 2, 3].map(homeRegion)] : [],
    }),
    startScoring({
      reach: ({ stobieScoring }) => String(stobieScoring).startsWith('reach'),
      lose: ({ stobieScoring }) => stobieScoring === 'reach-and-lose',
      goldLess: ({ stobieScoring }) => stobieScoring === 'gold-less',
    }),
  ],
  board: (_was, { seats, options }) => discoveryBoard(seats, options),
  words: discoveryWords,
});

/** Everybody begins on the shared land, or where the seat is at home. */
function startOnOwnLand(): Part {
  return {
    id: 'start-on-own-land',
    rules: (was, b) => {
      const homeOf = b.row<Hex>('homeOf');
      const own = isPrivate(b.options);
      const region = b.layout.hexes.map((hex) => hex.region);
      return {
        homeLaying: {
          barHex: (s, seat, place, terrain) =>
            region[place] === homeRegion(seat) ? was.homeLaying.barHex(s, seat, place, terrain) : NOT_HOME,
        },
        barStartAt: (s, seat, corner) =>
          b.walks.hexesAt[corner].some((hex) =>
            own ? homeOf.get(s, hex) === seat + 1 : region[hex] === 'main',
          )
            ? was.barStartAt(s, seat, corner)
            : HOME_START,
      };
    },
    words: {
      terms: {
        'reason.not-home': 'This is no home of yours.',
        'reason.home-start': 'Everybody begins on their own islands.',
      },
    },
  };
}
