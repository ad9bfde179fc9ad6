import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Bill, Book, GoodSpec, MoveSpec, Part, PieceSpec } from '../../rulebook/index.ts';
import { noneLeft } from '../core/bars.ts';
import { canPay, needsOf, pay } from '../core/goods.ts';
import { countOf, suppliesAt } from '../core/pieces.ts';
import { owe } from '../core/production.ts';

export interface CityTitleConfig {
  /** the marker, one for each seat: the city beside it has the title */
  readonly piece: string;
  readonly cost: Readonly<Record<string, number>>;
  /** points besides those of the city */
  readonly points?: number;
  /** the good whose land it needs, and of which it makes another */
  readonly land: string;
  readonly makes: string;
  /** how many of that there are */
  readonly supply: GoodSpec['supply'];
  /** cities without the title make it, too, where this option is on */
  readonly freely?: string;
  /** a settlement becomes such a city at once, for both prices less these goods */
  readonly straight?: Readonly<Record<string, number>>;
  readonly shape: 'tower' | 'castle' | 'flag';
}

/** what a title is worth to a bot besides its points, for what it opens, in points */
const OPENS = 0.7;

const NO_CITY = reason('no-city-for-title', 'a title goes to one of your own cities');
const HAS_TITLE = reason('city-has-title', 'this city has a title');
const NO_SETTLEMENT = reason('no-settlement-for-title', 'no settlement of the seat stands there');

/** all titles share a layer: a city has one at most */
const LAYER = 'cityTitle';

/**
 * A title for one city of each seat, bought and set up beside it. It needs land of a kind; where the city loses the last of it the
 * title is gone. Such a city makes a finer good of what it draws from that land. Whoever takes the city away takes the title with it.
 */
export function cityTitle(config: CityTitleConfig): Part {
  const { piece: id, land, makes, points, shape, straight } = config;
  return {
    id: `title ${id}`,
    of: config,
    goods: [{ id: makes, supply: config.supply, choosable: false }],
    pieces: [titlePiece(config)],
    ...(straight && { exempt: { rare: [`move.straight-${id}`] } }),
    rules: (was, b) => {
      const title = b.piece(id);
      const city = b.piece('city');
      const [good, finer] = [b.good(land), b.good(makes)];
      const freely = config.freely !== undefined && b.option<boolean>(config.freely);
      const bars = makeBars(b, config);
      const drop = (s: State, piece: number, corner: Corner): void => {
        if (piece === city.index && titled(s, b, id, corner)) b.rules.unbuild(s, title.index, corner);
      };
      return {
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + OPENS * countOf(b, s, seat, title.index),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.fields.supply.get(s, seat, title.index) === 0) return;
            for (let corner = 0; corner < city.places; corner++)
              if (bars.city(s, seat, corner) === undefined)
                return aim(b.rules.cost(s, seat, title.index, -1), OPENS + (points ?? 0));
          },
        },
        hexOwes: (s, hex, asked, corner, by, seat) => {
          const mine = asked === good && by === city.index && (freely || titled(s, b, id, corner));
          const count = mine ? b.rules.drawFrom(s, hex, corner, by) : 0;
          if (count < 2) return was.hexOwes(s, hex, asked, corner, by, seat);
          owe(b, seat, good, count - 1);
          owe(b, seat, finer, 1);
        },
        unbuild: (s, piece, corner) => {
          drop(s, piece, corner);
          was.unbuild(s, piece, corner);
        },
        downgrade: (s, piece, into, corner) => {
          drop(s, piece, corner);
          was.downgrade(s, piece, into, corner);
        },
        boardChange: {
          hexChanged: (s, hex) => {
            was.boardChange.hexChanged(s, hex);
            for (const corner of b.walks.cornersOf[hex])
              if (titled(s, b, id, corner) && !bars.hasLand(s, corner))
                b.rules.unbuild(s, title.index, corner);
          },
        },
      };
    },
    ...(straight && { moves: (b) => [straightMove(b, config)] }),
    words: {
      terms: {
        [`piece.${id}`]: id,
        [`move.${id}`]: `Make a city your ${id}`,
        [`reason.no-${land}-land`]: `It must stand at land that gives ${land}.`,
        'reason.no-city-for-title': 'It takes a city of your own.',
        'reason.city-has-title': 'This city has a title already.',
        'reason.no-settlement-for-title': 'No settlement of yours stands there.',
        ...(straight && { [`move.straight-${id}`]: `Make a settlement your ${id} at once` }),
      },
    },
    looks: { pieces: { [id]: { shape } }, ...(straight && { moves: { [`straight-${id}`]: { shape } } }) },
  };
}

/** Whether the city on the corner has this title. */
export function titled(s: State, b: Book, id: string, corner: Corner): boolean {
  const { marks, index } = b.piece(id);
  const mark = marks.get(s, corner);
  return mark !== 0 && b.pieceOf[mark] === index;
}

/** Whether the seat has a city with this title on the board. */
export const hasTitle = (b: Book, id: string): ((s: State, seat: Seat) => boolean) => {
  const { index, limit } = b.piece(id);
  return (s, seat) => s.cells[suppliesAt(b, seat, index)] < limit;
};

function titlePiece(config: CityTitleConfig): PieceSpec {
  const { piece, cost, points } = config;
  return {
    id: piece,
    on: 'corner',
    layer: LAYER,
    supply: 1,
    cost,
    ...(points !== undefined && { points }),
    only: { on: 'city' },
    bar: (b) => makeBars(b, config).city,
  };
}

function makeBars(b: Book, { piece, land }: CityTitleConfig) {
  const [city, settlement, title] = [b.piece('city'), b.piece('settlement'), b.piece(piece)];
  const good = b.good(land);
  const noLand = reason(`no-${land}-land`, `it must stand at land that gives ${land}`);
  const hasLand = (s: State, corner: Corner): boolean =>
    b.walks.hexesAt[corner].some(
      (hex) => b.rules.hexGood(s, hex) === good && b.fields.numbers.get(s, hex) !== 0,
    );
  return {
    hasLand,
    city: (s: State, seat: Seat, corner: Corner): Bar => {
      if (city.marks.get(s, corner) !== b.mark(seat, city.index)) return NO_CITY;
      if (title.marks.get(s, corner) !== 0) return HAS_TITLE;
      return hasLand(s, corner) ? undefined : noLand;
    },
    settlement: (s: State, seat: Seat, corner: Corner): Bar => {
      if (settlement.marks.get(s, corner) !== b.mark(seat, settlement.index)) return NO_SETTLEMENT;
      return hasLand(s, corner) ? b.rules.barBuild(s, seat, city.index, corner) : noLand;
    },
  };
}

/** A settlement becomes a city with the title in one go, for less than both cost one after the other. */
function straightMove(b: Book, config: CityTitleConfig): MoveSpec {
  const [city, title] = [b.piece('city'), b.piece(config.piece)];
  const bars = makeBars(b, config);
  const bill = (s: State, seat: Seat): Bill => {
    const sum = b.goods.map(({ id }, good) => {
      const of = (bill: Bill): number => bill.find(([asked]) => asked === good)?.[1] ?? 0;
      const [first, second] = [city, title].map(({ index }) => of(b.rules.cost(s, seat, index, -1)));
      return first + second - (config.straight?.[id] ?? 0);
    });
    return sum.flatMap((count, good) => (count > 0 ? [[good, count] as const] : []));
  };
  const left = (s: State, seat: Seat): Bar =>
    [city, title]
      .filter(({ index }) => b.fields.supply.get(s, seat, index) === 0)
      .map((piece) => noneLeft(piece))[0] ?? b.rules.barBuildKind(s, seat, city.index);
  return {
    name: `straight-${config.piece}`,
    args: [{ name: 'corner', domain: b.domain('corner') }],
    decisions: ['main', 'build', 'special'],
    price: bill,
    needs: needsOf(b, b.bill({ [config.land]: config.cost[config.land] ?? 0 })),
    list: (s, seat, out) => {
      if (left(s, seat) || !canPay(b, s, seat, bill(s, seat))) return;
      for (let corner = 0; corner < city.places; corner++)
        if (bars.settlement(s, seat, corner) === undefined) out.put(corner);
    },
    apply: (s, seat, corner) => {
      pay(b, s, seat, bill(s, seat));
      for (const { index } of [city, title]) {
        b.rules.build(s, seat, index, corner);
        b.rules.reviewAwards(s);
        b.rules.built(s, seat, index, corner);
      }
    },
    why: (s, seat, corner) => {
      const bar = left(s, seat);
      if (bar || canPay(b, s, seat, bill(s, seat)))
        return bar ?? (corner < 0 ? NO_SETTLEMENT : bars.settlement(s, seat, corner));
      const cost = bill(s, seat)
        .map(([good, count]) => `${count} ${b.goods[good].id}`)
        .join(', ');
      return reason('cannot-pay', `a ${config.piece} costs ${cost}`, { piece: config.piece, cost });
    },
  };
}
