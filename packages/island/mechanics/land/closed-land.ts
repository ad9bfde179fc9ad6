import type { Seat } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface ClosedLandConfig {
  /** the labels of the regions where nobody settles */
  readonly regions: readonly string[];
  /** corners that are open to a seat all the same */
  readonly unless?: (b: Book) => (seat: Seat, corner: Corner) => boolean;
}

/** Land that can be sailed to but not settled. What already stands there may grow. */
export function closedLand({ regions, unless }: ClosedLandConfig): Part {
  return {
    id: `closed-land ${regions.join(' ')}`,
    of: { regions, unless },
    rules: (was, b) => {
      const closed = cornersOf(b, regions);
      const open = unless?.(b) ?? (() => false);
      const founds = Uint8Array.from(b.pieces, ({ on, replacesIndex }) =>
        on === 'corner' && replacesIndex < 0 ? 1 : 0,
      );
      return {
        mayBuild: (s, seat, piece, place) =>
          !(founds[piece] === 1 && closed[place] === 1 && !open(seat, place)) &&
          was.mayBuild(s, seat, piece, place),
        mayFound: (s, seat, corner) =>
          (closed[corner] === 0 || open(seat, corner)) && was.mayFound(s, seat, corner),
        mayStartAt: (s, seat, corner) => closed[corner] === 0 && was.mayStartAt(s, seat, corner),
      };
    },
  };
}

/** A blocker that never leaves these regions, though it may be driven off the board. */
export function keepsTo({
  blocker: id,
  regions,
}: {
  readonly blocker: string;
  readonly regions: readonly string[];
}): Part {
  return {
    id: `keeps-to ${id}`,
    of: { id, regions },
    rules: (was, b) => {
      const blocker = b.blocker(id);
      const inside = Uint8Array.from(b.layout.hexes, ({ region = '' }) => (regions.includes(region) ? 1 : 0));
      return {
        blockers: {
          mayStand: (s, which, place, seat) =>
            (which !== blocker || inside[place] === 1) && was.blockers.mayStand(s, which, place, seat),
        },
      };
    },
  };
}

/** by corner: 1 if it touches a hex of these regions */
function cornersOf(b: Book, regions: readonly string[]): Uint8Array {
  const { corners, cornerHex, cornerHexFrom } = b.topology;
  const touching = new Uint8Array(corners);
  for (let corner = 0; corner < corners; corner++)
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
      if (regions.includes(b.layout.hexes[cornerHex[i]].region ?? '')) touching[corner] = 1;
  return touching;
}
