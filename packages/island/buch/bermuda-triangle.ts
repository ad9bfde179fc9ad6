import { bridges, perilousWaters, regions, startIn, supplyLines } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { bermudaWords } from './bermuda-words.ts';
import { BRIDGE_SITE, bermudaChart } from './boards/bermuda-triangle.ts';

/** A rich island in the middle of waters that swallow ships: its towns live on what comes in from the islands around. */
export const bermudaTriangle = defineModule({
  id: 'buch/bermuda-triangle',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  options: {
    bermudaMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words: 'The map of 2003, or that of 2000 with more open sea around it',
    },
  },
  defaults: { points: 12 },
  parts: [
    startIn({ regions: ['outer'] }),
    regions({ by: 'label', home: { label: 'outer' }, points: 1 }),
    perilousWaters({ piece: 'ship' }),
    supplyLines({ to: 'centre', from: 'outer', across: ['ship', 'bridge'], frail: ['ship'] }),
    ...bridges({
      piece: {
        cost: { brick: 1, lumber: 1, ore: 2, wool: 1 },
        supply: { of: 'road' },
        at: BRIDGE_SITE,
        free: false,
      },
      fork: true,
      removable: false,
      closeEnds: false,
    }),
  ],
  board: (_was, { seats, options }) => chartedBoard(bermudaChart(seats, options.bermudaMap as string)),
  words: bermudaWords,
  looks: {
    fields: { regionPoints: { on: 'seat', shape: 'star' } },
    marks: { [BRIDGE_SITE]: { shape: 'way', colour: '#8e5aa8' } },
  },
});
