import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { regionNeed } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { countOf, isFounding } from '../core/pieces.ts';
import { makeAnchored, ownsTown } from './anchored.ts';

const fields = {
  /** by corner: 1 where a town is cut off */
  unsupplied: field.row('corner'),
};

export interface SupplyLinesConfig {
  /** the region whose towns live on what comes in, and the one it comes from */
  readonly to: string;
  readonly from: string;
  /** the route pieces that cross the water: they may be laid at any time, to mend a line */
  readonly across: readonly string[];
  /** those of them that may be lost */
  readonly frail: readonly string[];
}

const CUT_OFF = reason('cut-off', 'nobody expands there with a town that is cut off');
/** what a bot loses by a town that is cut off, and what a line that holds for good is worth to it, in points */
const WANT = 0.5;
const HOLDS = 0.5;
/** what the first piece of such a line is worth */
const BEGUN = 0.35;
/** what the way to a first town there is worth */
const LURE = 0.1;

/**
 * The towns of a region live on supplies from another one: an unbroken line of their owner's routes has to lead to an own town there. One
 * without gives nothing, and as long as a seat has such a town it neither lays roads nor founds anything in the region.
 */
export function supplyLines({ to, from, across, frail }: SupplyLinesConfig): Part {
  return {
    id: `supply-lines ${to}`,
    of: { to, from, across, frail },
    boardNeeds: [regionNeed(to), regionNeed(from)],
    fields,
    rules: (was, b) => {
      const { unsupplied } = handlesOf(b, fields);
      const inside = cornersIn(b, to);
      const outside = cornersIn(b, from);
      const along = Uint8Array.from({ length: b.topology.edges }, (_, edge) =>
        b.walks.hexesAlong[edge].some((hex) => b.layout.hexes[hex].region === to) ? 1 : 0,
      );
      const within = b.walks.cornersNear.flatMap((_, corner) => (inside[corner] ? [corner] : []));
      const crosses = Uint8Array.from(b.pieces, ({ id }) => (across.includes(id) ? 1 : 0));
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const matters = Uint8Array.from(b.pieces, (piece) =>
        piece.route || (piece.on === 'corner' && piece.layerAt === b.at.building) ? 1 : 0,
      );
      const firm = across.filter((id) => !frail.includes(id)).map((id) => b.piece(id).index);
      const hasFirm = (s: State, seat: Seat): boolean => firm.some((piece) => countOf(b, s, seat, piece) > 0);
      const reached = makeAnchored(b, { bears: () => true, at: outside });
      const reachedForGood = makeAnchored(b, {
        bears: (piece) => !frail.includes(b.pieces[piece].id),
        at: outside,
      });
      const review = (s: State): void => {
        for (let seat = 0; seat < b.seats; seat++) {
          let searched = false;
          for (const corner of within) {
            if (!ownsTown(b, s, seat, corner)) continue;
            if (!searched) reached.find(s, seat);
            searched = true;
            const now = reached.corners[corner] ? 0 : 1;
            if (now === unsupplied.get(s, corner)) continue;
            unsupplied.set(s, corner, now);
            if (s.events) tell(s, now ? 'town-cut-off' : 'town-supplied', { seat });
          }
        }
        for (const corner of within) if (b.fields.building.get(s, corner) === 0) unsupplied.set(s, corner, 0);
      };
      const count = (s: State, seat: Seat): number => {
        let found = 0;
        for (const corner of within) if (unsupplied.get(s, corner) && ownsTown(b, s, seat, corner)) found++;
        return found;
      };
      /** how many of the towns there the seat would never see cut off by a loss */
      const countFirm = (s: State, seat: Seat): number => {
        let found = 0;
        let searched = false;
        for (const corner of within) {
          if (!ownsTown(b, s, seat, corner)) continue;
          if (!searched) reachedForGood.find(s, seat);
          searched = true;
          found += reachedForGood.corners[corner];
        }
        return found;
      };
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (matters[piece]) review(s);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (matters[piece]) review(s);
        },
        recheckRoutes: (s, corner) => {
          was.recheckRoutes(s, corner);
          review(s);
        },
        drawFrom: (s, hex, corner, piece) =>
          unsupplied.get(s, corner) ? 0 : was.drawFrom(s, hex, corner, piece),
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar) return bar;
          const expands = b.isRoute[piece]
            ? !crosses[piece] && along[place] === 1
            : founds[piece] && inside[place];
          return expands && count(s, seat) > 0 ? CUT_OFF : undefined;
        },
        hints: {
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            for (const corner of within) if (ownsTown(b, s, seat, corner)) return;
            for (const corner of within) if (b.fields.building.get(s, corner) === 0) at[corner] += LURE;
          },
          progress: (s, seat) =>
            was.hints.progress(s, seat) -
            WANT * count(s, seat) +
            HOLDS * Math.min(1, countFirm(s, seat)) +
            (hasFirm(s, seat) ? BEGUN : 0),
        },
      };
    },
    words: {
      terms: {
        'field.unsupplied': 'Cut off from supplies',
        'event.town-cut-off': 'A town of {seat} is cut off from supplies.',
        'event.town-supplied': 'A town of {seat} is supplied again.',
        'reason.cut-off': 'You cannot expand there while one of your towns there is cut off.',
      },
    },
    looks: { fields: { unsupplied: { on: 'corner', shape: 'skull', colour: '#8a3b2f' } } },
  };
}

/** by corner: 1 where a hex of the region is */
const cornersIn = (b: Book, region: string): Uint8Array =>
  Uint8Array.from(b.walks.hexesAt, (hexes) =>
    hexes.some((hex) => b.layout.hexes[hex].region === region) ? 1 : 0,
  );
