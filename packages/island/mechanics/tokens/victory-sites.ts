import { tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  type Book,
  field,
  handlesOf,
  type Looks,
  type Part,
  pointsIn,
  type Terms,
} from '../../rulebook/index.ts';
import { claimPlaces } from './claims.ts';

const fields = {
  victoryChit: field.row('corner'),
  chitsTaken: field.row('seat'),
};

export interface VictorySitesConfig {
  /** the mark of the corners on which a chit lies */
  readonly mark: string;
  /** with more seats than this there are no chits */
  readonly upTo: number;
}

/** what a chit is worth to bots that look for a way: a point, less what the way costs beyond its use */
const LURE = 0.8;

/** A chit lies on each of these corners: a point for the first whose road or ship comes there. */
export function victorySites(config: VictorySitesConfig): Part {
  const sitesOf = (b: Book): Corner[] =>
    b.seats > config.upTo ? [] : [...new Set(claimPlaces(b, { mark: config.mark, on: 'corner' }))];
  return {
    id: 'victory-sites',
    of: config,
    fields,
    prepare: (b) => {
      const { victoryChit: chit } = handlesOf(b, fields);
      const sites = sitesOf(b);
      return (s) => {
        for (const site of sites) chit.set(s, site, 1);
      };
    },
    rules: (was, b) => {
      const { victoryChit: chit, chitsTaken: taken } = handlesOf(b, fields);
      const sites = sitesOf(b);
      const { endsOf } = b.walks;
      return {
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let i = 0; i < sites.length; i++) corners[sites[i]] += LURE * chit.get(s, sites[i]);
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (!b.isRoute[piece] || seat >= b.seats) return;
          for (const corner of endsOf[place]) {
            if (chit.get(s, corner) === 0) continue;
            chit.set(s, corner, 0);
            taken.add(s, seat, 1);
            if (s.events) tell(s, 'chit-taken', { seat, on: 'corner', place: corner });
          }
        },
      };
    },
    scores: [
      {
        id: 'victory-chits',
        most: (b) => sitesOf(b).length,
        ...pointsIn('chitsTaken'),
      },
    ],
    words: { terms },
    looks,
  };
}

const terms: Terms = {
  'event.chit-taken': '{seat} is the first at a victory point site.',
  'score.victory-chits': 'Victory point sites',
  'field.victoryChit': 'Victory point chit',
  'field.chitsTaken': 'Victory point sites reached first',
};

const looks: Looks = {
  fields: {
    victoryChit: { on: 'corner', shape: 'star', colour: '#f4d35e' },
    chitsTaken: { on: 'seat', shape: 'star', hideAt: 0 },
  },
};
