import { itemAt } from '@hexwright/kernel';
import '../look/flying.css';
import { memo, useEffect } from 'react';
import { numbers, standingPieces, tokenNumbers } from '../board/read.ts';
import { currentSettings, type Settings } from '../look/settings.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { useGame } from './game-context.ts';
import { lastNumber } from './number.ts';

/** More at once would be a swarm. */
const MOST = 14;
const FLIGHT_MS = 620;

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

/** Lets goods fly for a moment, unless motion is not wanted. Nothing of it is rendered: the pictures are moved and gone. */
export const FlyingGoods = memo(function FlyingGoods() {
  const { sheet, view } = useGame();
  useEffect(() => {
    if (!mayMove()) return;
    for (const [i, flight] of flightsOf(sheet, view).entries()) fly(sheet, view.seat, flight, i);
  }, [sheet, view]);
  return null;
});

const mayMove = (): boolean =>
  !document.hidden &&
  isWanted(currentSettings().motion, matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Whether motion is wanted: as is set here, or else as the system says. */
export const isWanted = (motion: Settings['motion'], systemIsCalm: boolean): boolean =>
  motion === 'full' || (motion === 'system' && !systemIsCalm);

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
  const flight = token.animate(
    [
      { transform: at(a, 0.6), opacity: 0 },
      { transform: at(a, 1.15), opacity: 1, offset: 0.18 },
      { transform: at(peak, 1), opacity: 1, offset: 0.6 },
      { transform: at(b, 0.7), opacity: 0.9 },
    ],
    { duration: FLIGHT_MS, delay: i * 55, easing: 'ease-in-out', fill: 'both' },
  );
  const land = (): void => token.remove();
  flight.finished.then(land, land);
}

function nth(selector: string, n: number): Element | undefined {
  return document.querySelectorAll(selector)[n];
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
