import { reason, type Seat, type State } from '@hexwright/kernel';
import { cardFields, returnedCards, returnUnder } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    cityKnights: CityKnightPoints;
  }
}

export interface CityKnightPoints {
  /** whether the seat keeps the knight that a city asks for */
  keeps(s: State, seat: Seat): boolean;
}

export interface CityKnightsConfig {
  readonly piece: string;
  readonly card: string;
}

const NO_KNIGHT = reason('city-knight', 'a city asks for a played knight');

/** for bots, in points: a played knight that can still become a city */
const KNIGHT = 0.35;

/** Whoever builds a city puts a played knight under the deck. */
export function cityKnights(config: CityKnightsConfig): Part {
  return {
    id: 'city-knights',
    of: config,
    uses: [returnedCards()],
    fields: {
      /** the knights that lie played in front of each seat, as the hand of cards counts them */
      knightsOut: { per: ['seat'] },
    },
    brings: ['cityKnights'],
    rules: (was, b) => {
      const { index } = b.piece(config.piece);
      const card = b.card(config.card);
      const { played } = cardFields(b);
      const shown = b.row<Seat>('knightsOut');
      return {
        cityKnights: { keeps: () => false },
        barBuildKind: (s, seat, piece, list) =>
          was.barBuildKind(s, seat, piece, list) ??
          (piece === index && played.get(s, seat, card) === 0 ? NO_KNIGHT : undefined),
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (piece === index && played.get(s, seat, card) > 0 && !b.the.cityKnights.keeps(s, seat))
            returnUnder(b, s, seat, card);
        },
        reviewAwards: (s) => {
          was.reviewAwards(s);
          for (let seat = 0; seat < b.seats; seat++) shown.set(s, seat, played.get(s, seat, card));
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            KNIGHT * Math.min(played.get(s, seat, card), b.fields.supply.get(s, seat, index)),
        },
      };
    },
    words: {
      terms: {
        'field.knightsOut': 'Knights played',
        'reason.city-knight': 'A city costs a played knight, too.',
      },
    },
    looks: { fields: { knightsOut: { on: 'seat', shape: 'horse', colour: '#6d5a3f' } } },
  };
}

/** These cards go under the deck as soon as they have been played. */
export function playedUnder(cards: readonly string[]): Part {
  return {
    id: 'played-under',
    of: cards,
    uses: [returnedCards()],
    rules: (was, b) => {
      const under = new Set(cards.map((card) => b.card(card)));
      return {
        cards: {
          played: (s, seat, card) => {
            was.cards.played(s, seat, card);
            if (under.has(card)) returnUnder(b, s, seat, card);
          },
        },
      };
    },
  };
}

/** Clearing the production chart shuffles what lies under the deck into it. */
export function deckRenewed(): Part {
  return {
    id: 'deck-renewed',
    rules: (was, b) => {
      const at = cardFields(b);
      return {
        chart: {
          cleared: (s) => {
            was.chart.cleared(s);
            for (let card = 0; card < b.cards.length; card++) {
              at.deck.add(s, card, at.under.get(s, card));
              at.under.set(s, card, 0);
            }
          },
        },
      };
    },
  };
}
