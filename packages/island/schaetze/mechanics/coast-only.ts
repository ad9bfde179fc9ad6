import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import { regionNeed } from '../../board/index.ts';
import { isFounding } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { lairLand } from './lairs.ts';

export interface CoastOnlyConfig {
  readonly region: string;
  /** the name of the option that says whether roads lie along the coast, and the value with which they do */
  readonly roads: { readonly option: string; readonly value: string };
}

const INLAND = reason('inland', 'only the coast of this land is settled');
const NO_CITY = reason('no-city-there', 'there are no cities on this land');
const NO_ROAD = reason('no-road-there', 'no road lies here on this land');
const KEPT_OUT = reason('robber-kept-out', 'no robber enters this land');

/** Land with settlements on its coast and nothing more: no cities, no roads (or on the coast alone), and no robber. */
export function coastOnly({ region, roads }: CoastOnlyConfig): Part {
  return {
    id: `coast-only ${region}`,
    of: { region, roads },
    boardNeeds: [regionNeed(region)],
    rules: (was, b) => {
      const land = lairLand(b, region);
      const inside = Uint8Array.from(b.layout.hexes, (hex) => (hex.region === region ? 1 : 0));
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const city = b.pieces.find(({ id }) => id === 'city')?.index ?? -1;
      const road = b.pieces.find(({ id }) => id === 'road')?.index ?? -1;
      const onCoast = b.option<string>(roads.option) === roads.value;
      const noRoad = Uint8Array.from(b.walks.hexesAlong, (sides) => {
        const touching = sides.filter((hex) => inside[hex]).length;
        return touching === 0 || (onCoast && (touching === 1 || sides.length < 2)) ? 0 : 1;
      });
      const inland = (corner: number): Bar =>
        land.on[corner] === 1 && land.coast[corner] === 0 ? INLAND : undefined;
      const bar = (piece: number, place: number): Bar => {
        if (piece === road) return noRoad[place] ? NO_ROAD : undefined;
        if (piece === city && land.on[place]) return NO_CITY;
        return founds[piece] ? inland(place) : undefined;
      };
      return {
        barBuild: (s, seat, piece, place, list) =>
          bar(piece, place) ?? was.barBuild(s, seat, piece, place, list),
        barFound: (s: State, seat: Seat, corner) => inland(corner) ?? was.barFound(s, seat, corner),
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            b.blockers[blocker].on === 'hex' && inside[place] === 1
              ? KEPT_OUT
              : was.blockers.barStand(s, blocker, place, seat, list),
        },
      };
    },
    words: {
      terms: {
        'reason.inland': 'On the Enchanted Land you settle only the coast.',
        'reason.no-city-there': 'There are no cities on the Enchanted Land.',
        'reason.no-road-there': 'No road lies here on the Enchanted Land.',
        'reason.robber-kept-out': 'The robber does not enter the Enchanted Land.',
      },
    },
  };
}
