import { itemAt } from '@hexwright/kernel';
import { numbers, standingPieces, tokenNumbers } from '../../board/read.ts';
import type { TableView } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';
import { lastNumber } from '../number.ts';
import { middle, move, nth } from './motion.ts';

/** More at once would be a swarm. */
const MOST = 14;
const FLIGHT_MS = 620;
const STAGGER_MS = 25;

/** A good on its way: from a hex or a player to a player. */
export interface Flight {
  readonly from: { readonly hex: number } | { readonly seat: number };
  readonly to: number;
  /** null for a card that is not seen */
  readonly good: string | null;
}

/** What flies after the latest events: goods from the hexes that gave them, and cards between players. */
export function flightsOf(sheet: Sheet, { events, fields, eventsFrom }: TableView): Flight[] {
  if (eventsFrom === 0) return [];
  const number = lastNumber(sheet, events)?.number;
  const sources = number === undefined ? new Map() : sourcesOf(sheet, fields, number);
  const flights = events.flatMap(({ kind, data }): Flight[] => {
    const good = typeof data.good === 'string' ? data.good : null;
    const { seat: to, from } = data;
    if (typeof to !== 'number') return [];
    if (kind === 'produced') {
      const hex = sources.get(`${to} ${good}`)?.shift() ?? sources.get(`${to}`)?.shift();
      return hex === undefined ? [] : [{ from: { hex }, to, good }];
    }
    if (kind === 'stolen' || kind === 'monopolised')
      return typeof from === 'number' ? [{ from: { seat: from }, to, good }] : [];
    if (kind === 'traded' && typeof data.with === 'number')
      return [
        { from: { seat: data.with }, to, good: null },
        { from: { seat: to }, to: data.with, good: null },
      ];
    return [];
  });
  return flights.slice(0, MOST);
}

/** By seat (and good, where a terrain says what it gives): the hexes of the number that the seat has built at. */
function sourcesOf(sheet: Sheet, fields: TableView['fields'], number: number): Map<string, number[]> {
  const terrain = numbers(fields.terrain);
  const stopped = new Set(numbers(fields.blocker));
  const tokens = numbers(fields.numbers);
  const sources = new Map<string, number[]>();
  for (const { on, place, owner } of standingPieces(sheet, fields)) {
    if (on !== 'corner') continue;
    for (const hex of itemAt(sheet.board.corners, place).hexes) {
      if (stopped.has(hex) || !tokenNumbers(tokens[hex] || 0).includes(number)) continue;
      const { gives } = sheet.terrains[terrain[hex] ?? -1] as { readonly gives?: string | null };
      const key = gives ? `${owner} ${gives}` : `${owner}`;
      sources.set(key, [...(sources.get(key) ?? []), hex]);
    }
  }
  return sources;
}

/** Lets goods fly. Nothing of it is rendered: the pictures are moved and gone. */
export function letGoodsFly(sheet: Sheet, view: TableView): void {
  for (const [i, flight] of flightsOf(sheet, view).entries()) fly(sheet, view.seat, flight, i);
}

function fly(sheet: Sheet, me: number | null, { from, to, good }: Flight, i: number): void {
  const start = 'hex' in from ? nth('.hexes > .hex', from.hex) : nth('.players > .player', from.seat);
  const held = sheet.goods.findIndex(({ id }) => id === good);
  const end = (to === me && held >= 0 && nth('.hand > .good-card', held)) || nth('.players > .player', to);
  const table = document.querySelector('main.table');
  if (!start || !end || !table) return;
  const [a, b] = [middle(start), middle(end)];
  const token = document.createElement('span');
  token.className = 'flying';
  token.style.background = (good !== null && sheet.looks.goods?.[good]?.colour) || 'var(--accent)';
  token.setAttribute('aria-hidden', 'true');
  table.append(token);
  const at = ({ x, y }: { x: number; y: number }, size: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const peak = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 30 };
  move(
    token,
    [
      { transform: at(a, 0.6), opacity: 0 },
      { transform: at(a, 1.15), opacity: 1, offset: 0.18 },
      { transform: at(peak, 1), opacity: 1, offset: 0.6 },
      { transform: at(b, 0.7), opacity: 0.9 },
    ],
    { duration: FLIGHT_MS, delay: i * STAGGER_MS, easing: 'ease-in-out', fill: 'both' },
  ).then(() => token.remove());
}
