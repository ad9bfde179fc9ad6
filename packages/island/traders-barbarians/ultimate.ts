import type { Edge, Layout } from '../board/index.ts';
import { concerning, defineModule, type Offers, type Options, wanted } from '../rulebook/index.ts';
import { attackCaravans } from './attack-caravans.ts';
import { attackFishermen } from './attack-fishermen.ts';
import { attackRivers } from './attack-rivers.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { barbarianAttackWithTraders } from './barbarian-attack-with-traders.ts';
import { BOARD_LETTERS, BOARD_NUMBERS, ultimateBoard } from './boards/ultimate.ts';
import { introductoryUltimateBoard, largeUltimateBoard } from './boards/ultimate-large.ts';
import { caravans } from './caravans.ts';
import { fishermen } from './fishermen.ts';
import { caravanVote } from './mechanics/caravan-votes.ts';
import { groundRobber } from './mechanics/ground-robber.ts';
import { hybridBarbarians } from './mechanics/hybrid-barbarians.ts';
import { ridersOut } from './mechanics/riders-out.ts';
import { riverOf } from './mechanics/river.ts';
import { robberOnTheWay } from './mechanics/robber-on-the-way.ts';
import { WAGON } from './mechanics/wagons.ts';
import { rivers } from './rivers.ts';
import { riversCaravans } from './rivers-caravans.ts';
import { riversFishermen } from './rivers-fishermen.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { withCoast } from './traders-boards.ts';
import { tradersCaravans } from './traders-caravans.ts';
import { tradersFishermen } from './traders-fishermen.ts';
import { ultimateWords } from './ultimate-words.ts';

/** the points that a wagon pays besides where a river has no bridge */
const FORD = 2;
const BIDS = 'wool';

/** Everything at once: fishermen, rivers, caravans, attacked coasts and wagons, with the robber among them. */
export const ultimate = defineModule({
  id: 'traders-barbarians/ultimate',
  kind: 'scenario',
  version: 2,
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  fixed: true,
  needs: [
    fishermen.id,
    rivers.id,
    caravans.id,
    barbarianAttack.id,
    tradersAndBarbarians.id,
    riversFishermen.id,
    riversCaravans.id,
    barbarianAttackWithTraders.id,
    attackFishermen.id,
    attackCaravans.id,
    attackRivers.id,
    tradersFishermen.id,
    tradersCaravans.id,
    'variant/harbormaster',
  ],
  conflicts: { 'cities-knights/core': 'it is not made for knights with ranks and improvements' },
  restores: [wanted.robber.thing, 'part.wealth'],
  defaults: { points: 15 },
  offers: (seats, { ultimateStart }): Offers => ({
    ...{
      riverBoard: [],
      riverMouths: [],
      fishBoard: [],
      lakes: [],
      caravanBoard: [],
      numbers: [],
      redsApart: [],
    },
    ...(seats > 4 ? { ultimateTokens: [] } : { ultimateStart: [], lakesSwapped: [] }),
    ...(seats > 4 && ultimateStart === 'introduction' && { worksSwapped: [] }),
  }),
  options: {
    ultimateStart: {
      type: 'choice',
      default: 'lettered',
      values: ['lettered', 'introduction'],
      words: 'One of the eighteen boards, or the introductory one',
    },
    ultimateNumber: {
      type: 'choice',
      when: { ultimateStart: 'lettered' },
      default: '1',
      values: BOARD_NUMBERS,
      words: 'The board: a number from 1 to 6, as a die would name it',
      rolled: true,
    },
    ultimateLetter: {
      type: 'choice',
      when: { ultimateStart: 'lettered' },
      default: 'A',
      values: BOARD_LETTERS,
      words: 'The board: a letter, as a second die would name it (2 and 5 A, 1 and 4 B, 3 and 6 C)',
      rolled: true,
    },
    ultimateTokens: {
      type: 'choice',
      default: 'drawn',
      values: ['drawn', 'letters'],
      words: 'The numbers: as drawn, or by their letters from any corner',
    },
    lakesSwapped: { type: 'flag', default: false, words: 'The two lakes change places' },
    worksSwapped: { type: 'flag', default: false, words: 'Quarry and glassworks change places' },
  },
  without: {
    moves: ['hurry-wagon', 'hurry-knight'],
    parts: ['open-theft', 'trade-harvest', 'hybrid-barbarians hex'],
  },
  parts: [
    hybridBarbarians({ flight: 'side' }),
    groundRobber(),
    robberOnTheWay(),
    ridersOut({ grain: 1, paths: 5 }),
  ],
  board: (_was, { options, seats }) => withCoast(boardFor(seats, options), options),
  overrides: {
    'river.townGold': 'the river pays no gold here',
    'river.routeGold': 'the river pays no gold here',
    'caravanVotes.mayBid': 'one good alone is bid',
  },
  rules: (was, b) => {
    const { crossings } = riverOf(b);
    const camels = b.row<Edge>('camels');
    const bid = b.good(BIDS);
    return {
      river: { townGold: () => 0, routeGold: () => 0 },
      caravanVotes: { mayBid: (_s, good) => good === bid },
      travel: {
        stepCost: concerning(WAGON, (s, kind, seat, via, to) => {
          const cost = was.travel.stepCost(s, kind, seat, via, to);
          if (kind !== WAGON) return cost;
          const ford = crossings[via] === 1 && b.fields.route.get(s, via) === 0 ? FORD : 0;
          return Math.max(1, cost + ford - (camels.get(s, via) === 0 ? 0 : 1));
        }),
      },
    };
  },
  // Camels are voted on before anybody moves.
  turnSteps: (b) => [
    { remove: 'caravan' },
    { before: 'move-knight', add: { id: 'caravan', run: caravanVote(b) } },
  ],
  words: ultimateWords,
});

function boardFor(seats: number, options: Options): Layout {
  const { ultimateNumber, ultimateLetter, ultimateStart, ultimateTokens, worksSwapped } = options;
  const name = `${ultimateNumber}${ultimateLetter}`;
  const [works, lakes] = [worksSwapped === true, options.lakesSwapped === true];
  if (seats <= 4) return ultimateBoard(name, works, ultimateTokens === 'letters');
  return ultimateStart === 'introduction'
    ? introductoryUltimateBoard(lakes)
    : largeUltimateBoard(name, { works, lakes });
}
