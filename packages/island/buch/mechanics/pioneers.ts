import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { isFounding, TWO_DICE } from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { sharedKind } from './shared-kinds.ts';

const fields = {
  pioneerAt: field.row('seat', { start: -1 }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    pioneers: PioneerPoints;
  }
}

export interface PioneerPoints {
  /** the corner where the pioneer of the seat is; -1 before it has come */
  at(s: State, seat: Seat): number;
  /** what keeps the pioneer of the seat from setting out from the corner, be it to build or along rails */
  barSetOut(s: State, seat: Seat, corner: Corner): Bar;
  /** the pioneer of the seat comes to the corner */
  comes(s: State, seat: Seat, corner: Corner): void;
}

export interface PioneersConfig {
  /** the route piece that only a pioneer lays, and along which it moves on */
  readonly rail: string;
  /** other pieces on edges that are built at its corner alone, without taking it along */
  readonly works: readonly string[];
  /** the building as which it counts when numbers produce */
  readonly like: string;
}

const ELSEWHERE = reason('pioneer-elsewhere', 'the pioneer is not at an end of this edge');
const OWN_PIONEER = reason('own-pioneer-there', 'the seat’s own pioneer is there');
const NO_RAILS = reason('no-rails-there', 'no rails of the seat lead the pioneer there');
const TOWN_THERE = reason('pioneer-town', 'a pioneer does not stop at a town');

/** what bots think, in points: of one good a roll, and how much of it is left of a hex that is stopped */
const GOOD = 0.9;
const STOPPED = 0.4;
const CHOICE = 1.4;

/**
 * Everybody has a pioneer, who counts as a settlement when numbers produce. Ways are built at its corner alone, and a rail takes it along
 * to its other end. After trading and building it may move on along own rails.
 */
export function pioneers({ rail, works, like }: PioneersConfig): Part {
  return {
    id: 'pioneers',
    of: { rail, works, like },
    fields,
    decisions: { 'move-pioneer': {} },
    brings: ['pioneers'],
    overrides: {
      tooNear: 'only own towns keep a distance from each other',
    },
    rules: (was, b) => {
      const { pioneerAt } = handlesOf(b, fields);
      const rails = sharedKind(b, rail);
      const others = works.map((id) => sharedKind(b, id));
      const isLaid = Uint8Array.from(b.pieces, (_, piece) =>
        rails.is[piece] === 1 || others.some(({ is }) => is[piece] === 1) ? 1 : 0,
      );
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const settlement = b.piece(like).index;
      const { building } = b.fields;
      const { endsOf, hexesAt } = b.walks;
      return {
        pioneers: {
          at: (s, seat) => pioneerAt.get(s, seat),
          barSetOut: () => undefined,
          comes: (s, seat, corner) => pioneerAt.set(s, seat, corner),
        },
        // Rails pass the towns of others; whatever else stands on a corner blocks as ever.
        cornerBlocks: (s, seat, corner) => building.get(s, corner) === 0 && was.cornerBlocks(s, seat, corner),
        tooNear: (s, seat, corner) => {
          for (const edge of b.walks.edgesAt[corner])
            for (const end of endsOf[edge]) {
              const mark = end === corner ? 0 : building.get(s, end);
              if (mark !== 0 && b.ownerOf[mark] === seat && b.keepsDistance[b.pieceOf[mark]]) return true;
            }
          return false;
        },
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar || seat >= b.seats) return bar;
          const at = pioneerAt.get(s, seat);
          if (founds[piece] === 1 && at === place) return OWN_PIONEER;
          if (isLaid[piece] === 0) return undefined;
          const [one, other] = endsOf[place];
          if (at !== one && at !== other) return ELSEWHERE;
          return b.the.pioneers.barSetOut(s, seat, at);
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (rails.is[piece] === 0 || seat >= b.seats) return;
          // Beside others it lies as another piece, whose building has taken the pioneer along.
          if (b.pieces[piece].marks.get(s, place) !== b.mark(seat, piece)) return;
          const [one, other] = endsOf[place];
          const at = pioneerAt.get(s, seat);
          if (at === one || at === other) b.the.pioneers.comes(s, seat, at === one ? other : one);
        },
        reckon: (s, number) => {
          was.reckon(s, number);
          for (let seat = 0; seat < b.seats; seat++) {
            const at = pioneerAt.get(s, seat);
            if (at < 0) continue;
            for (const hex of hexesAt[at]) {
              if (!b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
              const good = b.rules.hexGood(s, hex);
              if (good !== NO_GOOD) b.rules.hexOwes(s, hex, good, at, settlement, seat);
            }
          }
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            const at = pioneerAt.get(s, seat);
            if (at < 0) return sum;
            for (const hex of hexesAt[at]) {
              const good = b.rules.hexGood(s, hex);
              if (good === NO_GOOD) continue;
              let often = 0;
              for (let number = 2; number < TWO_DICE.length; number++)
                if (b.rules.answers(s, hex, number)) often += TWO_DICE[number];
              sum +=
                GOOD * often * (good === ANY_GOOD ? CHOICE : 1) * (b.rules.hexStopped(s, hex) ? STOPPED : 1);
            }
            return sum;
          },
        },
      };
    },
    turnSteps: (b) => {
      const reach = makeReach(b, rail);
      return [
        {
          before: b.option<boolean>('tradeFirst') ? 'build' : 'end',
          add: {
            id: 'pioneer',
            run: (s) => {
              const seat = b.fields.active.get(s);
              const count = reach.find(s, seat);
              for (let i = 0; i < count; i++)
                if (reach.barHalt(s, reach.corners[i]) === undefined) {
                  push(s, b.decision('move-pioneer'), 1 << seat);
                  return;
                }
            },
          },
        },
      ];
    },
    moves: (b) => {
      const reach = makeReach(b, rail);
      return [
        {
          name: 'move-pioneer',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['move-pioneer'],
          list: (s, seat, out) => {
            const count = reach.find(s, seat);
            for (let i = 0; i < count; i++)
              if (reach.barHalt(s, reach.corners[i]) === undefined) out.put(reach.corners[i]);
          },
          apply: (s, seat, corner) => {
            pop(s);
            b.the.pioneers.comes(s, seat, corner);
            if (s.events) tell(s, 'pioneer-moved', { seat, corner });
          },
          why: (s, seat, corner) => {
            const at = b.the.pioneers.at(s, seat);
            const held = at < 0 ? undefined : b.the.pioneers.barSetOut(s, seat, at);
            if (corner < 0 || held) return held;
            const count = reach.find(s, seat);
            for (let i = 0; i < count; i++) if (reach.corners[i] === corner) return reach.barHalt(s, corner);
            return NO_RAILS;
          },
        },
        {
          name: 'rest-pioneer',
          quiet: true,
          decisions: ['move-pioneer'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'field.pioneerAt': 'Pioneers',
        'move.move-pioneer': 'Move your pioneer there',
        'move.move-pioneer.short': 'Move on',
        'move.rest-pioneer': 'Leave your pioneer where it is',
        'decision.move-pioneer': 'Move your pioneer along your rails, or leave it where it is',
        'event.pioneer-moved': '{seat} moves the pioneer along the rails.',
        'reason.pioneer-elsewhere': 'Your pioneer is not at an end of this edge.',
        'reason.own-pioneer-there': 'Your own pioneer is there.',
        'reason.no-rails-there': 'No rails of yours lead your pioneer there.',
        'reason.pioneer-town': 'Your pioneer does not stop at a settlement or city.',
      },
    },
    looks: {
      fields: { pioneerAt: { on: 'figures', place: 'corner', shape: 'wagon', each: 1 } },
      moves: {
        'move-pioneer': { shape: 'wagon', seat: true },
        'rest-pioneer': { flow: 'on' },
      },
    },
  };
}

/** The corners to which own rails lead a pioneer from where it is; the arrays are used again each time. */
function makeReach(b: Book, rail: string) {
  const rails = sharedKind(b, rail);
  const { corners: size } = b.topology;
  const { edgesAt, endsOf } = b.walks;
  const { building } = b.fields;
  const corners = new Int16Array(size);
  const queue = new Int16Array(size + 1);
  const seen = new Uint8Array(size);
  return {
    corners,
    /** finds them, in order, and answers how many */
    find: (s: State, seat: Seat): number => {
      const from = b.the.pioneers.at(s, seat);
      if (from < 0) return 0;
      seen.fill(0);
      seen[from] = 1;
      queue[0] = from;
      let tail = 1;
      for (let head = 0; head < tail; head++) {
        const corner = queue[head];
        if (b.the.pioneers.barSetOut(s, seat, corner)) continue;
        for (const edge of edgesAt[corner]) {
          if (!rails.has(s, seat, edge)) continue;
          for (const end of endsOf[edge])
            if (seen[end] === 0) {
              seen[end] = 1;
              queue[tail++] = end;
            }
        }
      }
      seen[from] = 0;
      let count = 0;
      for (let corner = 0; corner < size; corner++) if (seen[corner] === 1) corners[count++] = corner;
      return count;
    },
    barHalt: (s: State, corner: Corner): Bar => (building.get(s, corner) === 0 ? undefined : TOWN_THERE),
  };
}
