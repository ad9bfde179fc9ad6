import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { layersOf } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    networks: NetworkPoints;
  }
}

export interface NetworkPoints {
  /** a new route of the builder has joined networks of these seats for the first time, each as often as it is named */
  joined(s: State, builder: Seat, others: readonly Seat[]): void;
}

/** The corners of one network of a seat. */
type Network = ReadonlySet<Corner>;

/**
 * Routes of a seat that meet are one network, and networks of two seats are joined where both come to one corner, whatever
 * stands there. So whether two have been joined before can be seen on the board: they share a corner without the new route.
 */
export function joinedNetworks(): Part {
  return {
    id: 'joined-networks',
    brings: ['networks'],
    rules: (was, b) => {
      const findNew = makeFindNew(b);
      return {
        networks: { joined: () => {} },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (!b.isRoute[piece] || b.pieces[piece].on !== 'edge') return;
          const others = findNew(s, seat, place);
          if (others.length > 0) b.the.networks.joined(s, seat, others);
        },
      };
    },
  };
}

/** Whose networks the route on this edge joins to one that they were not joined to before. */
function makeFindNew(b: Book): (s: State, seat: Seat, edge: Edge) => Seat[] {
  const { edgesAt, endsOf } = b.walks;
  const layers = layersOf(b, ({ route }) => route === true);
  const isOf = (s: State, seat: Seat, edge: Edge): boolean =>
    layers.some((marks) => {
      const mark = marks.get(s, edge);
      return mark !== 0 && b.ownerOf[mark] === seat;
    });
  /** the network of the seat at this corner, this edge left out; undefined if none comes there */
  const networkAt = (s: State, seat: Seat, from: Corner, without: Edge): Network | undefined => {
    const found = new Set<Corner>([from]);
    for (const corner of found)
      for (const edge of edgesAt[corner])
        if (edge !== without && isOf(s, seat, edge)) for (const end of endsOf[edge]) found.add(end);
    return found.size > 1 ? found : undefined;
  };
  const share = (one: Network, other: Network): boolean => {
    for (const corner of one) if (other.has(corner)) return true;
    return false;
  };
  return (s, seat, edge) => {
    const networksOf = (owner: Seat, without: Edge): Network[] => {
      const networks: Network[] = [];
      for (const end of endsOf[edge]) {
        if (networks.some((each) => each.has(end))) continue;
        const network = networkAt(s, owner, end, without);
        if (network) networks.push(network);
      }
      return networks;
    };
    const own = networksOf(seat, edge);
    return b.rivals[seat].flatMap((other) =>
      networksOf(other, NONE).flatMap((network) =>
        own.length === 0 || own.some((each) => !share(each, network)) ? [other] : [],
      ),
    );
  };
}

const NONE = -1;
