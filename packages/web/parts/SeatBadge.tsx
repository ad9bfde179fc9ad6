import { colourFill, seatFill } from '../board/Patterns.tsx';

interface Props {
  readonly seat: number;
  readonly size?: number;
}

/** A seat's colour and pattern. */
export function SeatBadge({ seat, size }: Props) {
  return <Badge fill={seatFill(seat)} size={size} />;
}

/** A colour with its pattern, whoever wears it. */
export function ColourBadge({ colour, size }: { readonly colour: number; readonly size?: number }) {
  return <Badge fill={colourFill(colour)} size={size} />;
}

function Badge({ fill, size = 18 }: { readonly fill: string; readonly size?: number }) {
  return (
    <svg className="seat-badge" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="9"
        fill={fill}
        stroke="currentColor"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
    </svg>
  );
}
