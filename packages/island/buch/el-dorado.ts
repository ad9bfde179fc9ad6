import { reason } from '@hexwright/kernel';
import { adrift, closedLand, startIn } from '../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { EL_DORADO, elDoradoChart } from './boards/el-dorado.ts';
import { elDoradoWords } from './el-dorado-words.ts';
import { corsair, corsairSince } from './mechanics/corsair.ts';
import { goldenHex } from './mechanics/golden-hex.ts';

const SHIPS = 4;
const CHITS = 8;
const SEAS_APART = reason('seas-apart', 'no ship is moved from one side of the island to the other');

/** A ring of land around a golden hex with secret numbers, and a corsair who serves whoever paid last. */
export const elDorado = defineModule({
  id: 'buch/el-dorado',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  // The ring is closed, and its sea is counted out.
  leaves: [wanted.riverBed.thing],
  options: {
    elDoradoMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words: 'The map of 2003, or that of 2000 with more sea outside',
    },
    busyCorsair: {
      type: 'flag',
      default: false,
      words: 'With the corsair you may also use it once on each of your turns',
    },
  },
  defaults: { points: 12 },
  without: { blockers: ['pirate'] },
  changes: { pieces: { ship: { supply: SHIPS } } },
  parts: [
    startIn({ regions: ['inside', 'rim'] }),
    closedLand({ regions: ['golden'] }),
    goldenHex({ mark: EL_DORADO, tokens: [3, 5, 12], chits: CHITS, tieBreak: corsairSince }),
    corsair({ around: EL_DORADO, cost: { lumber: 1, ore: 2, wool: 1 }, everyTurn: 'busyCorsair' }),
    adrift({ piece: 'ship', bars: 'moving' }),
    seasApart(),
  ],
  board: (_was, { options }) => chartedBoard(elDoradoChart(options.elDoradoMap as string)),
  words: elDoradoWords,
});

/** A ship that is moved stays on its side of the ring. */
function seasApart(): Part {
  return {
    id: 'seas-apart',
    words: {
      terms: { 'reason.seas-apart': 'You cannot move a ship from one side of the island to the other.' },
    },
    rules: (was, b) => {
      const inner = Uint8Array.from(b.walks.hexesAlong, (hexes) =>
        hexes.some((hex) => ['inner-sea', 'golden'].includes(b.layout.hexes[hex].region ?? '')) ? 1 : 0,
      );
      return {
        lanes: {
          barGo: (s, seat, from, to) =>
            was.lanes.barGo(s, seat, from, to) ?? (inner[from] === inner[to] ? undefined : SEAS_APART),
        },
      };
    },
  };
}
