// Keeps the whole app on the device and shows messages of the server. The build puts in its version and its files.
const CACHE = 'orrery-VERSION';
const FILES = ['FILES'];
// The words of each language; only those of the reader are kept.
const WORDS = { LANGUAGE: ['WORDS'] };
const language = new URL(self.location).searchParams.get('language');

async function keep() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = [...FILES, ...(WORDS[language] ?? [])];
  await cache.addAll(wanted.filter((file) => !kept.has(file)));
}

async function dropOlder() {
  for (const name of await caches.keys()) if (name.startsWith('orrery-') && name !== CACHE) await caches.delete(name);
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

const openFile = async (request) => (await caches.match(request)) ?? fetch(request);

async function notify({ title, body, link }) {
  // Whoever looks at the table already sees it.
  const pages = await self.clients.matchAll({ type: 'window' });
  const path = new URL(link, self.location.origin).pathname;
  if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: path });
}

async function goTo(path) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(path);
  try {
    return (await page.navigate(path))?.focus();
  } catch {
    return self.clients.openWindow(path);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? openPage(request) : openFile(request));
});
self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message?.title !== undefined) event.waitUntil(notify(message));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});
