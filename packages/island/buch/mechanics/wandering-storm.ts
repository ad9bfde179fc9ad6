import { pop, push, reason, type Seat, type State, setToMove, tell, toMove, topArg } from '@hexwright/kernel';
import { DIRECTION_NAMES, type Edge, type Hex, markNeed } from '../../board/index.ts';
import { type Book, type Part, wanted } from '../../rulebook/index.ts';

export interface WanderingStormConfig {
  /** the hex where it begins; the value is the side that it faces */
  readonly mark: string;
}

const SIDES = 6;
/** the higher die of a seven shows 4, 5 or 6: two throws of 36 each */
const LEAPS = [4, 5, 6] as const;
const LEAP = 2 / 36;
/** what a road or ship is worth to bots that may lose it, in points */
const FEAR = 0.4;

const NOT_BESIDE_STORM = reason('not-beside-storm', 'the storm takes a road or ship on a side of its hex');
const NO_WAY_ON = reason('no-way-on', 'the storm cannot go on that way');

/**
 * A storm that faces a side of its hex. On a seven it goes straight on, as many hexes as the higher die shows, over land and sea. At
 * the edge of the board, also at a glued one, it is turned to where it can go on. Then everybody with roads or ships on the
 * sides of its hex loses one of them.
 */
export function wanderingStorm({ mark }: WanderingStormConfig): Part {
  const sideArg = { name: 'side', domain: { id: 'side', size: SIDES, names: [...DIRECTION_NAMES] } };
  return {
    id: 'wandering-storm',
    of: { mark },
    wants: [wanted.sevens, wanted.twoDice],
    boardNeeds: [markNeed('hexes', mark, 1)],
    fields: {
      stormAt: { start: -1 },
      /** the hex that it faces, or -1 at the edge of the board */
      stormAhead: { start: -1 },
      stormWay: { noLook: 'a marker lies on the hex that it faces' },
    },
    decisions: {
      'turn-storm': { args: () => [{ name: 'left', domain: { id: 'count', size: 7 } }] },
      'storm-takes': {},
    },
    slots: { seven: { 'turn-storm': 'before', 'storm-takes': 'before' } },
    prepare: (b) => {
      const [start] = b.layout.marks.hexes[mark] ?? [];
      const storm = makeStorm(b);
      return (s) => {
        if (start) storm.put(s, b.topology.hexAt(start.q, start.r), Number(start.value ?? 0));
      };
    },
    rules: (was, b) => {
      const storm = makeStorm(b);
      return {
        onSeven: (s) => {
          was.onSeven(s);
          const { red, yellow } = b.the.roll;
          storm.go(s, Math.max(red(s), yellow(s)), b.opening('seven'));
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) - storm.risk(s, seat),
        },
      };
    },
    moves: (b) => {
      const storm = makeStorm(b);
      return [
        {
          name: 'turn-storm',
          args: [sideArg],
          decisions: ['turn-storm'],
          list: (s, _seat, out) => {
            for (let side = 0; side < SIDES; side++) if (storm.leads(s, side)) out.put(side);
          },
          apply: (s, seat, side) => {
            const left = topArg(s, 0);
            pop(s);
            storm.turn(s, side);
            if (s.events) tell(s, 'storm-turned', { seat, side: DIRECTION_NAMES[side] });
            storm.go(s, left, push);
          },
          why: () => NO_WAY_ON,
        },
        {
          name: 'storm-takes',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['storm-takes'],
          list: (s, seat, out) => {
            for (const edge of storm.sides(s)) if (storm.pieceOf(s, seat, edge) >= 0) out.put(edge);
          },
          apply: (s, seat, edge) => {
            const piece = storm.pieceOf(s, seat, edge);
            b.rules.unbuild(s, piece, edge);
            if (s.events) tell(s, 'storm-took', { seat, piece: b.pieces[piece].id, edge });
            b.rules.reviewAwards(s);
            const left = toMove(s) & ~(1 << seat);
            if (left) setToMove(s, left);
            else pop(s);
          },
          why: () => NOT_BESIDE_STORM,
        },
      ];
    },
    words: {
      terms: {
        'field.stormAt': 'Storm',
        'field.stormAhead': 'The storm is heading here',
        'move.turn-storm': 'Turn the storm: {side}',
        'move.storm-takes': 'Give this one up to the storm',
        'decision.turn-storm': 'The storm is at the edge of the board. Choose where it goes on',
        'decision.storm-takes': 'Choose a road or ship beside the storm to lose',
        'event.storm-moved': 'The storm moves on: {count}.',
        'event.storm-turned': '{seat} turns the storm: {side}.',
        'event.storm-took': 'The storm takes from {seat}: {piece}.',
        'reason.not-beside-storm': 'The storm takes a road or ship on a side of its hex.',
        'reason.no-way-on': 'The storm cannot go on that way.',
        'value.side.E': 'to the east',
        'value.side.NE': 'to the northeast',
        'value.side.NW': 'to the northwest',
        'value.side.W': 'to the west',
        'value.side.SW': 'to the southwest',
        'value.side.SE': 'to the southeast',
      },
    },
    looks: {
      fields: {
        stormAt: { on: 'figure', place: 'hex', shape: 'disc', colour: '#4b3a78' },
        stormAhead: { on: 'figure', place: 'hex', shape: 'marker', colour: '#8d7cc0' },
      },
    },
  };
}

type Open = (s: State, kind: number, seats: number, left?: number) => void;

function makeStorm(b: Book) {
  const at = b.cell('stormAt');
  const ahead = b.cell('stormAhead');
  const way = b.cell('stormWay');
  const { straightOn } = b.topology;
  const layers = [
    ...new Map(
      b.pieces.filter(({ route, on }) => route && on === 'edge').map(({ marks }) => [marks, marks]),
    ).values(),
  ];
  const put = (s: State, hex: Hex, side: number): void => {
    at.set(s, hex);
    way.set(s, side);
    ahead.set(s, straightOn(hex, side));
  };
  const sides = (s: State): readonly Edge[] => {
    const hex = at.get(s);
    return hex < 0 ? [] : b.walks.edgesOf[hex];
  };
  /** the road or ship of the seat there, or -1 */
  const pieceOf = (s: State, seat: Seat, edge: Edge): number => {
    for (const marks of layers) {
      const mark = marks.get(s, edge);
      if (mark !== 0 && b.ownerOf[mark] === seat && b.isRoute[b.pieceOf[mark]]) return b.pieceOf[mark];
    }
    return -1;
  };
  /** those who lie on the sides of the hex, as bits */
  const ownersAt = (s: State): number => {
    let seats = 0;
    for (const edge of sides(s))
      for (let seat = 0; seat < b.seats; seat++) if (pieceOf(s, seat, edge) >= 0) seats |= 1 << seat;
    return seats;
  };
  return {
    put,
    sides,
    pieceOf,
    leads: (s: State, side: number): boolean => straightOn(at.get(s), side) >= 0,
    turn: (s: State, side: number): void => put(s, at.get(s), side),
    /** goes so many hexes, until somebody has to turn it or to give something up */
    go: (s: State, steps: number, open: Open): void => {
      if (at.get(s) < 0) return;
      let left = steps;
      while (left > 0 && ahead.get(s) >= 0) {
        put(s, ahead.get(s), way.get(s));
        left--;
      }
      if (s.events && left < steps) tell(s, 'storm-moved', { count: steps - left, hex: at.get(s) });
      if (left > 0) {
        open(s, b.decision('turn-storm'), 1 << b.fields.active.get(s), left);
        return;
      }
      const seats = ownersAt(s);
      if (seats !== 0) open(s, b.decision('storm-takes'), seats);
    },
    /** what the seat stands to lose by the next seven, in points */
    risk: (s: State, seat: Seat): number => {
      let hex = at.get(s);
      let risk = 0;
      for (let step = 1; hex >= 0 && step <= LEAPS[2]; step++) {
        hex = straightOn(hex, way.get(s));
        if (hex >= 0 && step >= LEAPS[0] && b.walks.edgesOf[hex].some((edge) => pieceOf(s, seat, edge) >= 0))
          risk += FEAR * LEAP;
      }
      return risk;
    },
  };
}
