/**
 * The service worker: it keeps the files of the page, so that the page opens without a server. The build replaces FILES and VERSION.
 * Nothing of the API is ever kept. A new version waits until no page of the old one is open, so a match is never interrupted.
 */
const VERSION = '__VERSION__';
/** The files that the build has written. */
const FILES = '__FILES__';
const CACHE = `ludoteca ${VERSION}`;
const PAGE = '/index.html';
/** Files of which another version has another name. */
const HASHED = /^\/assets\//;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

async function removeOldFiles() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('ludoteca ') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => event.waitUntil(removeOldFiles()));

/** The server has the latest page; without it the kept one is shown. */
async function fetchPage(request) {
  try {
    const response = await fetch(request);
    return response.status >= 500 ? ((await caches.match(PAGE)) ?? response) : response;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function fetchFile(request, isHashed) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept !== undefined && isHashed) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? Response.error();
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetchPage(request));
  else if (FILES.includes(pathname)) event.respondWith(fetchFile(request, HASHED.test(pathname)));
});

/** Brings the page of a table to the front whose person was called by a notification. */
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const show = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => new URL(url).pathname === notification.tag);
    return open === undefined ? clients.openWindow(notification.tag) : open.focus();
  };
  event.waitUntil(show());
});
