import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { askGoods, drawnCard, take } from '../../mechanics/index.ts';
import { type Part, SETUP } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    hoards: HoardPoints;
  }
}

export interface HoardPoints {
  /** the seat is given what a token with a card on it brings */
  card(s: State, seat: Seat): void;
}

export interface HoardFront {
  readonly id: string;
  readonly count: number;
  /** a card, so many goods of choice, or these goods */
  readonly brings: 'card' | number | readonly string[];
  readonly words: string;
}

export interface HoardsConfig {
  /** the mark of the corners where they lie */
  readonly mark: string;
  readonly fronts: readonly HoardFront[];
}

/** what bots think of a token that is still closed, in points */
const WORTH = 0.25;

/** Tokens lie face down on marked corners. The first road or ship that is built there takes one, which is redeemed at once. */
export function hoards({ mark, fronts }: HoardsConfig): Part {
  const names = fronts.map(({ id }) => id);
  return {
    id: 'hoards',
    of: { mark, fronts },
    boardNeeds: [
      markNeed(
        'corners',
        mark,
        fronts.reduce((sum, { count }) => sum + count, 0),
      ),
    ],
    fields: {
      /** by corner: 1 where one lies */
      hoardAt: { per: ['corner'] },
      /** by front: how many are still closed */
      hoardsClosed: { per: [fronts.length] },
    },
    decisions: { hoard: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    brings: ['hoards'],
    prepare: (b) => {
      const lies = b.row<Corner>('hoardAt');
      const closed = b.row('hoardsClosed');
      return (s) => {
        closed.setAll(
          s,
          fronts.map(({ count }) => count),
        );
        for (const { q, r, corner } of b.layout.marks.corners[mark])
          lies.set(s, b.topology.cornerAt(q, r, corner), 1);
      };
    },
    rules: (was, b) => {
      const lies = b.row<Corner>('hoardAt');
      const isCard = drawnCard.when(b);
      const drawCard = drawnCard.gain(b);
      return {
        hoards: {
          card: (s, seat) => {
            if (isCard(s, seat)) drawCard(s, seat);
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.isRoute[piece] === 0 || seat >= b.seats || b.fields.stage.get(s) === SETUP) return;
          for (const corner of b.walks.endsOf[place]) {
            if (lies.get(s, corner) === 0) continue;
            lies.set(s, corner, 0);
            push(s, b.decision('hoard'), NATURE, seat);
          }
        },
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (lies.get(s, corner) > 0) corners[corner] += WORTH;
          },
        },
      };
    },
    moves: (b) => {
      const closed = b.row('hoardsClosed');
      const goods = fronts.map(({ brings }) =>
        typeof brings === 'object' ? brings.map((id) => b.good(id)) : [],
      );
      return [
        {
          name: 'open-hoard',
          args: [{ name: 'front', domain: { id: 'hoard', size: fronts.length, names } }],
          decisions: ['hoard'],
          list: (s, _nature, out) => {
            for (let front = 0; front < fronts.length; front++)
              if (closed.get(s, front) > 0) out.weigh(closed.get(s, front), front);
          },
          apply: (s, _nature, front) => {
            const seat = topArg(s, 0);
            pop(s);
            closed.add(s, front, -1);
            if (s.events) tell(s, 'hoard-opened', { seat, hoard: fronts[front].id });
            const { brings } = fronts[front];
            if (brings === 'card') b.the.hoards.card(s, seat);
            else if (typeof brings === 'number') askGoods(b, s, seat, brings);
            for (const good of goods[front]) {
              if (b.fields.bank.get(s, good) === 0) continue;
              take(b, s, seat, good, 1);
              if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
            }
          },
        },
      ];
    },
    words: {
      terms: {
        'field.hoardAt': 'Treasure token',
        'field.hoardsClosed': 'Treasure tokens still closed',
        'decision.hoard': 'A treasure token is turned over',
        'move.open-hoard': 'On the token: {front:hoard}',
        'event.hoard-opened': '{seat} finds a treasure: {hoard}.',
        ...Object.fromEntries(fronts.map(({ id, words }) => [`hoard.${id}`, words])),
      },
    },
    looks: {
      fields: {
        hoardAt: { on: 'corner', shape: 'chest', colour: '#c08a2e' },
        hoardsClosed: { on: 'stock', shape: 'chest', of: { domain: 'hoard', kinds: names } },
      },
    },
  };
}
