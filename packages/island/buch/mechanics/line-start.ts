import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import { held, TAKEN } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface LineStartConfig {
  /** the mark of the corners where a line begins; its value says with how many rails */
  readonly mark: string;
  readonly rail: string;
  /** the building that everybody begins with, alone */
  readonly piece: string;
  /** so many goods of each hex around it does it bring */
  readonly goods: number;
}

/** the most goods that a harbour takes for one other */
const HARBOUR = 3;
const NO_HEAD = reason('line-head-elsewhere', 'no line begins there');
const NOT_ON = reason('line-goes-on', 'the line goes on from where it ends');
const HARBOUR_ONLY = reason('start-harbour-only', 'before the first turn only a harbour trades');

/**
 * Everybody begins with one building at one of the marked corners and a line of rails that does not branch; the pioneer goes along with
 * it. What it brings may be traded at its harbour at once.
 */
export function lineStart({ mark, rail, piece, goods }: LineStartConfig): Part {
  return {
    id: 'line-start',
    of: { mark, rail, piece, goods },
    boardNeeds: [markNeed('corners', mark)],
    decisions: {
      'start-line': { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] },
      'start-trade': {},
    },
    overrides: {
      startRounds: 'everybody begins with a single building',
      startWay: 'a line leaves it in place of one piece of a way',
    },
    overridesAny: { startPiece: 'everybody begins with a single building' },
    rules: (was, b) => {
      const railsFrom = headsOf(b, mark);
      const index = b.piece(piece).index;
      const placed = b.cell('startsPlaced');
      const decision = b.decision('start-line');
      const trading = b.decision('start-trade');
      return {
        startRounds: () => 1,
        startPiece: () => index,
        barStartAt: (s, seat, corner) =>
          railsFrom[corner] === 0 ? NO_HEAD : was.barStartAt(s, seat, corner),
        startWay: (s, seat, _round, corner) => {
          placed.add(s, 1);
          b.the.pioneers.comes(s, seat, corner);
          push(s, trading, 1 << seat);
          push(s, decision, 1 << seat, railsFrom[corner]);
        },
        startGoods: (s, seat, corner) => {
          for (let i = 0; i < goods; i++) was.startGoods(s, seat, corner);
        },
        bank: {
          barTrade: (s, seat, give, want) =>
            was.bank.barTrade(s, seat, give, want) ??
            (topKind(s) === trading && b.the.bank.rate(s, seat, give) > HARBOUR ? HARBOUR_ONLY : undefined),
        },
      };
    },
    editMoves: (_b, moves) =>
      moves.map((move) =>
        move.name === 'bank-trade'
          ? { ...move, decisions: [...(move.decisions ?? []), 'start-trade'] }
          : move,
      ),
    moves: (b) => {
      const index = b.piece(rail).index;
      const barLine = (s: State, seat: Seat, edge: Edge): Bar => {
        const at = b.the.pioneers.at(s, seat);
        const [one, other] = b.walks.endsOf[edge];
        if (one !== at && other !== at) return NOT_ON;
        const bar = b.rules.barStartRoute(s, seat, index, edge, at);
        // Others may have a rail there.
        return bar === TAKEN ? b.rules.barBuild(s, seat, index, edge) : bar;
      };
      const { edgesAt } = b.walks;
      const trading = b.decision('start-trade');
      const mayTrade = (s: State, seat: Seat): boolean =>
        b.handGoods.some((good) => {
          const rate = b.the.bank.rate(s, seat, good);
          return rate > 0 && rate <= HARBOUR && held(b, s, seat, good) >= rate;
        });
      return [
        {
          name: 'start-line',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['start-line'],
          list: (s, seat, out) => {
            for (const edge of edgesAt[b.the.pioneers.at(s, seat)])
              if (barLine(s, seat, edge) === undefined) out.put(edge);
          },
          apply: (s, seat, edge) => {
            const left = topArg(s, 0) - 1;
            if (left > 0) setTopArg(s, 0, left);
            else pop(s);
            b.rules.build(s, seat, index, edge);
            if (left === 0 && topKind(s) === trading && !mayTrade(s, seat)) pop(s);
          },
          why: (s, seat, edge) => (edge < 0 ? undefined : barLine(s, seat, edge)),
        },
        {
          name: 'end-start-trade',
          quiet: true,
          decisions: ['start-trade'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'move.start-line': 'Lay a rail of your first line',
        'move.end-start-trade': 'Trade no more',
        'decision.start-line': 'Lay your first line, rail by rail',
        'decision.start-trade': 'Trade at your harbour before the game begins, or go on',
        'reason.line-head-elsewhere': 'No line begins there.',
        'reason.line-goes-on': 'Your line goes on from where it ends.',
        'reason.start-harbour-only': 'Before the first turn you trade only at your harbour.',
      },
    },
    looks: { moves: { 'start-line': { shape: 'road', seat: true }, 'end-start-trade': { flow: 'on' } } },
  };
}

/** by corner: with how many rails a line begins there, 0 where none does */
export function headsOf(b: Book, mark: string): Uint8Array {
  const rails = new Uint8Array(b.topology.corners);
  for (const { q, r, corner, value } of b.layout.marks.corners[mark] ?? [])
    rails[b.topology.cornerAt(q, r, corner) as Corner] = Number(value);
  return rails;
}
