import { reason, type Seat } from '@hexwright/kernel';
import { askGoods, improvement, levelField, metropolis } from '../mechanics/index.ts';
import type { Looks, Part } from '../rulebook/index.ts';

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

/** the level that brings the ability of a branch */
const ABLE = 3;

/** Level n draws on a red die of at most n + 1. */
const DRAWS = [2, 3, 4, 5, 6];

export const branches: readonly Part[] = BRANCHES.flatMap(({ branch, good, levels }) => [
  improvement({ branch, good, levels, piece: 'city', draws: DRAWS }),
  metropolis({ branch, first: 4, final: 5, points: 2, piece: 'city' }),
]);

const NO_FORTRESS = reason('no-fortress', 'mighty knights need the Fortress');

/** The trading house: commodities are traded with the bank two for one. */
function guildRates(): Part {
  return {
    id: 'guild-rates',
    rules: (was, b) => {
      const level = b.row<Seat>(levelField('trade'));
      const commodity = Uint8Array.from(b.goods, ({ id }) =>
        (Object.values(COMMODITIES) as string[]).includes(id) ? 1 : 0,
      );
      return {
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return rate > 2 && commodity[good] && level.get(s, seat) >= ABLE ? 2 : rate;
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
      const level = b.row<Seat>(levelField('politics'));
      return {
        units: {
          barPromote: (s, seat, corner, into) =>
            was.units.barPromote(s, seat, corner, into) ??
            (into >= 2 && level.get(s, seat) < ABLE ? NO_FORTRESS : undefined),
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
      const level = b.row<Seat>(levelField('science'));
      const got = b.cell('gotSomething');
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          const active = Math.max(0, b.fields.active.get(s));
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            if (level.get(s, seat) >= ABLE && ((got.get(s) >> seat) & 1) === 0)
              askGoods(b, s, seat, 1, 'number');
          }
        },
      };
    },
  };
}

export const abilities: readonly Part[] = [guildRates(), fortress(), aqueduct()];

const COLOURS = { trade: '#d9a521', politics: '#2f5fa8', science: '#3f8a4a' } as const;

export const branchLooks: Looks = {
  fields: {
    tradeLevel: { on: 'seat', shape: 'cloth' },
    politicsLevel: { on: 'seat', shape: 'coin' },
    scienceLevel: { on: 'seat', shape: 'scroll' },
    tradeMetropolis: { on: 'figure', place: 'corner', shape: 'castle', colour: COLOURS.trade },
    politicsMetropolis: { on: 'figure', place: 'corner', shape: 'castle', colour: COLOURS.politics },
    scienceMetropolis: { on: 'figure', place: 'corner', shape: 'castle', colour: COLOURS.science },
  },
  goods: {
    cloth: { colour: COLOURS.trade, shape: 'cloth' },
    coin: { colour: COLOURS.politics, shape: 'coin' },
    paper: { colour: COLOURS.science, shape: 'scroll' },
  },
};
