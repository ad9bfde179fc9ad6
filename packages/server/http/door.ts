import type { IncomingHttpHeaders } from 'node:http';

/** The name of the cookie that holds a person's token. */
export const COOKIE = 'hexwright';
const YEAR = 31_536_000;

export function tokenOf({ cookie }: IncomingHttpHeaders): string | undefined {
  for (const part of cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

export function cookieFor(token: string | null, secure: boolean): string {
  const parts = [
    `${COOKIE}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === null ? 0 : YEAR}`,
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/**
 * Whether a request may come from where it says it does. Browsers name the page that sends a request or opens a socket; only
 * our own may. Programs that are no browsers name none, and carry no cookies that somebody else could use.
 */
export function isOurs({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  try {
    const from = new URL(origin);
    return publicUrl !== undefined && from.origin === new URL(publicUrl).origin ? true : from.host === host;
  } catch {
    return false;
  }
}
