import type { GoodSpec, Looks, Part } from '../../rulebook/index.ts';

export interface Ware {
  readonly id: string;
  /** what it is called, in the middle of a sentence */
  readonly called: string;
  readonly colour: string;
  readonly shape: NonNullable<Looks['goods']>[string]['shape'];
  /** how many there are. Default no end of it. */
  readonly supply?: GoodSpec['supply'];
  /** whether the bank takes it like a resource. Default true. */
  readonly bankBuys?: boolean;
  /** what bots think of one, in points. Default what it is worth that trades four for one. */
  readonly worth?: number;
}

const WORTH = 0.02;
/** more of a kind than this are worth nothing more to bots: they should be spent */
const ENOUGH = 12;

/**
 * Goods beside the hand, open to all: no hand limit counts them, nobody steals them, no monopoly and no free choice names
 * them. Players trade them, and the bank takes them but gives none out.
 */
export function wares(list: readonly Ware[]): Part {
  return {
    id: `wares ${list.map(({ id }) => id).join(' ')}`,
    of: list,
    goods: list.map(({ id, supply = 'unlimited', bankBuys = true }) => ({
      id,
      supply,
      bankBuys,
      inHand: false,
      bankSells: false,
      choosable: false,
      open: true,
    })),
    rules: (was, b) => {
      const worth = list.map(({ id, worth = WORTH }) => [b.good(id), worth] as const);
      return {
        hints: {
          progress: (s, seat) => {
            let progress = was.hints.progress(s, seat);
            for (const [good, each] of worth)
              progress += each * Math.min(ENOUGH, b.fields.hold.get(s, seat, good));
            return progress;
          },
        },
      };
    },
    words: { terms: Object.fromEntries(list.map(({ id, called }) => [`good.${id}`, called])) },
    looks: {
      goods: Object.fromEntries(
        list.map(({ id, colour, shape }, i) => [id, { colour, shape, apart: i === 0 }]),
      ),
    },
  };
}
