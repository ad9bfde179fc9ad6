import { type Bar, pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { type Edge, markNeed } from '../../board/index.ts';
import { makeSites } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { FRONT, NORTH, ROADBLOCK } from '../boards/chart.ts';

const NOT_SOUTH = reason('not-south', 'the second settlement stands south of the line');
const NOT_NORTH = reason('not-north', 'the road lies north of the line');
const BLOCKED = reason('roadblock', 'the path is blocked');

/** by hex: 1 in the north */
function northOf(b: Book): Uint8Array {
  const north = new Uint8Array(b.topology.hexes);
  for (const { q, r } of b.layout.marks.hexes[NORTH] ?? []) north[b.topology.hexAt(q, r)] = 1;
  return north;
}

/** by edge: 1 where all land beside it is in the north */
function northernEdges(b: Book): Uint8Array {
  const north = northOf(b);
  const { edges, edgeHex } = b.topology;
  return Uint8Array.from({ length: edges }, (_, edge) =>
    [edgeHex[edge * 2], edgeHex[edge * 2 + 1]].every((hex) => hex < 0 || north[hex] === 1) ? 1 : 0,
  );
}

/** by edge: 1 where nobody builds */
export function roadblocksOf(b: Book): Uint8Array {
  const blocked = new Uint8Array(b.topology.edges);
  for (const { q, r, side } of b.layout.marks.edges[ROADBLOCK] ?? [])
    blocked[b.topology.edgeAt(q, r, side)] = 1;
  return blocked;
}

/**
 * A line parts the map: everybody's second settlement stands south of it, and help from the east builds roads north of it. Some paths
 * are blocked for good.
 */
export function theNorth(): Part {
  return {
    id: 'the-north',
    boardNeeds: [markNeed('hexes', NORTH), markNeed('edges', ROADBLOCK)],
    decisions: { 'east-road': {} },
    rules: (was, b) => {
      const north = northOf(b);
      const placed = b.cell('startsPlaced');
      const blocked = roadblocksOf(b);
      const touchesNorth = (corner: number): boolean =>
        b.walks.hexesAt[corner].some((hex) => north[hex] === 1);
      const bars = makeBar(b);
      return {
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (placed.get(s) >= b.seats && touchesNorth(corner) ? NOT_SOUTH : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ?? (blocked[edge] ? BLOCKED : undefined),
        barBuild: (s, seat, piece, place) =>
          was.barBuild(s, seat, piece, place) ?? (b.isRoute[piece] && blocked[place] ? BLOCKED : undefined),
        voyage: {
          event: (s, picture) => {
            was.voyage.event(s, picture);
            if (picture !== 'east-road') return;
            for (let i = b.seats - 1; i >= 0; i--) {
              const seat = (b.fields.active.get(s) + i) % b.seats;
              if (bars.any(s, seat)) push(s, b.decision('east-road'), 1 << seat);
            }
          },
        },
      };
    },
    moves: (b) => {
      const bars = makeBar(b);
      const road = b.piece('road').index;
      return [
        {
          name: 'east-road',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['east-road'],
          list: (s, seat, out) => bars.each(s, seat, (edge) => out.put(edge)),
          apply: (s, seat, edge) => {
            pop(s);
            b.rules.build(s, seat, road, edge);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, road, edge);
          },
          why: (s, seat, edge) => (edge < 0 ? undefined : bars.bar(s, seat, edge)),
        },
        {
          name: 'no-east-road',
          quiet: true,
          decisions: ['east-road'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'decision.east-road': 'Help from the East: build a road north of the line',
        'move.east-road': 'Build this road',
        'move.no-east-road': 'Build none',
        'reason.not-south': 'The second settlement stands south of the line.',
        'reason.not-north': 'The road lies north of the line.',
        'reason.roadblock': 'The path is blocked.',
        'mark.front': 'the line between north and south',
        'mark.roadblock': 'a roadblock',
      },
    },
    looks: {
      marks: {
        [FRONT]: { shape: 'way', colour: '#d9822b' },
        [ROADBLOCK]: { shape: 'chain', colour: '#4a4a52' },
      },
    },
  };
}

/** what speaks against a free road in the north, and those against which nothing does */
function makeBar(b: Book) {
  const road = b.piece('road');
  const northern = northernEdges(b);
  const sites = makeSites(b, road);
  const bar = (s: State, seat: Seat, edge: Edge): Bar =>
    northern[edge] ? b.rules.barBuild(s, seat, road.index, edge) : NOT_NORTH;
  const each = (s: State, seat: Seat, visit: (edge: Edge) => void): void => {
    if (b.fields.supply.get(s, seat, road.index) === 0) return;
    const count = sites.find(s, seat);
    for (let i = 0; i < count; i++) if (bar(s, seat, sites.places[i]) === undefined) visit(sites.places[i]);
  };
  return {
    bar,
    each,
    any: (s: State, seat: Seat): boolean => {
      let found = false;
      each(s, seat, () => {
        found = true;
      });
      return found;
    },
  };
}
