import { reason } from '@hexwright/kernel';
import { cornerShips, landStores, startIn } from '../mechanics/index.ts';
import { defineModule, type Options, type Part, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { LANDS, transportCharts } from './boards/transport-settlers.ts';
import { storeProspects } from './mechanics/store-prospects.ts';
import { storeShips } from './mechanics/store-ships.ts';
import { stridingPirate } from './mechanics/striding-pirate.ts';
import { warehouses } from './mechanics/warehouses.ts';
import { landLooks, transportWords } from './transport-words.ts';

const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];
const [HOME, ...ABROAD] = LANDS;
const INNER_COAST = reason(
  'inner-coast',
  'a settlement of the start stands on the coast that faces the board',
);

/** what lies in stores and holds, and the ships that carry it */
export const transports = cornerShips({
  ships: 2,
  cost: { lumber: 1, wool: 1 },
  die: 'lower',
  abreast: 2,
  crowdsPorts: true,
  byHands: true,
  hold: {
    slots: 3,
    kinds: [
      { kind: 'brick', shape: 'brick', colour: '#b9542c' },
      { kind: 'lumber', shape: 'log', colour: '#2f6b3c' },
      { kind: 'wool', shape: 'fleece', colour: '#7fae3e' },
      { kind: 'grain', shape: 'sheaf', colour: '#c9981d' },
      { kind: 'ore', shape: 'stone', colour: '#6b7079' },
    ],
  },
});

/** Three islands with a store each: what one gives helps on another only when a ship has brought it there. */
export const transportSettlers = defineModule({
  id: 'buch/transport-settlers',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [wanted.twoDice],
  leaves: [wanted.riverBed.thing],
  options: {
    transportMap: {
      type: 'choice',
      default: '2000',
      values: ['2000', '2003'],
      words: 'The map: that of 2000 with two storm floods, or that of 2003',
    },
  },
  defaults: (seats): Options => ({ points: seats > 3 ? 8 : 10 }),
  conflicts: {
    'cities-knights/core': 'goods lie in three stores, and commodities and knights in none of them',
  },
  terrains: [{ id: 'gold-field', gives: 'any' }],
  without: {
    blockers: ['robber'],
    awards: ['largest-army'],
    cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
    parts: ['cards', 'monopoly', 'showing'],
  },
  changes: { awards: { 'longest-road': { points: 1 } } },
  parts: [
    startIn({ regions: [HOME] }),
    innerCoast(),
    landStores({ lands: LANDS, goods: GOODS, hands: [[0], [1, 2]] }),
    transports.part,
    warehouses(transports),
    storeShips(transports),
    stridingPirate(transports),
    storeProspects(transports),
  ],
  board: (_was, { options }) =>
    chartedBoard(transportCharts[options.transportMap as keyof typeof transportCharts]),
  words: transportWords,
  looks: {
    terrains: { 'gold-field': { colour: '#e8b923', pattern: 'gold' } },
    goods: landLooks(ABROAD),
  },
});

/** Who has no settlement at the water inside the board when the last one is placed places it there. */
function innerCoast(): Part {
  return {
    id: 'inner-coast',
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const inner = Uint8Array.from({ length: b.topology.corners }, (_, corner) =>
        b.walks.hexesAt[corner].some((hex) => b.layout.hexes[hex].terrain === 'sea') ? 1 : 0,
      );
      return {
        barStartAt: (s, seat, corner) => {
          const bar = was.barStartAt(s, seat, corner);
          if (bar || inner[corner] === 1) return bar;
          if (placed.get(s) < (b.rules.startRounds(s) - 1) * b.seats) return undefined;
          for (let at = 0; at < b.topology.corners; at++) {
            const mark = b.fields.building.get(s, at);
            if (mark !== 0 && b.ownerOf[mark] === seat && inner[at] === 1) return undefined;
          }
          return INNER_COAST;
        },
      };
    },
    words: {
      terms: { 'reason.inner-coast': 'One of your first settlements stands on the coast inside the board.' },
    },
  };
}
