import { seatFill } from '../board/Patterns.tsx';

/** A seat's colour and pattern. */
export function SeatBadge({ seat, size = 18 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg className="seat-badge" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="9"
        fill={seatFill(seat)}
        stroke="currentColor"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
    </svg>
  );
}
