import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { giveBack, handSize, held, layersOf, NO_LAND, retell, TAKEN } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface MobileSettlementsConfig {
  readonly piece: string;
  /** so many goods of choice it costs */
  readonly price: number;
}

const NOT_THERE = reason('settlement-none', 'no settlement of the seat stands there');
const NOT_JOINED = reason(
  'settlement-not-joined',
  'the roads of the seat do not lead there from the settlement',
);

/** Settlements go to any free corner along the routes of their owner, past whatever stands there, for goods of choice. */
export function mobileSettlements({ piece: id, price }: MobileSettlementsConfig): Part {
  return {
    id: 'mobile-settlements',
    of: { id, price },
    decisions: {
      'pay-relocation': { args: () => [{ name: 'left', domain: { id: 'count', size: price + 1 } }] },
    },
    moves: (b) => {
      const { index, marks } = b.piece(id);
      const { corners } = b.topology;
      const reach = makeReach(b);
      const poor = reason('cannot-pay', 'the goods for it are not in the hand');
      const barGo = (s: State, corner: Corner): Bar => {
        if (b.fields.building.get(s, corner) !== 0) return TAKEN;
        return b.rules.cornerFit(s, corner) ? undefined : NO_LAND;
      };
      return [
        {
          name: 'relocate',
          leadsTo: 'pay-relocation',
          args: [
            { name: 'corner', domain: b.domain('corner') },
            { name: 'to', domain: b.domain('corner') },
          ],
          decisions: ['main', 'build', 'special'],
          list: (s, seat, out) => {
            if (handSize(b, s, seat) < price) return;
            for (let from = 0; from < corners; from++) {
              if (marks.get(s, from) !== b.mark(seat, index)) continue;
              const reached = reach(s, seat, from);
              for (let to = 0; to < corners; to++)
                if (reached[to] === 1 && barGo(s, to) === undefined) out.put(from, to);
            }
          },
          apply: (s, seat, from, to) => {
            const told = s.events?.length ?? 0;
            b.rules.unbuild(s, index, from);
            retell(s, told, 'removed');
            b.rules.build(s, seat, index, to);
            if (s.events) retell(s, told, 'built', { kind: 'relocated', data: { seat, from, place: to } });
            b.rules.reviewAwards(s);
            push(s, b.decision('pay-relocation'), 1 << seat, price);
          },
          why: (s, seat, from, to) => {
            if (handSize(b, s, seat) < price) return poor;
            if (from < 0) return undefined;
            if (marks.get(s, from) !== b.mark(seat, index)) return NOT_THERE;
            if (to < 0) return undefined;
            return reach(s, seat, from)[to] === 1 ? barGo(s, to) : NOT_JOINED;
          },
        },
        {
          name: 'pay-relocation',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['pay-relocation'],
          list: (s, seat, out) => {
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            const left = topArg(s, 0) - 1;
            pop(s);
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'relocation-paid', { seat, good: b.goods[good].id });
            if (left > 0) push(s, b.decision('pay-relocation'), 1 << seat, left);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.relocate': 'Move a settlement',
        'move.pay-relocation': 'Pay with this',
        'decision.pay-relocation': 'Choose what you pay with: {left} to go',
        'event.relocated': '{seat} moves a settlement.',
        'event.relocation-paid': '{seat} pays 1 {good}.',
        'reason.settlement-none': 'No settlement of yours stands there.',
        'reason.settlement-not-joined': 'Your roads do not lead there from the settlement.',
      },
    },
    looks: { moves: { relocate: { shape: 'house' } } },
  };
}

/** Where the routes of a seat lead from a corner, whatever stands on the way: 1 by corner. */
function makeReach(b: Book): (s: State, seat: Seat, from: Corner) => Uint8Array {
  const layers = layersOf(b, ({ route }) => route === true);
  const reached = new Uint8Array(b.topology.corners);
  const queue = new Int16Array(b.topology.corners);
  const { edgesAt, endsOf } = b.walks;
  return (s, seat, from) => {
    reached.fill(0);
    reached[from] = 1;
    queue[0] = from;
    let found = 1;
    for (let next = 0; next < found; next++)
      for (const edge of edgesAt[queue[next]]) {
        if (!layers.some((layer) => layer.get(s, edge) !== 0 && b.ownerOf[layer.get(s, edge)] === seat))
          continue;
        for (const end of endsOf[edge])
          if (reached[end] === 0) {
            reached[end] = 1;
            queue[found++] = end;
          }
      }
    return reached;
  };
}
