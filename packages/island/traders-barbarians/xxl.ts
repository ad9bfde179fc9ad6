import { reason, type State } from '@hexwright/kernel';
import { concerning, defineModule, type Offers } from '../rulebook/index.ts';
import { xxlBoard } from './boards/xxl.ts';
import { fishermen } from './fishermen.ts';
import { riverOf } from './mechanics/river.ts';
import { TRADE_GOODS, tradeHarvest } from './mechanics/trade-harvest.ts';
import { WAGON } from './mechanics/wagons.ts';
import { rivers } from './rivers.ts';
import { riversFishermen } from './rivers-fishermen.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { withCoast } from './traders-boards.ts';
import { tradersFishermen } from './traders-fishermen.ts';
import { xxlWords } from './xxl-words.ts';

const NO_BRIDGE = reason('no-bridge', 'no bridge leads over the river there');

const BRIDGE_GOLD = 2;
const BRIDGE_TOLL = 2;

/** Fishermen, rivers and wagons on one island, which two rivers cut into three parts. */
export const xxl = defineModule({
  id: 'traders-barbarians/xxl',
  kind: 'scenario',
  seats: [3, 4],
  needs: [
    fishermen.id,
    rivers.id,
    riversFishermen.id,
    tradersAndBarbarians.id,
    tradersFishermen.id,
    'variant/harbormaster',
  ],
  pairs: { 'variant/catan-for-two': 'traders-barbarians/xxl-for-two' },
  conflicts: {
    'traders-barbarians/barbarian-attack': 'each has a board of its own',
    'cities-knights/core': 'we do not know how they would go together',
  },
  defaults: (seats) => ({ points: seats > 3 ? 14 : 15 }),
  offers: (): Offers => ({ riverBoard: [], riverMouths: [], fishBoard: [], lakes: [] }),
  options: {
    freeHex: {
      type: 'choice',
      default: 'forest',
      values: ['forest', 'fields', 'hills', 'mountains', 'pasture', 'desert', 'gold-field'],
      words: 'The hex that is free to choose, beside the lake',
    },
  },
  without: { awards: ['largest-army'], parts: ['wealth', 'rolled-again'] },
  terrains: [{ id: 'gold-field', gives: 'gold' }],
  parts: [tradeHarvest(TRADE_GOODS)],
  board: (_was, { options }) => withCoast(xxlBoard(options.freeHex as string), options),
  overrides: {
    'river.bridgeGold': 'bridges pay their own gold here',
  },
  rules: (was, b) => {
    const { crossings } = riverOf(b);
    const isOpen = (s: State, edge: number): boolean =>
      crossings[edge] === 0 || b.fields.route.get(s, edge) !== 0;
    const onEdges = b.blockers.map(({ on }) => on === 'edge');
    return {
      river: { bridgeGold: () => BRIDGE_GOLD },
      travel: {
        barStep: concerning(WAGON, (s, kind, seat, unit, via, to) =>
          kind === WAGON && !isOpen(s, via) ? NO_BRIDGE : was.travel.barStep(s, kind, seat, unit, via, to),
        ),
        toll: concerning(WAGON, (s, kind, seat, via, to) => {
          const toll = was.travel.toll(s, kind, seat, via, to);
          return kind === WAGON && toll > 0 && crossings[via] === 1 ? BRIDGE_TOLL : toll;
        }),
      },
      blockers: {
        barStand: (s, blocker, place, seat, list) =>
          was.blockers.barStand(s, blocker, place, seat, list) ??
          (onEdges[blocker] && !isOpen(s, place) ? NO_BRIDGE : undefined),
      },
    };
  },
  words: xxlWords,
  looks: { terrains: { 'gold-field': { colour: '#e8b923', pattern: 'gold' } } },
});
