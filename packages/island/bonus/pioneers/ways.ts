import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import {
  alongside,
  canPay,
  handOver,
  handSize,
  held,
  learnOf,
  makeSites,
  pay,
  resourcesOf,
  TAKEN,
} from '../../mechanics/index.ts';
import type { Book, Piece } from '../../rulebook/index.ts';
import { type Pioneer, plays } from './pioneer.ts';

const NO_ROADS = reason('sailors-no-road', 'the Sailors build no roads');

/** by piece: what lies in its layer beside those of others */
export const BESIDE: Readonly<Record<string, readonly string[]>> = {
  road: ['beside-road', 'beside-road-2', 'beside-road-3', 'beside-road-4', 'beside-road-5'],
  ship: ['beside-ship', 'beside-ship-2', 'beside-ship-3', 'beside-ship-4', 'beside-ship-5'],
};

/** whether a route piece of the seat lies on the edge, of this kind or beside others */
function lying(b: Book, id: string): (s: State, seat: Seat, edge: Edge) => boolean {
  const kinds = [id, ...(BESIDE[id] ?? [])].flatMap((name) => b.pieces.filter((piece) => piece.id === name));
  return (s, seat, edge) => kinds.some(({ marks, index }) => marks.get(s, edge) === b.mark(seat, index));
}

const carters: Pioneer = {
  id: 'carters',
  name: 'The Carters',
  brief: 'build roads beside those of others and past their buildings; others may build beside yours',
  told: [
    'The Carters: you may build roads on edges where others have roads, and go on past their settlements and cities. Where you have a road, all others may build beside it.',
    { of: 'piece.ship', text: 'What is said of the Carters’ roads holds for ships as well.' },
    { of: 'part.commodities', text: 'The Carters go on past knights, too.' },
    {
      house:
        'For the Longest Road each player’s own pieces count, wherever others lie beside them. What the Carters have built past counts on.',
    },
  ],
  of: ['piece.road', 'piece.beside-road'],
  worth: 0.7,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'carters');
      const shared = Object.keys(BESIDE).flatMap((id) => {
        const piece = b.pieces.find((each) => each.id === id);
        return piece && b.has(`piece.${BESIDE[id][0]}`) ? [{ piece, lies: lying(b, id) }] : [];
      });
      const byPiece = b.pieces.map((_, i) => shared.find(({ piece }) => piece.index === i));
      const bar = (s: State, seat: Seat, piece: number, edge: Edge): Bar => {
        const way = byPiece[piece];
        if (way === undefined || way.piece.marks.get(s, edge) === 0 || has(s, seat)) return undefined;
        for (let other = 0; other < b.seats; other++)
          if (other !== seat && has(s, other) && way.lies(s, other, edge)) return undefined;
        return TAKEN;
      };
      return {
        barBuild: (s, seat, piece, place, list) =>
          bar(s, seat, piece, place) ?? was.barBuild(s, seat, piece, place, list),
        cornerBlocks: (s, seat, corner) => !has(s, seat) && was.cornerBlocks(s, seat, corner),
        // Their knights go no further than others.
        units: {
          mayPass: (s, seat, corner) =>
            was.units.mayPass(s, seat, corner) && !(has(s, seat) && was.cornerBlocks(s, seat, corner)),
        },
      };
    },
  },
};

const roadBuilders: Pioneer = {
  id: 'road-builders',
  name: 'The Road Builders',
  brief: 'nobody breaks your Longest Road',
  told: [
    'The Road Builders: settlements and cities of others do not break your Longest Road.',
    { of: 'part.commodities', text: 'Knights do not break the Road Builders’ Longest Road either.' },
  ],
  of: ['award.longest-road'],
  worth: 0.5,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'road-builders');
      const routes = b.pieces.filter((piece) => piece.route);
      const kindAt = (s: State, seat: Seat, edge: Edge): number => {
        for (const { marks, index, source } of routes)
          if (marks.get(s, edge) === b.mark(seat, index)) return source;
        return -1;
      };
      return {
        routeJoins: (s, seat, from, to, corner) =>
          was.routeJoins(s, seat, from, to, corner) ||
          (seat < b.seats &&
            has(s, seat) &&
            b.rules.cornerBlocks(s, seat, corner) &&
            kindAt(s, seat, from) === kindAt(s, seat, to)),
      };
    },
  },
};

const neighbours: Pioneer = {
  id: 'neighbours',
  name: 'The Neighbours',
  brief: 'no distance between your two roads and other buildings; you need 1 point more',
  told: [
    'The Neighbours: the distance rule does not count for a settlement of yours where two of your roads meet. The Neighbours need 1 point more to win.',
    { of: 'piece.ship', text: 'The Neighbours may have ships there in place of roads.' },
  ],
  of: ['piece.settlement', 'piece.road'],
  target: () => 1,
  worth: 0.3,
  loan: 0.065,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'neighbours');
      const routesAt = b.grid<Seat, Corner>('routesAt');
      return {
        tooNear: (s, seat, corner) =>
          was.tooNear(s, seat, corner) &&
          !(seat < b.seats && has(s, seat) && routesAt.get(s, seat, corner) > 1),
      };
    },
  },
};

const sailors: Pioneer = {
  id: 'sailors',
  name: 'The Sailors',
  brief: 'you build no roads, and need 2 points less',
  told: [
    {
      of: 'piece.ship',
      text: 'The Sailors: you build no roads. The Sailors need 2 points less to win.',
    },
    { of: 'piece.ship', house: 'A starting building of the Sailors that no ship can leave gets a road.' },
  ],
  of: ['piece.ship', 'piece.road'],
  target: () => -2,
  worth: 0.3,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'sailors');
      const road = b.pieces.findIndex(({ id }) => id === 'road');
      const isRoad = Uint8Array.from(b.pieces, ({ index, source }) =>
        road >= 0 && (index === road || source === road) ? 1 : 0,
      );
      const ships = b.pieces.filter(({ route, index }) => route && isRoad[index] === 0);
      /** whether a ship may leave a starting building there */
      const hasWater = (s: State, seat: Seat, corner: Corner): boolean =>
        b.walks.edgesAt[corner].some((edge) =>
          ships.some(
            ({ index }) =>
              b.rules.edgeFit(s, index, edge) &&
              b.rules.barStartRoute(s, seat, index, edge, corner) === undefined,
          ),
        );
      return {
        barBuild: (s, seat, piece, place, list) =>
          isRoad[piece] === 1 && has(s, seat) ? NO_ROADS : was.barBuild(s, seat, piece, place, list),
        barStartRoute: (s, seat, piece, edge, corner) =>
          isRoad[piece] === 1 && has(s, seat) && hasWater(s, seat, corner)
            ? NO_ROADS
            : was.barStartRoute(s, seat, piece, edge, corner),
      };
    },
  },
  terms: { 'reason.sailors-no-road': 'The Sailors build no roads.' },
};

const shipyardWorkers: Pioneer = {
  id: 'shipyard-workers',
  name: 'The Shipyard Workers',
  brief: 'build ships for 2 lumber or 2 wool',
  told: [
    {
      of: 'piece.ship',
      text: 'The Shipyard Workers: you may build ships for 2 lumber or for 2 wool.',
    },
  ],
  of: ['piece.ship', 'good.lumber', 'good.wool'],
  worth: 0.8,
  loan: 0.05,
  part: {
    moves: (b) => {
      const ship = b.pieces.find(({ id }) => id === 'ship');
      if (!ship) return [];
      const has = plays(b, 'shipyard-workers');
      const sites = makeSites(b, ship);
      return ['lumber', 'wool'].map((good) => {
        const bill = b.bill({ [good]: 2 });
        return {
          name: `ship-of-${good}`,
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ship.buildIn ?? ['main', 'build', 'special'],
          price: () => bill,
          list: (s, seat, out) => {
            if (!has(s, seat) || !canPay(b, s, seat, bill) || b.fields.supply.get(s, seat, ship.index) === 0)
              return;
            if (b.rules.barBuildKind(s, seat, ship.index, out) !== undefined) return;
            const count = sites.find(s, seat);
            for (let i = 0; i < count; i++)
              if (b.rules.barBuild(s, seat, ship.index, sites.places[i], out) === undefined)
                out.put(sites.places[i]);
          },
          apply: (s, seat, edge) => {
            pay(b, s, seat, bill);
            lay(b, s, seat, ship, edge);
          },
          why: (s, seat, edge) =>
            has(s, seat) && edge >= 0 ? b.rules.barBuild(s, seat, ship.index, edge) : undefined,
        };
      });
    },
  },
  terms: {
    'move.ship-of-lumber': 'Build a ship of 2 lumber',
    'move.ship-of-lumber.short': 'Ship of lumber',
    'move.ship-of-wool': 'Build a ship of 2 wool',
    'move.ship-of-wool.short': 'Ship of wool',
  },
};

/** as it is built, when it has been paid */
function lay(b: Book, s: State, seat: Seat, piece: Piece, edge: Edge): void {
  b.rules.build(s, seat, piece.index, edge);
  b.rules.reviewAwards(s);
  b.rules.built(s, seat, piece.index, edge);
}

/** what a planned road is worth to a bot beside one that lies, in points */
const PLANNED = 0.1;

/** by piece: the field that counts what is planned */
const PLANS: Readonly<Record<string, string>> = { road: 'plannedRoads', ship: 'plannedShips' };

const transportPlanner: Pioneer = {
  id: 'transport-planner',
  name: 'The Transport Planner',
  brief: 'pay for roads now and place them on a later turn',
  told: [
    'The Transport Planner: you may pay for a road now and place it on a later turn.',
    { of: 'piece.ship', text: 'The Transport Planner may do the same with ships.' },
    { house: 'The Transport Planner plans no more roads than are left in the supply.' },
  ],
  of: ['piece.road'],
  worth: 0.4,
  part: {
    fields: { plannedRoads: { per: ['seat'] }, plannedShips: { per: ['seat'] } },
    rules: (was, b) => {
      const plans = plansOf(b);
      return {
        hints: {
          promised: (s, seat) => {
            let sum = 0;
            for (const { planned } of plans) sum += Math.min(2, planned.get(s, seat));
            return was.hints.promised(s, seat) + PLANNED * sum;
          },
        },
      };
    },
    moves: (b) => {
      const has = plays(b, 'transport-planner');
      const plans = plansOf(b);
      const planOf = (piece: number) => plans.find((each) => each.piece.index === piece);
      const left = (s: State, seat: Seat, piece: number): number => b.fields.supply.get(s, seat, piece);
      return [
        {
          name: 'plan-route',
          args: [{ name: 'piece', domain: b.domain('piece') }],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (!has(s, seat)) return;
            for (const { piece, planned } of plans)
              if (
                planned.get(s, seat) < left(s, seat, piece.index) &&
                b.rules.barBuildKind(s, seat, piece.index) === undefined &&
                canPay(b, s, seat, b.rules.cost(s, seat, piece.index, -1))
              )
                out.put(piece.index);
          },
          apply: (s, seat, piece) => {
            pay(b, s, seat, b.rules.cost(s, seat, piece, -1));
            planOf(piece)!.planned.add(s, seat, 1);
            if (s.events) tell(s, 'planned', { seat, piece: b.pieces[piece].id });
          },
        },
        {
          name: 'lay-planned',
          args: [
            { name: 'piece', domain: b.domain('piece') },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            for (const { piece, planned, sites } of plans) {
              if (planned.get(s, seat) === 0 || left(s, seat, piece.index) === 0) continue;
              if (b.fields.active.get(s) !== seat) continue;
              const count = sites.find(s, seat);
              for (let i = 0; i < count; i++)
                if (b.rules.barBuild(s, seat, piece.index, sites.places[i], out) === undefined)
                  out.put(piece.index, sites.places[i]);
            }
          },
          apply: (s, seat, piece, edge) => {
            planOf(piece)!.planned.add(s, seat, -1);
            lay(b, s, seat, b.pieces[piece], edge);
          },
          why: (s, seat, piece, edge) =>
            planOf(piece) && edge >= 0 ? b.rules.barBuild(s, seat, piece, edge) : undefined,
        },
      ];
    },
    looks: {
      fields: {
        plannedRoads: { on: 'seat', shape: 'scroll', hideAt: 0 },
        plannedShips: { on: 'seat', shape: 'anchor', hideAt: 0 },
      },
    },
    exempt: { rare: ['move.plan-route', 'move.lay-planned', 'event.planned'] },
  },
  terms: {
    'move.plan-route': 'Pay for one to be placed later',
    'move.lay-planned': 'Place what was planned',
    'event.planned': '{seat} plans: {piece}.',
    'field.plannedRoads': 'Planned roads',
    'field.plannedShips': 'Planned ships',
  },
};

function plansOf(b: Book) {
  return b.pieces.flatMap((piece) =>
    PLANS[piece.id] === undefined
      ? []
      : [{ piece, planned: b.row<Seat>(PLANS[piece.id]), sites: makeSites(b, piece) }],
  );
}

/** what a place is worth to whoever advises it, in points, for the chance that it is followed */
const [ADVICE, SITE] = [0.06, 0.02];

const consultants: Pioneer = {
  id: 'consultants',
  name: 'The Consultants',
  brief: 'name a place for the roads of others: who builds there gives you a card',
  told: [
    'The Consultants: before each road of another player you may name a place for it. A player who builds there gives you a resource.',
    { of: 'piece.ship', text: 'The Consultants’ advice counts for ships as well.' },
    'The Consultants need 1 point more to win, but not with Cities & Knights.',
    {
      house:
        'The Consultants are asked after another player’s roll, and again when that player has built at the place they named. The player chooses which resource to give, and gives none if there is none in hand.',
    },
  ],
  of: ['piece.road'],
  target: (b) => (b.has('part.commodities') ? 0 : 1),
  worth: 0.3,
  part: {
    fields: {
      /** the edge that is advised, counted from 1 */
      advisedEdge: { start: -1 },
    },
    decisions: {
      advise: { args: (b) => [{ name: 'builder', domain: b.domain('seat') }] },
      'pay-advice': { args: (b) => [{ name: 'adviser', domain: b.domain('seat') }] },
    },
    rules: (was, b) => {
      const has = plays(b, 'consultants');
      const advised = b.cell('advisedEdge');
      const advise = b.decision('advise');
      const paying = b.decision('pay-advice');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          advised.set(s, -1);
        },
        endTurn: (s) => {
          was.endTurn(s);
          advised.set(s, -1);
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (!b.isRoute[piece] || advised.get(s) !== place || b.fields.active.get(s) !== seat) return;
          advised.set(s, -1);
          for (const adviser of b.rivals[seat]) {
            if (!has(s, adviser)) continue;
            push(s, advise, 1 << adviser, seat);
            if (handSize(b, s, seat) > 0) push(s, paying, 1 << seat, adviser);
          }
        },
        hints: {
          promised: (s, seat) => {
            const promised = was.hints.promised(s, seat);
            const edge = advised.get(s);
            if (edge < 0 || !has(s, seat)) return promised;
            // Whoever builds wants to get to a place for a settlement.
            let sites = 0;
            for (const corner of b.walks.endsOf[edge])
              if (b.rules.barFound(s, b.fields.active.get(s), corner) === undefined) sites++;
            return promised + ADVICE + SITE * sites;
          },
        },
      };
    },
    turnSteps: (b) => {
      const has = plays(b, 'consultants');
      const advise = b.decision('advise');
      return [
        {
          after: 'roll',
          add: {
            id: 'advise',
            run: (s) => {
              const seat = b.fields.active.get(s);
              for (const adviser of b.rivals[seat]) if (has(s, adviser)) push(s, advise, 1 << adviser, seat);
            },
          },
        },
      ];
    },
    moves: (b) => {
      const advised = b.cell('advisedEdge');
      const routes = b.pieces
        .filter(({ route, cost, on }) => route && cost && on === 'edge')
        .map((piece) => ({ piece, sites: makeSites(b, piece) }));
      const resources = resourcesOf(b);
      const seen = new Uint8Array(b.topology.edges);
      return [
        {
          name: 'advise',
          quiet: true,
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['advise'],
          list: (s, _seat, out) => {
            const builder = topArg(s, 0);
            seen.fill(0);
            for (const { piece, sites } of routes) {
              if (b.fields.supply.get(s, builder, piece.index) === 0) continue;
              const count = sites.find(s, builder);
              for (let i = 0; i < count; i++)
                if (b.rules.barBuild(s, builder, piece.index, sites.places[i], out) === undefined)
                  seen[sites.places[i]] = 1;
            }
            for (let edge = 0; edge < seen.length; edge++) if (seen[edge] === 1) out.put(edge);
          },
          apply: (s, seat, edge) => {
            pop(s);
            advised.set(s, edge);
            if (s.events) tell(s, 'advised', { seat, on: 'edge', place: edge });
          },
        },
        {
          name: 'advise-nothing',
          quiet: true,
          decisions: ['advise'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        {
          // for a hand of commodities alone
          name: 'pay-no-advice',
          quiet: true,
          decisions: ['pay-advice'],
          list: (s, seat, out) => {
            if (!resources.some((good) => held(b, s, seat, good) > 0)) out.put();
          },
          apply: (s) => pop(s),
        },
        {
          name: 'pay-advice',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['pay-advice'],
          list: (s, seat, out) => {
            for (const good of resources) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            const adviser = topArg(s, 0);
            pop(s);
            handOver(b, s, seat, adviser, good, 1);
            if (s.events)
              tell(
                s,
                'advice-paid',
                { seat, adviser },
                { seats: learnOf(b, s, seat, adviser, good), data: { good: b.goods[good].id } },
              );
          },
          audience: (s, seat, good) => learnOf(b, s, seat, topArg(s, 0), good),
        },
      ];
    },
    exempt: { rare: ['move.pay-no-advice'] },
    looks: { fields: { advisedEdge: { on: 'figure', place: 'edge', shape: 'flag', colour: '#3d6f9e' } } },
  },
  terms: {
    'decision.advise': 'The Consultants: name a place for {builder:seat}',
    'decision.pay-advice': 'Advice is dear: choose the resource that you give {adviser:seat}',
    'move.advise': 'Advise this place',
    'move.advise-nothing': 'Advise nothing',
    'move.pay-advice': 'Give this one',
    'move.pay-no-advice': 'You have no resource to give',
    'event.advised': '{seat} advises a place.',
    'event.advice-paid': '{seat} follows the advice and gives {adviser:seat} a resource.',
    'event.advice-paid.known': '{seat} follows the advice and gives {adviser:seat} 1 {good}.',
    'field.advisedEdge': 'The place that is advised',
  },
};

/** Roads may lie beside each other, where Carters are among the players. */
export const besideRoads = alongside({ piece: 'road', others: BESIDE.road });
export const besideShips = alongside({ piece: 'ship', others: BESIDE.ship, edges: ['coast', 'sea'] });

export const ways: readonly Pioneer[] = [
  carters,
  roadBuilders,
  neighbours,
  sailors,
  shipyardWorkers,
  transportPlanner,
  consultants,
];
