import '../look/place-marks.css';
import type { Place } from '../play/choices.ts';
import type { Sheet } from '../table/sheet.ts';
import { placePoint } from './geometry.ts';

interface Props {
  readonly sheet: Sheet;
  readonly places: readonly Place[];
  readonly kind: 'played' | 'better';
}

/** Rings around places on the board: a whole one for what is better, a broken one for what was done. */
export function PlaceMarks({ sheet, places, kind }: Props) {
  return (
    <g className={`place-marks ${kind}`}>
      {places.map(({ on, place }, i) => {
        const { x, y } = placePoint(sheet.board, on, place);
        return <circle key={i} cx={x} cy={y} r={on === 'hex' ? 62 : 36} />;
      })}
    </g>
  );
}
