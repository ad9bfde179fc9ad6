import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Frame } from './geometry.ts';

const CLOSEST = 4;
const FARTHEST = 0.7;

/** how long after the last touch a gesture is over */
const SETTLES_MS = 140;

interface Shot {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Where the board lies on the screen while no gesture moves it. */
interface Rest {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

const WHOLE: Shot = { x: 0, y: 0, zoom: 1 };

export interface Camera {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly scene: RefObject<SVGGElement | null>;
  zoomBy(factor: number): void;
  fit(): void;
  /** whether the last gesture moved the board, so that letting go is no tap */
  dragged(): boolean;
}

/**
 * Pan, zoom, pinch and fit. A gesture never renders React: while it lasts, the drawn picture is moved as a whole,
 * which costs next to nothing; when it ends, the board is drawn anew and sharp.
 */
export function useCamera(frame: Frame, remembers?: string): Camera {
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const shot = useRef<Shot>(WHOLE);
  /** the shot that the group was last drawn with */
  const drawn = useRef<Shot>(WHOLE);
  const rest = useRef<Rest | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const moved = useRef(0);

  const draw = useCallback(() => {
    clearTimeout(settling.current);
    const { x, y, zoom } = shot.current;
    drawn.current = shot.current;
    rest.current = null;
    scene.current?.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`);
    if (remembers) keepShot(remembers, frame, shot.current);
    if (!svg.current) return;
    svg.current.style.transform = '';
    delete svg.current.dataset.moving;
  }, [remembers, frame]);

  // Another window, or the board turned in it: as near as it was drawn there the last time.
  useEffect(() => {
    if (!remembers) return;
    shot.current = keptShot(remembers, frame);
    draw();
  }, [remembers, frame, draw]);

  const lie = useCallback((): Rest => {
    rest.current ??= restOf(svg.current, frame);
    return rest.current;
  }, [frame]);

  /** Moves the picture from the shot it was drawn with to the one that is wanted. */
  const shift = useCallback(() => {
    const { scale, x, y, left, top } = lie();
    const by = shot.current.zoom / drawn.current.zoom;
    const along = (now: number, was: number, origin: number): number =>
      (1 - by) * origin + scale * (now - by * was);
    const dx = along(shot.current.x, drawn.current.x, x - left);
    const dy = along(shot.current.y, drawn.current.y, y - top);
    if (svg.current) {
      svg.current.style.transform = `translate(${dx}px, ${dy}px) scale(${by})`;
      svg.current.dataset.moving = '';
    }
    clearTimeout(settling.current);
    settling.current = setTimeout(draw, SETTLES_MS);
  }, [draw, lie]);

  /** from the screen to the units of the viewBox */
  const locate = useCallback(
    (clientX: number, clientY: number) => {
      const { scale, x, y } = lie();
      return { x: (clientX - x) / scale, y: (clientY - y) / scale };
    },
    [lie],
  );

  const zoomAt = useCallback((factor: number, at: { x: number; y: number }) => {
    const now = shot.current;
    const zoom = Math.min(CLOSEST, Math.max(FARTHEST, now.zoom * factor));
    const by = zoom / now.zoom;
    shot.current = { zoom, x: at.x - (at.x - now.x) * by, y: at.y - (at.y - now.y) * by };
  }, []);

  const fit = useCallback(() => {
    shot.current = WHOLE;
    draw();
  }, [draw]);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const down = (event: PointerEvent): void => {
      if (fingers.size === 0) moved.current = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const here = { x: event.clientX, y: event.clientY };
      moved.current += Math.hypot(here.x - before.x, here.y - before.y);
      if (fingers.size === 1) {
        if (moved.current < 6) return;
        const from = locate(before.x, before.y);
        const to = locate(here.x, here.y);
        shot.current = {
          ...shot.current,
          x: shot.current.x + to.x - from.x,
          y: shot.current.y + to.y - from.y,
        };
        shift();
      } else if (fingers.size === 2) {
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        if (!other) return;
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const is = Math.hypot(here.x - other.x, here.y - other.y);
        zoomAt(is / was, locate((here.x + other.x) / 2, (here.y + other.y) / 2));
        shift();
      }
      fingers.set(event.pointerId, here);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * 0.0016), locate(event.clientX, event.clientY));
      shift();
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(settling.current);
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [locate, shift, zoomAt]);

  return {
    svg,
    scene,
    fit,
    zoomBy: (factor) => {
      zoomAt(factor, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
      draw();
    },
    dragged: () => moved.current >= 6,
  };
}

const keyOf = (name: string, { width, height }: Frame): string =>
  `hexwright.shot ${name} ${Math.round(width)}x${Math.round(height)}`;

function keepShot(name: string, frame: Frame, shot: Shot): void {
  try {
    if (shot === WHOLE) sessionStorage.removeItem(keyOf(name, frame));
    else sessionStorage.setItem(keyOf(name, frame), JSON.stringify(shot));
  } catch {
    // A browser that keeps nothing shows the whole board next time.
  }
}

function keptShot(name: string, frame: Frame): Shot {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name, frame)) ?? 'null') as Shot | null;
    return kept && [kept.x, kept.y, kept.zoom].every(Number.isFinite) ? kept : WHOLE;
  } catch {
    return WHOLE;
  }
}

/**
 * Reckoned from the box around the picture, which never moves: what the browser says of the picture itself may still be
 * of the gesture that just ended, as long as no frame was drawn since.
 */
function restOf(svg: SVGSVGElement | null, frame: Frame): Rest {
  const box = svg?.parentElement?.getBoundingClientRect();
  if (!svg || !box) return { scale: 1, x: 0, y: 0, left: 0, top: 0 };
  const { paddingTop, paddingBottom } = getComputedStyle(svg);
  const above = Number.parseFloat(paddingTop) || 0;
  const height = box.height - above - (Number.parseFloat(paddingBottom) || 0);
  const scale = Math.min(box.width / frame.width, height / frame.height);
  return {
    scale,
    x: box.left + (box.width - frame.width * scale) / 2 - frame.x * scale,
    y: box.top + above + (height - frame.height * scale) / 2 - frame.y * scale,
    left: box.left,
    top: box.top,
  };
}
