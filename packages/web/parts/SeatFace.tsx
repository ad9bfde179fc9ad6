import { lazy, Suspense } from 'react';
import { seatFill } from '../board/Patterns.tsx';
import { faceSeed } from '../look/characters.ts';
import type { Player } from '../table/protocol.ts';
import { SeatBadge } from './SeatBadge.tsx';

const Face = lazy(async () => ({ default: (await import('../look/Face.tsx')).Face }));

interface Props {
  readonly seat: number;
  readonly player: Player | undefined;
  readonly name: string;
  readonly size: number;
  readonly mood?: 'calm' | 'glad' | 'cross';
}

/** Who sits there, before the colour and pattern of the seat; the colour alone until the faces are fetched. */
export function SeatFace({ seat, player, name, size, mood }: Props) {
  return (
    <Suspense fallback={<SeatBadge seat={seat} size={size} />}>
      <Face seed={faceSeed(player, seat, name)} fill={seatFill(seat)} size={size} mood={mood} />
    </Suspense>
  );
}
