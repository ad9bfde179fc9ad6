import type { Seat, State } from '@hexwright/kernel';
import { type Corner, seatMarkNeed } from '../board/index.ts';
import { closedLand, finishByPoints, openTheft, startIn, victoryNeeds } from '../mechanics/index.ts';
import {
  type Book,
  type CardNo,
  type CardSpec,
  defineModule,
  type Part,
  taken,
  wanted,
} from '../rulebook/index.ts';
import { chartedBoard, pirateIslandsCharts } from './boards/index.ts';
import { fortresses } from './mechanics/fortresses.ts';
import { givenPieces } from './mechanics/given-pieces.ts';
import { raids } from './mechanics/raids.ts';
import { seatCorners, setLanes, shortenLane } from './mechanics/set-lanes.ts';
import { arm, warships, warshipsOf } from './mechanics/warships.ts';
import { pirateIslandsWords } from './pirate-islands-words.ts';

const FLEET = 'fleet';
const ARMING = ['knight', 'victory-point'] as const;

/** a card that arms the next ship of the lane */
const arming: Pick<CardSpec, 'beforeRoll' | 'play' | 'when'> = {
  beforeRoll: true,
  when: (b) => (s, seat) => b.the.warships.nextToArm(s, seat) >= 0,
  play: (b) => (s, seat) => arm(b, s, seat),
};

/** One lane each to a fortress of pirates, who sail around and raid on their own. */
export const pirateIslands = defineModule({
  id: 'seafarers/pirate-islands',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  leaves: [wanted.moreStarts.thing],
  wants: [{ ...wanted.knightCards, why: 'warships are armed with development cards' }],
  takes: [taken.fleet],
  pairs: { 'traders-barbarians/barbarian-attack': 'seafarers/pirate-islands-attack' },
  conflicts: {
    'traders-barbarians/barbarian-attack-cities-knights':
      'at sea Cities & Knights needs its barbarian fleet, which does not come to an attacked coast',
  },
  options: {
    fleetLeaves: {
      type: 'flag',
      default: false,
      words: 'The first rules: the pirates leave the game once every fortress is taken',
    },
  },
  defaults: { points: 8 },
  // Its victory point cards are played for warships.
  offers: { showCards: [] },
  boardNeeds: [seatMarkNeed('corners', 'landing')],
  without: {
    awards: ['longest-road', 'largest-army'],
    blockers: ['robber', 'pirate'],
    moves: ['move-ship', 'ship-to'],
  },
  changes: { cards: { knight: arming, 'victory-point': { ...arming, points: 0 } } },
  // ships are not moved here
  exempt: { rare: ['option.fleetLeaves', 'event.lane-moved'] },
  rules: (was, b) => {
    const ship = b.piece('ship');
    const target = b.row<Corner>('fortressFor');
    const strength = b.row<Corner>('fortressStrength');
    const cards = b.row<Seat>('cardCount');
    return {
      hints: {
        // Without its fortress nobody wins: the lane, its warships, cards that may arm more, and every breach are
        // steps towards it. Warships keep raiders off as well.
        progress: (s, seat) => {
          let left = 0;
          for (let corner = 0; corner < b.topology.corners; corner++)
            if (target.get(s, corner) === seat + 1) left += strength.get(s, corner);
          const ships = ship.limit - b.fields.supply.get(s, seat, ship.index);
          const armed = warshipsOf(b, s, seat);
          const spare = Math.max(0, Math.min(cards.get(s, seat), SURE_FORCE - armed));
          const there = b.the.fortresses.barAssault(s, seat) === undefined ? 0.4 : 0;
          return was.hints.progress(s, seat) + 0.3 * ships + there + 1.1 * armed + 0.5 * spare - 3 * left;
        },
      },
    };
  },
  parts: [
    setLanes({ piece: 'ship', mark: 'lane', from: 'home', to: 'fortress' }),
    warships({ piece: 'ship', anchor: 'home' }),
    fortresses({
      mark: 'fortress',
      strength: 3,
      becomes: 'settlement',
      reached: (b) => {
        const reach = b.row<Seat>('laneReach');
        const ends = seatCorners(b, 'fortress');
        return (s, seat) => reach.get(s, seat) === ends[seat];
      },
      force,
      repelled: (b) => (s, seat, by) => shortenLane(b, s, seat, b.piece('ship').index, by),
    }),
    raids({
      blocker: FLEET,
      path: 'path',
      calm: 'calm',
      defence: force,
      dear: 'city',
      gone: (b) => (s) => b.option('fleetLeaves') === true && allTaken(b, s),
    }),
    givenPieces({ corners: { home: 'settlement' }, edges: { 'first-ship': 'ship' } }),
    startIn({ regions: ['main'] }),
    closedLand({
      regions: ['pirate-islands'],
      unless: (b) => {
        const landings = seatCorners(b, 'landing');
        return (seat, corner) => landings[seat] === corner;
      },
    }),
    openTheft(),
    hopelessSieges(),
    victoryNeeds('fortress', (b) => (s, seat) => b.the.fortresses.taken(s, seat)),
  ],
  board: (_was, { seats }) => chartedBoard(pirateIslandsCharts[seats]),
  words: pirateIslandsWords,
  looks: {
    pieces: { fortress: { shape: 'castle' } },
    blockers: { [FLEET]: { shape: 'ship', colour: '#1f1f26' } },
    marks: { landing: { shape: 'chit', colour: '#d8c79a', seat: true } },
    fields: {
      warship: { on: 'edge', shape: 'flame', colour: '#e8743b' },
      warships: { on: 'seat', shape: 'flame' },
      fortressFor: { on: 'corner', shape: 'skull', seat: true },
      fortressStrength: { on: 'corner', shape: 'chit', value: true },
    },
  },
});

function force(b: Book): (s: State, seat: Seat) => number {
  return (s, seat) => warshipsOf(b, s, seat);
}

/** so many warships beat any die but the highest */
const SURE_FORCE = 6;
/** a die is never below one warship */
const LEAST_FORCE = 2;

/** A deck that ends may leave everybody before fortresses that nobody can take. */
function hopelessSieges(): Part {
  return {
    id: 'hopeless-sieges',
    rules: (was, b) => {
      const hopeless = makeHopeless(b);
      return {
        endTurn: (s) => {
          was.endTurn(s);
          if (hopeless(s)) finishByPoints(b, s, 'condition');
        },
      };
    },
  };
}

/** Whether no fortress will ever be taken: nobody has the warships for it, and every card that arms has been played. */
function makeHopeless(b: Book): (s: State) => boolean {
  const left = b.cell('deckSize');
  const played = b.grid<Seat, CardNo>('played');
  const cards = ARMING.map((id) => b.card(id));
  const all = cards.reduce((sum, card) => {
    const { count } = b.cards[card];
    return sum + (typeof count === 'function' ? count(b.seats, b.options) : count);
  }, 0);
  return (s) => {
    if (left.get(s) > 0) return false;
    let spent = 0;
    for (let seat = 0; seat < b.seats; seat++) {
      if (b.the.fortresses.taken(s, seat) || warshipsOf(b, s, seat) >= LEAST_FORCE) return false;
      for (let i = 0; i < cards.length; i++) spent += played.get(s, seat, cards[i]);
    }
    return spent === all;
  };
}

function allTaken(b: Book, s: State): boolean {
  for (let seat = 0; seat < b.seats; seat++) if (!b.the.fortresses.taken(s, seat)) return false;
  return true;
}
