import { type RefObject, useEffect } from 'react';

/** windows in which the tray, and those in which the players too, lie above or below the board */
export const TRAY_BELOW = '(min-height: 501px), (orientation: portrait)';
export const PLAYERS_ABOVE = '(max-width: 900px) and (orientation: portrait)';

/** a height that does not last so long was only on its way to another */
const LASTS_MS = 200;

/**
 * Keeps what lies beside the board from shrinking again: it takes as much room as it ever needed at this size of the window,
 * and the board, which has the rest, does not jump to and fro as buttons and cards come and go.
 */
export function useSteadyHeight(box: RefObject<HTMLElement | null>, where: string): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let most = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      const { height } = element.getBoundingClientRect();
      if (!matchMedia(where).matches || height <= most) return;
      most = height;
      element.style.minHeight = `${most}px`;
    };
    const settle = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(keep, LASTS_MS);
    };
    const forget = (): void => {
      most = 0;
      element.style.minHeight = '';
      settle();
    };
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    window.addEventListener('resize', forget);
    return () => {
      clearTimeout(waiting);
      watch.disconnect();
      window.removeEventListener('resize', forget);
    };
  }, [box, where]);
}
