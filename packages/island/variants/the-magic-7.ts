import { NATURE, push, reason, type Seat, type State } from '@hexwright/kernel';
import { buildingsAround, cardFields, hexesOf, specialHex } from '../mechanics/index.ts';
import { defineModule, type Part, taken, wanted } from '../rulebook/index.ts';
import { CITADEL, citadelLooks, citadelTerms } from './citadel.ts';

const MAGIC = reason('magic', 'the robber keeps off the citadel');
const [LOW, HIGH] = [1, 6];

declare module '../rulebook/points.ts' {
  interface Groups {
    citadel: CitadelPoints;
  }
}

export interface CitadelPoints {
  /** these seats draw a card each, one after the other */
  draw(s: State, seats: readonly Seat[]): void;
}

/** A seven out of 1 and 6 brings cards to the citadel. */
export const theMagic7 = defineModule({
  id: 'variant/the-magic-7',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  pairs: { 'cities-knights/core': 'variant/the-magic-7-with-knights' },
  wants: [wanted.developmentCards, wanted.sevens, wanted.twoDice],
  takes: [taken.desert],
  // The one hex without a number is closed to the robber anyway.
  offers: { robber: [] },
  terrains: [CITADEL],
  parts: [specialHex({ terrain: 'citadel', instead: 'desert', robber: 'leaves' }), developmentCards()],
  rules: (was, b) => {
    const citadel = b.terrain('citadel');
    const visit = buildingsAround(b);
    const isMagic = (s: State): boolean => {
      const red = b.the.roll.red(s);
      const yellow = b.the.roll.yellow(s);
      return Math.min(red, yellow) === LOW && Math.max(red, yellow) === HIGH;
    };
    return {
      onSeven: (s) => {
        was.onSeven(s);
        if (!isMagic(s)) return;
        const owed = new Array<number>(b.seats).fill(0);
        for (const hex of hexesOf(b, s, citadel))
          visit(s, hex, (seat, corner, piece) => {
            owed[seat] += b.rules.drawFrom(s, hex, corner, piece);
          });
        const active = b.fields.active.get(s);
        const order = Array.from({ length: b.seats }, (_, i) => (active + i) % b.seats);
        b.the.citadel.draw(
          s,
          order.flatMap((seat) => new Array<number>(owed[seat]).fill(seat)),
        );
      },
      blockers: {
        barStand: (s, blocker, place, seat, list) =>
          was.blockers.barStand(s, blocker, place, seat, list) ??
          (b.blockers[blocker].on === 'hex' && b.fields.terrain.get(s, place) === citadel
            ? MAGIC
            : undefined),
      },
    };
  },
  words: {
    name: 'The magic 7',
    summary: 'A 7 made of a 1 and a 6 brings development cards to those who live at the citadel.',
    rules: [
      'The citadel gives no goods.',
      {
        of: 'part.citadel-cards',
        text: 'When a 7 is rolled as 1 and 6, each settlement beside the citadel draws a development card, each city two.',
      },
      'After that the 7 is a 7 like any other.',
      'The robber may not be moved to the citadel.',
      {
        house:
          'The citadel takes the place of the desert, two with two deserts and five or six players; on a board without a desert, of a pasture. The robber starts off the board where it would have begun there.',
      },
      {
        of: 'part.citadel-cards',
        house: 'Cards are drawn in turn order from the active player on, while the deck lasts.',
      },
    ],
    terms: { ...citadelTerms, 'reason.magic': 'The robber keeps off the citadel.' },
  },
  looks: citadelLooks,
});

/** What the citadel gives are development cards, while the deck lasts. */
function developmentCards(): Part {
  return {
    id: 'citadel-cards',
    brings: ['citadel'],
    rules: (_was, b) => {
      const { deckSize } = cardFields(b);
      const drawCard = b.decision('draw-card');
      return {
        citadel: {
          draw: (s, seats) => {
            for (const seat of seats.slice(0, deckSize.get(s)).reverse()) push(s, drawCard, NATURE, seat);
          },
        },
      };
    },
  };
}
