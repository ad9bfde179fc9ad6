import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Frame } from './geometry.ts';

const CLOSEST = 4;
const FARTHEST = 0.7;

interface Shot {
  x: number;
  y: number;
  zoom: number;
}

export interface Camera {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly scene: RefObject<SVGGElement | null>;
  zoomBy(factor: number): void;
  fit(): void;
  /** whether the last gesture moved the board, so that letting go is no tap */
  dragged(): boolean;
}

/** Pan, zoom, pinch and fit. Works on the drawn group directly: a gesture never renders React. */
export function useCamera(frame: Frame): Camera {
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const shot = useRef<Shot>({ x: 0, y: 0, zoom: 1 });
  const moved = useRef(0);

  const draw = useCallback(() => {
    const { x, y, zoom } = shot.current;
    scene.current?.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`);
  }, []);

  /** from the screen to the units of the viewBox */
  const locate = useCallback((clientX: number, clientY: number) => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    return { x: (clientX - matrix.e) / matrix.a, y: (clientY - matrix.f) / matrix.d };
  }, []);

  const zoomAt = useCallback(
    (factor: number, at: { x: number; y: number }) => {
      const now = shot.current;
      const zoom = Math.min(CLOSEST, Math.max(FARTHEST, now.zoom * factor));
      const by = zoom / now.zoom;
      shot.current = { zoom, x: at.x - (at.x - now.x) * by, y: at.y - (at.y - now.y) * by };
      draw();
    },
    [draw],
  );

  const fit = useCallback(() => {
    shot.current = { x: 0, y: 0, zoom: 1 };
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
        draw();
      } else if (fingers.size === 2) {
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const is = Math.hypot(here.x - other.x, here.y - other.y);
        zoomAt(is / was, locate((here.x + other.x) / 2, (here.y + other.y) / 2));
      }
      fingers.set(event.pointerId, here);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * 0.0016), locate(event.clientX, event.clientY));
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [draw, locate, zoomAt]);

  return {
    svg,
    scene,
    fit,
    zoomBy: (factor) => zoomAt(factor, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }),
    dragged: () => moved.current >= 6,
  };
}
