import { NATURE, pop, push, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    wandering: WanderingPoints;
  }
}

export interface WanderingPoints {
  /** whether a wandering blocker may step from its hex over this edge to the next hex */
  may(s: State, from: number, to: number, edge: Edge): boolean;
}

export interface WanderingConfig {
  readonly blocker: string;
  /** the terrain that each face of the die calls */
  readonly faces: readonly string[];
}

/** Whether routes lie on all six sides of the hex. */
export function isFenced(b: Book, s: State, hex: Hex): boolean {
  const { hexEdge } = b.topology;
  for (let d = 0; d < 6; d++) if (!hasRoute(b, s, hexEdge[hex * 6 + d])) return false;
  return true;
}

function hasRoute(b: Book, s: State, edge: Edge): boolean {
  if (edge < 0) return false;
  const mark = b.fields.route.get(s, edge);
  return mark !== 0 && b.isRoute[b.pieceOf[mark]] === 1;
}

/**
 * A blocker that nobody steers. Whenever it is to move, a die calls a terrain, and it steps to a neighbouring hex
 * of that terrain without crossing a route. Only among several such hexes does the seat choose; with none it stays.
 */
export function wandering(config: WanderingConfig): Part {
  return {
    id: 'wandering',
    of: config,
    fields: {
      /** what the die called last: a terrain plus one; 0 before it was ever thrown */
      called: {},
    },
    decisions: { wander: { args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    brings: ['wandering'],
    rules: (was, b) => {
      const blocker = b.blocker(config.blocker);
      const called = b.cell('called');
      const { hexHex, hexEdge } = b.topology;
      const reaches = (s: State, from: number, to: number): boolean => {
        for (let d = 0; d < 6; d++)
          if (hexHex[from * 6 + d] === to) return b.the.wandering.may(s, from, to, hexEdge[from * 6 + d]);
        return false;
      };
      return {
        wandering: {
          may: (s, _from, _to, edge) => !hasRoute(b, s, edge),
        },
        blockers: {
          ask: (s, seat) => push(s, b.decision('wander'), NATURE, seat),
          toMove: () => 1 << blocker,
          mayStand: (s, which, place, seat) => {
            if (which !== blocker) return was.blockers.mayStand(s, which, place, seat);
            const from = b.fields.blocker.get(s, blocker);
            return (
              from >= 0 &&
              b.fields.terrain.get(s, place) === called.get(s) - 1 &&
              reaches(s, from, place) &&
              was.blockers.mayStand(s, which, place, seat)
            );
          },
        },
      };
    },
    moves: (b) => {
      const blocker = b.blocker(config.blocker);
      const called = b.cell('called');
      const terrainOf = config.faces.map((id) => b.terrain(id));
      return [
        {
          name: 'wander',
          args: [{ name: 'face', domain: b.domain('die') }],
          decisions: ['wander'],
          uniform: true,
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, _nature, face) => {
            const seat = topArg(s, 0);
            pop(s);
            called.set(s, terrainOf[face] + 1);
            if (s.events) tell(s, 'wander', { face: face + 1, terrain: config.faces[face] });
            let found = -1;
            let count = 0;
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (b.the.blockers.mayStand(s, blocker, hex, seat)) {
                found = hex;
                count++;
              }
            if (count > 1) push(s, b.decision('move-blocker'), 1 << seat);
            else if (count === 1) b.the.blockers.moved(s, seat, blocker, found);
            else if (s.events) tell(s, 'blocker-stays', { blocker: config.blocker });
          },
        },
      ];
    },
  };
}
