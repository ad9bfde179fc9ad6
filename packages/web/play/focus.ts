import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** places that are asked for now, not only hinted at */
const ASKED = '.targets:not(.quiet) [tabindex="0"], .asking .glow';
const USABLE = '.action:not([aria-disabled="true"], :disabled)';

/**
 * Keeps the keyboard at the table. A move takes its button away, and the browser would let the focus fall to the page
 * itself: it goes to the board where a place is asked for, and to the bar of moves otherwise. There it rests on no
 * button, so that pressing Enter once more does nothing that was not meant.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  const parked = useRef<Element | null>(null);
  useEffect(() => {
    const element = table.current;
    const note = ({ target }: FocusEvent): void => {
      last.current = target as Element;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [table]);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const lost =
      activeElement === body &&
      last.current !== null &&
      (!last.current.isConnected || last.current.matches(':disabled'));
    const waits = activeElement !== null && activeElement === parked.current;
    if (!lost && !waits) return;
    const asked = table.current?.querySelector<SVGElement>(ASKED);
    const rest = asked ?? table.current?.querySelector<HTMLElement>('.actions') ?? table.current;
    if (rest === activeElement) return;
    rest?.focus({ preventScroll: true });
    parked.current = asked ? null : (rest ?? null);
  });
}

/** Puts the focus on what can be done now: the main button, a place that is asked for, or else any move. */
export function focusOnMoves(table: HTMLElement | null): void {
  const found =
    table?.querySelector<HTMLElement>(`.actions ${USABLE}.primary, .offer ${USABLE}.primary`) ??
    table?.querySelector<SVGElement>(ASKED) ??
    table?.querySelector<HTMLElement>(`.actions ${USABLE}, .offer ${USABLE}`) ??
    table?.querySelector<HTMLElement>('.actions');
  found?.focus();
}
