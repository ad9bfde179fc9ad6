import { reason } from '@hexwright/kernel';
import {
  askGoods,
  commoditiesOf,
  improvement,
  levelField,
  metropolis,
  metropolisField,
} from '../mechanics/index.ts';
import type { FieldLook, Looks, Part, Terms } from '../rulebook/index.ts';

/** The three branches of improvements, and the commodity that pays for each. */
export const BRANCHES = [
  {
    branch: 'trade',
    good: 'cloth',
    levels: ['Market', 'Trading House', 'Merchant Guild', 'Bank', 'Great Exchange'],
  },
  {
    branch: 'politics',
    good: 'coin',
    levels: ['Town Hall', 'Church', 'Fortress', 'Cathedral', 'High Assembly'],
  },
  {
    branch: 'science',
    good: 'paper',
    levels: ['Abbey', 'Library', 'Aqueduct', 'Theater', 'University'],
  },
] as const;

export const COMMODITIES = { lumber: 'paper', wool: 'cloth', ore: 'coin' } as const;

/** the level that brings the metropolis of a branch */
const FIRST = 4;

/** Level n draws on a red die of at most n + 1. */
const DRAWS = [2, 3, 4, 5, 6];

export const branches: readonly Part[] = BRANCHES.flatMap(({ branch, good, levels }) => [
  improvement({ branch, good, levels, piece: 'city', draws: DRAWS }),
  metropolis({ branch, first: FIRST, final: 5, points: 2, piece: 'city' }),
]);

/** what it is worth to a bot, in points, to get something from every number */
const FREE_CHOICE = 0.8;

const NO_FORTRESS = reason('no-fortress', 'mighty knights need the Fortress');

/** The trading house: commodities are traded with the bank two for one. */
function guildRates(): Part {
  return {
    id: 'guild-rates',
    rules: (was, b) => {
      const commodity = Uint8Array.from(b.goods, (_, good) => (commoditiesOf(b).includes(good) ? 1 : 0));
      return {
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return rate > 2 && commodity[good] && b.the.improvements.able(s, seat, 'trade') ? 2 : rate;
          },
        },
      };
    },
  };
}

/** The fortress: knights of the second rank can be raised to the third. */
function fortress(): Part {
  return {
    id: 'fortress',
    rules: (was, b) => {
      return {
        units: {
          barPromote: (s, seat, corner, into) =>
            was.units.barPromote(s, seat, corner, into) ??
            (into >= 2 && !b.the.improvements.able(s, seat, 'politics') ? NO_FORTRESS : undefined),
        },
      };
    },
    words: { terms: { 'reason.no-fortress': 'Mighty knights need the Fortress.' } },
  };
}

/** The aqueduct: a number that gives its owner nothing brings a resource of choice. */
function aqueduct(): Part {
  return {
    id: 'aqueduct',
    rules: (was, b) => {
      const got = b.cell('gotSomething');
      return {
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + (b.the.improvements.able(s, seat, 'science') ? FREE_CHOICE : 0),
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          const active = Math.max(0, b.fields.active.get(s));
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            if (b.the.improvements.able(s, seat, 'science') && ((got.get(s) >> seat) & 1) === 0)
              askGoods(b, s, seat, 1, 'number');
          }
        },
      };
    },
  };
}

export const abilities: readonly Part[] = [guildRates(), fortress(), aqueduct()];

export const BRANCH_COLOURS = { trade: '#d9a521', politics: '#3f6fc0', science: '#3f8a4a' } as const;

/** what a branch is known by: the good that pays for it */
const SIGNS = { trade: 'cloth', politics: 'coin', science: 'scroll' } as const;

export const branchLooks: Looks = {
  fields: Object.fromEntries(
    BRANCHES.flatMap(({ branch, levels }): [string, FieldLook][] => {
      const look = { shape: SIGNS[branch], colour: BRANCH_COLOURS[branch] };
      return [
        [
          levelField(branch),
          {
            on: 'ladder',
            ...look,
            rungs: levels.length,
            move: `improve-${branch}`,
            draws: DRAWS,
            summit: { field: metropolisField(branch), from: FIRST },
          },
        ],
        [
          metropolisField(branch),
          { on: 'figure', place: 'corner', shape: 'gate', colour: look.colour, crowns: look.shape },
        ],
      ];
    }),
  ),
  goods: Object.fromEntries(
    BRANCHES.map(({ branch, good }) => [
      good,
      { colour: BRANCH_COLOURS[branch], shape: SIGNS[branch], apart: good === COMMODITIES.lumber },
    ]),
  ),
};

/** The words of the panel in which branches are looked at. */
export const branchTerms: Terms = {
  'ladders.title': 'City improvements',
  'rung.tradeLevel.3.text': 'The bank takes 2 equal commodities for 1 other card.',
  'rung.politicsLevel.3.text': 'You can promote strong knights to mighty ones.',
  'rung.scienceLevel.3.text': 'When a number other than 7 gives you nothing, take a resource of your choice.',
};
