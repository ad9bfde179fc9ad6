import { type MoveList, type Row, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Edge, Hex } from '../board/index.ts';
import { blockerAt, makeMeasure, NOWHERE, onceAList, TAKEN } from '../mechanics/index.ts';
import { type AwardSpec, type Book, defineModule, field, handlesOf, type Part } from '../rulebook/index.ts';

const fields = {
  wallLength: field.row('seat', { noLook: 'the award says it of every seat' }),
};

/** how far the robber walks */
const STEPS = 3;

const NO_OWN_ROAD = reason('no-own-road', 'a wall lies on one of your own roads');
const CLOSES_HEX = reason('wall-closes', 'no hex has walls on all its sides');
const TOO_FAR = reason('robber-far', `the robber goes at most ${STEPS} hexes far, and over no wall`);

/** A wall lies on an own road, made of a second road piece; the two stay together. */
function walls(): Part {
  return {
    id: 'walls',
    pieces: [
      {
        id: 'road-wall',
        on: 'edge',
        layer: 'roadWall',
        supply: { madeOf: 'road' },
        cost: { brick: 1, ore: 1 },
        only: { on: 'road' },
        bar: (b) => {
          const road = b.piece('road');
          const wall = b.piece('road-wall');
          return (s, seat, edge) => {
            if (wall.marks.get(s, edge) !== 0) return TAKEN;
            if (road.marks.get(s, edge) !== b.mark(seat, road.index)) return NO_OWN_ROAD;
            return closesHex(b, s, wall.marks, edge) ? CLOSES_HEX : undefined;
          };
        },
      },
    ],
    fields,
    rules: (was, b) => {
      const road = b.piece('road');
      const wall = b.piece('road-wall');
      const { wallLength } = handlesOf(b, fields);
      const measure = makeMeasure(b, [wall]);
      const { cornerEdge, cornerEdgeFrom } = b.topology;
      const measureAll = (s: State): void => {
        for (let seat = 0; seat < b.seats; seat++) wallLength.set(s, seat, measure.all(s, seat));
      };
      const meetAt = (s: State, seat: Seat, corner: Corner): boolean => {
        const own = b.mark(seat, wall.index);
        let count = 0;
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
          if (wall.marks.get(s, cornerEdge[i]) === own) count++;
        return count > 1;
      };
      /** whether nothing but a building parts walls, so that those it does not stand between stay as long as they are */
      let plain: boolean | undefined;
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          const onCorner = b.pieces[piece].on === 'corner';
          if (piece !== wall.index && !onCorner) return;
          plain ??= b.isPlain('routeJoins') && b.isPlain('cornerBlocks') && b.isPlain('routeWeight');
          if (!plain) measureAll(s);
          else if (onCorner) {
            for (let owner = 0; owner < b.seats; owner++)
              if (meetAt(s, owner, place)) wallLength.set(s, owner, measure.all(s, owner));
          } else {
            const before = wallLength.get(s, seat);
            wallLength.set(s, seat, measure.grown(s, seat, place, before, before));
          }
        },
        unbuild: (s, piece, place) => {
          if (piece === road.index && wall.marks.get(s, place) !== 0) b.rules.unbuild(s, wall.index, place);
          was.unbuild(s, piece, place);
          if (piece === wall.index || b.pieces[piece].on === 'corner') measureAll(s);
        },
      };
    },
  };
}

/** The robber goes on foot: a few hexes at a time, and over no wall. */
function walkingRobber(): Part {
  return {
    id: 'walking-robber',
    rules: (was, b) => {
      const { hexes, hexHex, hexEdge } = b.topology;
      const robber = b.blockers.findIndex((blocker) => blocker.id === 'robber');
      const walls = b.piece('road-wall').marks;
      const away = hexesAway(b);
      const near = Int16Array.from({ length: hexes }, (_, from) => {
        let count = 0;
        for (let to = 0; to < hexes; to++) if (away[from * hexes + to] <= STEPS) count++;
        return count;
      });
      const same = onceAList();
      const steps = new Uint8Array(hexes);
      const queue = new Int16Array(hexes);
      /** in how many steps the robber gets to each hex, and one more than it goes where it does not */
      const walk = (s: State, from: Hex): void => {
        steps.fill(STEPS + 1);
        steps[from] = 0;
        queue[0] = from;
        // Few hexes are walled up: mostly all that are near have been found long before the last of them is looked around.
        for (let i = 0, found = 1; i < found && found < near[from] && steps[queue[i]] < STEPS; i++) {
          const hex = queue[i];
          for (let side = hex * 6; side < hex * 6 + 6; side++) {
            const next = hexHex[side];
            if (next < 0 || steps[next] <= STEPS) continue;
            if (hexEdge[side] >= 0 && walls.get(s, hexEdge[side]) !== 0) continue;
            steps[next] = steps[hex] + 1;
            queue[found++] = next;
          }
        }
      };
      /** of a single hex: only ways that would get there without walls are tried */
      const reaches = (s: State, from: Hex, to: Hex, left: number): boolean => {
        if (from === to) return true;
        for (let side = from * 6; side < from * 6 + 6; side++) {
          const next = hexHex[side];
          if (next < 0 || away[next * hexes + to] >= left) continue;
          if (hexEdge[side] >= 0 && walls.get(s, hexEdge[side]) !== 0) continue;
          if (reaches(s, next, to, left - 1)) return true;
        }
        return false;
      };
      const isFar = (s: State, from: Hex, to: Hex, list?: MoveList): boolean => {
        if (away[from * hexes + to] > STEPS) return true;
        if (list === undefined) return !reaches(s, from, to, STEPS);
        if (!same(s, list)) walk(s, from);
        return steps[to] > STEPS;
      };
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            if (bar) return bar;
            const from = blockerAt(b, s, blocker);
            return blocker === robber && from !== NOWHERE && isFar(s, from, place, list)
              ? TOO_FAR
              : undefined;
          },
        },
      };
    },
  };
}

/** In how many steps the robber would get from one hex to another if there were no walls, and one more than it goes where it would not. */
function hexesAway(b: Book): Uint8Array {
  const { hexes, hexHex } = b.topology;
  const away = new Uint8Array(hexes * hexes).fill(STEPS + 1);
  for (let from = 0; from < hexes; from++) {
    const row = away.subarray(from * hexes, from * hexes + hexes);
    row[from] = 0;
    for (let queue = [from]; queue.length > 0; ) {
      const hex = queue.shift()!;
      if (row[hex] < STEPS)
        for (const next of hexHex.subarray(hex * 6, hex * 6 + 6))
          if (next >= 0 && row[next] > row[hex] + 1) {
            row[next] = row[hex] + 1;
            queue.push(next);
          }
    }
  }
  return away;
}

const greatestWall: AwardSpec = {
  id: 'greatest-wall',
  points: 2,
  min: 3,
  tie: 'lose',
  metric: (b) => {
    const { wallLength: length } = handlesOf(b, fields);
    return (s, seat) => length.get(s, seat);
  },
};

export const settlersWithWalls = defineModule({
  id: 'variant/settlers-with-walls',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  parts: [walls(), walkingRobber()],
  awards: [greatestWall],
  words: {
    name: 'Settlers with Walls',
    summary:
      'Roads become walls that hem in a robber who goes on foot; the Greatest Wall is worth two points.',
    rules: [
      'For 1 brick and 1 ore a road of your own becomes a wall: a second road piece from the supply is laid on it.',
      'A wall is still a road, and counts for the Longest Road.',
      'No hex may have walls on all six of its sides.',
      'The robber goes at most three hexes from where it stands, and its way may not cross a wall.',
      'The first player with a continuous wall of three pieces holds the Greatest Wall, worth 2 points. It passes only to a longer wall.',
      'When the Greatest Wall is interrupted, the longest wall that is left takes the award. While several players share the longest, nobody holds it.',
      { house: 'Walls of all players count together for the ban on closing a hex.' },
      {
        house:
          'A wall is measured like a road: side branches do not count, and another player’s building at a corner interrupts it.',
      },
      { house: 'A player whose road pieces are used up builds no walls.' },
      {
        house:
          'The robber must leave its hex. If walls and coast leave it no way, it stays where it is and robs nobody. From beside the board it may enter anywhere.',
      },
    ],
    terms: {
      'piece.road-wall': 'wall',
      'move.road-wall': 'Make a road a wall',
      'award.greatest-wall': 'Greatest Wall',
      'award.greatest-wall.text': 'The longest continuous wall, at least 3 pieces.',
      'reason.no-own-road': 'A wall lies on a road of your own.',
      'reason.wall-closes': 'The hex would have walls on all six sides.',
      'reason.robber-far': 'The robber goes at most three hexes, and over no wall.',
      'field.wallLength': 'Longest wall',
    },
  },
  looks: { pieces: { 'road-wall': { shape: 'wall' } } },
});

/** Whether a wall on the edge would be the sixth around a hex. */
function closesHex(b: Book, s: State, walls: Row, edge: Edge): boolean {
  const { edgeHex, hexEdge } = b.topology;
  for (let side = 0; side < 2; side++) {
    const hex = edgeHex[edge * 2 + side];
    if (hex < 0) continue;
    let open = false;
    for (let i = hex * 6; i < hex * 6 + 6 && !open; i++)
      open = hexEdge[i] !== edge && (hexEdge[i] < 0 || walls.get(s, hexEdge[i]) === 0);
    if (!open) return true;
  }
  return false;
}
