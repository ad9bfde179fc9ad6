import { itemAt } from '@hexwright/kernel';
import type { Happening } from '../play/happenings.ts';
import type { TableEvent } from '../table/protocol.ts';
import { spotKey } from './spots.ts';

/** What the dice and the regions show already. */
const SHOWN: readonly string[] = ['turn', 'number', 'produced', 'spent'];
/** What comes with every turn, and is no news any more when it is over. */
const ROUTINE: readonly string[] = [
  ...SHOWN,
  'symbol',
  'event-card',
  'stored',
  'drawn',
  'picked',
  'put-under',
];

/** A turn of somebody else as it is told between the lands. */
export interface TurnStory {
  readonly seat: number;
  /** it goes on; otherwise it is what the turn before mine has brought */
  readonly live: boolean;
  readonly lines: readonly Happening[];
}

/**
 * The other's turn while it is played, and what it came to until whoever looks has done something itself. Who only looks on is told
 * of every turn.
 */
export function turnStory(all: readonly Happening[], seat: number | null): TurnStory | null {
  const told = all.map(({ event }) => event);
  const span = spanOf(told, seat);
  if (!span) return null;
  const { from, to, live } = span;
  const left = live ? SHOWN : ROUTINE;
  const lines = all.slice(from + 1, to).filter(({ event }) => !left.includes(event.kind));
  return live || lines.length > 0 ? { seat: seatOf(itemAt(told, from)), live, lines } : null;
}

/** What is new in the lands: where the other has built in the turn that is told of, and what the last roll has filled. */
export function freshSpots(told: readonly TableEvent[], seat: number | null): ReadonlySet<string> {
  const keys = new Set<string>();
  const note = (event: TableEvent, on: string, at: unknown): void => {
    if (typeof at === 'number' && at >= 0) keys.add(spotKey({ on, at, seat: seatOf(event) }));
  };
  const span = spanOf(told, seat);
  for (const event of span ? told.slice(span.from, span.to) : []) {
    if (seatOf(event) === seat) continue;
    for (const on of ['site', 'way', 'slot']) note(event, on, event.data[on]);
  }
  const rolled = told.findLastIndex(({ kind }) => kind === 'number');
  const filled = rolled < 0 ? [] : told.slice(rolled + 1);
  if (filled.every(({ kind }) => ROUTINE.includes(kind) && kind !== 'spent'))
    for (const event of filled) note(event, 'place', event.data.place);
  return keys;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly live: boolean;
}

/** Where the turn that is told of begins and ends; none once whoever looks has acted in a turn of its own. */
function spanOf(told: readonly TableEvent[], seat: number | null): Span | null {
  const from = told.findLastIndex(({ kind }) => kind === 'turn');
  if (from < 0) return null;
  if (seatOf(itemAt(told, from)) !== seat) return { from, to: told.length, live: true };
  const acted = told.slice(from).some((event) => !ROUTINE.includes(event.kind) && seatOf(event) === seat);
  const before = told.slice(0, from).findLastIndex(({ kind }) => kind === 'turn');
  return acted || before < 0 ? null : { from: before, to: from, live: false };
}

const seatOf = ({ data }: TableEvent): number => (typeof data.seat === 'number' ? data.seat : -1);
