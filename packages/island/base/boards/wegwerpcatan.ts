import { layoutOnce } from '../../board/index.ts';
import { ISLAND_19 } from './island-19.ts';
import { printedHexes, printedStarts } from './printed.ts';

/**
 * The throw-away board for three. The printed settlements never become cities, so two of them for each player make the
 * seven points just reachable: two printed, three built, two of those turned into cities.
 */
export const wegwerpcatan = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'wegwerpcatan',
  name: 'Wegwerpcatan',
  provenance: 'reconstructed',
  note: 'The picture is lost. No harbours and no robber.',
  hexes: printedHexes(
    ISLAND_19,
    `hills 4, fields 11, fields 9,
     pasture 3, forest 8, mountains 2, forest 3,
     pasture 6, hills 10, pasture 11, mountains 5, pasture 9,
     forest 4, fields 5, hills 8, fields 12,
     mountains 6, forest 10, desert`,
  ),
  robber: null,
  starts: printedStarts([
    [0, '0,0/5', '1,0|4'],
    [0, '0,-2/5', '1,-2|4'],
    [1, '-1,1/5', '-1,1|5'],
    [1, '2,-1/4', '2,-1|4'],
    [2, '0,-1/4', '0,-1|4'],
    [2, '-2,1/5', '-2,1|0'],
  ]),
}));
