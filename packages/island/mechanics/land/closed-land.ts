import { reason, type Seat } from '@hexwright/kernel';
import { type Corner, regionNeed } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { isFounding } from '../core/pieces.ts';

const CLOSED_LAND = reason('closed-land', 'nobody settles on this land');

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
    words: { terms: { 'reason.closed-land': 'Nobody settles on this land.' } },
    rules: (was, b) => {
      const closed = cornersOf(b, regions);
      const open = unless?.(b) ?? (() => false);
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      return {
        barBuild: (s, seat, piece, place) =>
          founds[piece] === 1 && closed[place] === 1 && !open(seat, place)
            ? CLOSED_LAND
            : was.barBuild(s, seat, piece, place),
        barFound: (s, seat, corner) =>
          closed[corner] === 1 && !open(seat, corner) ? CLOSED_LAND : was.barFound(s, seat, corner),
        barStartAt: (s, seat, corner) =>
          closed[corner] === 1 ? CLOSED_LAND : was.barStartAt(s, seat, corner),
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
    words: { terms: { 'reason.blocker-abroad': 'The {blocker} keeps to its own land.' } },
    boardNeeds: [regionNeed(...regions)],
    rules: (was, b) => {
      const blocker = b.blocker(id);
      const inside = Uint8Array.from(b.layout.hexes, ({ region = '' }) => (regions.includes(region) ? 1 : 0));
      const abroad = reason('blocker-abroad', `the ${id} keeps to its own land`, { blocker: id });
      return {
        blockers: {
          barStand: (s, which, place, seat, list) =>
            which === blocker && inside[place] === 0
              ? abroad
              : was.blockers.barStand(s, which, place, seat, list),
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
