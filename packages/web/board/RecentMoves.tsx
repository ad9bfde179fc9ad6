import { type KeyboardEvent, useRef, useState } from 'react';
import type { Place } from '../play/choices.ts';
import { placeKey } from '../play/choices.ts';
import type { Sheet } from '../table/sheet.ts';
import { edgeLine, groundOutline, placePoint } from './geometry.ts';

/** A place where something happened lately. */
export interface RecentMove extends Place {
  readonly words: string;
  /** its happening is pointed out elsewhere */
  readonly pointed: boolean;
}

interface Props {
  readonly sheet: Sheet;
  readonly moves: readonly RecentMove[];
  /** somebody looks at one of them, or at none any more */
  look(move: RecentMove | null): void;
}

/** The places of the last moves shine. One of them is in the tab order; arrow keys walk to the others. */
export function RecentMoves({ sheet, moves, look }: Props) {
  const [at, setAt] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const current = moves.find((move) => placeKey(move) === at) ?? moves[0];
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined || !current) return;
    event.preventDefault();
    const next = (moves.indexOf(current) + step + moves.length) % moves.length;
    group.current?.querySelectorAll<SVGGElement>('.recent')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the places inside take the keys
    <g ref={group} className="recent-moves" onKeyDown={walk}>
      {moves.map((move) => {
        const { x, y } = placePoint(sheet.board, move.on, move.place);
        const turn = move.on === 'edge' ? ` rotate(${edgeLine(sheet.board, move.place).angle})` : '';
        return (
          // biome-ignore lint/a11y/useSemanticElements: a place on the board is drawn, not a form button
          <g
            key={placeKey(move)}
            role="button"
            aria-label={move.words}
            data-recent={placeKey(move)}
            tabIndex={move === current ? 0 : -1}
            className={`recent ${move.on}${move.pointed ? ' pointed' : ''}`}
            transform={`translate(${x} ${y})${turn}`}
            onFocus={() => {
              setAt(placeKey(move));
              look(move);
            }}
            onBlur={() => look(null)}
            onPointerEnter={() => look(move)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(null)}
          >
            <Halo sheet={sheet} place={move} className="halo-rim" />
            <Halo sheet={sheet} place={move} className="halo" />
          </g>
        );
      })}
    </g>
  );
}

interface HaloProps {
  readonly sheet: Sheet;
  readonly place: Place;
  readonly className: string;
}

function Halo({ sheet, place, className }: HaloProps) {
  if (place.on === 'hex')
    return <polygon className={className} points={groundOutline(sheet.board, place.place, 82)} />;
  if (place.on === 'corner') return <circle className={className} r={31} />;
  const { length } = edgeLine(sheet.board, place.place);
  return <rect className={className} x={-length / 2 + 14} y={-17} width={length - 28} height={34} rx={17} />;
}
