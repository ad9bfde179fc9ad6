import { alongside, discovery, foreignPorts, startIn, stormFloods } from '../mechanics/index.ts';
import { defineModule, type Options, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { greatRaceCharts, STORM, TOP } from './boards/index.ts';
import { greatRaceWords } from './great-race-words.ts';
import { finishLine } from './mechanics/finish-line.ts';
import { raceRobber } from './mechanics/race-robber.ts';
import { roadWorks } from './mechanics/road-works.ts';

const FURTHER = ['second-road', 'third-road', 'fourth-road', 'fifth-road', 'sixth-road'];
const GOAL = 10;

/** A race through unknown waters: whoever first has a city at the far end of the board wins. */
export const greatRace = defineModule({
  id: 'buch/great-race',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  needs: ['sea'],
  wants: [wanted.developmentCards],
  alone: 'a race to the far end of the board is not decided by points',
  options: {
    raceArmy: {
      type: 'choice',
      default: 'thief',
      values: ['thief', 'none'],
      words: 'The Largest Army steals two cards with the robber, or is not used',
    },
  },
  offers: { points: { min: GOAL, max: GOAL }, showCards: [], victoryCards: [] },
  // Hardly ever so many roads lie on one edge.
  exempt: { rare: ['piece.fourth-road', 'piece.fifth-road', 'piece.sixth-road'] },
  without: ({ raceArmy }: Options) => ({
    blockers: ['pirate'],
    awards: raceArmy === 'none' ? ['longest-road', 'largest-army'] : ['longest-road'],
    parts: ['showing'],
  }),
  changes: {
    pieces: { settlement: { points: 0 }, city: { points: 0 } },
    awards: { 'largest-army': { points: 0 } },
  },
  parts: [
    startIn({ regions: ['main'] }),
    discovery(),
    alongside({ piece: 'road', others: FURTHER }),
    foreignPorts({ piece: 'ship' }),
    finishLine({
      region: TOP,
      home: 'main',
      settlement: 'settlement',
      city: 'city',
      points: { settlement: 5, city: GOAL },
    }),
    raceRobber({ home: 'main', after: 2, thief: 'largest-army' }),
    roadWorks({ card: 'victory-point', road: 'road', ship: 'ship' }),
    stormFloods({
      mark: STORM,
      closes: (seats) => (seats === 4 ? 'both' : 'edges'),
      pieces: (seats) => (seats === 4 ? undefined : ['ship']),
    }),
  ],
  board: (_was, { seats }) => chartedBoard(greatRaceCharts[seats]),
  words: greatRaceWords,
  looks: { pieces: Object.fromEntries(FURTHER.map((id) => [id, { shape: 'road' }])) },
});
