import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from '../play/choices.ts';
import type { PlaceKind } from '../table/sheet.ts';

/**
 * Paints wherever the pointer goes while it is held down. It is caught above the board, whose camera would move the
 * picture instead; the wheel and the buttons still bring the board closer.
 */
export function useSweep(
  desk: RefObject<HTMLElement | null>,
  sweeps: boolean,
  paint: (place: Place, more: boolean) => void,
): void {
  const latest = useRef(paint);
  useEffect(() => {
    latest.current = paint;
  });
  useEffect(() => {
    const element = desk.current;
    if (!element || !sweeps) return;
    let last: string | null = null;
    let pointer = -1;
    const down = (event: PointerEvent): void => {
      const place = placeOf(event.target);
      if (!event.isPrimary || event.button !== 0 || place === null) return;
      event.stopPropagation();
      pointer = event.pointerId;
      last = place;
      latest.current(readPlace(place), false);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return;
      const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
      if (place === null || place === last) return;
      last = place;
      latest.current(readPlace(place), true);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId === pointer) pointer = -1;
    };
    /** what a press has painted is not painted again by its click; one by the keyboard has no place on the screen */
    const click = (event: MouseEvent): void => {
      if (event.detail > 0 && placeOf(event.target) !== null) event.stopPropagation();
    };
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('click', click, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('click', click, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [desk, sweeps]);
}

function placeOf(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null)
    : null;
}

function readPlace(text: string): Place {
  const [on, place] = text.split(' ');
  return { on: on as PlaceKind, place: Number(place) };
}
