import type { Seat } from '@hexwright/kernel';
import { tell } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import { type AwardSpec, NO_GOOD, type Part } from '../../rulebook/index.ts';

export interface ChitParkConfig {
  /** the hex where chits gather */
  readonly mark: string;
  readonly lot: number;
}

/** for bots, in points: a chit besides its own point */
const LEAD = 0.3;

/** Chits gather on a hex. Whenever it produces one of them is auctioned off, and each is a point to whoever wins it. */
export function chitPark(config: ChitParkConfig): Part {
  const { mark, lot: chitLot } = config;
  return {
    id: 'chit-park',
    of: config,
    boardNeeds: [markNeed('hexes', mark)],
    fields: { parkChits: { per: ['hex'] }, chitsWon: { per: ['seat'] } },
    rules: (was, b) => {
      const chits = b.row<Seat>('chitsWon');
      const [at] = b.layout.marks.hexes[mark];
      const park = b.topology.hexAt(at.q, at.r);
      const lying = b.row('parkChits');
      return {
        peckedWall: {
          opened: (s, seat, number) => {
            was.peckedWall.opened(s, seat, number);
            lying.add(s, park, 1);
          },
        },
        wallHotels: {
          missed: (s, number) => {
            was.wallHotels.missed(s, number);
            lying.add(s, park, 1);
            if (s.events) tell(s, 'park-chit', { number });
          },
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (
            lying.get(s, park) > 0 &&
            b.rules.answers(s, park, number) &&
            !b.rules.hexStopped(s, park) &&
            b.rules.hexGood(s, park) !== NO_GOOD
          )
            b.the.auction.call(s, chitLot);
        },
        auction: {
          worth: (s, seat, lot) => (lot === chitLot ? 1 + LEAD : was.auction.worth(s, seat, lot)),
          won: (s, seat, lot) => {
            was.auction.won(s, seat, lot);
            if (lot !== chitLot) return;
            lying.add(s, park, -1);
            chits.add(s, seat, 1);
            b.rules.reviewAwards(s);
          },
        },
      };
    },
    scores: [
      {
        id: 'park-chits',
        of: (b) => {
          const chits = b.row<Seat>('chitsWon');
          return (s, seat) => chits.get(s, seat);
        },
      },
    ],
    words: {
      terms: {
        'field.parkChits': 'Chits in the Tiergarten',
        'field.chitsWon': 'Chits',
        'score.park-chits': 'Chits',
        'lot.chit': 'chit',
        'event.park-chit': 'No hex has the {number} any more: a chit comes to the Tiergarten.',
      },
    },
    looks: {
      fields: {
        parkChits: { on: 'hex', shape: 'star', colour: '#e6b422', value: true },
        chitsWon: { on: 'seat', shape: 'star', hideAt: 0 },
      },
    },
  };
}

/** Whoever has the most chits. */
export function mostChits(spec: { readonly id: string; readonly points: number }): AwardSpec {
  return {
    ...spec,
    min: 1,
    metric: (b) => {
      const chits = b.row<Seat>('chitsWon');
      return (s, seat) => chits.get(s, seat);
    },
  };
}
