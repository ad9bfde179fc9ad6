import { itemAt } from '@hexwright/kernel';
import '../look/celebration.css';
import { hexOutline } from '../board/geometry.ts';
import { seatFill } from '../board/Patterns.tsx';

const HEXES = 26;

/** A short quiet shower of hexes in the colours of those who won; none where motion is not wanted. */
export function Celebration({ winners }: { readonly winners: readonly number[] }) {
  if (winners.length === 0) return null;
  return (
    <div className="celebration" aria-hidden="true">
      {Array.from({ length: HEXES }, (_, i) => (
        <svg
          aria-hidden="true"
          key={i}
          viewBox="-12 -12 24 24"
          style={{
            left: `${(i * 61.8) % 100}%`,
            width: 10 + ((i * 7) % 14),
            animationDelay: `${(i % 9) * 90}ms`,
            animationDuration: `${1700 + ((i * 370) % 1100)}ms`,
          }}
        >
          <polygon points={hexOutline(11)} fill={seatFill(itemAt(winners, i % winners.length))} />
        </svg>
      ))}
    </div>
  );
}
