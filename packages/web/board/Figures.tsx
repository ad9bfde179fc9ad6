import type { Nested } from '@hexwright/kernel';

import { memo } from 'react';
import type { Place } from '../play/choices.ts';
import { Shape } from '../shapes/Shape.tsx';
import type { Fields } from '../table/protocol.ts';
import type { PlaceKind, Sheet } from '../table/sheet.ts';
import { type Point, placePoint } from './geometry.ts';
import { seatFill } from './Patterns.tsx';
import { numberAt, numbers, type Stowed, standingPieces, stowed, tokenNumbers } from './read.ts';
import { freeSpot } from './spots.ts';
import { thingKey } from './things.ts';

/** Blockers and other figures: each stands beside the token of its hex, and aside of harbours, so that all can be read. */
export const Figures = memo(function Figures({
  sheet,
  fields,
}: {
  readonly sheet: Sheet;
  readonly fields: Fields;
}) {
  const figures = figuresOf(sheet, fields);
  const tokens = numbers(fields.numbers);
  const crowds = new Map<string, string[]>();
  for (const { key, on, place, crowns } of figures)
    if (place >= 0 && !crowns) crowds.set(`${on} ${place}`, [...(crowds.get(`${on} ${place}`) ?? []), key]);
  const standing = standingPieces(sheet, fields);
  const placesOf = (kind: PlaceKind): ReadonlySet<number> =>
    new Set(standing.flatMap(({ on, place }) => (on === kind ? [place] : [])));
  const built = placesOf('corner');
  const lying = placesOf('hex');
  const spotOn = (hex: number): Point => {
    if (tokens[hex]) return besideTokens(tokens[hex]);
    return freeSpot(sheet, fields, hex, lying.has(hex) ? [freeSpot(sheet, fields, hex)] : []);
  };
  return (
    <g className="figures">
      {figures.map(
        ({ key, thing, on, place, shape, colour, crowns, owner = -1, seated = false, cargo = NOTHING }) => {
          if (!(place >= 0)) return null;
          if (crowns)
            return (
              <Crown
                key={key}
                at={placePoint(sheet.board, on, place)}
                {...{ thing, shape, colour, crowns }}
              />
            );
          const crowd = crowds.get(`${on} ${place}`) ?? [];
          const nth = crowd.indexOf(key);
          const at = placePoint(sheet.board, on, place);
          const aside =
            on === 'hex'
              ? inRow(spotOn(place), nth * 34)
              : inRow(
                  on === 'corner' && built.has(place) ? BELOW_BUILDING : NOT_ASIDE,
                  (nth - (crowd.length - 1) / 2) * ABREAST,
                );
          const tight = crowd.length > 1 || (on === 'corner' && built.has(place));
          const size = on !== 'hex' && tight ? CROWDED : 1;
          return (
            <g
              key={key}
              data-thing={thing}
              className="figure"
              style={{ transform: `translate(${at.x + aside.x}px, ${at.y + aside.y}px) scale(${size})` }}
            >
              {owner >= 0 ? (
                <ellipse cy="22" rx="25" ry="9" fill={seatFill(owner)} stroke="#221d16" strokeWidth="2" />
              ) : (
                <ellipse className="figure-shadow" cx="2" cy="22" rx="17" ry="5" />
              )}
              <g transform="scale(1.15)">
                {seated ? (
                  <Shape shape={shape} fill={colour} />
                ) : (
                  <Shape shape={shape} fill={colour} ink="#fffaf0" halo={false} />
                )}
              </g>
              {cargo.map((carried, i) => (
                <g key={`${key} ${carried.slot}`} transform={`translate(${17 - 20 * i} -22)`}>
                  <circle r="14" fill="#fffaf0" stroke="#221d16" strokeWidth="2" />
                  <g transform="scale(0.5)">
                    <Shape shape={carried.shape} fill={carried.colour} halo={false} />
                  </g>
                </g>
              ))}
            </g>
          );
        },
      )}
    </g>
  );
});

interface Figure {
  readonly key: string;
  /** by which it is explained */
  readonly thing: string;
  readonly on: PlaceKind;
  readonly place: number;
  readonly shape: string;
  readonly colour: string;
  readonly crowns?: string;
  readonly owner?: number;
  /** it has the colour of a seat, and is outlined as pieces are: a light one would vanish otherwise */
  readonly seated?: boolean;
  readonly cargo?: readonly Stowed[];
}

/** Every figure of the table, on the board or beside it. */
function figuresOf(sheet: Sheet, fields: Fields): Figure[] {
  const places = numbers(fields.blocker);
  return [
    ...sheet.blockers.map((blocker, i) => {
      const {
        owner,
        shape = 'pawn',
        colour = '#2b2b30',
      }: Partial<NonNullable<Sheet['looks']['blockers']>[string]> = sheet.looks.blockers?.[blocker.id] ?? {};
      return {
        key: blocker.id,
        thing: thingKey('blocker', blocker.id),
        on: blocker.on,
        place: places[i] ?? Number.NaN,
        shape,
        colour,
        owner: owner === undefined ? -1 : numberAt(fields[owner]),
      };
    }),
    ...sheet.fieldLooks.flatMap(({ name, look }) =>
      look.on === 'figure'
        ? [
            {
              key: name,
              thing: thingKey('field', name, 0),
              on: look.place,
              place: numberAt(fields[name]),
              shape: look.shape,
              colour: look.colour,
              crowns: look.crowns,
              owner: look.owner === undefined ? -1 : numberAt(fields[look.owner]),
            },
          ]
        : [],
    ),
    ...travellers(sheet, fields),
  ];
}

/** The hexes where any of them stands. */
export function hexesWithFigures(sheet: Sheet, fields: Fields): ReadonlySet<number> {
  return new Set(figuresOf(sheet, fields).flatMap(({ on, place }) => (on === 'hex' ? [place] : [])));
}

const NOTHING: readonly Stowed[] = [];
const NOBODY = '#8d8577';

/** Everybody's travellers, those of nobody's after them, each with what it carries. */
function travellers(sheet: Sheet, fields: Fields): Figure[] {
  return sheet.fieldLooks.flatMap(({ name, look }) => {
    if (look.on !== 'figures') return [];
    const { hold } = look;
    const aboard = hold ? stowed(hold, numbers(fields[hold.field])) : [];
    return numbers(fields[name]).map((place, unit) => {
      const owner = Math.floor(unit / look.each);
      const colour = owner < sheet.seats ? seatFill(owner) : NOBODY;
      return {
        key: `${name} ${unit}`,
        thing: thingKey('field', name, unit),
        on: look.place,
        place,
        shape: look.shape,
        colour,
        seated: true,
        cargo: aboard
          .filter((carried) => carried.hold === unit)
          .map((carried) => (carried.seat ? { ...carried, colour } : carried)),
      };
    });
  });
}

/** What crowns a piece stands above it, with its sign on a disc. */
function Crown({
  at,
  thing,
  shape,
  colour,
  crowns,
}: { readonly at: Point } & Pick<Figure, 'thing' | 'shape' | 'colour' | 'crowns'>) {
  return (
    <g data-thing={thing} className="figure" style={{ transform: `translate(${at.x}px, ${at.y - 40}px)` }}>
      <Shape shape={shape} fill={colour} />
      <circle cy="3" r="13.5" fill="#fffaf0" stroke="#221d16" strokeWidth="2" />
      <g transform="translate(0 3) scale(0.52)">
        <Shape shape={crowns ?? 'star'} fill={colour} halo={false} />
      </g>
    </g>
  );
}

const NOT_ASIDE: Point = { x: 0, y: 0 };
const BESIDE_TOKEN: Point = { x: -40, y: -8 };
/** where several numbers lie side by side, a figure stands above them */
const ABOVE_TOKENS: Point = { x: 0, y: -58 };
const besideTokens = (bits: number): Point => (tokenNumbers(bits).length > 1 ? ABOVE_TOKENS : BESIDE_TOKEN);
/** Where a figure would stand that comes to the place: its number stays to be read. */
export function asideOfNumber({ on, place }: Place, tokens: Nested | undefined): string | undefined {
  const bits = on === 'hex' ? numbers(tokens)[place] : 0;
  if (!bits) return undefined;
  const { x, y } = besideTokens(bits);
  return `translate(${x} ${y})`;
}
const BELOW_BUILDING: Point = { x: 0, y: 36 };
/** several on one path or crossing stand side by side, each a little smaller, and so does one beside a building */
const ABREAST = 40;
const CROWDED = 0.78;

const inRow = ({ x, y }: Point, along: number): Point => ({ x: x + along, y });
