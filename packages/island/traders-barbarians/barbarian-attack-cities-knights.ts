import { reason } from '@hexwright/kernel';
import { SHIP } from '../cities-knights/index.ts';
import { defineModule, type Part, taken, wanted } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { barbarianAttackCitiesKnightsWords } from './barbarian-attack-cities-knights-words.ts';
import { UNLIMITED } from './mechanics/invasion.ts';
import { riders } from './mechanics/riders.ts';

const CONQUERED = reason('conquered-land', 'the land there is conquered');
const PER_POINT = 3;

/** Official pair: ships and improvements bring the barbarians, and knights with ranks meet them on the paths. */
export const barbarianAttackCitiesKnights = defineModule({
  id: 'traders-barbarians/barbarian-attack-cities-knights',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  fixed: true,
  needs: ['cities-knights/core', barbarianAttack.id],
  takes: [taken.coastGuard],
  conflicts: {
    'traders-barbarians/traders-and-barbarians': 'we do not know how all three would go together',
  },
  // Progress cards are here in the place of the others, and nobody waits for the robber.
  provides: [wanted.robber.thing, wanted.developmentCards.thing],
  defaults: { points: 13 },
  offers: { weakest: [] },
  without: {
    parts: [
      'barbarian-fleet',
      'track barbarians',
      'defence',
      'sleeping-blockers',
      'defenders-cards',
      'watch',
      'card bishop',
      'intrigues',
      'cards-at-once',
      'castle-knights',
      'travel knight',
      'knights-in-events',
    ],
    moves: ['move-knight', 'displace-knight', 'chase-with-knight'],
  },
  parts: [riders(), landings(), merchantsFear()],
  overrides: {
    'reconquest.perPoint': 'the pair gives a point for other numbers of captives',
    'reconquest.mostPoints': 'captives have no last point here',
  },
  rules: () => ({
    reconquest: { perPoint: () => PER_POINT, mostPoints: () => Number.POSITIVE_INFINITY },
  }),
  words: barbarianAttackCitiesKnightsWords,
});

/** Barbarians come with the ship of the event die and with improvements, and there is no end of them. */
function landings(): Part {
  return {
    id: 'landings',
    prepare: (b) => (s) => b.cell('barbariansLeft').set(s, UNLIMITED),
    overrides: {
      'invasion.lure': 'ships bring barbarians, not settling',
      'invasion.hasMore': 'the fleet never runs out',
      'invasion.draw': 'the fleet has no supply',
      'invasion.restock': 'the fleet has no supply',
    },
    rules: (was, b) => ({
      invasion: {
        lure: () => {},
        hasMore: () => true,
        draw: () => {},
        restock: () => {},
        hasFallen: (s, corner) => was.invasion.hasFallen(s, corner) && !b.the.metropolises.isAt(s, corner),
      },
      eventDie: {
        shows: (s, face) => {
          was.eventDie.shows(s, face);
          const number = b.the.roll.number(s);
          if (face === SHIP && !b.rules.isSeven(s, number)) b.the.invasion.landing(s, number);
        },
      },
      improvements: {
        improved: (s, seat, branch, level) => {
          was.improvements.improved(s, seat, branch, level);
          b.the.invasion.attack(s, seat, 1);
        },
      },
      metropolises: {
        place: (s, seat, branch, corner) => {
          was.metropolises.place(s, seat, branch, corner);
          // A city that was one may fall with that, and another rise.
          for (let other = 0; other < b.seats; other++) b.the.harbours.recount(s, other);
        },
      },
    }),
  };
}

/** The merchant keeps away from conquered hexes, and is of no use on one. */
function merchantsFear(): Part {
  return {
    id: 'merchants-fear',
    rules: (was, b) => {
      const at = b.cell('merchantHex');
      return {
        merchant: {
          barPlace: (s, seat, hex) =>
            was.merchant.barPlace(s, seat, hex) ??
            (b.the.invasion.isConquered(s, hex) ? CONQUERED : undefined),
          serves: (s) => was.merchant.serves(s) && !b.the.invasion.isConquered(s, at.get(s)),
        },
      };
    },
  };
}
