import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { foundsAt } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, type Part, pointsIn } from '../../rulebook/index.ts';

const fields = {
  /** by hex: the seats, as bits, that lost touch with it */
  cutOff: field.row('hex', { noLook: 'the sea shows what is cut off, and the buildings whose it is' }),
  cutOffPoints: field.row('seat'),
};

export interface CutOffLandConfig {
  /** what the first settlement there is worth besides */
  readonly points: number;
}

/**
 * Land that falls apart is several islands. Whoever has buildings on some of them and none on another expands to a new
 * island there.
 */
export function cutOffLand({ points }: CutOffLandConfig): Part {
  return {
    id: 'cut-off-land',
    of: { points },
    fields,
    rules: (was, b) => {
      const { cutOff, cutOffPoints: gained } = handlesOf(b, fields);
      const islandOf = makeIslandOf(b);
      const isNew = (s: State, seat: Seat, corner: Corner): boolean =>
        b.walks.hexesAt[corner].some((hex) => ((cutOff.get(s, hex) >> seat) & 1) === 1);
      return {
        boardChange: {
          hexChanged: (s, hex) => {
            was.boardChange.hexChanged(s, hex);
            if (b.land[b.fields.terrain.get(s, hex)] === 1) return;
            cutOff.set(s, hex, 0);
            const islands = pieces(b, hex, (at) => islandOf(s, at));
            if (islands.length < 2) return;
            const settlers = islands.map((island) => settlersOf(b, s, island));
            const all = settlers.reduce((one, other) => one | other, 0);
            for (const [i, island] of islands.entries())
              for (const at of island) cutOff.set(s, at, cutOff.get(s, at) | (all & ~settlers[i]));
          },
        },
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!founds || seat >= b.seats || !isNew(s, seat, place)) return;
          for (const hex of b.walks.hexesAt[place])
            for (const at of islandOf(s, hex)) cutOff.set(s, at, cutOff.get(s, at) & ~(1 << seat));
          gained.add(s, seat, points);
          if (s.events) tell(s, 'cut-off-reward', { seat, points });
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (isNew(s, seat, corner) ? points : 0),
        },
      };
    },
    exempt: { rare: ['event.cut-off-reward'] },
    scores: [{ id: 'cut-off', ...pointsIn('cutOffPoints') }],
    words: {
      terms: {
        'event.cut-off-reward': '{seat} settles land that the flood has cut off and gains {points} point.',
        'field.cutOffPoints': 'Points for land cut off',
        'score.cut-off': 'land cut off',
      },
    },
    looks: { fields: { cutOffPoints: { on: 'seat', shape: 'star' } } },
  };
}

/** the land that hangs together with the hex; nothing if it is none */
function makeIslandOf(b: Book): (s: State, hex: Hex) => Hex[] {
  const { hexHex } = b.topology;
  return (s, first) => {
    const isLand = (hex: Hex): boolean => b.land[b.fields.terrain.get(s, hex)] === 1;
    const island = isLand(first) ? [first] : [];
    const seen = new Set(island);
    for (const hex of island)
      for (let side = 0; side < 6; side++) {
        const near = hexHex[hex * 6 + side];
        if (near < 0 || seen.has(near) || !isLand(near)) continue;
        seen.add(near);
        island.push(near);
      }
    return island;
  };
}

/** the islands around a hex, each once */
function pieces(b: Book, hex: Hex, islandOf: (hex: Hex) => Hex[]): Hex[][] {
  const found: Hex[][] = [];
  for (let side = 0; side < 6; side++) {
    const near = b.topology.hexHex[hex * 6 + side];
    if (near < 0 || found.some((island) => island.includes(near))) continue;
    const island = islandOf(near);
    if (island.length > 0) found.push(island);
  }
  return found;
}

/** the seats with a building on the island, as bits */
function settlersOf(b: Book, s: State, island: readonly Hex[]): number {
  let seats = 0;
  for (const hex of island)
    for (const corner of b.walks.cornersOf[hex]) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] < b.seats) seats |= 1 << b.ownerOf[mark];
    }
  return seats;
}
