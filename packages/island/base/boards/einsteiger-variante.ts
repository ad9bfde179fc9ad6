import { layoutOnce } from '../../board/index.ts';
import { CENTRE, INNER_6, ISLAND_19, NINE_PLACES, RING_12 } from './island-19.ts';
import { pieceSide } from './printed.ts';

/**
 * Three arcs of four coast hexes with three harbours each, and seven single hexes for the middle. Arcs 1 and 2 share out
 * their harbours differently on the back, so they show the same side; so do the two singles of each pair, whose
 * backs have the numbers exchanged. The 6s and 8s lie on every second hex of the arcs and never meet.
 */
const ARCS = [
  {
    flipsWith: 'first arcs',
    front: pieceSide('front', 'forest 10, mountains 6, pasture 3, fields 8', ['brick', 'any', 'any']),
    back: pieceSide('back', 'fields 3, forest 8, mountains 10, pasture 6', ['grain', 'lumber', 'any']),
  },
  {
    flipsWith: 'first arcs',
    front: pieceSide('front', 'pasture 9, hills 6, forest 2, fields 5', ['grain', 'any', 'lumber']),
    back: pieceSide('back', 'forest 5, pasture 6, fields 9, hills 2', ['any', 'brick', 'any']),
  },
  {
    front: pieceSide('front', 'mountains 4, pasture 8, forest 11, hills 12', ['wool', 'any', 'ore']),
    back: pieceSide('back', 'hills 4, mountains 8, pasture 12, forest 11', ['any', 'ore', 'wool']),
  },
];

const SINGLES = [
  { flipsWith: 'first pair', sides: ['mountains 5', 'mountains 10'] },
  { flipsWith: 'first pair', sides: ['pasture 10', 'pasture 5'] },
  { flipsWith: 'second pair', sides: ['hills 9', 'hills 4'] },
  { flipsWith: 'second pair', sides: ['fields 4', 'fields 9'] },
  { flipsWith: 'third pair', sides: ['fields 3', 'desert'] },
  { flipsWith: 'third pair', sides: ['desert', 'fields 3'] },
  { sides: ['forest 11'] },
];

export const einsteigerVariante = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'einsteiger-variante',
  name: 'Einsteiger-Variante',
  provenance: 'reconstructed',
  hexes: ISLAND_19,
  harbours: { places: NINE_PLACES },
  assembly: {
    tilings: [
      {
        name: 'three arcs around seven hexes',
        slots: [
          ...[0, 1, 2].map((arc) => ({
            kind: 'arc',
            cells: RING_12.slice(arc * 4, arc * 4 + 4),
            coast: NINE_PLACES.slice(arc * 3, arc * 3 + 3),
          })),
          ...[...INNER_6, CENTRE].map((cell) => ({ kind: 'single', cells: [cell] })),
        ],
      },
    ],
    pieces: [
      ...ARCS.map(({ front, back, flipsWith }, k) => ({
        name: `arc ${k + 1}`,
        kind: 'arc',
        sides: [front, back],
        flipsWith,
      })),
      ...SINGLES.map(({ sides, flipsWith }, k) => ({
        name: `single ${k + 1}`,
        kind: 'single',
        sides: sides.map((hex, side) => pieceSide(side === 0 ? 'front' : 'back', hex)),
        flipsWith,
      })),
    ],
  },
}));
