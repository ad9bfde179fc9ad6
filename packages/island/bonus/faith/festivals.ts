import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { beerOf, wakesKnights } from './beer.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    festivals: FestivalPoints;
  }
}

export interface FestivalPoints {
  /** how much beer a festival at the building on this corner takes */
  buildingPrice(s: State, corner: Corner): number;
}

/** where the token of a seat lies: nowhere, at a route, a knight or a building */
const [NOWHERE, ROUTE, KNIGHT, BUILDING] = [0, 1, 2, 3];
const PRICES = { route: 2, knight: 3, settlement: 4, city: 5 };

/** what an own festival that runs is worth to a bot for each beer it took, in points */
const WORTH = 0.06;

const RUNNING = reason('festival-running', 'a festival of this player is running');
const NOT_THEIRS = reason('festival-own', 'no such piece of another player is there');
const CROWDED = reason('festival-there', 'a festival is held there');
const SPARED = reason('festival-metropolis', 'no festival stops a metropolis');
const DRY = reason('too-little-beer', 'there is not enough beer');
const FEASTS = reason('knight-feasts', 'it is at a festival');
const CUT = reason('road-feasts', 'only a road at a festival leads there');

/** Beer stops a piece of another for a round: it does nothing until whoever pays for the festival is on turn again. */
export function festivals(): Part {
  return {
    id: 'festivals',
    fields: {
      /** by seat: at what kind of piece its festival is held, and where */
      festivalKind: { per: ['seat'], noLook: 'the token lies on the board' },
      festivalPlace: { per: ['seat'], noLook: 'the token lies on the board' },
      /** the tokens by place: the seat that pays, counted from 1 */
      feastEdge: { per: ['edge'] },
      feastKnight: { per: ['corner'] },
      feastBuilding: { per: ['corner'] },
    },
    brings: ['festivals'],
    rules: (was, b) => {
      const edges = b.row<Edge>('feastEdge');
      const posts = b.row<Corner>('feastKnight');
      const buildings = b.row<Corner>('feastBuilding');
      const kind = b.row<Seat>('festivalKind');
      const place = b.row<Seat>('festivalPlace');
      const city = b.piece('city').index;
      const own = knights.of(b);
      const layers = routeLayers(b);
      const founding = Uint8Array.from(b.pieces, ({ on, layerAt, replacesIndex }) =>
        on === 'corner' && layerAt === b.at.building && replacesIndex < 0 ? 1 : 0,
      );
      /** whether something of the seat's leads to the corner that is at no festival */
      const leads = (s: State, seat: Seat, corner: Corner): boolean => {
        const mark = b.fields.building.get(s, corner);
        if (mark !== 0 && b.ownerOf[mark] === seat) return true;
        return b.walks.edgesAt[corner].some(
          (edge) =>
            edges.get(s, edge) === 0 &&
            layers.some((layer) => s.cells[layer + edge] !== 0 && b.ownerOf[s.cells[layer + edge]] === seat),
        );
      };
      const feastsAt = (s: State, seat: Seat, corner: Corner): boolean =>
        b.walks.edgesAt[corner].some((edge) => edges.get(s, edge) !== 0) && !leads(s, seat, corner);
      const over = (s: State, seat: Seat): void => {
        const at = place.get(s, seat);
        const which = kind.get(s, seat);
        if (which === NOWHERE) return;
        kind.set(s, seat, NOWHERE);
        if (which === ROUTE) {
          edges.set(s, at, 0);
          for (const corner of b.walks.endsOf[at]) b.rules.recheckRoutes(s, corner);
        } else if (which === KNIGHT) posts.set(s, at, 0);
        else {
          buildings.set(s, at, 0);
          recount(b, s, at);
        }
        b.rules.reviewAwards(s);
      };
      /** whoever pays for the festival on this place, if one is held there */
      const endAt = (s: State, which: number, at: number): void => {
        for (let seat = 0; seat < b.seats; seat++)
          if (kind.get(s, seat) === which && place.get(s, seat) === at) over(s, seat);
      };
      return {
        festivals: {
          buildingPrice: (s, corner) =>
            b.pieceOf[b.fields.building.get(s, corner)] === city ? PRICES.city : PRICES.settlement,
        },
        drawFrom: (s, hex, corner, piece) =>
          buildings.get(s, corner) !== 0 ? 0 : was.drawFrom(s, hex, corner, piece),
        harbours: { serves: (s, corner) => buildings.get(s, corner) === 0 && was.harbours.serves(s, corner) },
        routeWeight: (s, seat, edge) => (edges.get(s, edge) !== 0 ? 0 : was.routeWeight(s, seat, edge)),
        routeJoins: (s, seat, from, to, corner) =>
          edges.get(s, from) === 0 && edges.get(s, to) === 0 && was.routeJoins(s, seat, from, to, corner),
        barBuild: (s, seat, piece, at, list) => {
          const bar = was.barBuild(s, seat, piece, at, list);
          if (bar || edges.sum(s) === 0) return bar;
          if (b.pieces[piece].route)
            return b.walks.endsOf[at].some((corner) => leads(s, seat, corner)) ? undefined : CUT;
          return founding[piece] === 1 && feastsAt(s, seat, at) ? CUT : undefined;
        },
        units: {
          barAct: (s, seat, corner) =>
            was.units.barAct(s, seat, corner) ?? (posts.get(s, corner) !== 0 ? FEASTS : undefined),
          barPromote: (s, seat, corner, into) =>
            was.units.barPromote(s, seat, corner, into) ?? (posts.get(s, corner) !== 0 ? FEASTS : undefined),
          barActivate: (s, seat, corner) =>
            was.units.barActivate(s, seat, corner) ?? (posts.get(s, corner) !== 0 ? FEASTS : undefined),
          lifted: (s, corner) => {
            was.units.lifted(s, corner);
            endAt(s, KNIGHT, corner);
          },
        },
        defence: {
          mayDefend: (s, corner) => posts.get(s, corner) === 0 && was.defence.mayDefend(s, corner),
        },
        unbuild: (s, piece, at) => {
          was.unbuild(s, piece, at);
          const { on, layerAt, route } = b.pieces[piece];
          if (route) endAt(s, ROUTE, at);
          else if (own.ranks.some(({ index }) => index === piece)) endAt(s, KNIGHT, at);
          else if (on === 'corner' && layerAt === b.at.building) endAt(s, BUILDING, at);
        },
        metropolises: {
          place: (s, seat, branch, corner) => {
            was.metropolises.place(s, seat, branch, corner);
            endAt(s, BUILDING, corner);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          over(s, b.fields.active.get(s));
        },
        hints: {
          promised: (s, seat) => {
            const prices = [0, PRICES.route, PRICES.knight, PRICES.city];
            return was.hints.promised(s, seat) + WORTH * prices[kind.get(s, seat)];
          },
        },
      };
    },
    moves: (b) => (wakesKnights(b) ? [] : festivalMoves(b)),
    words: {
      terms: {
        'field.feastEdge': 'Beer festivals at roads and ships',
        'field.feastKnight': 'Beer festivals at knights',
        'field.feastBuilding': 'Beer festivals at settlements and cities',
        'move.feast-road': 'Hold a beer festival at a road',
        'move.feast-knight': 'Hold a beer festival at a knight',
        'move.feast-building': 'Hold a beer festival at a settlement or city',
        'event.festival': '{seat} holds a beer festival at a piece of {of:seat}.',
        'reason.festival-running': 'A festival of yours is running.',
        'reason.festival-own': 'No such piece of another player is there.',
        'reason.festival-there': 'A festival is held there.',
        'reason.festival-metropolis': 'No festival stops a metropolis.',
        'reason.too-little-beer': 'You have too little beer.',
        'reason.knight-feasts': 'It is at a beer festival.',
        'reason.road-feasts': 'Only a road at a beer festival leads there.',
      },
    },
    looks: {
      fields: {
        feastEdge: { on: 'edge', shape: 'barrel', seat: true },
        feastKnight: { on: 'corner', shape: 'barrel', seat: true },
        feastBuilding: { on: 'corner', shape: 'barrel', seat: true },
      },
      moves: {
        'feast-road': { shape: 'barrel' },
        'feast-knight': { shape: 'barrel' },
        'feast-building': { shape: 'barrel' },
      },
      events: { festival: { befalls: 'of' } },
    },
    exempt: {
      rare: ['move.feast-road', 'move.feast-knight', 'move.feast-building', 'event.festival'],
    },
  };
}

const routeLayers = (b: Book): number[] => [
  ...new Set(b.pieces.filter(({ route }) => route).map(({ layerAt }) => layerAt)),
];

/** The harbours of whoever has the building there may be others now. */
function recount(b: Book, s: State, corner: Corner): void {
  const owner = b.ownerOf[b.fields.building.get(s, corner)];
  if (owner < b.seats && b.harboursAt[corner].length > 0) b.the.harbours.recount(s, owner);
}

interface Target {
  readonly move: string;
  readonly kind: number;
  readonly field: string;
  readonly on: 'edge' | 'corner';
  owner(s: State, at: number): number;
  price(s: State, at: number): number;
  readonly least: number;
}

/** One move for each kind of piece at which a festival can be held. */
function festivalMoves(b: Book): MoveSpec[] {
  const store = beerOf(b);
  const kind = b.row<Seat>('festivalKind');
  const place = b.row<Seat>('festivalPlace');
  const own = knights.of(b);
  const layers = routeLayers(b);
  const targets: readonly Target[] = [
    {
      move: 'feast-road',
      kind: ROUTE,
      field: 'feastEdge',
      on: 'edge',
      least: PRICES.route,
      owner: (s, edge) => {
        const layer = layers.find((at) => s.cells[at + edge] !== 0);
        return layer === undefined ? -1 : b.ownerOf[s.cells[layer + edge]];
      },
      price: () => PRICES.route,
    },
    {
      move: 'feast-knight',
      kind: KNIGHT,
      field: 'feastKnight',
      on: own.on,
      least: PRICES.knight,
      owner: (s, corner) => own.owner(s, corner),
      price: () => PRICES.knight,
    },
    {
      move: 'feast-building',
      kind: BUILDING,
      field: 'feastBuilding',
      on: 'corner',
      least: PRICES.settlement,
      owner: (s, corner) => {
        const mark = b.fields.building.get(s, corner);
        return mark === 0 ? -1 : b.ownerOf[mark];
      },
      price: (s, corner) => b.the.festivals.buildingPrice(s, corner),
    },
  ];
  return targets.map((target): MoveSpec => {
    const tokens = b.row<number>(target.field);
    const size = target.on === 'edge' ? b.topology.edges : b.topology.corners;
    const bar = (s: State, seat: Seat, at: number): Bar => {
      const owner = target.owner(s, at);
      if (owner < 0 || owner >= b.seats || owner === seat) return NOT_THEIRS;
      if (tokens.get(s, at) !== 0) return CROWDED;
      if (target.kind === BUILDING && b.the.metropolises.isAt(s, at)) return SPARED;
      return store.has(s, seat) < target.price(s, at) ? DRY : undefined;
    };
    const barAll = (s: State, seat: Seat): Bar => {
      if (kind.get(s, seat) !== NOWHERE) return RUNNING;
      return store.has(s, seat) < target.least ? DRY : undefined;
    };
    return {
      name: target.move,
      args: [{ name: target.on, domain: b.domain(target.on) }],
      decisions: ['main', 'build', 'special'],
      list: (s, seat, out) => {
        if (barAll(s, seat)) return;
        for (let at = 0; at < size; at++) if (bar(s, seat, at) === undefined) out.put(at);
      },
      apply: (s, seat, at) => {
        const of = target.owner(s, at);
        store.spend(s, seat, target.price(s, at));
        kind.set(s, seat, target.kind);
        place.set(s, seat, at);
        tokens.set(s, at, seat + 1);
        if (target.kind === ROUTE) for (const corner of b.walks.endsOf[at]) b.rules.recheckRoutes(s, corner);
        if (target.kind === BUILDING) recount(b, s, at);
        if (s.events) tell(s, 'festival', { seat, of, on: target.on, place: at });
        b.rules.reviewAwards(s);
      },
      why: (s, seat, at) => barAll(s, seat) ?? (at < 0 ? undefined : bar(s, seat, at)),
    };
  });
}
