/**
 * A server of ours gives the page at every address. A plain file server gives files as they lie, so there the way inside the page stands behind a #:
 * `https://example.org/sub/#/browse`. The copy for such servers says so in its first line (scripts/site.mjs).
 */
const HASHED = globalThis.document?.documentElement.dataset.routes === 'hash';

/** What a link to an address of the page says. */
export const hrefOf = (path: string): string => (HASHED ? `#${path}` : path);

/** The page itself, loaded anew, and what lies beside it. */
export const root = HASHED ? './' : '/';

/** A link for others. */
export const linkTo = (path: string): string => new URL(hrefOf(path), window.location.href).href;

/** Where we are, as if a server of ours had given the page. */
export function here(): Pick<URL, 'pathname' | 'search' | 'hash'> {
  return HASHED ? new URL(window.location.hash.slice(1) || '/', 'http://page') : window.location;
}
