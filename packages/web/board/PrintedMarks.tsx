import type { Nested } from '@hexwright/kernel';
import { memo } from 'react';
import type { Sheet } from '../table/sheet.ts';
import { cornerPoint, edgeLine, hexPoint, leadsDown, outward } from './geometry.ts';
import { RateSign } from './RateSign.tsx';
import { landOf } from './read.ts';
import { riverCourse } from './river.ts';
import { thingKey } from './things.ts';

interface Props {
  readonly sheet: Sheet;
  readonly terrain: Nested;
}

/** how far from its edge the sign of a path stands, and how large it is */
const BESIDE = 34;
const SMALL = 0.74;

/** Marks that are part of the map itself: rivers, lines along edges with their signs, and named rings around corners. */
export const PrintedMarks = memo(function PrintedMarks({ sheet, terrain }: Props) {
  const { board, looks } = sheet;
  const isLand = landOf(sheet, terrain);
  const printed = board.marks.flatMap((mark) => {
    const look = looks.marks?.[mark.label];
    return look && mark.place >= 0
      ? [
          {
            ...mark,
            look,
            key: `${mark.label} ${mark.place} ${mark.value}`,
            thing: thingKey('mark', mark.label, mark.on, mark.place),
          },
        ]
      : [];
  });
  const ways = printed.filter(({ on, look }) => on === 'edge' && look.shape === 'way');
  const sites = printed.filter(({ on, look }) => on === 'corner' && look.shape === 'site');
  const rivers = printed.filter(({ on, look }) => on === 'hex' && look.shape === 'river');
  return (
    <g className="printed-marks">
      {['river-bed', 'river'].map((part) =>
        rivers.map(({ key, thing, place, look, value }) => {
          const { x, y } = hexPoint(board, place);
          return (
            <path
              key={`${part} ${key}`}
              className={part}
              data-thing={thing}
              transform={`translate(${x} ${y})`}
              d={riverCourse(String(value))}
              stroke={look.colour}
            />
          );
        }),
      )}
      {ways.map(({ key, thing, place, look }) => {
        const { from, to } = edgeLine(board, place);
        return (
          <g key={key} className="way" data-thing={thing}>
            <line className="way-bed" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={look.colour} />
          </g>
        );
      })}
      {sites.map(({ key, thing, place, look, value }) => {
        const at = cornerPoint(board, place);
        return (
          <g key={key} className="site" data-thing={thing} transform={`translate(${at.x} ${at.y})`}>
            <circle r="17" fill={look.colour} />
            {value !== undefined && <text y={leadsDown(board, place) ? -25 : 39}>{value}</text>}
          </g>
        );
      })}
      {ways.map(({ key, place, look, value }) => {
        const kind = board.harbourKinds.find(({ good }) => look.sign === 'rate' && (good ?? 'any') === value);
        if (!kind) return null;
        const { middle } = edgeLine(board, place);
        const out = outward(board, place, isLand);
        const at = { x: middle.x + out.x * BESIDE, y: middle.y + out.y * BESIDE };
        return <RateSign key={key} sheet={sheet} kind={kind} at={at} size={SMALL} />;
      })}
    </g>
  );
});
