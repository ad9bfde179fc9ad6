import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import friends from './friends/words/en.json' with { type: 'json' };
import page from './words/en.json' with { type: 'json' };

/**
 * Writes the service worker: it keeps every built file, so that the page opens without a network, and tells of a turn when
 * no page is open.
 */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle: {
      // After all others: a script that turns out to be empty is left out at the very end.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
        const still = readdirSync(new URL('./public/', import.meta.url));
        const files = [
          './',
          ...[...built, ...still].filter((name) => name !== 'index.html').map((name) => `./${name}`),
        ].sort();
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(version, files) });
      },
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
  const wanted = request.mode === 'navigate' ? './' : origin + pathname;
  const kept = () => caches.open(SHELL).then((cache) => cache.match(wanted));
  // Pages come fresh when there is a network; files carry their version in their names.
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(() => kept().then((found) => found ?? Response.error()))
      : kept().then((found) => found ?? fetch(request)),
  );
});
const NAME = ${JSON.stringify(page.title)};
const YOUR_TURN = ${JSON.stringify(friends['notice.turn'])};
self.addEventListener('push', (event) => {
  const { table, title } = event.data.json();
  if (!/^[\\w-]+$/.test(table)) return;
  const show = () => self.registration.showNotification(NAME, {
    body: YOUR_TURN.replace('{title}', () => title),
    tag: table,
    icon: '/icon.svg',
    data: '/t/' + table,
  });
  // Who looks at the page is told there.
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => pages.some(({ focused }) => focused) || show()),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  if (typeof data !== 'string') return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const there = pages.find(({ url }) => new URL(url).pathname === data);
      return there ? there.focus() : self.clients.openWindow(data);
    }),
  );
});
`;
}
