import type { Page } from 'playwright-core';
import { rulesFor } from '../packages/catalog/index.ts';
import { islandOf } from '../packages/island/index.ts';
import { decisionOf, isOver, legalMoves, newGame, play, Rng, saveGame } from '../packages/kernel/index.ts';
import { sitDownAt } from './positions.ts';
import { drawn } from './until.ts';

/** What every table is held to, at seven sizes from a large screen to a small phone. */
export const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** pixels from side to side of a hex, and on the smallest phone, where the board can be drawn nearer */
const LEAST_HEX = 40;
const LEAST_ON_SMALL = 28;
const LINES = 3;

const named = ([width, height]: readonly [number, number]): string => `${width}×${height}`;
const isDesktop = ([width, height]: readonly [number, number]): boolean => width > 900 && height > 500;
const leastHex = ([width, height]: readonly [number, number]): number =>
  width === 360 && height === 640 ? LEAST_ON_SMALL : LEAST_HEX;

/** What is seen of a table at one size. */
export interface Seen {
  readonly hex: number;
  /** players who are not whole */
  readonly cut: readonly string[];
  /** whole lines of the log; null where it is behind a button */
  readonly lines: number | null;
  /** main buttons that something lies over, or that are out of sight */
  readonly covered: readonly string[];
  /** what lies over a hex */
  readonly over: readonly string[];
}

export interface Measured extends Seen {
  readonly size: string;
  /** what is below the budget, in words */
  readonly below: readonly string[];
}

/** A table in the middle of a game of the row, looked at in every size. */
export async function measureTable(page: Page, file: object): Promise<Measured[]> {
  await sitDownAt(page, file);
  // What lies beside the board comes a moment later.
  await page.waitForLoadState('networkidle');
  const found: Measured[] = [];
  for (const size of SIZES) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await drawn(page, 4);
    const seen = await page.evaluate(lookAround);
    found.push({ ...seen, size: named(size), below: belowBudget(size, seen) });
  }
  return found;
}

export function belowBudget(
  size: readonly [number, number],
  { hex, cut, lines, covered, over }: Seen,
): string[] {
  return [
    ...(hex < leastHex(size) ? [`hex ${Math.floor(hex)} of ${leastHex(size)} px`] : []),
    ...(cut.length > 0 ? [`not whole: ${cut.join(', ')}`] : []),
    ...(isDesktop(size) && lines !== null && lines < LINES ? [`${lines} of ${LINES} lines of log`] : []),
    ...(covered.length > 0 ? [`covered: ${covered.join(', ')}`] : []),
    ...(over.length > 0 ? [`over hexes: ${over.join(', ')}`] : []),
  ];
}

/** Read in the page. */
function lookAround(): Seen {
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const boxes = all('.hexes > .hex > .ground').map((hex) => hex.getBoundingClientRect());
  // From side to side, whichever way the hexes stand.
  const sides = boxes.map(({ width, height }) => Math.min(width, height)).sort((a, b) => a - b);
  const inside = (box: DOMRect, of: DOMRect): boolean =>
    box.left >= of.left - 1.5 &&
    box.right <= of.right + 1.5 &&
    box.top >= of.top - 1.5 &&
    box.bottom <= of.bottom + 1.5;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const players = document.querySelector('.players')?.getBoundingClientRect();
  const side = document.querySelector('.side')?.getBoundingClientRect();
  const cut = all('.players .player').flatMap((player) => {
    const box = player.getBoundingClientRect();
    const points = player.querySelector('.points')?.getBoundingClientRect();
    const whole =
      players &&
      side &&
      points &&
      inside(box, screen) &&
      inside(box, side) &&
      inside(box, players) &&
      inside(points, box);
    return whole ? [] : [player.querySelector('.player-name')?.firstChild?.textContent ?? '?'];
  });
  const log = all('.side .log')[0];
  // A line fades at the top of the log: it counts where it can be read.
  const lines = log
    ? all('.side .log li').filter((line) => {
        const box = line.getBoundingClientRect();
        const { top, bottom } = log.getBoundingClientRect();
        return box.top >= top + 4 && box.bottom <= bottom + 1.5;
      }).length
    : null;
  const covered = all('.tray .flow .action, .tray .action.primary').flatMap((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met && button.contains(met) ? [] : [button.textContent ?? ''];
  });
  const over = ['.decision', '.dice', '.board-controls', '.news', '.toast', '.offer', '.tour-call'].filter(
    (what) =>
      all(what).some((element) => {
        const lies = element.getBoundingClientRect();
        return boxes.some((hex) => {
          // The corners of its box are not of the hex.
          const x = Math.max(lies.left, Math.min(lies.right, hex.x + hex.width / 2));
          const y = Math.max(lies.top, Math.min(lies.bottom, hex.y + hex.height / 2));
          const reach = Math.min(hex.width, hex.height) * 0.45;
          return Math.hypot(x - hex.x - hex.width / 2, y - hex.y - hex.height / 2) < reach;
        });
      }),
  );
  return { hex: sides[Math.floor(sides.length / 2)] ?? 0, cut, lines, covered, over };
}

/** enough for most of what a game shows to lie there */
const FIRST = 90;
const MOST = 1500;

/** A game of the row some way in, played at random until the first seat is to move in its turn; null where no island lies there. */
export function middleOfGame(game: string, seats: number): object | null {
  const ruled = rulesFor({ game, seats, modules: [] });
  if (!ruled.ok || !islandOf(ruled.rules)) return null;
  const rng = new Rng(game);
  const running = newGame(ruled.rules, { mode: 'seeded', seed: game });
  let reached: object | null = null;
  for (let i = 0; i < MOST && !isOver(running.state); i++) {
    const decision = decisionOf(running.state);
    const [seat] = decision?.seats ?? [0];
    if (seat === 0 && i >= 8 && (decision?.kind === 'main' || !reached)) {
      reached = {
        ...saveGame(running),
        players: Array.from({ length: seats }, (_, n) => ({ kind: n === 0 ? 'person' : 'bot' })),
      };
      if (i >= FIRST && decision?.kind === 'main') return reached;
    }
    const { moves } = legalMoves(running.state, seat);
    if (moves.length === 0 || !play(running, seat, moves[rng.below(moves.length)]).ok) break;
  }
  return reached;
}
