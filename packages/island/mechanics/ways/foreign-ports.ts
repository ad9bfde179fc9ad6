import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { handSize } from '../core/goods.ts';

export interface ForeignPortsConfig {
  /** the route piece that may set out from the buildings of others */
  readonly piece: string;
}

const TOLL = 'port-toll';
const NOTHING = reason('nothing-to-take', 'there is no card to take');

/** A ship may also set out from a building of another seat, whose owner may then take a card at random from whoever laid it. */
export function foreignPorts({ piece: id }: ForeignPortsConfig): Part {
  return {
    id: `foreign-ports ${id}`,
    of: { id },
    decisions: { [TOLL]: { args: (b) => [{ name: 'payer', domain: b.domain('seat') }] } },
    rules: (was, b) => {
      const { index } = b.piece(id);
      const { building } = b.fields;
      const { edgeCorner, corners } = b.topology;
      const isPort = portsOf(b, index);
      const foreign = (s: State, seat: Seat, corner: Corner): boolean => {
        const mark = building.get(s, corner);
        return mark !== 0 && b.ownerOf[mark] !== seat && b.ownerOf[mark] < b.seats;
      };
      /** the port that the piece sets out from, where nothing of its own leads to the edge; -1 if something does */
      const portOf = (s: State, seat: Seat, edge: Edge): Corner => {
        if (was.barJoin(s, seat, index, edge) === undefined) return -1;
        for (let end = 0; end < 2; end++) {
          const corner = edgeCorner[edge * 2 + end];
          if (foreign(s, seat, corner)) return corner;
        }
        return -1;
      };
      return {
        foreignPorts: { collect: (s, seat, payer) => b.the.blockers.rob(s, seat, payer) },
        barJoin: (s, seat, piece, edge) => {
          const bar = was.barJoin(s, seat, piece, edge);
          if (bar === undefined || piece !== index) return bar;
          return portOf(s, seat, edge) >= 0 ? undefined : bar;
        },
        // Its first piece lies at a corner to which nothing of the seat leads.
        reachedCorners: (s, seat, out) => {
          let count = was.reachedCorners(s, seat, out);
          const own = count;
          for (let corner = 0; corner < corners; corner++) {
            if (!foreign(s, seat, corner) || !isPort(s, corner)) continue;
            let known = false;
            for (let i = 0; i < own && !known; i++) known = out[i] === corner;
            if (!known) out[count++] = corner;
          }
          return count;
        },
        build: (s, seat, piece, place) => {
          const port = piece === index && seat < b.seats ? portOf(s, seat, place) : -1;
          was.build(s, seat, piece, place);
          if (port < 0 || handSize(b, s, seat) === 0) return;
          push(s, b.decision(TOLL), 1 << b.ownerOf[building.get(s, port)], seat);
        },
      };
    },
    moves: (b) => [
      {
        name: 'take-port-toll',
        decisions: [TOLL],
        list: (s, _seat, out) => {
          if (handSize(b, s, topArg(s, 0)) > 0) out.put();
        },
        apply: (s, seat) => {
          const payer = topArg(s, 0);
          pop(s);
          if (s.events) tell(s, 'port-toll', { seat, victim: payer });
          b.the.foreignPorts.collect(s, seat, payer);
        },
        why: () => NOTHING,
      },
      {
        name: 'waive-port-toll',
        decisions: [TOLL],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ],
    brings: ['foreignPorts'],
    words: {
      terms: {
        [`decision.${TOLL}`]: 'A ship sets out from your town: take a card from its owner?',
        'move.take-port-toll': 'Take a card',
        'move.waive-port-toll': 'Take nothing',
        'event.port-toll': '{seat} takes a card from {victim} for a ship from a foreign town.',
        'reason.nothing-to-take': 'There is no card to take.',
      },
    },
  };
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    foreignPorts: ForeignPortPoints;
  }
}

export interface ForeignPortPoints {
  /** the owner of a port takes a card from whoever set out there */
  collect(s: State, seat: Seat, payer: Seat): void;
}

/** whether the piece could lie on an edge at the corner */
function portsOf(b: Book, piece: number): (s: State, corner: Corner) => boolean {
  const { cornerEdge, cornerEdgeFrom } = b.topology;
  return (s, corner) => {
    for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++)
      if (b.rules.edgeFit(s, piece, cornerEdge[k])) return true;
    return false;
  };
}
