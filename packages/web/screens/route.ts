import { type MouseEvent, useSyncExternalStore } from 'react';
import { here, hrefOf } from './address.ts';

const listeners = new Set<() => void>();

/** The address without its slashes at the ends: '' for the front page, 'table/…' for a table. */
export function useRoute(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
    () => here().pathname.replace(/^\/|\/$/g, ''),
  );
}

export function go(path: string): void {
  window.history.pushState(null, '', path.startsWith('#') ? path : hrefOf(path));
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** Follows a link inside the page. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.getAttribute('href') ?? '/');
}
