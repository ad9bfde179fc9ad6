import {
  type Bar,
  isOver,
  NATURE,
  pop,
  push,
  type Row,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
  type View,
} from '@hexwright/kernel';
import { type BoardNeed, type Hex, makeTopology } from '../../board/index.ts';
import { type Book, field, handlesOf, type Part, pointsIn, taken } from '../../rulebook/index.ts';
import { foundsAt } from '../core/pieces.ts';
import { firstSide } from '../core/side-turns.ts';
import { relocate, watersOf } from './waters.ts';

const fields = {
  /** by seat: its place in the ring, from 0; -1 before it is dealt */
  home: field.row('seat', { audience: 'owner', start: -1, noLook: 'the own pieces stand there' }),
  homesDealt: field.cell({ noLook: 'it is done before the first turn' }),
  known: field.row('seat'),
  /** by seat: the places where it has settled besides its own, as bits */
  landed: field.row('seat', { noLook: 'landingPoints counts what they bring' }),
  landingPoints: field.row('seat'),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    homes: HomePoints;
  }
}

export interface HomePoints {
  /** whether everybody knows where the seat lives */
  known(s: State, seat: Seat): boolean;
  /** whether who lives at the one place may build at the other */
  reaches(from: number, to: number): boolean;
  /** the hexes of the waters that the seat reaches, its own first */
  hexesAround(s: State, seat: Seat): readonly Hex[];
  /** what speaks against any dealings between the two */
  barDeal(s: State, seat: Seat, other: Seat): Bar;
}

const OUT_OF_REACH = reason('out-of-reach', 'these waters are out of reach');
const UNKNOWN_THERE = reason('not-known', 'one of the two has not been found yet');
const FAR_APART = reason('far-apart', 'the two live too far apart');

/** the mark of the corners around each island, valued by its place; those of all places are in the same order */
export const WATERS = 'waters';

/**
 * A ring of islands on two sides. Each seat has one of its own, dealt in secret on its side of the ring, and reaches those beside it, the one
 * opposite and the two next to that one. What stands in the waters of a seat is hidden until it leaves them or somebody comes: then
 * everybody knows the two.
 */
export function privateIslands({ landing }: { readonly landing: number }): Part {
  return {
    id: 'private-islands',
    of: { landing },
    takes: [taken.start],
    boardNeeds: [watersNeed],
    without: { moves: ['place-building', 'place-route'] },
    fields,
    decisions: {
      'deal-home': {
        nature: true,
        args: (b) => [{ name: 'seat', domain: b.domain('seat') }],
        outcomesFor: () => 0,
      },
    },
    brings: ['homes'],
    rules: (was, b) => {
      const { home, known, landed, landingPoints: points } = handlesOf(b, fields);
      const waters = watersOf(b);
      const { cornerAt, edgeAt, reach, places } = waters;
      const { edgeCorner } = b.topology;
      const outOfReach = (from: number, corner: number): boolean =>
        cornerAt[corner] < 0 || reach[from * places + cornerAt[corner]] === 0;
      /** everybody learns where the seat lives */
      const find = (s: State, seat: Seat): void => {
        if (known.get(s, seat) === 1) return;
        known.set(s, seat, 1);
        if (s.events) tell(s, 'found', { seat });
      };
      /** the seat has come to the waters of another place */
      const meet = (s: State, seat: Seat, place: number): void => {
        if (place < 0 || place === home.get(s, seat)) return;
        find(s, seat);
        for (let other = 0; other < b.seats; other++) if (home.get(s, other) === place) find(s, other);
      };
      return {
        homes: {
          known: (s, seat) => known.get(s, seat) === 1,
          reaches: (from, to) => reach[from * places + to] === 1,
          hexesAround: (s, seat) => {
            const own = home.get(s, seat);
            if (own < 0) return [];
            const others = waters.hexesOf.filter((_, place) => place !== own && reach[own * places + place]);
            return [waters.hexesOf[own], ...others].flat();
          },
          barDeal: (s, seat, other) => {
            if (!b.the.homes.known(s, seat) || !b.the.homes.known(s, other)) return UNKNOWN_THERE;
            return b.the.homes.reaches(home.get(s, seat), home.get(s, other)) ? undefined : FAR_APART;
          },
        },
        offers: {
          barTradeWith: (s, seat, other) =>
            was.offers.barTradeWith(s, seat, other) ?? b.the.homes.barDeal(s, seat, other),
        },
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar) return bar;
          const from = home.get(s, seat);
          const { on } = b.pieces[piece];
          if (on === 'corner') return outOfReach(from, place) ? OUT_OF_REACH : undefined;
          if (on !== 'edge') return undefined;
          return outOfReach(from, edgeCorner[place * 2]) || outOfReach(from, edgeCorner[place * 2 + 1])
            ? OUT_OF_REACH
            : undefined;
        },
        build: (s, seat, piece, place) => {
          const since = s.events?.length ?? 0;
          const { on } = b.pieces[piece];
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (seat >= b.seats) return;
          if (on === 'corner') meet(s, seat, cornerAt[place]);
          else if (on === 'edge')
            for (let end = 0; end < 2; end++) meet(s, seat, cornerAt[edgeCorner[place * 2 + end]]);
          const at = on === 'corner' ? cornerAt[place] : -1;
          if (founds && at >= 0 && at !== home.get(s, seat) && ((landed.get(s, seat) >> at) & 1) === 0) {
            landed.set(s, seat, landed.get(s, seat) | (1 << at));
            points.add(s, seat, landing);
            if (s.events) tell(s, 'landed', { seat, points: landing });
          }
          if (known.get(s, seat) === 0 && (on === 'edge' ? edgeAt[place] : at) >= 0) hush(s, seat, since);
        },
        hints: {
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            const at = cornerAt[corner];
            if (at < 0 || at === home.get(s, seat) || (landed.get(s, seat) >> at) & 1) return gain;
            return gain + landing;
          },
        },
      };
    },
    setupSteps: (b) => {
      const { homesDealt: dealt } = handlesOf(b, fields);
      const deal = b.decision('deal-home');
      return [
        {
          replace: 'place',
          by: {
            id: 'place',
            run: (s) => {
              if (dealt.get(s) < b.seats) push(s, deal, NATURE, dealt.get(s));
              else {
                dealt.add(s, 1);
                settle(b, s);
              }
            },
            again: (s) => dealt.get(s) <= b.seats,
          },
        },
      ];
    },
    moves: (b) => {
      const { home, homesDealt: dealt } = handlesOf(b, fields);
      const { places } = watersOf(b);
      const half = firstSide(b.seats);
      return [
        {
          name: 'deal-home',
          args: [{ name: 'place', domain: { id: 'place', size: places } }],
          decisions: ['deal-home'],
          quiet: true,
          list: (s, _nature, out) => {
            const from = topArg(s, 0) < half ? 0 : places / 2;
            for (let place = from; place < from + places / 2; place++)
              if (ownerOf(b, s, home, place) < 0) out.put(place);
          },
          apply: (s, _nature, place) => {
            const seat = topArg(s, 0);
            pop(s);
            home.set(s, seat, place);
            dealt.add(s, 1);
            if (s.events)
              tell(
                s,
                'home-dealt',
                { seat },
                { seats: 1 << seat, data: { place: (place % (places / 2)) + 1 } },
              );
          },
          audience: (s) => 1 << topArg(s, 0),
        },
      ];
    },
    // Whoever may not see a place may not read in the log what was built there.
    editMoves: (b, moves) => {
      const { cornerAt, edgeAt } = watersOf(b);
      const { home, known } = handlesOf(b, fields);
      return moves.map((move) => {
        const [arg] = move.args ?? [];
        const on = arg && [b.domain('corner'), b.domain('edge')].indexOf(arg.domain);
        if (move.audience || on === undefined || on < 0) return move;
        const where = on === 0 ? cornerAt : edgeAt;
        return {
          ...move,
          audience: (s: State, seat: Seat, place: number) =>
            seat >= 0 && known.get(s, seat) === 0 && where[place] === home.get(s, seat)
              ? 1 << seat
              : b.everyone,
        };
      });
    },
    scores: [{ id: 'landings', ...pointsIn('landingPoints') }],
    reveal: (b) => {
      const { home, known } = handlesOf(b, fields);
      const length = b.row('routeLength');
      const waters = watersOf(b);
      return (s, view: View) => {
        for (let seat = 0; seat < b.seats; seat++) {
          if (seat === view.seat) continue;
          if (known.get(s, seat) === 1 || isOver(s)) home.set(view, seat, home.get(s, seat));
          else if (home.get(s, seat) >= 0) {
            waters.blank(view, home.get(s, seat));
            length.set(view, seat, 0);
          }
        }
      };
    },
    resample: (b) => {
      const { home, known } = handlesOf(b, fields);
      const waters = watersOf(b);
      const half = firstSide(b.seats);
      return (s, viewer, rng) => {
        if (isOver(s) || home.get(s, b.seats - 1) < 0) return;
        for (let side = 0; side < 2; side++) {
          const hidden: Seat[] = [];
          for (let seat = side * half; seat < (side === 0 ? half : b.seats); seat++)
            if (seat !== viewer && known.get(s, seat) === 0) hidden.push(seat);
          const from = hidden.map((seat) => home.get(s, seat));
          const free = [...from];
          const { places } = waters;
          for (let place = (side * places) / 2; place < ((side + 1) * places) / 2; place++)
            if (ownerOf(b, s, home, place) < 0 && waters.isEmpty(s, place)) free.push(place);
          for (let i = free.length - 1; i > 0; i--) {
            const j = rng.below(i + 1);
            [free[i], free[j]] = [free[j], free[i]];
          }
          relocate(waters, s, from, free.slice(0, hidden.length));
          hidden.forEach((seat, i) => {
            home.set(s, seat, free[i]);
          });
        }
      };
    },
    words: {
      terms: {
        'move.deal-home': 'An island is dealt',
        'decision.deal-home': 'The islands are being dealt',
        'event.home-dealt': 'An island is dealt to {seat}.',
        'event.home-dealt.known': 'You live on island {place} of your side.',
        'event.found': 'Now everybody knows where {seat} lives.',
        'event.landed': '{seat} settles on a foreign island: {points} points.',
        'reason.out-of-reach': 'These waters are out of your reach.',
        'reason.not-known': 'One of the two has not been found yet.',
        'reason.far-apart': 'The two live too far apart.',
        'score.landings': 'foreign islands',
        'field.known': 'Found by others',
        'field.landingPoints': 'Points for foreign islands',
      },
    },
    looks: {
      fields: {
        known: { on: 'seat', shape: 'anchor' },
        landingPoints: { on: 'seat', shape: 'star' },
      },
    },
  };
}

/** What is built at home before anybody has come is told without its place. */
function hush(s: State, seat: Seat, since: number): void {
  const { events } = s;
  if (!events) return;
  for (let i = since; i < events.length; i++) {
    const { kind, data } = events[i];
    if (kind !== 'built') continue;
    const { place, ...rest } = data;
    events[i] = { kind, data: rest, secret: { seats: 1 << seat, data: { place } } };
  }
}

function ownerOf(b: Book, s: State, home: Row<Seat>, place: number): number {
  for (let seat = 0; seat < b.seats; seat++) if (home.get(s, seat) === place) return seat;
  return -1;
}

/** Everybody's first pieces stand as they are printed at the place; the last settlement brings its goods. */
function settle(b: Book, s: State): void {
  const { home } = handlesOf(b, fields);
  const { cornerAt: at, edgeAt } = b.topology;
  const road = b.pieces.find((piece) => piece.route && !piece.edges?.includes('sea'))!.index;
  const ship = b.pieces.find((piece) => piece.route && piece.edges?.includes('sea'))?.index ?? road;
  for (let seat = 0; seat < b.seats; seat++) {
    const starts = b.layout.starts.filter((start) => start.seat === home.get(s, seat));
    for (const { corner, edge, piece } of starts) {
      const where = at(corner.q, corner.r, corner.corner);
      b.rules.build(s, seat, b.piece(piece).index, where);
      if (edge) {
        const along = edgeAt(edge.q, edge.r, edge.side);
        b.rules.build(s, seat, b.rules.edgeFit(s, ship, along) ? ship : road, along);
      }
      if (corner === starts[starts.length - 1].corner) b.rules.startGoods(s, seat, where);
    }
  }
  b.rules.reviewAwards(s);
}

const watersNeed: BoardNeed = {
  words: `corners marked "${WATERS}", their value a place in a ring of two sides, alike for all places, and starts for each`,
  lacks: (layout, seats) => {
    const marks = layout.marks.corners[WATERS] ?? [];
    const places = Math.max(-1, ...marks.map(({ value }) => Number(value))) + 1;
    if (places < 6 || places % 2 === 1 || places < 2 * firstSide(seats))
      return `it has ${places} places for ${seats} players`;
    const bare = Array.from({ length: places }, (_, place) => place).find(
      (place) => !layout.starts.some((start) => start.seat === place),
    );
    if (bare !== undefined) return `place ${bare} has no starts`;
    return unlike(layout);
  },
  paints: { mark: { on: 'corners', label: WATERS } },
};

/** whether the waters of all places of a side look alike, so that what stands at one could stand at any */
function unlike(layout: Parameters<BoardNeed['lacks']>[0]): string | undefined {
  const topology = makeTopology(layout);
  const lists: number[][] = [];
  for (const { q, r, corner, value } of layout.marks.corners[WATERS]) {
    lists[Number(value)] ??= [];
    lists[Number(value)].push(topology.cornerAt(q, r, corner));
  }
  const shape = (list: readonly number[]): string =>
    list
      .map((corner) => {
        const near: number[] = [];
        for (let i = topology.cornerCornerFrom[corner]; i < topology.cornerCornerFrom[corner + 1]; i++)
          near.push(list.indexOf(topology.cornerCorner[i]));
        return near
          .filter((n) => n >= 0)
          .sort((a, z) => a - z)
          .join();
      })
      .join(' ');
  const shapes = lists.map((list) => shape(list ?? []));
  const half = lists.length / 2;
  const odd = shapes.findIndex((each, place) => each !== shapes[place < half ? 0 : half]);
  return odd < 0 ? undefined : `place ${odd} has waters of another shape`;
}
