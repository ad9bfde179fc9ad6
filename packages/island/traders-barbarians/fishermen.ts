import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { makeGlance } from '@hexwright/rulebook';
import {
  blockerOff,
  chosenGood,
  drawnCard,
  expulsion,
  freePassage,
  freeRoute,
  grounds,
  groundsOf,
  type Purchase,
  purse,
  secondJourney,
  stolenCard,
} from '../mechanics/index.ts';
import {
  type Book,
  defineModule,
  field,
  handlesOf,
  type Offers,
  type Part,
  wanted,
} from '../rulebook/index.ts';
import { fishermenBoard, GROUND } from './fishermen-boards.ts';
import { fishermenWords } from './fishermen-words.ts';
import { freeBridge } from './mechanics/free-bridge.ts';

const fields = {
  /** who holds it; -1 while it lies in the supply */
  boot: field.cell({ holds: 'seat', start: -1 }),
};

const purchases: readonly Purchase[] = [
  { id: 'fish-robber', price: 2, ...blockerOff },
  { id: 'fish-steal', price: 3, ...stolenCard },
  { id: 'fish-good', price: 4, ...chosenGood },
  { id: 'fish-road', price: 5, ...freeRoute },
  { id: 'fish-bridge', price: 6, piece: 'bridge', ...freeBridge },
  { id: 'fish-card', price: (options) => options.fishCardPrice as number, ...drawnCard },
  { id: 'fish-journey', price: 7, group: 'secondJourney', in: ['move-ship'], ...secondJourney },
  { id: 'fish-passage', price: 2, group: 'freePassage', in: ['main', 'build'], ...freePassage },
];

/** the purse of fish tokens */
export const fish = purse({
  name: 'fish',
  tokens: [
    { id: 'old-boot', worth: 0, count: () => 1, shown: (b) => bootDrawn(b) },
    { id: 'one-fish', worth: 1, count: (seats) => (seats > 4 ? 15 : 11) },
    { id: 'two-fish', worth: 2, count: (seats) => (seats > 4 ? 15 : 10) },
    { id: 'three-fish', worth: 3, count: (seats) => (seats > 4 ? 13 : 8) },
  ],
  limit: 7,
  terrains: ['lake', 'small-lake'],
  shortage: (options) => options.fishShortage as 'nobody' | 'as-goods',
  purchases,
  spentIn: (options) => [...(options.fishBeforeRoll ? ['roll'] : []), 'main', 'trade', 'paired'],
});

const coast = { mark: GROUND, edges: 2 };

/** Fish from the coast and the lakes, and one old boot among them. */
export const fishermen = defineModule({
  id: 'traders-barbarians/fishermen',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  pairs: { 'variant/catan-for-two': 'traders-barbarians/fishermen-for-two' },
  offers: (seats): Offers => (seats > 4 ? { fishBoard: [] } : {}),
  options: {
    fishBoard: {
      type: 'choice',
      default: 'variable',
      values: ['variable', 'recommended'],
      words: 'Three or four players: hexes, harbours and fishing grounds at random, or the recommended board',
    },
    lakes: {
      type: 'flag',
      default: true,
      words: 'Lakes (the first, separate edition had none)',
    },
    fishBeforeRoll: { type: 'flag', default: true, words: 'Fish may be spent before the roll' },
    fishCardPrice: {
      type: 'int',
      default: 7,
      min: 6,
      max: 7,
      words: 'Fish for a development card (7, or 6 in some editions)',
    },
    fishShortage: {
      type: 'choice',
      default: 'nobody',
      values: ['nobody', 'as-goods'],
      words:
        'Too few tokens in the supply: nobody gets any, or the only player who is owed some takes the rest',
    },
    bootTo: {
      type: 'choice',
      default: 'level-or-ahead',
      values: ['level-or-ahead', 'ahead'],
      words: 'The old boot goes to a player with at least as many points, or only to one with more',
    },
  },
  terrains: [
    { id: 'lake', numbers: [2, 3, 11, 12] },
    { id: 'small-lake', numbers: [4, 10] },
  ],
  wants: [{ ...wanted.numbersTo12, why: 'its fishing grounds have numbers from 2 to 12' }],
  parts: [
    fish.part,
    grounds({
      ...coast,
      name: 'fishingGround',
      tiles: (places) => (places > 6 ? [4, 5, 5, 6, 8, 9, 9, 10] : [4, 5, 6, 8, 9, 10]),
      owes: fish.owes,
    }),
    oldBoot(),
    expulsion(),
  ],
  board: (_was, { seats, options }) =>
    fishermenBoard({
      seats,
      recommended: options.fishBoard === 'recommended',
      lakes: options.lakes as boolean,
    }),
  rules: (was, b) => {
    const fishing = new Set(groundsOf(b, coast).flatMap(({ corners }) => corners));
    const draw = fish.draws(b);
    return {
      startGoods: (s, seat, corner) => {
        was.startGoods(s, seat, corner);
        if (fishing.has(corner)) draw(s, seat, 1);
      },
    };
  },
  words: fishermenWords,
  looks: {
    terrains: {
      lake: { colour: '#5fa8cf', pattern: 'lake' },
      'small-lake': { colour: '#7fc0d8', pattern: 'lake' },
    },
    fields: {
      fish: {
        on: 'purse',
        shape: 'fish',
        kinds: ['old-boot', 'one-fish', 'two-fish', 'three-fish'],
        each: ['chit', 1, 2, 3],
      },
      fishCount: { on: 'seat', shape: 'fish' },
      fishLeft: { on: 'table', shape: 'fish' },
      fishingGround: { on: 'edge', shape: 'fish', value: true, number: true },
      boot: { on: 'holder', shape: 'chit' },
    },
  },
});

/** Its holder needs a point more to win, and may pass it on to whoever is no worse off. */
function oldBoot(): Part {
  return {
    id: 'old-boot',
    fields,
    rules: (was, b) => {
      const { boot } = handlesOf(b, fields);
      return { target: (s, seat) => was.target(s, seat) + (boot.get(s) === seat ? 1 : 0) };
    },
    moves: (b) => {
      const { boot } = handlesOf(b, fields);
      const lead = b.option('bootTo') === 'ahead' ? 1 : 0;
      /** whether a glance tells that somebody has fewer points than these in sight: to count them takes long */
      let isBehind: ReturnType<typeof makeGlance> | undefined;
      const mayTake = (s: State, holder: number, other: number): boolean =>
        other !== holder && b.rules.publicPoints(s, other) >= b.rules.publicPoints(s, holder) + lead;
      return [
        {
          name: 'give-boot',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (boot.get(s) !== seat) return;
            isBehind ??= b.isPlain('publicPoints')
              ? makeGlance(b.scores.filter(({ secret }) => !secret))
              : () => false;
            const least = b.rules.publicPoints(s, seat) + lead;
            for (let other = 0; other < b.seats; other++)
              if (other !== seat && !isBehind(s, other, least) && b.rules.publicPoints(s, other) >= least)
                out.put(other);
          },
          apply: (s, seat, other) => {
            boot.set(s, other);
            if (s.events) tell(s, 'boot-given', { seat, to: other });
          },
          why: (s, seat, other) => {
            if (boot.get(s) !== seat) return reason('no-boot', 'the old boot is not yours');
            if (other >= 0 && !mayTake(s, seat, other))
              return reason('boot-behind', `seat ${other} has too few points to be given the boot`);
            return undefined;
          },
        },
      ];
    },
  };
}

function bootDrawn(b: Book): (s: State, seat: Seat) => void {
  const { boot } = handlesOf(b, fields);
  return (s, seat) => {
    boot.set(s, seat);
    if (s.events) tell(s, 'boot-drawn', { seat });
  };
}
