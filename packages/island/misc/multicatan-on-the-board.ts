import { pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { choosesBranch } from '../cities-knights/index.ts';
import { regions, startIn, startShips } from '../mechanics/index.ts';
import { type Book, defineModule, type Offers, type Part, taken, wanted } from '../rulebook/index.ts';
import { harbourReserve } from './mechanics/harbour-reserve.ts';
import { hoards } from './mechanics/hoards.ts';
import { CENTRE, HOARD, HOMES, multicatanBoard } from './multicatan-on-the-board-boards.ts';
import { multicatanWords } from './multicatan-on-the-board-words.ts';

const FRONTS = [
  { id: 'card', count: 4, brings: 'card', words: 'a card' },
  { id: 'choice', count: 3, brings: 2, words: 'two goods of your choice' },
  { id: 'brick-ore', count: 1, brings: ['brick', 'ore'], words: 'brick and ore' },
  { id: 'lumber-grain', count: 1, brings: ['lumber', 'grain'], words: 'lumber and grain' },
  { id: 'grain-ore', count: 1, brings: ['grain', 'ore'], words: 'grain and ore' },
  { id: 'lumber-wool', count: 1, brings: ['lumber', 'wool'], words: 'lumber and wool' },
  { id: 'ore-wool', count: 1, brings: ['ore', 'wool'], words: 'ore and wool' },
] as const;

/** so many points make a player worth robbing */
const WORTH_ROBBING = 4;

/** Everybody has an island of their own, and goes to those of the others and to the one in the middle. */
export const multicatan = defineModule({
  id: 'misc/multicatan-on-the-board',
  kind: 'scenario',
  seats: [3, 4],
  // Home islands are for so many.
  fixed: true,
  needs: ['sea'],
  wants: [wanted.harbours, wanted.cities],
  takes: [taken.start],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  pairs: { 'cities-knights/core': 'misc/multicatan-knights' },
  options: {
    multicatanFrame: {
      type: 'choice',
      default: 'newer',
      values: ['newer', 'older'],
      words: 'The map for four: with the sea of the newer frame, or with the wider one of the older frame',
    },
  },
  offers: (seats): Offers => (seats === 3 ? { multicatanFrame: [] } : {}),
  defaults: { points: 13 },
  without: { blockers: ['pirate'] },
  parts: [
    startIn({ regions: HOMES, barred: [HOARD] }),
    startShips(),
    ownIslands(),
    settlementAndCity(),
    regions({ by: 'label', home: 'starts', except: [CENTRE], points: 1 }),
    hoards({ mark: HOARD, fronts: FRONTS }),
    harbourReserve({ region: CENTRE }),
    sparesBeginners(),
  ],
  board: (_was, { seats, options }) => multicatanBoard(seats, options.multicatanFrame as string),
  words: multicatanWords,
  looks: {
    fields: {
      regionPoints: { on: 'seat', shape: 'star' },
      harboursHeld: { on: 'purse', shape: 'chit', kinds: ['any', 'brick', 'lumber', 'wool', 'grain', 'ore'] },
    },
  },
});

/** Official pair: a token with a card brings a progress card of choice. */
export const multicatanKnights = defineModule({
  id: 'misc/multicatan-knights',
  kind: 'variant',
  internal: true,
  seats: multicatan.seats,
  needs: [multicatan.id, 'cities-knights/sea'],
  decisions: { 'hoard-card': {} },
  overrides: { 'hoards.card': 'there are no development cards' },
  rules: (_was, b) => ({
    hoards: { card: (s, seat) => push(s, b.decision('hoard-card'), 1 << seat) },
  }),
  moves: (b) => [choosesBranch(b, 'hoard-card', 'hoard-card')],
  // A card too many that was drawn while building is given back before the turn goes on.
  turnSteps: (b) => {
    const cards = b.row<Seat>('cardCount');
    const over = b.decision('over-limit');
    return [
      {
        before: 'end',
        add: {
          id: 'hoard-over-limit',
          run: (s) => {
            const seat = b.fields.active.get(s);
            if (cards.get(s, seat) > b.the.decks.limit(s, seat)) push(s, over, 1 << seat);
          },
        },
      },
    ];
  },
  words: {
    name: 'Multicatan on the Board with Cities & Knights',
    summary: 'Treasure tokens bring progress cards.',
    rules: [
      'A treasure token with a card brings a progress card from the deck of your choice.',
      'With two goods of your choice you take no commodities.',
    ],
    terms: {
      'decision.hoard-card': 'The treasure is a progress card: choose its branch',
      'move.hoard-card': 'Draw a card of this branch for the treasure',
    },
  },
});

const OTHERS_HOME = reason('others-home', 'another player is at home there');
const NOT_HOME = reason('not-home', 'both starting buildings stand on one island');
const SPARED = reason('spared-beginner', 'nobody with fewer than four points is robbed');

/** by corner: which home island it is on, or -1 */
function homeAt(b: Book): readonly number[] {
  return b.walks.hexesAt.map((hexes) => {
    for (const hex of hexes) {
      const home = HOMES.indexOf(b.layout.hexes[hex].region ?? '');
      if (home >= 0) return home;
    }
    return -1;
  });
}

/** Both starting buildings of a player stand on one island, which is nobody else's home. */
function ownIslands(): Part {
  return {
    id: 'own-islands',
    words: {
      terms: {
        'reason.others-home': 'That island is the home of another player.',
        'reason.not-home': 'Both of your starting buildings stand on one island.',
      },
    },
    rules: (was, b) => {
      const home = homeAt(b);
      const cornersOn = (island: number): readonly Corner[] =>
        home.flatMap((at, corner) => (at === island ? [corner] : []));
      const homes = HOMES.map((_, island) => cornersOn(island));
      const elsewhere = cornersOn(-1);
      const owner = (s: State, island: number): number => {
        for (const corner of homes[island] ?? elsewhere) {
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0) return b.ownerOf[mark];
        }
        return -1;
      };
      return {
        barStartAt: (s, seat, corner) => {
          const bar = was.barStartAt(s, seat, corner);
          if (bar) return bar;
          const whose = owner(s, home[corner]);
          if (whose === seat) return undefined;
          if (whose >= 0) return OTHERS_HOME;
          for (let island = 0; island < HOMES.length; island++)
            if (owner(s, island) === seat) return NOT_HOME;
          return undefined;
        },
      };
    },
  };
}

/** Everybody starts with a settlement and a city, and places first which of them they like. */
function settlementAndCity(): Part {
  return {
    id: 'settlement-and-city',
    overrides: { startRounds: 'everybody begins with a settlement and a city' },
    overridesAny: { startPiece: 'everybody places the two in the order they like' },
    rules: (_was, b) => {
      const placed = b.cell('startsPlaced');
      const [city, settlement] = [b.piece('city'), b.piece('settlement')];
      /** who is placing: odd rounds go back */
      const placing = (s: State, round: number): Seat => {
        const i = placed.get(s) % b.seats;
        return (b.rules.firstSeat(s) + (round % 2 === 0 ? i : b.seats - 1 - i)) % b.seats;
      };
      return {
        startRounds: () => 2,
        startPiece: (s, round) =>
          round > 0 && b.fields.supply.get(s, placing(s, round), city.index) === city.limit
            ? city.index
            : settlement.index,
      };
    },
    moves: (b) => {
      const { index: city } = b.piece('city');
      const bar = (s: State, seat: Seat, corner: Corner) =>
        topArg(s, 0) > 0 ? CITY_FIRST : b.rules.barStartAt(s, seat, corner);
      return [
        {
          name: 'place-city',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['place-building'],
          list: (s, seat, out) => {
            if (topArg(s, 0) > 0) return;
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (b.rules.barStartAt(s, seat, corner) === undefined) out.put(corner);
          },
          apply: (s, seat, corner) => {
            const round = topArg(s, 0);
            pop(s);
            b.rules.build(s, seat, city, corner);
            b.rules.reviewAwards(s);
            b.rules.startWay(s, seat, round, corner);
          },
          why: (s, seat, corner) => (corner < 0 ? undefined : bar(s, seat, corner)),
        },
      ];
    },
    words: {
      terms: {
        'move.place-city': 'Place your city first',
        'reason.city-first': 'Only your first building may be the city of your choice.',
      },
    },
    looks: { moves: { 'place-city': { shape: 'city', seat: true } } },
  };
}

const CITY_FIRST = reason('city-first', 'what is placed second is what is missing');

/** Nobody is robbed who has hardly begun. */
function sparesBeginners(): Part {
  return {
    id: 'spares-beginners',
    words: { terms: { 'reason.spared-beginner': 'Nobody with fewer than 4 points is robbed.' } },
    rules: (was, b) => ({
      blockers: {
        barRob: (s, seat, victim, blocker, place) =>
          was.blockers.barRob(s, seat, victim, blocker, place) ??
          (b.rules.publicPoints(s, victim) < WORTH_ROBBING ? SPARED : undefined),
      },
    }),
  };
}
