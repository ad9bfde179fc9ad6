import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { Shape } from '../shapes/Shape.tsx';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { useGame } from './game-context.ts';
import { lastNumber, oddsOf } from './number.ts';

const SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The number of this turn, in the shape it came in. */
export const Dice = memo(function Dice() {
  const { t } = useTranslation();
  const { sheet, view, told, speak } = useGame();
  const last = lastNumber(sheet, told);
  // A new turn begins without a number.
  if (!last || !(numberAt(view.fields.dice) > 0)) return null;
  const { look, number, data, nth } = last;
  const title = data.title === undefined ? '' : speak.term(`drawn.${data.title}`);
  const { red, yellow } = data;
  const events = eventFaces(sheet, view);
  const shown = events.map(({ name, domain, face }) =>
    t('number.event', { die: speak.name('field', name), face: speak.term(`${domain}.${face.id}`) }),
  );
  return (
    <div
      className="dice"
      key={nth}
      role="img"
      aria-label={[t(`number.${look.by}`, { red, yellow, number, title }), ...shown].join('. ')}
    >
      {look.by === 'dice' && (
        <>
          {events.map(({ name, face }) => (
            <EventDie key={name} {...face} />
          ))}
          <Die value={Number(red)} colour="red" />
          <Die value={Number(yellow)} colour="yellow" />
        </>
      )}
      {look.by === 'die' && <ManySided number={number} />}
      {look.by === 'card' && <DrawnCard number={number} title={title} />}
      {look.by === 'wheel' && <Wheel number={number} odds={oddsOf(sheet)} />}
    </div>
  );
});

/** What the dice show that are not for the number; they lie apart from those that are. */
function eventFaces(sheet: Sheet, view: TableView) {
  return sheet.fieldLooks.flatMap(({ name, look }) => {
    if (look.on !== 'die') return [];
    const face = look.faces[numberAt(view.fields[name]) - 1];
    return face ? [{ name, domain: look.domain, face }] : [];
  });
}

function EventDie({ shape, colour }: { readonly shape: string; readonly colour: string }) {
  return (
    <svg viewBox="-22 -22 44 44" className="die event" aria-hidden="true">
      <rect x="-19" y="-19" width="38" height="38" rx="9" />
      <g transform="scale(0.58)">
        <Shape shape={shape} fill={colour} halo={false} />
      </g>
    </svg>
  );
}

/** One die with its spots. */
export function Die({ value, colour }: { readonly value: number; readonly colour: 'red' | 'yellow' }) {
  return (
    <svg viewBox="-22 -22 44 44" className={`die ${colour}`} aria-hidden="true">
      <rect x="-19" y="-19" width="38" height="38" rx="9" />
      {(SPOTS[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x * 10} cy={y * 10} r="3.6" />
      ))}
    </svg>
  );
}

/** One die with more sides than six: its number stands on the face towards us. */
function ManySided({ number }: { readonly number: number }) {
  return (
    <svg viewBox="-22 -22 44 44" className="die many" aria-hidden="true">
      <path d="M0,-20L19,-7V7L0,20L-19,7V-7Z" />
      <path d="M0,-20L13,5L0,11L-13,5ZM-19,7L-13,5L-19,-7M19,7L13,5L19,-7M0,11V20" />
      <text y="5">{number}</text>
    </svg>
  );
}

function DrawnCard({ number, title }: { readonly number: number; readonly title: string }) {
  return (
    <div className="drawn-card">
      <b>{number}</b>
      {title && <span>{title}</span>}
    </div>
  );
}

interface WheelProps {
  readonly number: number;
  readonly odds: Readonly<Record<number, number>>;
}

/** Every number has its share of the rim; the one that was spun stands under the pointer. */
function Wheel({ number, odds }: WheelProps) {
  const fields = Object.entries(odds);
  const all = fields.reduce((sum, [, weight]) => sum + weight, 0);
  let from = 0;
  const slices = fields.map(([value, weight], i) => {
    const slice = { value: Number(value), i, from: from / all, to: (from + weight) / all };
    from += weight;
    return slice;
  });
  const hit = slices.find(({ value }) => value === number);
  const turned = hit ? -((hit.from + hit.to) / 2) * 360 : 0;
  return (
    <svg viewBox="-40 -46 80 88" className="wheel" aria-hidden="true">
      <g transform={`rotate(${turned})`}>
        {slices.map(({ value, i, from: a, to: z }) => (
          <path
            key={value}
            className={value === number ? 'hit' : i % 2 ? 'odd' : 'even'}
            d={sector(a, z, 36)}
          />
        ))}
      </g>
      <circle r="20" className="hub" />
      <text y="8">{number}</text>
      <path d="M -6 -46 L 6 -46 L 0 -33 Z" className="pointer" />
    </svg>
  );
}

function sector(from: number, to: number, radius: number): string {
  const at = (share: number): string =>
    `${radius * Math.sin(share * 2 * Math.PI)} ${-radius * Math.cos(share * 2 * Math.PI)}`;
  return `M 0 0 L ${at(from)} A ${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)} Z`;
}
