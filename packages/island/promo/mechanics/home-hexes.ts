import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { isFounding } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    homeHexes: HomeHexPoints;
  }
}

export interface HomeHexPoints {
  /** the corner of the seat's first building, or -1 */
  corner(s: State, seat: Seat): Corner;
}

export interface HomeHexesConfig {
  readonly terrain: string;
}

const NOT_AT_HOME = reason(
  'home-none',
  'the first building stands at a hex of this kind that nobody has claimed',
);
const TOO_FAR = reason('home-far', 'the second building stands at a hex beside the own home hex');
const FOREIGN = reason('home-foreign', 'it is the home hex of another');
const NONE = -1;

/**
 * The first building claims a hex of a terrain, the second stands at a hex beside it, and nobody ever settles at a hex that another
 * has claimed.
 */
export function homeHexes({ terrain }: HomeHexesConfig): Part {
  return {
    id: 'home-hexes',
    of: terrain,
    fields: {
      /** by hex: the seat plus one whose home it is */
      home: { per: ['hex'] },
      /** by seat: the corner of its first building */
      homeTown: { per: ['seat'], start: NONE, noLook: 'its home hex is marked' },
    },
    boardNeeds: [
      {
        words: `as many hexes of ${terrain} as there are players`,
        lacks: ({ hexes }, seats) => {
          const all = hexes.filter((hex) => hex.terrain === terrain).length;
          return all < seats ? `it has ${all}` : undefined;
        },
      },
    ],
    brings: ['homeHexes'],
    rules: (was, b) => {
      const home = b.row<Hex>('home');
      const town = b.row<Seat>('homeTown');
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const foreign = (s: State, seat: Seat, corner: Corner): boolean => {
        for (const hex of b.walks.hexesAt[corner]) {
          const claimed = home.get(s, hex);
          if (claimed !== 0 && claimed !== seat + 1) return true;
        }
        return false;
      };
      return {
        homeHexes: { corner: (s, seat) => town.get(s, seat) },
        barStartAt: (s, seat, corner) => {
          const bar = was.barStartAt(s, seat, corner);
          if (bar) return bar;
          if (town.get(s, seat) === NONE)
            return claimable(b, s, corner, terrain) < 0 ? NOT_AT_HOME : undefined;
          if (foreign(s, seat, corner)) return FOREIGN;
          const near = b.walks.hexesAt[corner].some((hex) =>
            b.walks.hexesBeside[hex].some((beside) => home.get(s, beside) === seat + 1),
          );
          return near ? undefined : TOO_FAR;
        },
        startWay: (s, seat, round, corner) => {
          if (town.get(s, seat) === NONE) {
            const hex = claimable(b, s, corner, terrain);
            town.set(s, seat, corner);
            home.set(s, hex, seat + 1);
            if (s.events) tell(s, 'home-claimed', { seat, hex });
          }
          was.startWay(s, seat, round, corner);
        },
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (founds[piece] === 1 && foreign(s, seat, place) ? FOREIGN : undefined),
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (foreign(s, seat, corner) ? FOREIGN : undefined),
      };
    },
    words: {
      terms: {
        'field.home': 'Home',
        'event.home-claimed': '{seat} claims a mountain.',
        'reason.home-none': 'Your first building stands at a mountain that nobody has claimed.',
        'reason.home-far': 'Your second building stands at a hex beside your mountain.',
        'reason.home-foreign': 'The mountain there is the home of another player.',
      },
    },
    looks: { fields: { home: { on: 'hex', shape: 'fort', seat: true } } },
  };
}

/** the hex of the terrain at this corner that nobody has claimed, or -1 */
function claimable(b: Book, s: State, corner: Corner, terrain: string): Hex {
  const home = b.row<Hex>('home');
  const kind = b.terrain(terrain);
  for (const hex of b.walks.hexesAt[corner])
    if (b.fields.terrain.get(s, hex) === kind && home.get(s, hex) === 0) return hex;
  return -1;
}
