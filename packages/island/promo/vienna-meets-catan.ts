import type { Seat } from '@hexwright/kernel';
import { roadless } from '../mechanics/index.ts';
import { defineModule, type Offers, wanted } from '../rulebook/index.ts';
import { districtCards } from './mechanics/district-cards.ts';
import { viennaBoard } from './vienna-board.ts';
import { VIENNA_CARDS, VIENNA_TRACK } from './vienna-cards.ts';
import { viennaWords } from './vienna-words.ts';

/** The districts of Vienna as a map; roads lie on a track and draw cards of districts, which settlements cost. */
export const viennaMeetsCatan = defineModule({
  id: 'promo/vienna-meets-catan',
  kind: 'scenario',
  alone: 'its board is a map of districts, and no road lies on it',
  seats: [3, 4],
  needs: ['first-island/base'],
  defaults: { waiting: 'none' },
  offers: (): Offers => ({ points: [], waiting: [] }),
  leaves: [wanted.harbours.thing, wanted.riverBed.thing],
  restores: ['card.road-building'],
  changes: {
    cards: {
      'road-building': {
        when: (b) => (s, seat) => b.the.districts.barRoad(s, seat) === undefined,
        play: (b) => (s, seat) => {
          for (let i = 0; i < 2; i++)
            if (b.the.districts.barRoad(s, seat) === undefined) b.the.districts.layRoad(s, seat);
        },
      },
    },
  },
  awards: [
    {
      id: 'most-roads',
      points: 2,
      min: 5,
      metric: (b) => (s, seat: Seat) => b.the.districts.roads(s, seat),
    },
  ],
  parts: [
    roadless(),
    districtCards({
      cards: VIENNA_CARDS,
      track: VIENNA_TRACK,
      roads: 15,
      road: { brick: 1, lumber: 1 },
      neutral: { seats: 3, numbers: [6, 8] },
      mark: 'district',
      deck: 'development',
    }),
  ],
  board: () => viennaBoard(),
  words: viennaWords,
  looks: { marks: { district: { shape: 'plate', colour: '#1f4e8c' } } },
});
