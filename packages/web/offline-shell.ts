import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes the service worker that keeps every built file, so that the page opens without a network. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const still = readdirSync(new URL('./public/', import.meta.url));
      const files = [
        '/',
        ...[...built, ...still].filter((name) => name !== 'index.html').map((name) => `/${name}`),
      ].sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(version, files) });
    },
  };
}

function serviceWorker(version: string, files: readonly string[]): string {
  return `const SHELL = 'hexwright-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('hexwright-') && name !== SHELL);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const wanted = request.mode === 'navigate' ? '/' : pathname;
  const kept = () => caches.open(SHELL).then((cache) => cache.match(wanted));
  // Pages come fresh when there is a network; files carry their version in their names.
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(() => kept().then((found) => found ?? Response.error()))
      : kept().then((found) => found ?? fetch(request)),
  );
});
`;
}
