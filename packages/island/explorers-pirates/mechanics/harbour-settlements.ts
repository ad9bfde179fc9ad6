import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

const INLAND = reason('inland', 'no sea is beside it');
/**
 * What bots lose of each harbour settlement that they have not built, in points, when all their settlements stand inland,
 * and what one piece that is left or can become one leaves of that.
 */
const SHUT_IN = 1;
const WAY_OUT = 0.25;
const NO_CITIES = reason('no-cities', 'settlements do not grow into cities here');

/** Settlements on a coast become harbour settlements: worth two points, with a basin, and no richer than before. */
export function harbourSettlements({
  cost,
  supply,
}: {
  readonly cost: Readonly<Record<string, number>>;
  readonly supply: number;
}): Part {
  return {
    id: 'harbour-settlements',
    of: { cost, supply },
    pieces: [
      {
        id: 'harbour-settlement',
        on: 'corner',
        supply,
        cost,
        points: 2,
        draws: 1,
        replaces: 'settlement',
        distance: true,
        blocksRoutes: true,
      },
    ],
    rules: (was, b) => {
      const harbour = b.piece('harbour-settlement').index;
      const city = b.piece('city').index;
      const settlement = b.piece('settlement');
      const { corners, cornerHex, cornerHexFrom } = b.topology;
      const isCoast = (s: State, corner: Corner): boolean => {
        // The frame is sea.
        if (cornerHexFrom[corner + 1] - cornerHexFrom[corner] < 3) return true;
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (!b.land[b.fields.terrain.get(s, cornerHex[i])]) return true;
        return false;
      };
      /** how many settlements could still become harbour settlements: those on a coast, and those not built yet */
      const growing = (s: State, seat: Seat): number => {
        let count = b.fields.supply.get(s, seat, settlement.index);
        const mark = b.mark(seat, settlement.index);
        for (let corner = 0, built = settlement.limit - count; corner < corners && built > 0; corner++) {
          if (b.fields.building.get(s, corner) !== mark) continue;
          built--;
          if (isCoast(s, corner)) count++;
        }
        return count;
      };
      const shutIn = (s: State, seat: Seat, ways: number): number =>
        -SHUT_IN * b.fields.supply.get(s, seat, harbour) * WAY_OUT ** ways;
      return {
        barBuildKind: (s, seat, piece) =>
          was.barBuildKind(s, seat, piece) ??
          (piece === city && b.pieces[city].limit === 0 ? NO_CITIES : undefined),
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar || piece !== harbour) return bar;
          return isCoast(s, place) ? undefined : INLAND;
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + shutIn(s, seat, growing(s, seat)),
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            if (isCoast(s, corner)) return gain;
            const ways = growing(s, seat);
            return gain + shutIn(s, seat, ways - 1) - shutIn(s, seat, ways);
          },
        },
      };
    },
    words: {
      terms: {
        'piece.harbour-settlement': 'harbour settlement',
        'move.harbour-settlement': 'Build a harbour settlement',
        'reason.inland': 'No sea is beside it.',
        'reason.no-cities': 'Settlements do not grow into cities here.',
      },
    },
    looks: { pieces: { 'harbour-settlement': { shape: 'quay' } } },
  };
}
