import { useCallback, useSyncExternalStore } from 'react';

const SMALL = '(max-width: 900px), (max-height: 500px)';

/** Whether the window is of this kind, as the style sheets see it. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen is that of a phone, upright or on its side. */
export function useSmall(): boolean {
  return useMedia(SMALL);
}
