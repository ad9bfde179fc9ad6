import type { Nested } from '@hexwright/kernel';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '../table/sheet.ts';
import { drawnArrow } from './arrow.ts';
import { cornerLine, cornerPoint, edgeLine, hexPoint, leadsDown, outward } from './geometry.ts';
import { printedValue } from './printed.ts';
import { isTurned } from './quarter.ts';
import { RateSign } from './RateSign.tsx';
import { landOf } from './read.ts';
import { riverCourse } from './river.ts';
import { thingKey } from './things.ts';

interface Props {
  readonly sheet: Sheet;
  readonly terrain: Nested | undefined;
}

/** how far from its edge the sign of a path stands, and how large it is */
const BESIDE = 34;
const SMALL = 0.74;
/** a plate stands so far above the middle of its hex, and is as wide as what is written on it */
const PLATE = { above: -46, letter: 8.4, rim: 16 };
/** from one line of an arrow's numbers to the next */
const LINE = 17;

/** Marks that are part of the map itself: rivers, arrows, name plates, lines along edges with their signs, and rings around corners. */
export const PrintedMarks = memo(function PrintedMarks({ sheet, terrain }: Props) {
  // What plates say is said in another language when that changes.
  useTranslation();
  const { board } = sheet;
  const isLand = landOf(sheet, terrain);
  // What leads from side to side of a hex turns with the board, and what is written on it stands.
  const turn = isTurned(board) ? 90 : 0;
  const printed = printedOf(sheet);
  const ways = printed.filter(({ on, look }) => on === 'edge' && look.shape === 'way');
  const sites = printed.filter(isSite);
  const plates = printed.filter(({ on, look }) => on === 'hex' && look.shape === 'plate');
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
              transform={`translate(${x} ${y}) rotate(${turn})`}
              d={riverCourse(String(value))}
              stroke={look.colour}
            />
          );
        }),
      )}
      {printed
        .filter(({ on, look }) => on === 'hex' && look.shape === 'arrow')
        .map(({ key, thing, place, look, value }) => {
          const { x, y } = hexPoint(board, place);
          const arrow = drawnArrow(String(value));
          const at = turn === 0 ? arrow : { x: -arrow.y, y: arrow.x };
          return (
            <g key={key} className="arrow" data-thing={thing} transform={`translate(${x} ${y})`}>
              <path d={arrow.outline} fill={look.colour} transform={`rotate(${turn})`} />
              {arrow.lines.map((line, i) => (
                <text key={line} x={at.x} y={at.y + LINE * (i - (arrow.lines.length - 1) / 2)}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      {ways.map(({ key, thing, place, look }) => {
        // What is built on an edge may lie on either side of the way.
        const { from, to } = board.ghosts ? edgeLine(board, place) : cornerLine(board, place);
        return (
          <g key={key} className="way" data-thing={thing}>
            <line className="way-bed" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={look.colour} />
          </g>
        );
      })}
      {plates.map(({ key, thing, place, look, value }) => {
        const { x, y } = hexPoint(board, place);
        const words = printedValue(sheet, look, value);
        const width = PLATE.letter * words.length + PLATE.rim;
        return (
          <g key={key} className="plate" data-thing={thing} transform={`translate(${x} ${y + PLATE.above})`}>
            <rect x={-width / 2} y="-12" width={width} height="24" rx="6" fill={look.colour} />
            <text className={words.length > 2 ? 'long' : undefined}>{words}</text>
          </g>
        );
      })}
      {sites.map(({ key, thing, place, look }) => {
        const at = cornerPoint(board, place);
        return (
          <g key={key} className="site" data-thing={thing} transform={`translate(${at.x} ${at.y})`}>
            <circle r="17" fill={look.colour} />
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

/** The names of the sites. They lie over whatever stands there, so that a town is still to be found when it is built. */
export const SiteNames = memo(function SiteNames({ sheet }: Pick<Props, 'sheet'>) {
  const { board } = sheet;
  return (
    <g className="site-names">
      {printedOf(sheet)
        .filter(isSite)
        .filter(({ value }) => value !== undefined)
        .map(({ key, place, value }) => {
          const { x, y } = cornerPoint(board, place);
          return (
            <text key={key} x={x} y={y + (leadsDown(board, place) ? -25 : 39)}>
              {value}
            </text>
          );
        })}
    </g>
  );
});

const isSite = ({ on, look }: ReturnType<typeof printedOf>[number]): boolean =>
  on === 'corner' && look.shape === 'site';

function printedOf({ board, looks }: Sheet) {
  return board.marks.flatMap((mark) => {
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
}
