import { pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { canPay, giveBack, handSize, held, pay } from '../../mechanics/index.ts';
import { type Bill, type Book, type Part, pointsIn } from '../../rulebook/index.ts';

export interface RegattaConfig {
  /** what a general harbour costs: so many cards of any kind; one for a good costs so many of that */
  readonly any: number;
  readonly special: number;
  /** the laps of the race: a buoy is laid out with the start and one more after each lap but the last */
  readonly laps: number;
}

const NOT_A_GAP = reason('no-gap', 'ships wait between two harbours');
const NONE = -1;

/** what bots think of a card a turn, in harbours: most at the beginning */
const INCOME = 0.6;

/**
 * A race around the island. Everybody's ship lies in a gap between two harbours and pays the price of the next one,
 * clockwise, to pass it. Whoever has sailed all laps from the own buoy wins.
 */
export function regatta(config: RegattaConfig): Part {
  return {
    id: 'regatta',
    of: config,
    fields: {
      /** by seat: the edge in the middle of the gap where its ship lies, and where its buoys do */
      racer: { per: ['seat'], start: NONE },
      buoyAt: { per: ['seat'], start: NONE },
      buoys: { per: ['seat'] },
      passed: { per: ['seat'] },
    },
    decisions: {
      'start-race': {},
      'pay-harbour': { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] },
    },
    scores: [{ id: 'harbours', ...pointsIn('passed'), most: (b) => courseOf(b).gaps.length * config.laps }],
    setupSteps: (b) => {
      const racer = b.row<Seat>('racer');
      const next = (s: State): number => {
        for (let i = 0; i < b.seats; i++) {
          const seat = (b.rules.firstSeat(s) + i) % b.seats;
          if (racer.get(s, seat) === NONE) return seat;
        }
        return NONE;
      };
      return [
        {
          after: 'place',
          add: {
            id: 'start-race',
            run: (s) => {
              const seat = next(s);
              if (seat !== NONE) push(s, b.decision('start-race'), 1 << seat);
            },
            again: (s) => next(s) !== NONE,
          },
        },
      ];
    },
    overrides: {
      goal: 'who sails furthest wins: the way is the goal',
    },
    rules: (was, b) => {
      const passed = b.row<Seat>('passed');
      const asked = makeAsked(b);
      const bills = billsOf(b, config);
      const distance = courseOf(b).gaps.length * config.laps;
      return {
        goal: () => distance,
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const good = asked(s, seat);
            if (good >= 0) aim(bills[good], 1);
          },
          progress: (s, seat) => {
            let draws = 0;
            for (const piece of b.pieces)
              if (piece.draws)
                draws += piece.draws * (piece.limit - b.fields.supply.get(s, seat, piece.index));
            const ahead = 1 - passed.get(s, seat) / distance;
            return was.hints.progress(s, seat) + INCOME * draws * ahead;
          },
        },
      };
    },
    moves: (b) => {
      const course = courseOf(b);
      const racer = b.row<Seat>('racer');
      const buoyAt = b.row<Seat>('buoyAt');
      const buoys = b.row<Seat>('buoys');
      const passed = b.row<Seat>('passed');
      const asked = makeAsked(b);
      const bills = billsOf(b, config);
      const nothing = b.bill({});
      const affords = (s: State, seat: Seat, good: number): boolean =>
        good >= 0 ? canPay(b, s, seat, bills[good]) : handSize(b, s, seat) >= config.any;
      const short = b.goods.map(({ id }) =>
        reason('sail-price', `the next harbour asks for ${config.special} ${id}`, {
          good: id,
          count: config.special,
        }),
      );
      const shortOfAny = reason('sail-price-any', `the next harbour asks for any ${config.any} cards`, {
        count: config.any,
      });
      const sail = (s: State, seat: Seat): void => {
        const gap = ((course.gapOf.get(racer.get(s, seat)) ?? 0) + 1) % course.gaps.length;
        racer.set(s, seat, course.gaps[gap]);
        passed.add(s, seat, 1);
        if (s.events) tell(s, 'sailed', { seat, edge: course.gaps[gap], count: passed.get(s, seat) });
        if (racer.get(s, seat) !== buoyAt.get(s, seat) || buoys.get(s, seat) >= config.laps) return;
        buoys.add(s, seat, 1);
        if (s.events) tell(s, 'lap', { seat, edge: course.gaps[gap], laps: buoys.get(s, seat) - 1 });
      };
      return [
        {
          name: 'start-race',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['start-race'],
          list: (_s, _seat, out) => {
            for (const edge of course.gaps) out.put(edge);
          },
          apply: (s, seat, edge) => {
            pop(s);
            racer.set(s, seat, edge);
            buoyAt.set(s, seat, edge);
            buoys.set(s, seat, 1);
            if (s.events) tell(s, 'race-start', { seat, edge });
          },
          why: (_s, _seat, edge) => (edge < 0 ? undefined : NOT_A_GAP),
        },
        {
          name: 'sail',
          decisions: ['main', 'build', 'special'],
          price: (s, seat) => {
            const good = asked(s, seat);
            return good >= 0 ? bills[good] : nothing;
          },
          list: (s, seat, out) => {
            if (affords(s, seat, asked(s, seat))) out.put();
          },
          apply: (s, seat) => {
            const good = asked(s, seat);
            if (good < 0) {
              // The ship is on its way while the cards are chosen: bots see at once what they pay for.
              sail(s, seat);
              push(s, b.decision('pay-harbour'), 1 << seat, config.any);
              return;
            }
            pay(b, s, seat, bills[good]);
            if (s.events) tell(s, 'paid-harbour', { seat, good: b.goods[good].id, count: config.special });
            sail(s, seat);
          },
          why: (s, seat) => {
            const good = asked(s, seat);
            if (affords(s, seat, good)) return undefined;
            return good >= 0 ? short[good] : shortOfAny;
          },
        },
        {
          name: 'pay-harbour',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['pay-harbour'],
          list: (s, seat, out) => {
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            const left = topArg(s, 0) - 1;
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'paid-harbour', { seat, good: b.goods[good].id, count: 1 });
            if (left > 0) setTopArg(s, 0, left);
            else pop(s);
          },
          why: (s, seat, good) =>
            good >= 0 && held(b, s, seat, good) === 0
              ? reason('none-held', `there is no ${b.goods[good].id} in the hand`, { good: b.goods[good].id })
              : undefined,
        },
      ];
    },
    words: {
      terms: {
        'move.start-race': 'Put ship and buoy here',
        'move.sail': 'Sail past the next harbour',
        'move.sail.short': 'Sail',
        'move.pay-harbour': 'Pay a card',
        'decision.start-race': 'Choose a gap between two harbours for your ship and your buoy',
        'decision.pay-harbour': 'Choose the cards that the harbour costs',
        'event.race-start': '{seat}’s ship is ready.',
        'event.paid-harbour': '{seat} pays the harbour: {count} {good}.',
        'event.sailed': '{seat} sails past a harbour, {count} in all.',
        'event.lap': '{seat} is back at the buoy: laps sailed {laps}.',
        'field.racer': 'Ships of the regatta',
        'field.buoyAt': 'Where each buoy lies',
        'field.buoys': 'Buoys laid',
        'field.passed': 'Harbours passed',
        'score.harbours': 'harbours passed',
        'reason.no-gap': 'Ships wait between two harbours.',
        'reason.sail-price': 'The next harbour asks for {count} {good}.',
        'reason.sail-price-any': 'The next harbour asks for any {count} cards.',
      },
    },
    looks: {
      fields: {
        racer: { on: 'figures', place: 'edge', shape: 'ship', each: 1 },
        buoyAt: { on: 'figures', place: 'edge', shape: 'disc', each: 1 },
        buoys: { on: 'seat', shape: 'anchor', hideAt: 0 },
        passed: { on: 'seat', shape: 'wheel' },
      },
      moves: { sail: { shape: 'ship', seat: true } },
    },
  };
}

/** The good that the next harbour of a seat asks for; -1 for any. */
function makeAsked(b: Book): (s: State, seat: Seat) => number {
  const { gapOf, harbours } = courseOf(b);
  const racer = b.row<Seat>('racer');
  return (s, seat) => b.fields.harbour.get(s, harbours[gapOf.get(racer.get(s, seat)) ?? 0]) - 1;
}

/** by good: what a harbour for it costs */
const billsOf = (b: Book, { special }: RegattaConfig): readonly Bill[] =>
  b.goods.map(({ id }) => b.bill({ [id]: special }));

interface Course {
  /** the harbour that ends each gap, clockwise */
  readonly harbours: readonly number[];
  /** the edge of the coast in the middle of each gap */
  readonly gaps: readonly Edge[];
  readonly gapOf: ReadonlyMap<Edge, number>;
}

/** The harbours in their order around the middle of the land, and the gaps before them. */
function courseOf(b: Book): Course {
  const coast = coastOf(b);
  const turn = new Map(coast.map(({ edge, turn }) => [edge, turn]));
  const { places } = b.layout.harbours;
  const edges = places.map(({ q, r, side }) => b.topology.edgeAt(q, r, side));
  const harbours = places.map((_, place) => place);
  harbours.sort((one, other) => (turn.get(edges[one]) ?? 0) - (turn.get(edges[other]) ?? 0));
  const gaps = harbours.map((place, i) => {
    const from = turn.get(edges[harbours.at(i - 1)!]) ?? 0;
    const to = turn.get(edges[place]) ?? 0;
    const half = around(to - from) / 2;
    const free = coast.filter(({ edge }) => !edges.includes(edge));
    const off = (at: number): number => Math.abs(around(at - from) - half);
    return free.reduce((best, each) => (off(each.turn) < off(best.turn) ? each : best)).edge;
  });
  return { harbours, gaps, gapOf: new Map(gaps.map((edge, gap) => [edge, gap])) };
}

const CIRCLE = 2 * Math.PI;
const around = (turn: number): number => (turn + CIRCLE) % CIRCLE;

/** The edges of the coast of the layout, with their direction from the middle of it, clockwise. */
function coastOf(b: Book): { readonly edge: Edge; readonly turn: number }[] {
  const { hexes } = b.layout;
  const middle = { x: 0, y: 0 };
  for (const { q, r } of hexes) {
    middle.x += (q + r / 2) / hexes.length;
    middle.y += (r * HEIGHT) / hexes.length;
  }
  return hexes.flatMap(({ q, r }) =>
    [0, 1, 2, 3, 4, 5].flatMap((side) => {
      const edge = b.topology.edgeAt(q, r, side);
      if (b.walks.hexesAlong[edge].length !== 1) return [];
      const angle = (side * Math.PI) / 3;
      const x = q + r / 2 + Math.cos(angle) / 2 - middle.x;
      const y = r * HEIGHT - Math.sin(angle) / 2 - middle.y;
      return [{ edge, turn: Math.atan2(y, x) }];
    }),
  );
}

/** how far apart two rows of hexes lie */
const HEIGHT = Math.sqrt(3) / 2;
