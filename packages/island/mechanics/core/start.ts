import {
  listMoves,
  MoveList,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { ANY_GOOD, field, handlesOf, NO_GOOD, type Part, type Piece, wanted } from '../../rulebook/index.ts';
import { edgeUnfit, NO_LAND, noneLeft, TAKEN, TOO_NEAR } from './bars.ts';
import { askGoods } from './choice.ts';
import { crowdedStart, startSeat } from './crowded-start.ts';
import { take } from './goods.ts';

const fields = {
  startsPlaced: field.cell({ noLook: 'the pieces stand on the board' }),
};

const START_ROUTE = reason('start-route', 'the route must leave the building just placed');
const NO_WAY_OUT = reason('no-way-out', 'no road or ship could leave that place');

/**
 * Starting places are taken in a snake: odd rounds forward, even rounds backward. The last building brings its
 * first goods, and each comes with a route that leaves it, where a game has routes. Who finds no place goes without.
 */
export function start(config: { readonly rounds: number }): Part {
  return {
    id: 'start',
    of: config,
    provides: [wanted.others.thing, wanted.moreStarts.thing],
    tryBoard: crowdedStart,
    exempt: { rare: ['event.no-start-place'] },
    words: { terms: { 'event.no-start-place': '{seat} finds no place left to start.' } },
    fields,
    decisions: {
      'place-building': { args: () => [{ name: 'round', domain: { id: 'count', size: 100 } }] },
      'place-route': {
        args: (b) => [
          { name: 'round', domain: { id: 'count', size: 100 } },
          { name: 'corner', domain: b.domain('corner') },
        ],
      },
    },
    rules: (_was, b) => {
      const settlement = b.pieces.findIndex((piece) => piece.on === 'corner');
      const unfit = b.pieces.map((piece) => edgeUnfit(b, piece));
      const { startsPlaced: placed } = handlesOf(b, fields);
      const wayless = !b.pieces.some(isWay);
      return {
        startRounds: () => config.rounds,
        startWay: (s, seat, round, corner) =>
          wayless ? placed.add(s, 1) : push(s, b.decision('place-route'), 1 << seat, round, corner),
        startPiece: () => settlement,
        barStartAt: (s, seat, corner) => {
          if (b.fields.building.get(s, corner) !== 0) return TAKEN;
          if (!b.rules.cornerFit(s, corner)) return NO_LAND;
          return b.rules.tooNear(s, seat, corner) ? TOO_NEAR : undefined;
        },
        barStartRoute: (s, _seat, piece, edge, corner) => {
          const { edgeCorner } = b.topology;
          if (edgeCorner[edge * 2] !== corner && edgeCorner[edge * 2 + 1] !== corner) return START_ROUTE;
          if (b.pieces[piece].marks.get(s, edge) !== 0) return TAKEN;
          return b.rules.edgeFit(s, piece, edge) ? undefined : unfit[piece];
        },
        startGood: (s, hex) => b.rules.hexGood(s, hex),
        startGoods: (s, seat, corner) => {
          const { cornerHex, cornerHexFrom } = b.topology;
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
            const good = b.rules.startGood(s, cornerHex[i], corner);
            if (good === ANY_GOOD) askGoods(b, s, seat, 1);
            if (good <= NO_GOOD || b.fields.bank.get(s, good) === 0) continue;
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
          }
        },
      };
    },
    setupSteps: (b) => {
      const { startsPlaced: placed } = handlesOf(b, fields);
      const places = new MoveList();
      return [
        {
          add: {
            id: 'place',
            run: (s) => {
              if (b.rules.startRounds(s) * b.seats <= placed.get(s)) return;
              const seat = startSeat(b, s, placed.get(s));
              push(s, b.decision('place-building'), 1 << seat, Math.floor(placed.get(s) / b.seats));
              listMoves(s, seat, places);
              if (places.length > 0) return;
              pop(s);
              placed.add(s, 1);
              if (s.events) tell(s, 'no-start-place', { seat });
            },
            again: (s) => placed.get(s) < b.rules.startRounds(s) * b.seats,
          },
        },
      ];
    },
    moves: (b) => {
      const { startsPlaced: placed } = handlesOf(b, fields);
      const routes = b.pieces.filter(isWay);
      const { cornerEdge, cornerEdgeFrom } = b.topology;
      const hasWayOut = (s: State, seat: Seat, corner: Corner): boolean => {
        if (routes.length === 0) return true;
        for (const { index } of routes)
          if (b.fields.supply.get(s, seat, index) > 0)
            for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++)
              if (b.rules.barStartRoute(s, seat, index, cornerEdge[k], corner) === undefined) return true;
        return false;
      };
      return [
        {
          name: 'place-building',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['place-building'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (b.rules.barStartAt(s, seat, corner) === undefined && hasWayOut(s, seat, corner))
                out.put(corner);
          },
          apply: (s, seat, corner) => {
            const round = topArg(s, 0);
            pop(s);
            b.rules.build(s, seat, b.rules.startPiece(s, round), corner);
            // A start with cities may earn an award before the first turn.
            b.rules.reviewAwards(s);
            b.rules.startWay(s, seat, round, corner);
            // The goods come with the building. A choice among them lies above its route, so it is made first.
            if (round === b.rules.startRounds(s) - 1) b.rules.startGoods(s, seat, corner);
          },
          why: (s, seat, corner) => {
            if (corner < 0) return undefined;
            return (
              b.rules.barStartAt(s, seat, corner) ?? (hasWayOut(s, seat, corner) ? undefined : NO_WAY_OUT)
            );
          },
        },
        {
          name: 'place-route',
          args: [
            { name: 'piece', domain: b.domain('piece') },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['place-route'],
          list: (s, seat, out) => {
            const corner = topArg(s, 1);
            for (let i = 0; i < routes.length; i++) {
              const piece = routes[i].index;
              if (b.fields.supply.get(s, seat, piece) === 0) continue;
              for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++)
                if (b.rules.barStartRoute(s, seat, piece, cornerEdge[k], corner) === undefined)
                  out.put(piece, cornerEdge[k]);
            }
          },
          apply: (s, seat, piece, edge) => {
            pop(s);
            b.rules.build(s, seat, piece, edge);
            placed.add(s, 1);
          },
          why: (s, seat, piece, edge) => {
            if (piece < 0 || edge < 0) return undefined;
            if (!routes.some(({ index }) => index === piece)) return START_ROUTE;
            if (b.fields.supply.get(s, seat, piece) === 0) return noneLeft(b.pieces[piece]);
            return b.rules.barStartRoute(s, seat, piece, edge, topArg(s, 1));
          },
        },
      ];
    },
  };
}

const isWay = ({ route, on }: Piece): boolean => route === true && on === 'edge';
