import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { anyPayment, countOf, handSize, held } from '../../mechanics/index.ts';
import type { Bill, Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { DUCAT, ducatsOf, spend } from './ducats.ts';

export interface DucatImprovementsConfig {
  /** by line, the names of its levels */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** what a level costs, and how much more for each lower one that is missing */
  readonly costs: readonly number[];
  readonly missing: number;
  /** the points of a whole line: for the first to have it, and for all others */
  readonly first: number;
  readonly later: number;
  /** which of them earns ducats for each city, lowers the rate of the bank, and buys cards with any resources */
  readonly earns: { readonly level: string; readonly piece: string; readonly ducats: number };
  readonly trades: { readonly level: string; readonly rate: number };
  readonly cards: { readonly level: string; readonly deck: string; readonly resources: number };
}

const BUILT = reason('improvement-built', 'the seat has that improvement');
const LAST = reason('improvement-last', 'the last level needs all the others');
const SHORT = reason('improvement-short', 'ducats and resources are not worth as much');
const NO_CHURCH = reason('improvement-church', 'the improvement that allows it is missing');
const FEW = reason('improvement-few', 'the seat has too few resources');

/** by line and by level */
const COLOURS = ['#d8a928', '#4f8a4a', '#4a6fa5'];
const SHAPES = ['sack', 'scroll', 'temple', 'fort'] as const;

/** for bots, in points: what the three special levels are worth, the first by city */
const EARNS = 0.2;
const TRADES = 0.4;
const CARDS = 0.25;

/** Lines of improvements that are paid with ducats, and with resources sold for them. Whole lines are worth points. */
export function ducatImprovements(config: DucatImprovementsConfig): Part {
  const lines = Object.keys(config.lines);
  const names = lines.flatMap((line) => config.lines[line]);
  const levels = config.costs.length;
  const all = config.costs.reduce((sum, cost) => sum + cost, 0);
  /** what a level is on the way to the points of a line */
  const shares = config.costs.map((cost) => cost / all);
  return {
    id: 'ducat-improvements',
    of: config,
    uses: [anyPayment()],
    fields: {
      improved: { per: ['seat', names.length] },
      /** what each has got for whole lines, by line */
      lineMarkers: { per: ['seat', lines.length] },
      /** whether nobody has completed the line yet */
      lineOpen: { per: [lines.length], start: 1 },
    },
    decisions: {
      'sell-to-build': {
        args: () => [{ name: 'improvement', domain: { id: 'improvement', size: names.length, names } }],
      },
    },
    rules: (was, b) => {
      const at = handles(b, config);
      const earner = names.indexOf(config.earns.level);
      const trader = names.indexOf(config.trades.level);
      const church = names.indexOf(config.cards.level);
      const { index } = b.piece(config.earns.piece);
      const bills: Bill[] = config.costs.map((cost) => b.bill({ [DUCAT]: cost }));
      const special = (s: State, seat: Seat, i: number): number =>
        i === earner ? EARNS * countOf(b, s, seat, index) : i === trader ? TRADES : i === church ? CARDS : 0;
      const selling = b.decision('sell-to-build');
      const prize = (s: State, line: number): number =>
        at.open.get(s, line) === 1 ? config.first : config.later;
      return {
        ducats: {
          income: (s, seat) =>
            was.ducats.income(s, seat) +
            (at.has(s, seat, earner) ? config.earns.ducats * countOf(b, s, seat, index) : 0),
          sold: (s, seat) => {
            if (topKind(s) !== selling) return was.ducats.sold(s, seat);
            const improvement = topArg(s, 0);
            if (ducatsOf(b, s, seat) >= at.cost(s, seat, improvement)) {
              pop(s);
              at.build(s, seat, improvement);
            } else if (handSize(b, s, seat) === 0) pop(s);
          },
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return at.has(s, seat, trader) ? Math.min(rate, config.trades.rate) : rate;
          },
        },
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat);
            // What is being paid for counts as built: who sells resources sees what for.
            const wanted = topKind(s) === selling && b.fields.active.get(s) === seat ? topArg(s, 0) : -1;
            if (wanted >= 0) hope -= 0.06 * at.cost(s, seat, wanted);
            for (let line = 0; line < lines.length; line++) {
              const won = at.markers.get(s, seat, line) > 0;
              for (let level = 0; level < levels; level++) {
                const i = line * levels + level;
                if (!at.has(s, seat, i) && i !== wanted) continue;
                if (!won) hope += prize(s, line) * shares[level];
                hope += special(s, seat, i);
              }
            }
            return hope;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let line = 0; line < lines.length; line++)
              for (let level = 0; level < levels; level++) {
                const i = line * levels + level;
                if (at.has(s, seat, i)) continue;
                aim(bills[level], prize(s, line) * shares[level] + special(s, seat, i));
                break;
              }
          },
        },
      };
    },
    moves: (b) => [improve(b, config), cardForAny(b, config)],
    scores: [
      {
        id: 'lines',
        most: () => config.first * lines.length,
        of: (b) => {
          const markers = b.grid<Seat>('lineMarkers');
          return (s, seat) => markers.sum(s, seat);
        },
      },
    ],
    words: {
      terms: {
        'field.improved': 'Improvements',
        'field.lineMarkers': 'Points for whole lines',
        'field.lineOpen': 'Lines that nobody has completed',
        'decision.sell-to-build': 'Sell resources for the improvement',
        'move.improve': 'Build an improvement',
        'move.improve.short': 'Improvement',
        'move.buy-card-any': `Buy a development card for any ${config.cards.resources} resources`,
        'move.buy-card-any.short': 'Card',
        'event.improvement-built': '{seat} builds: {improvement}.',
        'event.line-done': '{seat} has completed a line of improvements and takes {points} points.',
        'reason.improvement-built': 'You have that improvement.',
        'reason.improvement-last': 'The last level of a line needs all the others.',
        'reason.improvement-short': 'Your ducats and resources are not worth as much.',
        'reason.improvement-church': 'You have no improvement that allows it.',
        'reason.improvement-few': 'You have too few resources.',
        'score.lines': 'Lines of improvements',
      },
    },
    looks: {
      fields: {
        improved: {
          on: 'purse',
          shape: 'temple',
          kinds: names,
          colours: names.map((_, i) => COLOURS[Math.floor(i / levels)]),
          each: names.map((_, i) => SHAPES[i % levels]),
        },
        lineMarkers: { on: 'purse', shape: 'star', kinds: lines, colours: COLOURS },
        lineOpen: { on: 'stock', shape: 'star', of: { domain: 'line', kinds: lines } },
      },
      moves: { improve: { shape: 'temple' }, 'buy-card-any': { shape: 'card' } },
    },
  };
}

function handles(b: Book, config: DucatImprovementsConfig) {
  const lines = Object.keys(config.lines);
  const levels = config.costs.length;
  const improved = b.grid<Seat>('improved');
  const markers = b.grid<Seat>('lineMarkers');
  const open = b.row('lineOpen');
  const names = lines.flatMap((line) => config.lines[line]);
  const has = (s: State, seat: Seat, i: number): boolean => improved.get(s, seat, i) === 1;
  const lacking = (s: State, seat: Seat, i: number): number => {
    const level = i % levels;
    let count = 0;
    for (let lower = i - level; lower < i; lower++) if (!has(s, seat, lower)) count++;
    return count;
  };
  const cost = (s: State, seat: Seat, i: number): number =>
    config.costs[i % levels] + config.missing * lacking(s, seat, i);
  return {
    lines,
    levels,
    names,
    markers,
    open,
    has,
    lacking,
    cost,
    build: (s: State, seat: Seat, i: number): void => {
      spend(b, s, seat, cost(s, seat, i));
      improved.set(s, seat, i, 1);
      if (s.events) tell(s, 'improvement-built', { seat, improvement: names[i] });
      if (i % levels < levels - 1) return;
      const line = Math.floor(i / levels);
      const points = open.get(s, line) === 1 ? config.first : config.later;
      open.set(s, line, 0);
      markers.set(s, seat, line, points);
      if (s.events) tell(s, 'line-done', { seat, points });
    },
  };
}

function improve(b: Book, config: DucatImprovementsConfig): MoveSpec {
  const at = handles(b, config);
  const means = (s: State, seat: Seat): number => {
    let sum = ducatsOf(b, s, seat);
    for (const good of b.handGoods) sum += held(b, s, seat, good) * b.the.market.price(s, good);
    return sum;
  };
  const bar = (s: State, seat: Seat, i: number, all: number): Bar => {
    if (at.has(s, seat, i)) return BUILT;
    if (i % at.levels === at.levels - 1 && at.lacking(s, seat, i) > 0) return LAST;
    return all < at.cost(s, seat, i) ? SHORT : undefined;
  };
  return {
    name: 'improve',
    args: [{ name: 'improvement', domain: { id: 'improvement', size: at.names.length, names: at.names } }],
    decisions: ['build'],
    list: (s, seat, out) => {
      const all = means(s, seat);
      for (let i = 0; i < at.names.length; i++) if (bar(s, seat, i, all) === undefined) out.put(i);
    },
    apply: (s, seat, i) => {
      if (ducatsOf(b, s, seat) >= at.cost(s, seat, i)) at.build(s, seat, i);
      else push(s, b.decision('sell-to-build'), 1 << seat, i);
    },
    why: (s, seat, i) => (i < 0 ? SHORT : bar(s, seat, i, means(s, seat))),
  };
}

function cardForAny(b: Book, config: DucatImprovementsConfig): MoveSpec {
  const at = handles(b, config);
  const { deck, resources, level } = config.cards;
  const church = at.names.indexOf(level);
  const bar = (s: State, seat: Seat): Bar => {
    if (!at.has(s, seat, church)) return NO_CHURCH;
    return b.the.cards.barBuy(s, seat, deck) ?? (b.the.anyPayment.can(s, seat, resources) ? undefined : FEW);
  };
  return {
    name: 'buy-card-any',
    decisions: ['build'],
    list: (s, seat, out) => {
      if (bar(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      push(s, b.decision('draw-card'), NATURE, seat);
      b.the.anyPayment.ask(s, seat, resources);
    },
    why: bar,
  };
}
