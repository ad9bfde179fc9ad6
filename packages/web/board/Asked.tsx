import { type Place, placeKey } from '../play/choices.ts';
import type { Sheet } from '../table/sheet.ts';
import { edgeLine, groundOutline, placePoint } from './geometry.ts';

/** Rings around the places that the open decision is about. */
export function Asked({ sheet, places }: { readonly sheet: Sheet; readonly places: readonly Place[] }) {
  return places.map((place) => {
    const { x, y } = placePoint(sheet.board, place.on, place.place);
    const turn = place.on === 'edge' ? ` rotate(${edgeLine(sheet.board, place.place).angle})` : '';
    return (
      <g key={placeKey(place)} className="asked" transform={`translate(${x} ${y})${turn}`}>
        <Ring sheet={sheet} place={place} className="rim" />
        <Ring sheet={sheet} place={place} className="ring" />
      </g>
    );
  });
}

interface RingProps {
  readonly sheet: Sheet;
  readonly place: Place;
  readonly className: string;
}

function Ring({ sheet, place, className }: RingProps) {
  if (place.on === 'hex')
    return <polygon className={className} points={groundOutline(sheet.board, place.place, 86)} />;
  if (place.on === 'corner') return <circle className={className} r={40} />;
  const { length } = edgeLine(sheet.board, place.place);
  return <rect className={className} x={-length / 2} y={-20} width={length} height={40} rx={20} />;
}
