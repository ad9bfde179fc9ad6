import { reason } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';

const INLAND = reason('inland', 'no sea is beside it');
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
      const { cornerHex, cornerHexFrom } = b.topology;
      return {
        barBuildKind: (s, seat, piece) =>
          was.barBuildKind(s, seat, piece) ??
          (piece === city && b.pieces[city].limit === 0 ? NO_CITIES : undefined),
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar || piece !== harbour) return bar;
          const around = cornerHexFrom[place + 1] - cornerHexFrom[place];
          // The frame is sea.
          if (around < 3) return undefined;
          for (let i = cornerHexFrom[place]; i < cornerHexFrom[place + 1]; i++)
            if (!b.land[b.fields.terrain.get(s, cornerHex[i])]) return undefined;
          return INLAND;
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
