import { type Bar, NATURE, pop, push, reason, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** what the die called last: a terrain plus one; 0 before it was ever thrown */
  called: field.cell({ noLook: 'the log tells every throw' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    wandering: WanderingPoints;
  }
}

export interface WanderingPoints {
  /** what keeps a wandering blocker from stepping from its hex over this edge to the next hex */
  barStep(s: State, from: number, to: number, edge: Edge): Bar;
}

const FENCED = reason('fenced-off', 'a route lies in its way');
const NOT_BESIDE = reason('not-beside', 'it goes to a neighbouring hex');
const NOT_CALLED = reason('not-called', 'the die called another terrain');

const wanderingTerms: Terms = {
  'reason.fenced-off': 'A road lies in its way.',
  'reason.not-beside': 'It goes to a neighbouring hex.',
  'reason.not-called': 'The die called another terrain.',
};

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
    words: { terms: wanderingTerms },
    fields,
    decisions: { wander: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    brings: ['wandering'],
    overrides: {
      'blockers.ask': 'chance moves him, nobody is asked',
      'blockers.toMove': 'he alone moves',
    },
    rules: (was, b) => {
      const blocker = b.blocker(config.blocker);
      const { called } = handlesOf(b, fields);
      const { hexHex, hexEdge } = b.topology;
      const barWay = (s: State, from: number, to: number): Bar => {
        for (let d = 0; from >= 0 && d < 6; d++)
          if (hexHex[from * 6 + d] === to) return b.the.wandering.barStep(s, from, to, hexEdge[from * 6 + d]);
        return NOT_BESIDE;
      };
      return {
        wandering: {
          barStep: (s, _from, _to, edge) => (hasRoute(b, s, edge) ? FENCED : undefined),
        },
        blockers: {
          ask: (s, seat) => push(s, b.decision('wander'), NATURE, seat),
          toMove: () => 1 << blocker,
          barStand: (s, which, place, seat, list) => {
            const bar = was.blockers.barStand(s, which, place, seat, list);
            if (bar || which !== blocker) return bar;
            if (b.fields.terrain.get(s, place) !== called.get(s) - 1) return NOT_CALLED;
            return barWay(s, b.fields.blocker.get(s, blocker), place);
          },
        },
      };
    },
    moves: (b) => {
      const blocker = b.blocker(config.blocker);
      const { called } = handlesOf(b, fields);
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
              if (b.the.blockers.barStand(s, blocker, hex, seat) === undefined) {
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
