import { useSyncExternalStore } from 'react';

const SMALL = '(max-width: 900px), (max-height: 500px)';

/** Whether the screen is that of a phone, upright or on its side, as the style sheets see it. */
export function useSmall(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(SMALL);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(SMALL).matches,
    () => false,
  );
}
