import { defineModule, type Offers, taken } from '../rulebook/index.ts';
import { INSIDE_19, NUMBERS_19, ORDER_19 } from '../traders-barbarians/index.ts';
import {
  type AttackedMap,
  attackAtSea,
  attacked,
  attackRules,
  attackTakesBack,
  withAttack,
} from './attack-at-sea.ts';
import { chartedBoard, headingForNewShoresCharts } from './boards/index.ts';
import { headingForNewShores } from './heading-for-new-shores.ts';

/** Here the middle of the attacked island lies one hex to the south-west. */
const placed = <P extends readonly [q: number, r: number]>([q, r]: P): [q: number, r: number] => [
  q - 1,
  r + 1,
];
const numbered = NUMBERS_19.map(([q, r, number]): [q: number, r: number, number: number] => [
  ...placed([q, r]),
  number,
]);
const isShore = ([q, r]: readonly number[]): boolean =>
  ORDER_19.map(placed).some((at) => at[0] === q && at[1] === r);

const MAP: AttackedMap = {
  castle: placed([-2, 2]),
  fixed: [[...placed([2, -2]), 'desert']],
  shores: ORDER_19.map(placed).map((at) => numbered.find(([q, r]) => q === at[0] && r === at[1])!),
  inland: numbered.filter((at) => !isShore(at)),
  first: [placed([-2, 0]), placed([0, 2])],
  coast: { forest: 2, hills: 2, pasture: 3, fields: 2, mountains: 1 },
  inside: INSIDE_19,
};

/** Official pair: the main island is the attacked one, and nobody lands on the small islands. */
export const headingForNewShoresAttack = defineModule({
  id: 'seafarers/heading-for-new-shores-attack',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: withAttack(headingForNewShores.id),
  takes: [taken.coastGuard],
  offers: (): Offers => ({ seaEdition: [] }),
  defaults: { points: 14 },
  without: { blockers: ['pirate'] },
  parts: [attackAtSea({ mainland: ['main'] })],
  board: () => attacked(chartedBoard(headingForNewShoresCharts[4]), MAP),
  words: {
    name: 'Heading for New Shores with Barbarian Attack',
    summary: 'A main island under attack, and small islands where nobody lands. 14 points win.',
    takesBack: [...attackTakesBack, 'main-as-base', 'start-of-robber'],
    rules: [
      {
        key: 'attack-board',
        text: 'The main island is the attacked one: castle and desert lie on its coast, ten hexes of the coast have the numbers 2 to 12 once each, and terrain is sorted by coast and inland.',
      },
      'A barbarian stands on the 2 and on the 12 from the beginning. The small islands are never conquered.',
      ...attackRules,
      { house: 'Three play on the map for four, whose main island is that of the base game.' },
    ],
  },
});
