import { itemAt } from '@hexwright/kernel';
import '../../look/moments.css';
import { thingKey } from '../../board/things.ts';
import { seatLook } from '../../look/seats.ts';
import { currentSettings } from '../../look/settings.ts';
import { silhouette } from '../../shapes/Shape.tsx';
import type { TableView } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { Speaker } from '../../words/speak.ts';
import { letGoodsFly } from './flying-goods.ts';
import { type Moment, momentsOf } from './moments.ts';
import { middle, move, nth, skipAll } from './motion.ts';

export interface Happened {
  readonly sheet: Sheet;
  readonly view: TableView;
  readonly speak: Speaker;
  /** the table before it */
  readonly was: TableView | null;
}

/** Nothing of it is in the way, and nothing lasts longer than a second; a press or a key ends it at once. */
export function play(happened: Happened): void {
  for (const moment of momentsOf(happened.sheet, happened.view, happened.was))
    SHOWS[moment.kind](moment as never, happened);
  letGoodsFly(happened.sheet, happened.view);
}

addEventListener('pointerdown', skipAll, { capture: true, passive: true });
addEventListener('keydown', skipAll, { capture: true, passive: true });

const SHOWS: {
  readonly [K in Moment['kind']]: (moment: Extract<Moment, { kind: K }>, happened: Happened) => void;
} = {
  thrown,
  step,
  landed,
  discovered,
  award,
};

/** The dice come from whoever throws them, roll across the table, and their sum stands beside them. */
function thrown({ by, sum }: Extract<Moment, { kind: 'thrown' }>): void {
  // Where moves follow one another at once, the dice are there at once too.
  if (!['slow', 'calm'].includes(currentSettings().pace)) return;
  const stage = document.querySelector('.stage');
  const dice = [...document.querySelectorAll('.dice > .die')];
  const last = dice.at(-1);
  if (!stage || !last) return;
  const box = stage.getBoundingClientRect();
  const hand = nth('.players > .player', by);
  const across = { x: box.x + box.width * 0.5, y: box.y + box.height * 0.46 };
  for (const [i, die] of dice.entries()) {
    const at = middle(die);
    const from = hand ? inside(middle(hand), box) : { x: box.right - 30, y: across.y };
    const over = { x: across.x + i * 64 - 32, y: across.y + (i % 2 ? -34 : 26) };
    const by = (p: { x: number; y: number }, turn: number, size: number): string =>
      `translate(${p.x - at.x}px, ${p.y - at.y}px) rotate(${turn}deg) scale(${size})`;
    void move(
      die,
      [
        { transform: by(from, -620 - i * 120, 0.7), opacity: 0.2 },
        { transform: by({ x: (from.x + over.x) / 2, y: over.y - 26 }, -380, 1.25), opacity: 1, offset: 0.24 },
        { transform: by(over, -150, 1.45), offset: 0.46, easing: 'cubic-bezier(.3,1.5,.6,1)' },
        { transform: by(over, i ? 8 : -10, 1.45), offset: 0.7, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: 900, easing: 'ease-out' },
    );
  }
  const label = overlay('sum-moment', String(sum));
  label?.style.setProperty('left', `${across.x + 84}px`);
  label?.style.setProperty('top', `${across.y}px`);
  if (label) fade(label, 900, 0.42);
}

/** A figure lifts a foot and sets it down. */
function step({ blocker }: Extract<Moment, { kind: 'step' }>, { sheet }: Happened): void {
  const { id } = itemAt(sheet.blockers, blocker);
  const figure = document.querySelector(`.figures > [data-thing="${thingKey('blocker', id)}"] > g`);
  if (!figure) return;
  const up = (y: number, tilt: number): string => `translate(0, ${y}px) rotate(${tilt}deg) scale(1.15)`;
  void move(
    figure,
    [
      { transform: up(0, 0) },
      { transform: up(-26, -9), offset: 0.25 },
      { transform: up(0, 0), offset: 0.5 },
      { transform: up(-20, 9), offset: 0.75 },
      { transform: up(0, 0) },
    ],
    { duration: 460, easing: 'ease-in-out' },
  );
}

/** Their ship runs ashore across the table, and whether the defence held is said. */
function landed(
  { event, held }: Extract<Moment, { kind: 'landed' }>,
  { sheet, view, speak }: Happened,
): void {
  const stage = document.querySelector('.stage');
  const threat = sheet.fieldLooks.find(({ look }) => look.on === 'threat')?.look;
  const { kind, data } = itemAt(view.events, event);
  const panel = overlay(`landed-moment ${held ? 'held' : 'lost'}`, speak.event(kind, data));
  if (!panel || !stage) return;
  centred(panel, stage, 0.17);
  fade(panel, 1000, 0.12);
  const ship = overlay('ship-moment', '');
  const shape = threat?.on === 'threat' ? threat.shape : 'longship';
  if (!ship) return;
  ship.append(picture(shape, '#4a4152'));
  const box = stage.getBoundingClientRect();
  const y = box.y + box.height * 0.5;
  const at = (x: number, dip: number, tilt: number): string =>
    `translate(${x}px, ${y + dip}px) translate(-50%, -50%) rotate(${tilt}deg)`;
  void move(
    ship,
    [
      { transform: at(box.x - 40, 0, -6), opacity: 0 },
      { transform: at(box.x + box.width * 0.2, 9, 5), opacity: 1, offset: 0.3 },
      { transform: at(box.x + box.width * 0.42, 0, -4), offset: 0.55 },
      {
        transform: held ? at(box.x + box.width * 0.42, 26, 24) : at(box.x + box.width * 0.5, 0, 4),
        opacity: 1,
        offset: 0.8,
      },
      {
        transform: held ? at(box.x + box.width * 0.4, 60, 40) : at(box.x + box.width * 0.52, -4, 0),
        opacity: 0,
      },
    ],
    { duration: 1000, easing: 'ease-in-out', fill: 'both' },
  ).then(() => ship.remove());
}

/** A hex turns up as if a hand had opened it. */
function discovered({ hex }: Extract<Moment, { kind: 'discovered' }>): void {
  const opened = nth('.hexes > .hex', hex);
  if (!opened) return;
  for (const part of opened.children)
    void move(part, [{ opacity: 0 }, { opacity: 1 }], { duration: 420, easing: 'ease-out' });
  const ground = opened.querySelector('.ground');
  if (!ground) return;
  void move(
    ground,
    [
      { transform: 'scale(0.04, 1)', filter: 'brightness(2.4)' },
      { transform: 'scale(1.06, 1.04)', filter: 'brightness(1.5)', offset: 0.6 },
      { transform: 'none', filter: 'none' },
    ],
    { duration: 640, easing: 'cubic-bezier(.2,.8,.3,1)' },
  );
}

/** An award is held up before everybody, and goes to whoever has it now. */
function award({ event, seat }: Extract<Moment, { kind: 'award' }>, { view, speak }: Happened): void {
  const stage = document.querySelector('.stage');
  const { kind, data } = itemAt(view.events, event);
  const ribbon = overlay('award-moment', speak.event(kind, data));
  if (!ribbon || !stage) return;
  const { fill, ink } = seatLook(seat);
  ribbon.style.setProperty('--seat', fill);
  ribbon.style.setProperty('--seat-ink', ink);
  ribbon.prepend(picture('star', '#e9c65a'));
  centred(ribbon, stage, 0.3);
  const holder = nth('.players > .player', seat);
  const [a, b] = [middle(ribbon), holder ? middle(holder) : middle(stage)];
  void move(
    ribbon,
    [
      { opacity: 0, scale: 0.5 },
      { opacity: 1, scale: 1.08, offset: 0.18 },
      { opacity: 1, scale: 1, offset: 0.26 },
      { opacity: 1, scale: 1, translate: '-50% -50%', offset: 0.72 },
      { opacity: 0, scale: 0.2, translate: `calc(-50% + ${b.x - a.x}px) calc(-50% + ${b.y - a.y}px)` },
    ],
    { duration: 1000, easing: 'ease-out', fill: 'both' },
  ).then(() => ribbon.remove());
}

/** Something to see and not to touch, over the table. What it says is read out elsewhere. */
function overlay(className: string, text: string): HTMLElement | undefined {
  const table = document.querySelector('main.table');
  const lies = document.createElement('div');
  lies.className = `moment ${className}`;
  lies.setAttribute('aria-hidden', 'true');
  lies.append(text);
  table?.append(lies);
  return table ? lies : undefined;
}

function centred(what: HTMLElement, stage: Element, height: number): void {
  const box = stage.getBoundingClientRect();
  what.style.left = `${box.x + box.width / 2}px`;
  what.style.top = `${box.y + box.height * height}px`;
}

function fade(what: HTMLElement, duration: number, from: number): void {
  void move(
    what,
    [
      { opacity: 0, scale: 0.4 },
      { opacity: 0, scale: 0.4, offset: from },
      { opacity: 1, scale: 1.15, offset: from + 0.14 },
      { opacity: 1, scale: 1, offset: from + 0.2 },
      { opacity: 1, scale: 1, offset: 0.88 },
      { opacity: 0, scale: 1 },
    ],
    { duration, fill: 'both' },
  ).then(() => what.remove());
}

const SVG = 'http://www.w3.org/2000/svg';

/** A silhouette as an element of its own. */
function picture(shape: string, fill: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-24 -24 48 48');
  const { body, lines } = silhouette(shape);
  for (const [d, paint] of [
    [body, fill],
    [lines, 'none'],
  ] as const) {
    if (!d) continue;
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', paint);
    path.setAttribute('stroke', '#221d16');
    path.setAttribute('stroke-width', '2');
    svg.append(path);
  }
  return svg;
}

const inside = (at: { x: number; y: number }, box: DOMRect): { x: number; y: number } => ({
  x: Math.min(Math.max(at.x, box.left + 30), box.right - 30),
  y: Math.min(Math.max(at.y, box.top + 30), box.bottom - 30),
});
