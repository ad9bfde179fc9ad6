import { reason } from '@hexwright/kernel';
import type { Part, PieceSpec } from '../../rulebook/index.ts';
import { TAKEN } from '../core/bars.ts';
import { countOf } from '../core/pieces.ts';

export interface CityWallsConfig {
  readonly supply: PieceSpec['supply'];
  /** how many more cards each lets its owner keep */
  readonly cards: number;
}

/** what a wall is worth to a bot, in points */
const WALL = 0.2;

const NO_OWN_CITY = reason('no-own-city', 'a wall lies under one of your own cities');

/** Walls lie under cities, one each, and let their owners keep more cards on a seven. A city that is lost loses its wall. */
export function cityWalls(config: CityWallsConfig): Part {
  return {
    id: 'city-walls',
    of: config,
    pieces: [
      {
        id: 'city-wall',
        on: 'corner',
        layer: 'cityWall',
        supply: config.supply,
        cost: { brick: 2 },
        only: { on: 'city' },
        bar: (b) => {
          const wall = b.piece('city-wall');
          const city = b.piece('city');
          return (s, seat, corner) => {
            if (city.marks.get(s, corner) !== b.mark(seat, city.index)) return NO_OWN_CITY;
            return wall.marks.get(s, corner) === 0 ? undefined : TAKEN;
          };
        },
      },
    ],
    rules: (was, b) => {
      const wall = b.piece('city-wall');
      const city = b.piece('city');
      return {
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + WALL * countOf(b, s, seat, wall.index),
        },
        handLimit: (s, seat) => was.handLimit(s, seat) + config.cards * countOf(b, s, seat, wall.index),
        unbuild: (s, piece, corner) => {
          if (piece === city.index && wall.marks.get(s, corner) !== 0) b.rules.unbuild(s, wall.index, corner);
          was.unbuild(s, piece, corner);
        },
        downgrade: (s, piece, into, corner) => {
          if (piece === city.index && wall.marks.get(s, corner) !== 0) b.rules.unbuild(s, wall.index, corner);
          was.downgrade(s, piece, into, corner);
        },
      };
    },
    words: {
      terms: {
        'piece.city-wall': 'city wall',
        'move.city-wall': 'Wall a city',
        'reason.no-own-city': 'A wall lies under one of your own cities.',
      },
    },
    looks: { pieces: { 'city-wall': { shape: 'rampart' } } },
  };
}
