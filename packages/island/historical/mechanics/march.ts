import { type State, tell } from '@hexwright/kernel';
import { type BoardNeed, type Corner, makeTopology } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    march: MarchPoints;
  }
}

export interface MarchPoints {
  /** whether the figure goes on this turn */
  goesOn(s: State): boolean;
  /** the figure has come to this corner, which is that step of its path */
  marched(s: State, corner: Corner, step: number): void;
  /** the figure stands at the end of its path */
  ended(s: State): void;
}

export interface MarchConfig {
  /** the figure's name; the field of that name holds the corner on which it stands, or -1 */
  readonly figure: string;
  /** the mark on corners whose values number the path */
  readonly path: string;
  /** the mark on edges that the figure passes on a seven only */
  readonly slow?: string;
}

/** The corners of a path, in order. */
export function pathOf(b: Book, mark: string): Int16Array {
  const places = b.layout.marks.corners[mark] ?? [];
  const ordered = [...places].sort((a, z) => Number(a.value) - Number(z.value));
  return Int16Array.from(ordered, ({ q, r, corner }) => b.topology.cornerAt(q, r, corner));
}

/** A path of corners, each next to the one before. */
function pathNeed(mark: string): BoardNeed {
  return {
    words: `corners marked "${mark}" with the values 0, 1, 2 … that make a path along edges`,
    lacks: (layout) => {
      const { cornerAt, cornerCorner, cornerCornerFrom } = makeTopology(layout);
      const path = [...(layout.marks.corners[mark] ?? [])]
        .sort((a, z) => Number(a.value) - Number(z.value))
        .map((at) => cornerAt(at.q, at.r, at.corner));
      if (path.length < 2) return 'it has none';
      const nextTo = (corner: number) =>
        cornerCorner.subarray(cornerCornerFrom[corner], cornerCornerFrom[corner + 1]);
      const last = path.findIndex(
        (corner, i) => i + 1 < path.length && !nextTo(corner).includes(path[i + 1]),
      );
      return last < 0 ? undefined : `its path breaks off after step ${last}`;
    },
  };
}

/**
 * A figure that nobody owns walks a printed path, one corner a turn after the number has been paid, and something
 * happens where it arrives. It is put on the first corner in the first turn.
 */
export function march(config: MarchConfig): Part {
  const stepField = `${config.figure}Step`;
  return {
    id: 'march',
    of: config,
    boardNeeds: [pathNeed(config.path)],
    fields: {
      [config.figure]: { start: -1 },
      /** how far along its path it is */
      [stepField]: { start: -1, noLook: 'its figure stands there on the board' },
    },
    brings: ['march'],
    rules: (_was, b) => {
      const step = b.cell(stepField);
      const path = pathOf(b, config.path);
      const slow = slowSteps(b, path, config.slow);
      return {
        march: {
          goesOn: (s) => !slow[step.get(s) + 1] || b.rules.isSeven(s, b.the.roll.number(s)),
          marched: () => {},
          ended: () => {},
        },
      };
    },
    turnSteps: (b) => {
      const at = b.cell(config.figure);
      const step = b.cell(stepField);
      const path = pathOf(b, config.path);
      return [
        {
          after: 'roll',
          add: {
            id: 'march',
            run: (s) => {
              if (step.get(s) + 1 >= path.length || !b.the.march.goesOn(s)) return;
              const now = step.get(s) + 1;
              step.set(s, now);
              at.set(s, path[now]);
              if (s.events) tell(s, 'marched', { figure: config.figure, corner: path[now], step: now });
              b.the.march.marched(s, path[now], now);
              if (now === path.length - 1) b.the.march.ended(s);
            },
          },
        },
      ];
    },
  };
}

/** by step of the path: 1 if the edge that leads to it is a slow one */
function slowSteps(b: Book, path: Int16Array, mark: string | undefined): Uint8Array {
  const marked = (mark === undefined ? [] : (b.layout.marks.edges[mark] ?? [])).map(({ q, r, side }) =>
    b.topology.edgeAt(q, r, side),
  );
  return Uint8Array.from(path, (corner, i) =>
    i > 0 && marked.includes(edgeBetween(b, path[i - 1], corner)) ? 1 : 0,
  );
}

function edgeBetween(b: Book, from: number, to: number): number {
  const { cornerCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  for (let i = cornerEdgeFrom[from]; i < cornerEdgeFrom[from + 1]; i++)
    if (cornerCorner[i] === to) return cornerEdge[i];
  return -1;
}
