import { reason, type Seat, type State } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import { handSize } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface CirclingPirateConfig {
  /** the blocker that circles, and the one that takes it along */
  readonly pirate: string;
  readonly robber: string;
  /** the mark of the hexes of its way, in their order */
  readonly ring: string;
}

const PIRATE_ROBS = reason('pirate-robs', 'the pirate steals, so the robber does not');

/**
 * A blocker that nobody moves: whenever another one has been moved it goes on along a ring, one hex, or after a seven as
 * many as the lower die shows. Whoever can rob with it must, and the other one robs nobody then.
 */
export function circlingPirate({ pirate: pirateId, robber: robberId, ring }: CirclingPirateConfig): Part {
  return {
    id: 'circling-pirate',
    of: { pirateId, robberId, ring },
    boardNeeds: [markNeed('hexes', ring, 2), markNeed('hexes', pirateId, 1)],
    fields: {
      /** how far it goes after the seven that is being carried out, 0 where there is none */
      pirateStride: { noLook: 'the dice say it' },
    },
    words: { terms: { 'reason.pirate-robs': 'The pirate steals, so the robber does not.' } },
    rules: (was, b) => {
      const pirate = b.blocker(pirateId);
      const robber = b.blocker(robberId);
      const way = ringOf(b, ring);
      const stride = b.cell('pirateStride');
      /** the place so many hexes on along the ring; from elsewhere it comes to the beginning of it first */
      const ahead = (s: State, steps: number): Hex => {
        const at = way.indexOf(b.fields.blocker.get(s, pirate));
        return way[(Math.max(0, at) + steps) % way.length];
      };
      const robsSomebody = (s: State, seat: Seat): boolean => {
        const at = b.fields.blocker.get(s, pirate);
        if (at < 0) return false;
        for (let other = 0; other < b.seats; other++)
          if (other !== seat && b.the.blockers.barRob(s, seat, other, pirate, at) === undefined) return true;
        return false;
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          stride.set(s, 0);
        },
        onSeven: (s) => {
          stride.set(s, Math.min(b.the.roll.red(s), b.the.roll.yellow(s)));
          was.onSeven(s);
        },
        blockers: {
          toMove: (s, seat) => was.blockers.toMove(s, seat) & ~(1 << pirate),
          barRob: (s, seat, victim, blocker, place) =>
            was.blockers.barRob(s, seat, victim, blocker, place) ??
            (blocker === robber && robsSomebody(s, seat) ? PIRATE_ROBS : undefined),
          moved: (s, seat, blocker, place) => {
            if (blocker !== robber) {
              was.blockers.moved(s, seat, blocker, place);
              return;
            }
            const to = ahead(s, Math.max(1, stride.get(s)));
            stride.set(s, 0);
            // Whether the robber robs depends on where the pirate comes to, so it is there before anybody asks.
            b.fields.blocker.set(s, pirate, to);
            was.blockers.moved(s, seat, robber, place);
            b.the.blockers.moved(s, seat, pirate, to);
          },
        },
        hints: {
          // Whoever has ships where it comes next may lose a card.
          progress: (s, seat) =>
            was.hints.progress(s, seat) -
            (handSize(b, s, seat) > 0 && b.the.blockers.touches(s, seat, pirate, ahead(s, 1)) ? THREAT : 0),
        },
      };
    },
  };
}

/** what bots think of ships beside the hex where the pirate comes next, in points */
const THREAT = 0.02;

/** the hexes of the ring in their order */
function ringOf(b: Book, ring: string): readonly Hex[] {
  return (b.layout.marks.hexes[ring] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
}
