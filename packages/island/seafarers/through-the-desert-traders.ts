import { hexText, type Layout } from '../board/index.ts';
import { defineModule, type Offers } from '../rulebook/index.ts';
import { plazasOf, tradersAndBarbarians, withTrade } from '../traders-barbarians/index.ts';
import { knightsToo } from './knights-too.ts';
import { throughTheDesert } from './through-the-desert.ts';

interface TradeMap {
  readonly places: Parameters<typeof withTrade>[1];
  readonly terrains: Readonly<Record<string, number>>;
  readonly numbers: readonly number[];
}

const FOR_THREE: TradeMap = {
  places: [
    { hex: [-3, 2], kind: 'trade-castle' },
    { hex: [-1, -2], kind: 'quarry' },
    { hex: [0, 1], kind: 'glassworks' },
  ],
  terrains: { hills: 2, fields: 3, forest: 3, mountains: 2, pasture: 3, gold: 1 },
  numbers: [2, 3, 4, 4, 4, 5, 6, 6, 6, 8, 8, 9, 10, 11],
};

const FOR_FOUR: TradeMap = {
  places: [
    { hex: [-3, 2], kind: 'trade-castle' },
    { hex: [-1, -2], kind: 'quarry' },
    { hex: [1, 0], kind: 'glassworks' },
  ],
  terrains: { hills: 3, fields: 3, forest: 4, mountains: 3, pasture: 3, gold: 1 },
  numbers: [3, 4, 4, 5, 5, 6, 6, 8, 8, 8, 9, 10, 10, 10, 11, 11, 12],
};

/** one at the belt, two on the way between castle and glassworks */
const AMBUSHES: Parameters<typeof withTrade>[2] = [
  [
    [0, -2],
    [-1, -1],
  ],
  [
    [-1, 0],
    [-1, 1],
  ],
  [
    [-2, 1],
    [-3, 2],
  ],
];

/** Official pair: wagons on both sides of the desert, and over the sea. */
export const throughTheDesertTraders = defineModule({
  id: 'seafarers/through-the-desert-traders',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: [throughTheDesert.id, tradersAndBarbarians.id],
  pairs: { 'cities-knights/core': 'seafarers/through-the-desert-traders-knights' },
  offers: (): Offers => ({ seaEdition: [], glassworksCoast: [] }),
  defaults: { points: 17 },
  without: { blockers: ['pirate'], parts: ['rolled-again'] },
  rules: (was, b) => {
    const ship = b.piece('ship').index;
    const toPlaza = new Uint8Array(b.topology.edges);
    for (const plaza of plazasOf(b)) for (const edge of b.walks.edgesAt[plaza]) toPlaza[edge] = 1;
    return {
      edgeFit: (s, piece, edge) => (piece !== ship || toPlaza[edge] === 0) && was.edgeFit(s, piece, edge),
    };
  },
  board: (_was, context) =>
    withHexes(throughTheDesert.board!(undefined, context), context.seats > 3 ? FOR_FOUR : FOR_THREE),
  words: {
    name: 'Through the Desert with wagons',
    summary: 'Wagons fetch marble from behind the desert, over land and sea.',
    takesBack: ['goal', 'second-roll', 'trade-coast', 'no-robber'],
    rules: [
      {
        key: 'trade-coast',
        text: 'Castle and glassworks lie in the main area, the quarry lies in the strip. Each has a plaza in its middle, with paths to all six corners. You may build roads and ships on all of its sides, but no town on the plaza.',
      },
      'Neither robber nor pirate is in the game.',
      'A wagon moves along sea edges as it does over land: 2 points without a ship, 1 with one, and another player’s ship also costs 1 gold.',
      'Barbarians stand on sea edges too.',
      'All numbers are in the game, and you roll none of them again.',
      { key: 'goal', where: { points: 17 }, text: 'Seventeen points win.' },
      { house: 'No ship lies on the paths to a plaza.' },
      { house: 'One barbarian starts at the belt, two in the main area.' },
    ],
  },
});

export const throughTheDesertTradersKnights = knightsToo({
  pair: throughTheDesertTraders,
  knights: 'traders-barbarians/traders-cities-knights',
  points: 19,
  goal: 'goal',
  words: {
    name: 'Through the Desert with wagons and Cities & Knights',
    summary: 'Deserts, wagons and knights.',
    rule: 'With Cities & Knights the wagons raise the goal no further: nineteen win.',
  },
});

function withHexes(board: Layout, { places, terrains, numbers }: TradeMap): Layout {
  const kinds = new Map(places.map(({ hex: [q, r], kind }) => [hexText({ q, r }), kind]));
  const { extraCorners, extraEdges, marks } = withTrade({ ...board, groups: {} }, places, AMBUSHES);
  return {
    ...board,
    id: `${board.id}-with-trade`,
    hexes: board.hexes.map((hex) => {
      const terrain = kinds.get(hexText(hex));
      return terrain === undefined ? hex : { q: hex.q, r: hex.r, region: hex.region, terrain };
    }),
    groups: {
      ...board.groups,
      main: { ...board.groups.main, terrains, numbers: { arrange: 'shuffle', bag: [...numbers] } },
    },
    marks: { ...board.marks, edges: { ...board.marks.edges, ...marks?.edges } },
    extraCorners: extraCorners ?? [],
    extraEdges: extraEdges ?? [],
    robber: null,
  };
}
