import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { travel } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import './fighters.ts';

const fields = {
  /** the one that came between the turns and has to leave the castle, plus one */
  freshKnight: field.cell({ noLook: 'only it is offered to be moved' }),
};

const OCCUPIED = reason('knight-there', 'a knight stands there');
const AT_CASTLE = reason('at-castle', 'no knight stays at the castle');
const NO_CASTLE = reason('not-at-castle', 'the path is not at a castle');
const NO_SHORE = reason('knight-on-land', 'knights stay on land');

/** Knights on paths: three paths a turn, two more for a grain, past everything. */
export const knights = travel({
  name: 'knight',
  on: 'edge',
  shape: 'knight',
  each: 6,
  neutral: (seats) => (seats === 2 ? 1 : 0),
  allowance: 3,
  goes: 'way',
  ground: (b) => {
    const isCastle = castlePaths(b);
    return {
      goes: (s, edge) => b.the.fighters.isGround(s, edge),
      barStay: (s, edge) => (isCastle(s, edge) ? AT_CASTLE : undefined),
    };
  },
  apart: OCCUPIED,
  extra: { cost: { grain: 1 }, points: 2 },
});

export const CASTLE = 'knights-castle';

/** Where the knights come from and where they may be. */
export function castleKnights(): Part {
  return {
    id: 'castle-knights',
    uses: [castle(), knights.part],
    brings: ['fighters'],
    fields,
    decisions: {
      'place-knight': { args: () => [{ name: 'anywhere', domain: { id: 'flag', size: 2 } }] },
    },
    rules: (was, b) => {
      const own = knights.of(b);
      const isCastle = castlePaths(b);
      const special = b.cell('special');
      const { freshKnight: fresh } = handlesOf(b, fields);
      const between = (s: State): boolean => special.get(s) !== 0 && b.option('waiting') !== 'paired';
      return {
        fighters: {
          isGround: landPaths(b),
          on: (s, edge) => own.on(s, edge),
          still: (s, ask) => own.atRest(s, ask),
          owner: (_s, fighter) => own.owner(fighter),
          strength: () => 1,
          fights: () => true,
          fall: (s, fighter) => {
            own.put(s, fighter, -1);
            return 1;
          },
        },
        travel: {
          leads: (s, kind, seat, unit) => {
            if (kind !== 'knight') return was.travel.leads(s, kind, seat, unit);
            return was.travel.leads(s, kind, seat, unit) && (!between(s) || fresh.get(s) === unit + 1);
          },
          barRest: (s, kind, seat) => {
            const bar = was.travel.barRest(s, kind, seat);
            if (bar || kind !== 'knight') return bar;
            for (let unit = 0; unit < own.count; unit++) {
              const edge = own.at(s, unit);
              if (edge < 0 || !isCastle(s, edge) || !b.the.travel.leads(s, kind, seat, unit)) continue;
              const left = own.left(s, unit);
              const far = own.reach(s, seat, unit, edge, left, 0);
              for (let to = 0; to < far.length; to++)
                if (far[to] <= left && b.the.travel.barStand(s, kind, seat, unit, to) === undefined)
                  return AT_CASTLE;
            }
            return undefined;
          },
        },
      };
    },
    moves: (b) => {
      const own = knights.of(b);
      const isCastle = castlePaths(b);
      const special = b.cell('special');
      const { freshKnight: fresh } = handlesOf(b, fields);
      const barPlace = (s: State, edge: Edge) => {
        if (own.on(s, edge) >= 0) return OCCUPIED;
        if (!b.the.fighters.isGround(s, edge)) return NO_SHORE;
        return topArg(s, 0) === 0 && !isCastle(s, edge) ? NO_CASTLE : undefined;
      };
      return [
        {
          name: 'place-knight',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['place-knight'],
          list: (s, _seat, out) =>
            own.atRest(s, () => {
              for (let edge = 0; edge < b.topology.edges; edge++)
                if (barPlace(s, edge) === undefined) out.put(edge);
            }),
          apply: (s, seat, edge) => {
            pop(s);
            const unit = own.spare(s, seat);
            own.put(s, unit, edge);
            if (s.events) tell(s, 'knight-placed', { seat, edge });
            b.rules.reviewAwards(s);
            b.the.invasion.knighted(s, seat);
            if (special.get(s) === 0 || b.option('waiting') === 'paired') return;
            fresh.set(s, unit + 1);
            own.rested(s, unit);
            push(s, b.decision('move-knight'), 1 << seat);
          },
          why: (s, _seat, edge) => (edge < 0 ? undefined : barPlace(s, edge)),
        },
      ];
    },
    words: {
      terms: {
        'move.place-knight': 'Place a knight',
        'decision.place-knight': 'Place your knight',
        'event.knight-placed': '{seat} places a knight.',
        'reason.knight-there': 'A knight stands there.',
        'reason.at-castle': 'No knight stays at the castle.',
        'reason.not-at-castle': 'The path is not at a castle.',
        'reason.knight-on-land': 'Knights stay on land.',
      },
      instead: {
        'move.move-knight': 'Move a knight',
        'decision.move-knight': 'Move your knights',
      },
    },
  };
}

/** The hex that knights set out from. */
export function castle(): Part {
  return {
    id: 'castle',
    terrains: [{ id: CASTLE }],
    words: { terms: { 'terrain.knights-castle': 'castle' } },
    looks: { terrains: { [CASTLE]: { colour: '#a9b27c', pattern: 'castle' } } },
  };
}

/** whether a path is one of a castle */
export function castlePaths(b: Book): (s: State, edge: Edge) => boolean {
  const castle = b.terrain(CASTLE);
  return pathsBeside(b, (terrain) => terrain === castle);
}

/** whether land lies on a side of the path */
export const landPaths = (b: Book): ((s: State, edge: Edge) => boolean) =>
  pathsBeside(b, (terrain) => Boolean(b.land[terrain]));

/** whether a hex of such a terrain lies on a side of the path; asked for every step of a ride */
function pathsBeside(b: Book, suits: (terrain: number) => boolean): (s: State, edge: Edge) => boolean {
  const { terrain } = b.fields;
  const { edgeHex } = b.topology;
  const fits = Uint8Array.from(b.terrains, (_, i) => (suits(i) ? 1 : 0));
  const beside = (s: State, hex: Hex): boolean => hex >= 0 && fits[terrain.get(s, hex)] === 1;
  return (s, edge) => beside(s, edgeHex[edge * 2]) || beside(s, edgeHex[edge * 2 + 1]);
}

/** Asks the seat to place a knight, at a castle or anywhere, if it has one left and there is a place for it. */
export function askKnight(b: Book, s: State, seat: Seat, anywhere: boolean): void {
  const own = knights.of(b);
  if (own.spare(s, seat) < 0) return;
  const isCastle = castlePaths(b);
  for (let edge = 0; edge < b.topology.edges; edge++)
    if (own.on(s, edge) < 0 && (anywhere || isCastle(s, edge))) {
      push(s, b.decision('place-knight'), 1 << seat, anywhere ? 1 : 0);
      return;
    }
}
