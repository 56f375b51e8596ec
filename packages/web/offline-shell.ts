import type { Plugin } from 'vite';

/** Writes the service worker with the list of everything the build made, so that the whole app opens offline. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['/', '/manifest.webmanifest', '/icon.svg', ...Object.keys(bundle).map((name) => `/${name}`)];
      const listed = files.filter((name) => !name.endsWith('.html') && !name.endsWith('.map'));
      const version = hash(listed.join());
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(version, listed) });
    },
  };
}

function hash(text: string): string {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
}

function serviceWorker(version: string, files: readonly string[]): string {
  return `const CACHE = 'orrery-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('orrery-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match('/')) ?? Response.error()));
    return;
  }
  event.respondWith((async () => (await caches.match(event.request)) ?? fetch(event.request))());
});
self.addEventListener('push', (event) => {
  const { title, body, link } = event.data?.json() ?? {};
  if (title === undefined) return;
  event.waitUntil((async () => {
    // Whoever looks at the table already sees it.
    const pages = await self.clients.matchAll({ type: 'window' });
    const path = new URL(link, self.location.origin).pathname;
    if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return;
    await self.registration.showNotification(title, { body, tag: path, icon: '/icon.svg', data: path });
  })());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil((async () => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (page === undefined) await self.clients.openWindow(path);
    else await page.navigate(path).then((moved) => moved?.focus(), () => self.clients.openWindow(path));
  })());
});
`;
}
