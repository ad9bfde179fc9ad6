import type { Book } from '../../rulebook/index.ts';

/** Every step from every place: those of `place` are number `from[place]` up to, not including, `from[place + 1]`. */
export interface Steps {
  readonly places: number;
  readonly from: Int32Array;
  readonly to: Int16Array;
  readonly via: Int16Array;
}

export function makeSteps({ topology, walks }: Book, on: 'corner' | 'edge' | 'hex'): Steps {
  const list: (readonly [to: number, via: number])[][] =
    on === 'corner'
      ? walks.edgesAt.map((edges, corner) =>
          edges.map((edge) => [walks.endsOf[edge].find((end) => end !== corner)!, edge] as const),
        )
      : on === 'edge'
        ? walks.endsOf.map((ends, edge) =>
            ends.flatMap((corner) =>
              walks.edgesAt[corner].filter((next) => next !== edge).map((next) => [next, corner] as const),
            ),
          )
        : Array.from({ length: topology.hexes }, (_, hex) =>
            Array.from({ length: 6 }, (__, side) => hex * 6 + side)
              .filter((at) => topology.hexHex[at] >= 0 && topology.hexEdge[at] >= 0)
              .map((at) => [topology.hexHex[at], topology.hexEdge[at]] as const),
          );
  const from = new Int32Array(list.length + 1);
  list.forEach((steps, i) => {
    from[i + 1] = from[i] + steps.length;
  });
  return {
    places: list.length,
    from,
    to: Int16Array.from(list.flat(), ([to]) => to),
    via: Int16Array.from(list.flat(), ([, via]) => via),
  };
}
