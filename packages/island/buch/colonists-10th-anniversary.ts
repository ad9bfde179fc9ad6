import { discovery, eruption } from '../mechanics/index.ts';
import { defineModule, type Options } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { anniversaryCharts } from './boards/index.ts';
import { colonies, colonyGround } from './colony-ground.ts';
import { anniversaryWords } from './colony-words.ts';
import { apartReds } from './mechanics/apart-reds.ts';
import { cornerPirate } from './mechanics/corner-pirate.ts';
import { guardShips } from './mechanics/guard-ships.ts';
import { outposts } from './mechanics/outposts.ts';
import { salvage } from './mechanics/salvage.ts';

const TOKENS = 24;
const STARTS = 3;
/** hexes with a number of their own: what they give, what they look like */
const PRINTED = {
  'gold-field-5': { gives: 'gold-token', number: 5, look: { colour: '#e8b923', pattern: 'gold' } },
  'jungle-4': { gives: 'discovery-token', number: 4, look: { colour: '#3f7f4a', pattern: 'swamp' } },
  'jungle-9': { gives: 'discovery-token', number: 9, look: { colour: '#3f7f4a', pattern: 'swamp' } },
  'jungle-10': { gives: 'discovery-token', number: 10, look: { colour: '#3f7f4a', pattern: 'swamp' } },
  'volcano-3': { gives: 'any', number: 3, look: { colour: '#8c4a3a', pattern: 'mountains' } },
  'volcano-6': { gives: 'any', number: 6, look: { colour: '#8c4a3a', pattern: 'mountains' } },
} as const;

/** The Colonists of 2006: pieces of their own for outposts and warships, warships that move, and volcanoes that destroy. */
export const colonistsAnniversary = defineModule({
  id: 'buch/colonists-10th-anniversary',
  kind: 'scenario',
  seats: [3, 4],
  needs: [colonyGround.id],
  options: {
    anniversaryMap: {
      type: 'choice',
      default: '4th',
      values: ['4th', '3rd'],
      words: 'The map: on the frame of the 4th edition, or on that of the 3rd',
    },
  },
  defaults: (seats): Options => ({ points: seats > 3 ? 11 : 12 }),
  changes: { goods: { gemstone: { supply: TOKENS }, 'discovery-token': { supply: TOKENS } } },
  terrains: Object.entries(PRINTED).map(([id, { gives, number }]) => ({ id, gives, numbers: [number] })),
  parts: [
    discovery({ byRoutes: false, unnumbered: Object.keys(PRINTED) }),
    apartReds(),
    outposts({ tokens: colonies, supply: 4, sailsOn: true }),
    cornerPirate({ tokens: colonies, robsHome: true, keepsOffRim: true }),
    guardShips({ cost: { lumber: 2, wool: 1 }, supply: 1, shared: true, moves: { wool: 1 }, guards: true }),
    eruption({ terrain: ['volcano-3', 'volcano-6'] }),
    salvage(colonies),
  ],
  overrides: { startRounds: 'everybody starts with three settlements' },
  rules: () => ({ startRounds: () => STARTS }),
  board: (_was, { options }) =>
    chartedBoard(anniversaryCharts[options.anniversaryMap as keyof typeof anniversaryCharts]),
  words: anniversaryWords,
  looks: {
    terrains: Object.fromEntries(Object.entries(PRINTED).map(([id, { look }]) => [id, look])),
  },
});
