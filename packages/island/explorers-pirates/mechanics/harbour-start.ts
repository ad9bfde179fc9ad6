import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import { barShip, leftOf } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { ships } from '../fleet.ts';

const fields = {
  fittedOut: field.cell({ noLook: 'the pieces stand on the board' }),
};

const HARBOUR_SITE = reason('harbour-site', 'the first building is a harbour settlement at the known sea');
const NOT_BESIDE = reason('start-ship', 'the ship lies at the harbour settlement');

/** the round in which everybody places a harbour settlement */
const HARBOURS = 0;

/**
 * Everybody begins with a harbour settlement at the known sea and, in reverse order, a settlement anywhere on the
 * island; then, in order, with a road at the settlement and a ship with settlers aboard at the harbour.
 */
export function harbourStart(): Part {
  return {
    id: 'harbour-start',
    uses: [ships.part],
    boardNeeds: [markNeed('corners', 'harbour-site', 6)],
    fields,
    decisions: { 'place-ship': { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] } },
    overrides: {
      startWay: 'no road or ship is laid at the start',
    },
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const harbour = b.piece('harbour-settlement').index;
      const sites = new Uint8Array(b.topology.corners);
      for (const { q, r, corner } of b.layout.marks.corners['harbour-site'] ?? [])
        sites[b.topology.cornerAt(q, r, corner)] = 1;
      return {
        startPiece: (s, round) => (round === HARBOURS ? harbour : was.startPiece(s, round)),
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (placed.get(s) < b.seats && sites[corner] === 0 ? HARBOUR_SITE : undefined),
        startWay: (s) => placed.add(s, 1),
      };
    },
    setupSteps: (b) => {
      const { fittedOut: fitted } = handlesOf(b, fields);
      return [
        {
          after: 'place',
          add: {
            id: 'fit-out',
            run: (s) => {
              if (fitted.get(s) >= b.seats) return;
              const seat = (b.rules.firstSeat(s) + fitted.get(s)) % b.seats;
              push(s, b.decision('place-ship'), 1 << seat, startCorner(b, s, seat, true));
              push(s, b.decision('place-route'), 1 << seat, 1, startCorner(b, s, seat, false));
            },
            again: (s) => fitted.get(s) < b.seats,
          },
        },
      ];
    },
    moves: (b) => {
      const { fittedOut: fitted } = handlesOf(b, fields);
      const fleet = ships.of(b);
      const bar = barShip(b, fleet);
      const { cornerEdge, cornerEdgeFrom } = b.topology;
      return [
        {
          name: 'place-ship',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['place-ship'],
          list: (s, seat, out) => {
            const corner = topArg(s, 0);
            for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
              if (bar(s, seat, cornerEdge[i]) === undefined) out.put(cornerEdge[i]);
          },
          apply: (s, seat, edge) => {
            pop(s);
            firstShip(b, s, seat, edge);
            fitted.add(s, 1);
          },
          why: (s, seat, edge) => (edge < 0 ? undefined : (bar(s, seat, edge) ?? NOT_BESIDE)),
        },
      ];
    },
    words: {
      terms: {
        'move.place-ship': 'Place a ship with settlers',
        'decision.place-ship': 'Place your first ship at your harbour settlement',
        'reason.harbour-site': 'The first building is a harbour settlement at the known sea.',
        'reason.start-ship': 'The ship lies at your harbour settlement.',
        'mark.harbour-site': 'place for a first harbour settlement',
      },
      instead: {
        'move.place-building': 'Place a building',
        'decision.place-building': 'Place a starting building: first a harbour settlement, then a settlement',
      },
    },
    looks: { moves: { 'place-ship': { shape: 'ship' } } },
  };
}

/** The first ship of a seat lies there, with settlers aboard. */
export function firstShip(b: Book, s: State, seat: Seat, edge: Edge): void {
  const fleet = ships.of(b);
  const ship = fleet.spare(s, seat);
  fleet.put(s, ship, edge);
  fleet.holds.add(s, ship, fleet.kind('settler'));
  b.row<Seat>(leftOf('settler')).add(s, seat, -1);
  if (s.events) tell(s, 'ship-built', { seat, edge });
}

/** where its harbour settlement stands, or its other building */
function startCorner(b: Book, s: State, seat: Seat, port: boolean): Corner {
  const fleet = ships.of(b);
  for (let corner = 0; corner < b.topology.corners; corner++) {
    const mark = b.fields.building.get(s, corner);
    if (mark !== 0 && b.ownerOf[mark] === seat && (fleet.portOf(s, corner) === seat) === port) return corner;
  }
  return -1;
}
