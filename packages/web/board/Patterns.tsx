import { memo, useSyncExternalStore } from 'react';
import { NOBODY, SEATS, type SeatLook, seatLook, watchColours, wornColours } from '../look/seats.ts';

/** Fills shared by all that is drawn: the seats' colours with their patterns, light on hexes, soft glows. */
export const Patterns = memo(function Patterns() {
  useSyncExternalStore(watchColours, wornColours);
  const looks = [...SEATS.map((_, seat) => seatLook(seat)), NOBODY];
  return (
    <svg width="0" height="0" aria-hidden="true" className="defs">
      <defs>
        {looks.map((look, seat) => (
          <Paint key={seat} id={`seat-${seat}`} look={look} />
        ))}
        {SEATS.map((look, colour) => (
          <Paint key={look.name} id={`colour-${colour}`} look={look} />
        ))}
        <radialGradient id="hex-light" cx="0.35" cy="0.22" r="0.95">
          <stop offset="0" stopColor="#fffbe9" stopOpacity="0.34" />
          <stop offset="0.55" stopColor="#fffbe9" stopOpacity="0" />
          <stop offset="1" stopColor="#1a1206" stopOpacity="0.2" />
        </radialGradient>
        <radialGradient id="chit-light" cx="0.4" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fffdf6" />
          <stop offset="1" stopColor="#f1e4c6" />
        </radialGradient>
      </defs>
    </svg>
  );
});

/** How seat `index` is painted; past the last seat stands nobody. */
export function seatFill(seat: number): string {
  return `url(#seat-${seat >= 0 && seat < SEATS.length ? seat : SEATS.length})`;
}

/** How a colour is painted, whoever wears it. */
export function colourFill(colour: number): string {
  return `url(#colour-${colour})`;
}

function Paint({ id, look }: { readonly id: string; readonly look: SeatLook }) {
  return (
    <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
      <rect width="10" height="10" fill={look.fill} />
      <SeatPattern seat={look} />
    </pattern>
  );
}

function SeatPattern({ seat }: { readonly seat: SeatLook }) {
  const stroke = { stroke: seat.ink, strokeOpacity: 0.42, fill: 'none' };
  switch (seat.pattern) {
    case 'stripes':
      return <path d="M-2,8L8,-2M2,12L12,2" {...stroke} strokeWidth="2" />;
    case 'dots':
      return <path d="M2.5,2.500h.1M7.5,7.500h.1" {...stroke} strokeWidth="2.6" strokeLinecap="round" />;
    case 'bars':
      return <path d="M0,2.500H10M0,7.500H10" {...stroke} strokeWidth="1.4" />;
    case 'grid':
      return <path d="M0,5H10M5,0V10" {...stroke} strokeWidth="1.3" />;
    case 'waves':
      return <path d="M0,5Q2.5,1 5,5T10,5" {...stroke} strokeWidth="1.6" />;
    case 'rings':
      return <circle cx="5" cy="5" r="2.6" {...stroke} strokeWidth="1.4" />;
    case 'chevrons':
      return <path d="M0,4L5,8L10,4M0,-1L5,3L10,-1" {...stroke} strokeWidth="1.5" />;
    default:
      return null;
  }
}
