import { layoutOnce } from '../../board/index.ts';
import { ISLAND_19, printedHarbours } from './island-19.ts';
import { printedHexes, printedStarts } from './printed.ts';

/** The folding board for three; its starts are advice, the usual setup applies. */
export const dasMinispiel = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'das-minispiel',
  name: 'Das Minispiel',
  provenance: 'reconstructed',
  note: 'The picture is lost.',
  hexes: printedHexes(
    ISLAND_19,
    `fields 5, hills 8, pasture 4,
     hills 12, forest 4, desert, fields 3,
     forest 6, mountains 10, fields 9, hills 5, mountains 11,
     forest 3, pasture 2, forest 10, pasture 6,
     mountains 8, pasture 9, fields 11`,
  ),
  harbours: printedHarbours(['lumber', 'brick', 'ore', 'any', 'any', 'wool', 'grain', 'any', 'any']),
  startsAre: 'recommended',
  starts: printedStarts([
    [0, '1,0/5', '1,0|0'],
    [0, '0,1/5', '0,1|5'],
    [1, '0,-2/5', '1,-2|4'],
    [1, '-1,0/5', '-1,0|5'],
    [2, '0,0/5', '0,0|0'],
    [2, '-1,1/4', '-1,1|4'],
  ]),
}));
