/** Scripts, styles, pictures and talk come from here or not at all, and nobody puts the page into a frame. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries, whatever it answers. */
const GUARDS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()',
};

/** The same for a house that is reached over https alone, if whoever runs it says for how many days browsers shall remember that. */
export function guardsFor(hstsDays: number): Readonly<Record<string, string>> {
  return hstsDays > 0 ? { ...GUARDS, 'strict-transport-security': `max-age=${hstsDays * 86_400}` } : GUARDS;
}

/** Built files carry a hash in their names and never change; the rest is asked for again. */
export function cachedFor(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
