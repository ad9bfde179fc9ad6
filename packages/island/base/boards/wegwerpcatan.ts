import { layoutOf } from '../../board/index.ts';
import { ISLAND_19 } from './island-19.ts';
import { printedHexes, printedStarts } from './printed.ts';

/**
 * The throw-away board for three. The printed settlements never become cities, so two of them for each player make the
 * seven points just reachable: two printed, three built, two of those turned into cities.
 */
export const wegwerpcatan = layoutOf({
  format: 'hexwright-layout/1',
  id: 'wegwerpcatan',
  name: 'Wegwerpcatan',
  provenance: 'reconstructed',
  note: 'The picture is lost. No harbours and no robber.',
  hexes: printedHexes(
    ISLAND_19,
    `fields 4, mountains 5, fields 6,
     pasture 6, hills 9, forest 12, pasture 11,
     desert, pasture 3, forest 10, fields 3, hills 4,
     forest 5, mountains 8, mountains 11, pasture 8,
     fields 2, hills 9, forest 10`,
  ),
  robber: null,
  starts: printedStarts([
    [0, '-1,-1/5', '-1,-1|0'],
    [0, '1,-2/5', '1,-2|5'],
    [1, '1,0/5', '1,0|5'],
    [1, '-1,0/4', '-1,0|5'],
    [2, '0,1/5', '0,1|5'],
    [2, '0,-2/5', '0,-2|5'],
  ]),
});
