/**
 * The service worker: lets the shell open without a connection. It keeps files, never answers of the portal, so
 * nothing it shows can be mistaken for a player's current balance.
 */
declare const self: ServiceWorkerGlobalScope;

export {};

const FILES = 'files';
/** The document without content: pages as the server writes them hold answers of the portal. */
const SHELL = '/shell';
/** Old builds leave files behind; the newest of this many are kept. */
const MAX_FILES = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page lists the files it had loaded before this worker was installed. */
self.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  const files = paths.filter((path): path is string => typeof path === 'string' && isFile(path));
  // The shell names the files of its version: both are kept at one time.
  event.waitUntil(Promise.all([keepShell().catch(() => undefined), ...files.map(keepIfNew)]).then(prune));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/docs')) event.respondWith(shell(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (isFile(url.pathname)) event.respondWith(fetchedOrKept(request));
});

self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** What the portal sends to a member's devices, `PushMessage` of the contract; anything else shows nothing of itself. */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

function messageOf(data: PushMessageData | null): Partial<Message> {
  try {
    const message: unknown = data?.json();
    const texts = Object.entries(Object(message)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Browsers take the permission away from a site that receives a message and shows nothing. */
function show({ title, body = '', path = '/', tag = 'news', lang = '' }: Partial<Message>): Promise<void> {
  return self.registration.showNotification(title ?? location.hostname, {
    body,
    tag,
    lang,
    data: path,
    icon: '/art/icon-192.png',
    badge: '/art/badge-96.png',
  });
}

/** Goes on in a tab that is open, else in a new one; never to another site, whatever the message says. */
async function open(path: string): Promise<void> {
  const address = URL.parse(path, location.origin);
  const target = address?.origin === location.origin ? address.href : location.origin;
  const tabs = await self.clients.matchAll({ type: 'window' });
  // A game that is being played stays where it is.
  const tab = tabs.find(({ url }) => new URL(url).pathname !== '/game');
  const there = await tab?.navigate(target).catch(() => null);
  if (there) await there.focus();
  else await self.clients.openWindow(target);
}

function isFile(path: string): boolean {
  return /^\/(assets\/|art\/|brand\.css$|manifest\.webmanifest$)/.test(path);
}

async function keepShell(): Promise<void> {
  const files = await caches.open(FILES);
  await files.add(SHELL);
}

async function shell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw failure;
  }
}

/** Hashed files never change. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function fetchedOrKept(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch (failure) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw failure;
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 200) {
    const files = await caches.open(FILES);
    await files.put(request, response.clone());
  }
  return response;
}

async function keepIfNew(path: string): Promise<void> {
  if (!(await caches.match(path))) await fetchAndKeep(new Request(path)).catch(() => undefined);
}

async function prune(): Promise<void> {
  const files = await caches.open(FILES);
  const kept = await files.keys();
  const surplus = kept.filter(({ url }) => new URL(url).pathname !== SHELL).slice(0, -MAX_FILES);
  await Promise.all(surplus.map((request) => files.delete(request)));
}
