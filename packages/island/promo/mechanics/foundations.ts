import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { liftPiece, TAKEN } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import type { GuildsConfig } from './town-guilds.ts';

export interface FoundationsConfig {
  readonly supply: number;
  readonly cost: Readonly<Record<string, number>>;
  /** the piece that is built on them */
  readonly under: string;
  /** with so many points in one of the guilds they lie one corner further */
  readonly points: number;
  readonly guilds: GuildsConfig;
}

const RESERVED = reason('foundation', 'a foundation of another player lies there');
const TOO_FAR = reason('foundation-far', 'no building of the seat is near enough');
/** what a reserved place is worth to a bot, in points */
const KEPT = 0.2;

/** Foundations keep a corner near one's own buildings free for oneself. */
export function foundations(config: FoundationsConfig): Part {
  return {
    id: 'foundations',
    of: config,
    pieces: [
      {
        id: 'foundation',
        on: 'corner',
        layer: 'foundation',
        supply: config.supply,
        cost: config.cost,
        bar: (b) => barFoundation(b, config),
      },
    ],
    rules: (was, b) => {
      const { marks, index } = b.piece('foundation');
      const under = b.piece(config.under).index;
      return {
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar || piece !== under) return bar;
          const mark = marks.get(s, place);
          return mark !== 0 && b.ownerOf[mark] !== seat ? RESERVED : undefined;
        },
        barFound: (s, seat, corner) => {
          const mark = marks.get(s, corner);
          return (
            was.barFound(s, seat, corner) ?? (mark !== 0 && b.ownerOf[mark] !== seat ? RESERVED : undefined)
          );
        },
        build: (s, seat, piece, place) => {
          if (b.pieces[piece].layerAt === b.at.building && marks.get(s, place) !== 0)
            liftPiece(b, s, index, place);
          was.build(s, seat, piece, place);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + KEPT * (config.supply - b.fields.supply.get(s, seat, index)),
        },
      };
    },
    words: {
      terms: {
        'piece.foundation': 'foundation',
        'move.foundation': 'Lay a foundation',
        'reason.foundation': 'A foundation of another player lies there.',
        'reason.foundation-far': 'No building of yours is near enough.',
      },
    },
    looks: { pieces: { foundation: { shape: 'marker' } } },
  };
}

function barFoundation(b: Book, { points, guilds }: FoundationsConfig) {
  const goods = guilds.guilds.map(({ good }) => b.good(good));
  const { marks } = b.piece('foundation');
  const isOwn = (s: State, seat: Seat, corner: Corner): boolean => {
    const mark = b.fields.building.get(s, corner);
    return mark !== 0 && b.ownerOf[mark] === seat;
  };
  const near = (corner: Corner): readonly Corner[] => b.walks.cornersNear[corner];
  return (s: State, seat: Seat, corner: Corner): Bar => {
    if (marks.get(s, corner) !== 0 || b.fields.building.get(s, corner) !== 0) return TAKEN;
    if (near(corner).some((other) => isOwn(s, seat, other))) return undefined;
    const wide = goods.some((good) => b.the.townGuilds.at(s, seat, good) >= points);
    if (wide && near(corner).some((via) => near(via).some((other) => isOwn(s, seat, other))))
      return undefined;
    return TOO_FAR;
  };
}
