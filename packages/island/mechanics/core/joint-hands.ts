import { reason, type Seat, type State } from '@hexwright/kernel';
import { matesOf, onOneSide } from '@hexwright/rulebook';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { EMPTY_HANDED } from '../figures/blockers.ts';
import { handOver, handSize, held } from './goods.ts';

const fields = {
  /** by seat: 1 if it holds the hand of its team */
  keepsHand: field.row('seat'),
};

const WITH_PARTNER = reason('with-partner', 'the partner holds their common hand just now');
const ONE_HAND = reason('one-hand', 'partners who are united hold one hand');

/**
 * United partners have one hand. It travels: whoever is on turn, or builds between turns, holds all of it, so that prices, trades and
 * discards know of one hand only; between its turns it stays where it was. What a partner gains meanwhile comes to it after
 * each move. Both know it, both may lose it to a blocker, and so many partners may hold so many times as much.
 */
export function jointHands(): Part {
  return {
    id: 'joint-hands',
    fields,
    rules: (was, b) => {
      const { keepsHand: keeps } = handlesOf(b, fields);
      const mates = Array.from({ length: b.seats }, (_, seat) => matesOf(b, seat));
      const holds = (s: State, seat: Seat): Seat => {
        for (const mate of mates[seat]) if (keeps.get(s, mate) === 1) return mate;
        return seat;
      };
      const travel = (s: State, seat: Seat): void => {
        if (!b.the.teams.united(s, seat) || mates[seat].length === 0) return;
        for (const mate of mates[seat]) {
          keeps.set(s, mate, 0);
          handAll(b, s, mate, seat);
        }
        keeps.set(s, seat, 1);
      };
      return {
        teams: {
          unite: (s, seat) => {
            was.teams.unite(s, seat);
            const active = b.fields.active.get(s);
            travel(s, active >= 0 && onOneSide(b, seat, active) ? active : seat);
          },
        },
        handLimit: (s, seat) => {
          const limit = was.handLimit(s, seat);
          return b.the.teams.united(s, seat) ? limit * (1 + mates[seat].length) : limit;
        },
        seesHeld: (s, viewer, seat, good) =>
          was.seesHeld(s, viewer, seat, good) ||
          (viewer >= 0 && onOneSide(b, viewer, seat) && b.the.teams.united(s, seat)),
        beginTurn: (s) => {
          was.beginTurn(s);
          travel(s, b.fields.active.get(s));
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            travel(s, seat);
          },
          builds: (s, seat) => {
            was.paired.builds(s, seat);
            travel(s, seat);
          },
        },
        checkEnd: (s) => {
          for (let seat = 0; seat < b.seats; seat++)
            if (holds(s, seat) !== seat && handSize(b, s, seat) > 0) handAll(b, s, seat, holds(s, seat));
          was.checkEnd(s);
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) => {
            const bar = was.blockers.barRob(s, seat, victim, blocker, place);
            const isAway = holds(s, victim) !== victim && handSize(b, s, holds(s, victim)) > 0;
            if (bar !== EMPTY_HANDED || !isAway) return bar;
            return b.the.blockers.touches(s, victim, blocker, place) ? undefined : bar;
          },
          rob: (s, seat, victim) => was.blockers.rob(s, seat, holds(s, victim)),
        },
        offers: {
          barTradeWith: (s, seat, other) => {
            const bar = was.offers.barTradeWith(s, seat, other);
            if (bar !== undefined || other < 0) return bar;
            if (onOneSide(b, seat, other) && b.the.teams.united(s, seat)) return ONE_HAND;
            return holds(s, other) === other ? undefined : WITH_PARTNER;
          },
        },
      };
    },
    words: {
      terms: {
        'reason.with-partner': 'Their common hand lies with the partner just now.',
        'reason.one-hand': 'You hold one hand together.',
        'field.keepsHand': 'Holds the common hand',
      },
    },
    looks: { fields: { keepsHand: { on: 'seat', shape: 'card', hideAt: 0 } } },
  };
}

function handAll(b: Book, s: State, from: Seat, to: Seat): void {
  for (let good = 0; good < b.goods.length; good++) {
    const count = held(b, s, from, good);
    if (count > 0 && b.inHand[good]) handOver(b, s, from, to, good, count);
  }
}
