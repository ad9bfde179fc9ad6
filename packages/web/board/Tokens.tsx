import { itemAt } from '@hexwright/kernel';
import { memo } from 'react';
import { Shape } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PlaceKind, Sheet } from '../table/sheet.ts';

import { hexesWithFigures } from './Figures.tsx';
import { leadsDown, outward, type Point, placePoint } from './geometry.ts';
import { seatFill } from './Patterns.tsx';
import { isPrinted } from './printed.ts';
import { landOf, numbers, standingPieces, stowed } from './read.ts';
import { freeSpot } from './spots.ts';
import { thingKey } from './things.ts';

/** Fields that modules show on hexes, corners and edges, and the places that their layout marks with a token. */
export const Tokens = memo(function Tokens({
  sheet,
  fields,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
}) {
  const taken = new Set(standingPieces(sheet, fields).map(({ on, place }) => `${on} ${place}`));
  const isLand = landOf(sheet, fields.terrain);
  const figures = hexesWithFigures(sheet, fields);
  const numbered = numbers(fields.numbers);
  const lies = (hex: number): Point | undefined =>
    taken.has(`hex ${hex}`) && !numbered[hex] ? freeSpot(sheet, fields, hex) : undefined;
  const isClear = (hex: number): boolean => !numbered[hex] && !figures.has(hex) && !taken.has(`hex ${hex}`);
  const heaps = new Map<string, Lying[]>();
  for (const token of [
    ...markTokens(sheet, taken),
    ...fieldTokens(sheet, fields),
    ...basinTokens(sheet, fields),
    ...partyTokens(sheet, fields),
  ])
    heaps.set(token.spot, [...(heaps.get(token.spot) ?? []), token]);
  return (
    <g className="tokens">
      {[...heaps].flatMap(([spot, heap]) =>
        heap
          .map(({ key, ...token }, i) => (
            <Token
              key={key}
              {...token}
              {...stand(sheet, { isLand, isClear, lies }, token, taken.has(spot), i - (heap.length - 1) / 2)}
            />
          ))
          // the number at the right of one lies above the next
          .reverse(),
      )}
    </g>
  );
});

interface Lying {
  readonly key: string;
  /** by which it is explained */
  readonly thing: string;
  readonly spot: string;
  readonly on: PlaceKind;
  readonly place: number;
  readonly shape: string;
  readonly fill: string;
  readonly value: string | number | undefined;
  /** belongs to the place rather than to what stands there */
  readonly fixed: boolean;
}

function markTokens(sheet: Sheet, taken: ReadonlySet<string>): Lying[] {
  return sheet.board.marks.flatMap(({ label, on, place, value }) => {
    const look = sheet.looks.marks?.[label];
    const spot = `${on} ${place}`;
    if (!look || place < 0 || (look.seat && taken.has(spot))) return [];
    if (isPrinted(look.shape)) return [];
    const thing = thingKey('mark', label, on, place);
    const token = { key: `${label} ${spot}`, thing, spot, on, place, shape: look.shape, fixed: true };
    return look.seat
      ? [{ ...token, fill: seatFill(Number(value)), value: undefined }]
      : [{ ...token, fill: look.colour, value }];
  });
}

/** What each seat has on a hex, in its colour. */
function partyTokens(sheet: Sheet, fields: Fields): Lying[] {
  return sheet.fieldLooks.flatMap(({ name, look }) => {
    if (look.on !== 'parties') return [];
    return numbers(fields[name]).flatMap((count, i): Lying[] => {
      const place = Math.floor(i / sheet.seats);
      if (!(count > 0)) return [];
      const spot = `hex ${place}`;
      const fill = seatFill(i % sheet.seats);
      const value = count > 1 ? count : undefined;
      const thing = thingKey('field', name, i);
      return [
        { key: `${name} ${i}`, thing, spot, on: 'hex', place, shape: look.shape, fill, value, fixed: false },
      ];
    });
  });
}

/** What lies in basins, beside what stands there. */
function basinTokens(sheet: Sheet, fields: Fields): Lying[] {
  return sheet.fieldLooks.flatMap(({ name, look }) => {
    if (look.on !== 'basins') return [];
    const lies = stowed(look, numbers(fields[name]));
    const built = lies.some(({ seat }) => seat) ? standingPieces(sheet, fields) : [];
    return lies.map(({ hold: place, slot, shape, colour, seat }): Lying => {
      const house = seat ? built.find((piece) => piece.on === 'corner' && piece.place === place) : undefined;
      const key = `${name} ${place * look.slots + slot}`;
      const thing = thingKey('field', name, place * look.slots + slot);
      const lying = { key, thing, spot: `corner ${place}`, on: 'corner', place } as const;
      return {
        ...lying,
        shape,
        fill: house ? seatFill(house.owner) : colour,
        value: undefined,
        fixed: false,
      };
    });
  });
}

function fieldTokens(sheet: Sheet, fields: Fields): Lying[] {
  return sheet.fieldLooks.flatMap(({ name, look }) => {
    if (look.on !== 'hex' && look.on !== 'corner' && look.on !== 'edge') return [];
    const { on, shape } = look;
    return numbers(fields[name]).flatMap((value, place) =>
      Number.isNaN(value) || value === (look.hideAt ?? 0)
        ? []
        : [
            {
              key: `${name} ${place}`,
              thing: thingKey('field', name, place),
              spot: `${on} ${place}`,
              on,
              place,
              shape,
              fill: look.seat ? seatFill(value - 1) : (look.colour ?? '#f1e2b6'),
              value: look.value ? value : undefined,
              fixed: false,
            },
          ],
    );
  });
}

/** What is known of the hexes. */
interface Ground {
  isLand(hex: number): boolean;
  /** nothing is in its middle */
  isClear(hex: number): boolean;
  /** where the piece lies that has the hex, if it has no number */
  lies(hex: number): Point | undefined;
}

interface Stand {
  readonly at: Point;
  readonly size: number;
}

/** A small shape with its value: written on a chit, on a plate beside any other shape. */
function Token({
  thing,
  at,
  size,
  shape,
  fill,
  value,
}: Stand & Pick<Lying, 'thing' | 'shape' | 'fill' | 'value'>) {
  return (
    <g data-thing={thing} className="token" transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <Shape shape={shape} fill={fill} />
      {value !== undefined &&
        (shape === 'chit' ? (
          <text className="token-value" y="8">
            {value}
          </text>
        ) : (
          <g transform="translate(15 14)">
            <circle className="token-plate" r="12.5" />
            <text className="token-value small" y="6">
              {value}
            </text>
          </g>
        ))}
    </g>
  );
}

/**
 * Where a token lies, so many steps from the middle of its heap: in the middle of a hex, or below its number or figure; beside a building, on a
 * piece that lies on an edge or in the sea, and off the coast where nothing is built.
 */
function stand(
  { board }: Sheet,
  { isLand, isClear, lies }: Ground,
  { on, place, fixed }: Pick<Lying, 'on' | 'place' | 'fixed'>,
  taken: boolean,
  step: number,
): Stand {
  const at = placePoint(board, on, place);
  const beside = (x: number, y: number, size = 0.9): Stand => ({ at: { x: at.x + x, y: at.y + y }, size });
  const piece = on === 'hex' ? lies(place) : undefined;
  if (piece) return beside(piece.x + step * 36 + 26, piece.y + 22, 0.78);
  if (on === 'hex') return isClear(place) ? beside(step * 50, 0, 1.15) : beside(step * 42, 48);
  if (on === 'corner') {
    if (!taken) return beside(step * 42, 0);
    return leadsDown(board, place) ? beside((step || 0.5) * 76, 22) : beside(step * 42, 36);
  }
  if (taken && !fixed) return beside(16 + step * 26, -20, 0.62);
  if (itemAt(board.edges, place).hexes.filter(isLand).length !== 1) return beside(step * 42, 0);
  const out = outward(board, place, isLand);
  return beside(out.x * 40 + step * 42, out.y * 40);
}
