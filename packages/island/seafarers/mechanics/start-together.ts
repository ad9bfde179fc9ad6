import { reason } from '@hexwright/kernel';
import { regionNeed } from '../../board/index.ts';
import { START_ELSEWHERE } from '../../mechanics/index.ts';
import { field, handlesOf, type Part, SETUP, type Terms } from '../../rulebook/index.ts';
import { sidesOf } from './trade-routes.ts';

const fields = {
  /** by seat: which of the regions is its home, or -1 */
  homeSide: field.row('seat', { start: -1, noLook: 'the buildings stand there' }),
};

export interface StartTogetherConfig {
  /** the labels of the regions, each of which can be a home */
  readonly regions: readonly string[];
  /** each region is home to the same number of seats */
  readonly evenly?: boolean;
}

const AWAY_FROM_HOME = reason('away-from-home', 'all starting buildings of a seat stand in one region');
const HOME_FULL = reason('home-full', 'enough seats start in this region');

const startTogetherTerms: Terms = {
  'reason.away-from-home': 'All your starting settlements stand on one island.',
  'reason.home-full': 'Enough players start on this island.',
};

/** All starting buildings of a seat stand in one region, its home. */
export function startTogether({ regions, evenly = false }: StartTogetherConfig): Part {
  return {
    id: 'start-together',
    of: { regions, evenly },
    words: { terms: startTogetherTerms },
    boardNeeds: regions.map((region) => regionNeed(region)),
    fields,
    rules: (was, b) => {
      const { homeSide: home } = handlesOf(b, fields);
      const sides = sidesOf(b, regions);
      const room = evenly ? Math.ceil(b.seats / regions.length) : b.seats;
      return {
        barStartAt: (s, seat, corner) => {
          const side = sides[corner];
          if (side < 0) return START_ELSEWHERE;
          const bar = was.barStartAt(s, seat, corner);
          if (bar) return bar;
          if (seat < b.seats && home.get(s, seat) >= 0)
            return home.get(s, seat) === side ? undefined : AWAY_FROM_HOME;
          let settled = 0;
          for (let other = 0; other < b.seats; other++) if (home.get(s, other) === side) settled++;
          return settled < room ? undefined : HOME_FULL;
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.fields.stage.get(s) !== SETUP || b.pieces[piece].on !== 'corner' || seat >= b.seats) return;
          home.set(s, seat, sides[place]);
        },
      };
    },
  };
}
