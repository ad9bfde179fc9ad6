import type { Nested } from '@hexwright/kernel';
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Place, placeKey } from '../play/choices.ts';
import type { Sheet } from '../table/sheet.ts';
import { edgeLine, groundOutline, type Point, placePoint } from './geometry.ts';
import { numbers, tokenNumbers } from './read.ts';
import { seamOf, shownAgain } from './seam.ts';

interface Props {
  readonly sheet: Sheet;
  readonly places: readonly Place[];
  /** the numbers that lie on the hexes */
  readonly tokens: Nested | undefined;
  readonly chosen: Place | null;
  /** quiet places are only hinted at */
  readonly quiet: boolean;
  describe(place: Place): string;
  pick(place: Place): void;
  dragged(): boolean;
}

/** Legal places glow. One of them is in the tab order; arrow keys walk to the others. */
export function Targets({ sheet, places, tokens, chosen, quiet, describe, pick, dragged }: Props) {
  const [at, setAt] = useState<string | null>(null);
  const [under, setUnder] = useState<string | null>(null);
  const numbered = numbers(tokens);
  const group = useRef<SVGGElement>(null);
  const walking = useRef(false);
  const current = places.find((place) => placeKey(place) === at) ?? chosen ?? places[0];

  useEffect(() => {
    if (walking.current) group.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus();
    walking.current = false;
  });

  const walk = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step && current) {
      event.preventDefault();
      const from = placePoint(sheet.board, current.on, current.place);
      const next = nearest(sheet, places, current, from, step);
      if (next) {
        walking.current = true;
        setAt(placeKey(next));
      }
    }
    if ((event.key === 'Enter' || event.key === ' ') && current) {
      event.preventDefault();
      event.stopPropagation();
      pick(current);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the keys
    <g ref={group} className={`targets${quiet ? ' quiet' : ''}`} onKeyDown={walk}>
      {places.map((place) => {
        const key = placeKey(place);
        const here = chosen !== null && key === placeKey(chosen);
        const again = shownAgain(sheet.board, place);
        const point = {
          onPointerEnter: () => setUnder(key),
          onPointerLeave: () => setUnder(null),
          onClick: () => {
            if (!dragged()) pick(place);
          },
        };
        const button = (
          // biome-ignore lint/a11y/useSemanticElements: a place on the board is drawn, not a form button
          <g
            key={key}
            role="button"
            tabIndex={place === current ? 0 : -1}
            aria-label={describe(place)}
            aria-pressed={here}
            data-place={key}
            className={`target ${place.on}${here ? ' chosen' : ''}${again.length > 0 && under === key ? ' under' : ''}`}
            onFocus={() => setAt(key)}
            {...(again.length > 0 ? point : { onClick: point.onClick })}
          >
            <TargetShape sheet={sheet} place={place} bits={numbered[place.place] ?? 0} />
          </g>
        );
        if (again.length === 0) return button;
        return (
          <Fragment key={key}>
            {button}
            {again.map(({ x, y }) => (
              // The place itself is the button; this is only where it is seen once more.
              <g
                key={`${x} ${y}`}
                data-again={key}
                className={`target ${place.on}${here ? ' chosen' : ''}${under === key ? ' under' : ''}`}
                transform={`translate(${x} ${y})`}
                {...point}
              >
                <TargetShape sheet={sheet} place={place} bits={numbered[place.place] ?? 0} />
              </g>
            ))}
          </Fragment>
        );
      })}
    </g>
  );
}

/** A round opening through which the numbers of a hex are seen as they are. */
function hole(count: number): string {
  if (count === 0) return '';
  const r = count === 1 ? 33 : 62;
  return `M${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const AS_IT_LIES: Point = { x: 0, y: 0 };

function nearest(
  sheet: Sheet,
  places: readonly Place[],
  current: Place,
  from: { x: number; y: number },
  [dx, dy]: readonly [number, number],
): Place | undefined {
  let best: Place | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place === current) continue;
    const to = placePoint(sheet.board, place.on, place.place);
    // On a glued board one walks on over its border.
    for (const { x, y } of [AS_IT_LIES, ...(seamOf(sheet.board)?.shifts ?? [])]) {
      const ahead = (to.x + x - from.x) * dx + (to.y + y - from.y) * dy;
      if (ahead <= 1) continue;
      const aside = Math.abs((to.x + x - from.x) * dy) + Math.abs((to.y + y - from.y) * dx);
      const cost = ahead + aside * 2;
      if (cost < bestCost) {
        best = place;
        bestCost = cost;
      }
    }
  }
  return best;
}

interface ShapeProps {
  readonly sheet: Sheet;
  readonly place: Place;
  /** the numbers of its hex, where it is one */
  readonly bits: number;
}

function TargetShape({ sheet, place, bits }: ShapeProps) {
  const at = placePoint(sheet.board, place.on, place.place);
  if (place.on === 'hex')
    return (
      <g transform={`translate(${at.x} ${at.y})`}>
        <polygon className="reach" points={groundOutline(sheet.board, place.place, 90)} />
        <path
          className="glow"
          fillRule="evenodd"
          d={`M${groundOutline(sheet.board, place.place, 84)}Z${hole(tokenNumbers(bits || 0).length)}`}
        />
      </g>
    );
  if (place.on === 'edge') {
    const { angle, length } = edgeLine(sheet.board, place.place);
    const half = length / 2 - 24;
    return (
      <g transform={`translate(${at.x} ${at.y}) rotate(${angle})`}>
        <rect className="reach" x={-half - 8} y={-22} width={half * 2 + 16} height={44} />
        <rect className="glow" x={-half} y={-8} width={half * 2} height={16} rx={8} />
      </g>
    );
  }
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle className="reach" r={30} />
      <circle className="glow" r={16} />
    </g>
  );
}
