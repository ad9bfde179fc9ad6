import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { askGoods, drawnCard } from '../../mechanics/index.ts';
import { type Book, type Part, pointsIn } from '../../rulebook/index.ts';

/** what is in a chest, in the order in which they are numbered */
const CHEST_FRONTS = ['point', 'card', 'gold', 'robber'] as const;
const [POINT, CARD, GOLD] = [0, 1, 2];
const GOODS = 2;
/** what bots think of a chest that is not opened yet, in points */
const WORTH = 0.45;

export interface TreasureChestsConfig {
  /** the corners where they lie */
  readonly mark: string;
  /** how many there are of each front */
  readonly fronts: (b: Book) => readonly number[];
}

/** Chests lie closed on marked corners. A road or ship that comes to one opens it, and chance says what is in it: a point, a card, goods, or a blocker to move. */
export function treasureChests({ mark, fronts }: TreasureChestsConfig): Part {
  const N = CHEST_FRONTS.length;
  return {
    id: 'treasure-chests',
    of: { mark, fronts },
    boardNeeds: [markNeed('corners', mark, 1)],
    fields: {
      /** by corner: 1 where one lies */
      chestAt: { per: ['corner'] },
      chestsLeft: { per: [N] },
      chestPoints: { per: ['seat'] },
    },
    decisions: { 'open-chest': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    prepare: (b) => {
      const at = b.row<Corner>('chestAt');
      const left = b.row('chestsLeft');
      const counts = fronts(b);
      return (s) => {
        for (const { q, r, corner } of b.layout.marks.corners[mark] ?? [])
          at.set(s, b.topology.cornerAt(q, r, corner), 1);
        left.setAll(s, counts);
      };
    },
    rules: (was, b) => {
      const at = b.row<Corner>('chestAt');
      const { edgeCorner, corners } = b.topology;
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (!b.isRoute[piece] || seat >= b.seats) return;
          for (let end = 0; end < 2; end++) {
            const corner = edgeCorner[place * 2 + end];
            if (at.get(s, corner) === 0) continue;
            at.set(s, corner, 0);
            push(s, b.decision('open-chest'), NATURE, seat);
          }
        },
        hints: {
          lures: (s, seat, lured, edges) => {
            was.hints.lures(s, seat, lured, edges);
            for (let corner = 0; corner < corners; corner++)
              if (at.get(s, corner) > 0) lured[corner] += WORTH;
          },
        },
      };
    },
    moves: (b) => {
      const left = b.row('chestsLeft');
      const points = b.row<Seat>('chestPoints');
      const isCard = drawnCard.when(b);
      const drawCard = drawnCard.gain(b);
      const give = (s: State, seat: Seat, front: number): void => {
        if (front === POINT) points.add(s, seat, 1);
        else if (front === CARD) {
          if (isCard(s, seat)) drawCard(s, seat);
        } else if (front === GOLD) askGoods(b, s, seat, GOODS);
        else b.the.blockers.ask(s, seat);
      };
      return [
        {
          name: 'open-chest',
          args: [{ name: 'front', domain: { id: 'chest', size: N, names: [...CHEST_FRONTS] } }],
          decisions: ['open-chest'],
          list: (s, _nature, out) => {
            for (let front = 0; front < N; front++)
              if (left.get(s, front) > 0) out.weigh(left.get(s, front), front);
          },
          apply: (s, _nature, front) => {
            const seat = topArg(s, 0);
            pop(s);
            left.add(s, front, -1);
            if (s.events) tell(s, 'chest-opened', { seat, chest: CHEST_FRONTS[front] });
            give(s, seat, front);
          },
        },
      ];
    },
    scores: [{ id: 'chests', ...pointsIn('chestPoints') }],
    words: {
      terms: {
        'field.chestAt': 'Treasure chests',
        'field.chestsLeft': 'Chests still closed',
        'field.chestPoints': 'Points from chests',
        'score.chests': 'Treasure chests',
        'decision.open-chest': 'A treasure chest is opened',
        'move.open-chest': 'In the chest: {front:chest}',
        'event.chest-opened': '{seat} opens a treasure chest: {chest}.',
        'chest.point': 'a victory point',
        'chest.card': 'a development card',
        'chest.gold': 'two goods',
        'chest.robber': 'the robber or the pirate',
      },
    },
    looks: {
      fields: {
        chestAt: { on: 'corner', shape: 'chest', colour: '#8a5a2b' },
        chestsLeft: { on: 'stock', shape: 'chest', of: { domain: 'chest', kinds: [...CHEST_FRONTS] } },
        chestPoints: { on: 'seat', shape: 'star', hideAt: 0 },
      },
    },
  };
}
