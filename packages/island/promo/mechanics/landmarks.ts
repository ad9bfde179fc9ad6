import { NATURE, pop, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { blockerAt, forgetDebts, NOWHERE, owe, sevenMoment } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part, taken, wanted } from '../../rulebook/index.ts';

export interface LandmarksConfig {
  /** the hexes that are landmarks, by terrain: they give nothing on numbers */
  readonly terrains: readonly string[];
  /** the only piece that has a share in them; every building if not said */
  readonly piece?: string;
}

const GIFTS = 'landmark-gifts';
const BARREN = reason('barren', 'the robber goes only to hexes that give something');
/** what a share in a landmark is worth to bots, and a building that may grow into one, in points */
const SHARE = 0.6;
const HOPE = 0.2;

/**
 * Landmarks live on what the robber stops: after each seven that has moved it, everybody with a share in any of them
 * takes one of what its new hex gives. So the robber only goes to hexes that give something.
 */
export function landmarks(config: LandmarksConfig): Part {
  return {
    id: 'landmarks',
    of: config,
    uses: [sevenMoment()],
    wants: [wanted.robber, wanted.sevens],
    takes: [taken.refuge],
    slots: { seven: { [GIFTS]: 'after' } },
    decisions: {
      // where the robber stood when the seven came, plus one
      [GIFTS]: {
        nature: true,
        args: (b) => [{ name: 'from', domain: { id: 'count', size: b.topology.hexes + 1 } }],
      },
    },
    rules: (was, b) => {
      const { robber, isLandmark, sharers } = sharesOf(b, config);
      const gifts = b.decision(GIFTS);
      const { hexesAt } = b.walks;
      const lies = (s: State, corner: Corner): boolean =>
        hexesAt[corner].some((hex) => isLandmark[b.fields.terrain.get(s, hex)] === 1);
      const shares = (s: State, seat: Seat): boolean => ((sharers(s) >> seat) & 1) === 1;
      return {
        onSeven: (s) => {
          was.onSeven(s);
          if (sharers(s) !== 0) b.opening('seven')(s, gifts, NATURE, blockerAt(b, s, robber) + 1);
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && b.rules.hexGood(s, place) === NO_GOOD ? BARREN : undefined),
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + (shares(s, seat) ? SHARE : 0),
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            if (!lies(s, corner) || shares(s, seat)) return gain;
            return gain + (config.piece === undefined ? SHARE : HOPE);
          },
        },
      };
    },
    moves: (b) => {
      const { robber, sharers } = sharesOf(b, config);
      return [
        {
          name: GIFTS,
          decisions: [GIFTS],
          uniform: true,
          list: (_s, _nature, out) => out.put(),
          apply: (s) => {
            const from = topArg(s, 0) - 1;
            pop(s);
            const at = blockerAt(b, s, robber);
            // It has gone nowhere where a rule keeps it, or has sent it off the board.
            if (at === from || at === NOWHERE) return;
            const good = b.rules.hexGood(s, at);
            if (good === NO_GOOD) return;
            forgetDebts(b);
            const seats = sharers(s);
            for (let seat = 0; seat < b.seats; seat++) if ((seats >> seat) & 1) owe(b, seat, good, 1);
            b.rules.payOut(s);
          },
        },
      ];
    },
    words: {
      terms: {
        [`move.${GIFTS}`]: 'The landmarks take their share',
        [`decision.${GIFTS}`]: 'The landmarks take their share',
        'reason.barren': 'It goes only to hexes that give something.',
      },
    },
  };
}

function sharesOf(b: Book, { terrains, piece }: LandmarksConfig) {
  const isLandmark = Uint8Array.from(b.terrains, ({ id }) => (terrains.includes(id) ? 1 : 0));
  const counts = Uint8Array.from(b.pieces, ({ id }) => (piece === undefined || id === piece ? 1 : 0));
  const { cornersOf } = b.walks;
  /** who has a share in a landmark, as bits */
  const sharers = (s: State): number => {
    let seats = 0;
    for (let hex = 0; hex < b.topology.hexes; hex++) {
      if (isLandmark[b.fields.terrain.get(s, hex)] === 0) continue;
      for (const corner of cornersOf[hex]) {
        const mark = b.fields.building.get(s, corner);
        if (mark !== 0 && b.ownerOf[mark] < b.seats && counts[b.pieceOf[mark]] === 1)
          seats |= 1 << b.ownerOf[mark];
      }
    }
    return seats;
  };
  return { robber: b.blocker('robber'), isLandmark, sharers };
}
