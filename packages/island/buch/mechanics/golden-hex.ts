import { isOver, NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import {
  chits,
  finishByPoints,
  gainChits,
  lanePieceAt,
  makeAnchored,
  NUMBERS,
  numberArg,
  ownsTown,
} from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface GoldenHexConfig {
  /** the label of the hex */
  readonly mark: string;
  /** the tokens that lie on it face down, and how many chits there are */
  readonly tokens: readonly number[];
  readonly chits: number;
  /** parts those who have as many points when the chits are gone */
  readonly tieBreak: (b: Book) => (s: State, seat: Seat) => number;
}

/** what bots think, in points: of a ship beside the hex, of a line from a city to it, and of each chit in prospect */
const BESIDE = 0.5;
const LINE = 0.5;
const PROSPECT = 20;
const LURE = 0.5;
const GATE = 0.1;

/**
 * A hex at sea with numbers that nobody knows: the first seats with a ship beside it turn one over each. When one that lies open is
 * rolled, everybody whose unbroken line leads from a city to a ship beside the hex is given a chit; if there are too few for all of
 * several, nobody is. With the last chit the game is over, and most points win.
 */
export function goldenHex(config: GoldenHexConfig): Part {
  const { mark, tokens, chits: stock } = config;
  return {
    id: 'golden-hex',
    of: config,
    uses: [chits()],
    boardNeeds: [markNeed('hexes', mark, 1)],
    fields: {
      /** by number: the tokens that are still face down */
      goldenTokens: { per: [NUMBERS] },
      /** by seat: 1 for those who have turned one over */
      goldenFinder: { per: ['seat'] },
      goldenChits: { start: stock },
    },
    decisions: {
      'golden-token': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    prepare: (b) => {
      const hidden = b.row('goldenTokens');
      return (s) => {
        for (const token of tokens) hidden.add(s, token, 1);
      };
    },
    rules: (was, b) => {
      const golden = goldenOf(b, mark);
      const hidden = b.row('goldenTokens');
      const finder = b.row<Seat>('goldenFinder');
      const left = b.cell('goldenChits');
      const decision = b.decision('golden-token');
      const shipAt = lanePieceAt(b, 'ship');
      const edges = b.walks.edgesOf[golden];
      const line = makeAnchored(b, {
        bears: () => true,
        by: (piece) => b.pieces[piece].replacesIndex >= 0,
      });
      const isBeside = (s: State, seat: Seat): boolean => edges.some((edge) => shipAt(s, seat, edge) >= 0);
      const isJoined = (s: State, seat: Seat): boolean => {
        if (!isBeside(s, seat)) return false;
        line.find(s, seat);
        return edges.some((edge) => line.edges[edge] === 1 && shipAt(s, seat, edge) >= 0);
      };
      const countHidden = (s: State): number => {
        let count = 0;
        for (let n = 0; n < NUMBERS; n++) count += hidden.get(s, n);
        return count;
      };
      // the corners from which two ships lead to an edge of the hex
      const gates = new Set(
        b.walks.cornersOf[golden].flatMap((corner) =>
          b.walks.cornersNear[corner].filter((near) => !b.walks.cornersOf[golden].includes(near)),
        ),
      );
      const hasGate = (s: State, seat: Seat): boolean => {
        for (const corner of gates) if (ownsTown(b, s, seat, corner)) return true;
        return false;
      };
      const tieBreak = config.tieBreak(b);
      const odds = new Float64Array(NUMBERS);
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (seat >= b.seats || b.pieces[piece].on !== 'edge' || !edges.includes(place)) return;
          if (shipAt(s, seat, place) !== piece || finder.get(s, seat) === 1 || countHidden(s) === 0) return;
          finder.set(s, seat, 1);
          push(s, decision, NATURE, seat);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (!b.rules.answers(s, golden, number)) return;
          let joined = 0;
          for (let seat = 0; seat < b.seats; seat++) if (isJoined(s, seat)) joined |= 1 << seat;
          const several = (joined & (joined - 1)) !== 0;
          let count = 0;
          for (let bits = joined; bits !== 0; bits &= bits - 1) count++;
          if (count === 0 || left.get(s) < (several ? count : 1)) return;
          for (let seat = 0; seat < b.seats; seat++)
            if ((joined >> seat) & 1) {
              gainChits(b, s, seat, 1);
              left.add(s, -1);
            }
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!isOver(s) && left.get(s) === 0) finishByPoints(b, s, 'condition', (seat) => tieBreak(s, seat));
        },
        hints: {
          lures: (s, seat, corners, lured) => {
            was.hints.lures(s, seat, corners, lured);
            if (!isBeside(s, seat)) for (const edge of edges) lured[edge] += LURE;
          },
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (gates.has(corner) && !isBeside(s, seat) && !hasGate(s, seat) ? GATE : 0),
          progress: (s, seat) => {
            const sum = was.hints.progress(s, seat);
            if (!isBeside(s, seat)) return sum;
            if (!isJoined(s, seat)) return sum + BESIDE;
            b.the.hints.odds(s, 1, odds);
            let chance = 0;
            for (let n = 2; n < NUMBERS; n++)
              if (b.rules.answers(s, golden, n) || hidden.get(s, n) > 0) chance += odds[n];
            return sum + BESIDE + LINE + PROSPECT * chance;
          },
        },
      };
    },
    moves: (b) => {
      const golden = goldenOf(b, mark);
      const hidden = b.row('goldenTokens');
      return [
        {
          name: 'golden-token',
          args: [numberArg],
          decisions: ['golden-token'],
          list: (s, _seat, out) => {
            for (let n = 2; n < NUMBERS; n++) if (hidden.get(s, n) > 0) out.weigh(hidden.get(s, n), n);
          },
          apply: (s, _nature, number) => {
            const seat = topArg(s, 0);
            pop(s);
            hidden.add(s, number, -1);
            b.fields.numbers.set(s, golden, b.fields.numbers.get(s, golden) | (1 << number));
            if (s.events) tell(s, 'golden-token', { seat, number });
          },
        },
      ];
    },
    words: {
      terms: {
        'field.goldenTokens': 'Numbers of El Dorado, face down',
        'field.goldenFinder': 'Has turned over a number of El Dorado',
        'field.goldenChits': 'Chits left',
        'move.golden-token': 'A number of El Dorado is turned over',
        'decision.golden-token': 'A number of El Dorado is turned over',
        'event.golden-token': '{seat} reaches El Dorado and turns over a {number}.',
      },
    },
    looks: {
      fields: {
        goldenTokens: { on: 'stock', shape: 'chit', of: 'number' },
        goldenFinder: { on: 'seat', shape: 'gem', hideAt: 0 },
        goldenChits: { on: 'table', shape: 'chit', decides: true },
      },
    },
  };
}

const goldenOf = (b: Book, mark: string): Hex => {
  const [{ q, r }] = b.layout.marks.hexes[mark];
  return b.topology.hexAt(q, r);
};
