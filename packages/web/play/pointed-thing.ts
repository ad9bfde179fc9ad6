import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Something on the board that is looked at, and where it lies on the stage. */
export interface LookedAt {
  readonly thing: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** a pointer that rests so long wants to know, and a finger that stays so long does too */
const RESTS_MS = 320;
const HOLDS_MS = 420;
/** a finger that goes farther than this drags */
const STILL = 8;

/** whatever can be explained: what was drawn with a name, and a place that can be chosen */
const THINGS = '[data-thing], [data-place]';

/** The thing under a pointer at rest, a tap, a finger that stays, or the keyboard. */
export function usePointedThing(stage: RefObject<HTMLElement | null>): {
  readonly looked: LookedAt | null;
  look(element: Element | null): void;
} {
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const look = useCallback(
    (element: Element | null) => setLooked(element && stage.current ? lookAt(element, stage.current) : null),
    [stage],
  );
  useEffect(() => {
    const board = stage.current?.querySelector<HTMLElement>('.board');
    if (!board) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let under: Element | null = null;
    let down: { readonly x: number; readonly y: number } | null = null;
    let held = false;
    const thingOf = ({ target }: Event): Element | null => (target as Element).closest(THINGS);
    const after = (ms: number, element: Element | null, then?: () => void): void => {
      clearTimeout(waiting);
      if (!element) return;
      waiting = setTimeout(() => {
        then?.();
        look(element);
      }, ms);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.buttons > 0) return;
      const element = thingOf(event);
      if (element === under) return;
      under = element;
      look(null);
      after(RESTS_MS, element);
    };
    const leave = (): void => {
      clearTimeout(waiting);
      if (under) look(null);
      under = null;
    };
    const press = (event: PointerEvent): void => {
      held = false;
      down = { x: event.clientX, y: event.clientY };
      look(null);
      if (event.pointerType === 'mouse') clearTimeout(waiting);
      else
        after(HOLDS_MS, thingOf(event), () => {
          held = true;
        });
    };
    const move = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      const far = down !== null && Math.hypot(clientX - down.x, clientY - down.y) > STILL;
      if (pointerType !== 'mouse' && far) clearTimeout(waiting);
    };
    const tap = (event: MouseEvent): void => {
      clearTimeout(waiting);
      const far = down !== null && Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL;
      // Letting go after a long look chooses nothing.
      if (held) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const element = thingOf(event);
      if (!far && element && !element.matches('[data-place]')) look(element);
    };
    const zoom = (): void => leave();
    const focus = (event: FocusEvent): void => {
      const element = thingOf(event);
      if (element?.matches(':focus-visible')) look(element);
    };
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !board.contains(event.target as Node))
        look(null);
    };
    board.addEventListener('pointermove', over);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerleave', leave);
    board.addEventListener('pointerdown', press);
    board.addEventListener('click', tap, { capture: true });
    board.addEventListener('wheel', zoom);
    board.addEventListener('focusin', focus);
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      clearTimeout(waiting);
      board.removeEventListener('pointermove', over);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerleave', leave);
      board.removeEventListener('pointerdown', press);
      board.removeEventListener('click', tap, { capture: true });
      board.removeEventListener('wheel', zoom);
      board.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [stage, look]);
  return { looked, look };
}

function lookAt(element: Element, stage: HTMLElement): LookedAt {
  const { left, top } = stage.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return {
    thing: element.getAttribute('data-thing') ?? element.getAttribute('data-place') ?? '',
    box: { left: box.left - left, top: box.top - top, width: box.width, height: box.height },
  };
}

/** What lies next in a direction, seen from where the keyboard is: the nearest, and rather straight ahead than aside. */
export function nextThing(
  board: Element,
  from: string | null,
  [dx, dy]: readonly [number, number],
): Element | null {
  const things = [...board.querySelectorAll('[data-thing]')];
  const here = things.find((each) => each.getAttribute('data-thing') === from);
  if (!here) return middlemost(board, things);
  const at = centreOf(here);
  let best: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of things) {
    const to = centreOf(each);
    const ahead = (to.x - at.x) * dx + (to.y - at.y) * dy;
    const aside = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    if (each === here || ahead < 2 || ahead + 2 * aside >= least) continue;
    best = each;
    least = ahead + 2 * aside;
  }
  return best ?? here;
}

function middlemost(board: Element, things: readonly Element[]): Element | null {
  const middle = centreOf(board);
  const far = (each: Element): number => Math.hypot(centreOf(each).x - middle.x, centreOf(each).y - middle.y);
  return things.reduce<Element | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}

function centreOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
