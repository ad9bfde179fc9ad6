import { memo } from 'react';
import { Shape } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PlaceKind, Sheet } from '../table/sheet.ts';
import { placePoint } from './geometry.ts';
import { numberAt, numbers } from './read.ts';

/** Blockers and other figures: each stands beside the token of its hex, so that both can be read. */
export const Figures = memo(function Figures({
  sheet,
  fields,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
}) {
  const places = numbers(fields.blocker);
  const figures: { key: string; on: PlaceKind; place: number; shape: string; colour: string }[] = [
    ...sheet.blockers.map((blocker, i) => ({
      key: blocker.id,
      on: blocker.on,
      place: places[i],
      ...(sheet.looks.blockers?.[blocker.id] ?? { shape: 'pawn', colour: '#2b2b30' }),
    })),
    ...sheet.fieldLooks.flatMap(({ name, look }) =>
      look.on === 'figure'
        ? [
            {
              key: name,
              on: look.place,
              place: numberAt(fields[name]),
              shape: look.shape,
              colour: look.colour,
            },
          ]
        : [],
    ),
  ];
  const crowd = new Map<string, number>();
  return (
    <g className="figures">
      {figures.map(({ key, on, place, shape, colour }) => {
        if (!(place >= 0)) return null;
        const spot = `${on} ${place}`;
        const nth = crowd.get(spot) ?? 0;
        crowd.set(spot, nth + 1);
        const at = placePoint(sheet.board, on, place);
        const aside = on === 'hex' ? { x: -40 + nth * 34, y: -8 } : { x: nth * 26, y: 0 };
        return (
          <g
            key={key}
            className="figure"
            style={{ transform: `translate(${at.x + aside.x}px, ${at.y + aside.y}px)` }}
          >
            <ellipse className="figure-shadow" cx="2" cy="22" rx="17" ry="5" />
            <g transform="scale(1.15)">
              <Shape shape={shape} fill={colour} ink="#fffaf0" halo={false} />
            </g>
          </g>
        );
      })}
    </g>
  );
});
