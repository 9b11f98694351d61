import { createBrowserHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Layer } from '../../../ui/layers/layers.ts';
import { type HistoryWindow, withLayers } from './layer-history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Back closes the layer on top, and only then leaves the page', async () => {
  const { user, site } = await sheetsOver('/games', 2);
  await user.back();
  expect([site.sheets(), site.at()]).toEqual([1, '/games']);
  await user.back();
  expect([site.sheets(), site.at()]).toEqual([0, '/games']);
  await user.back();
  expect(site.at()).toBe('/');
});

test('a layer that is closed by its own button leaves no entry behind', async () => {
  const { user, site, browser } = await sheetsOver('/games', 1);
  await site.close();
  expect(browser.index()).toBe(1);
  await user.back();
  expect(site.at()).toBe('/');
});

test('a layer that follows another at once takes over its entry', async () => {
  const { user, site, browser } = await sheetsOver('/games', 1);
  site.closeAtOnce();
  site.openAtOnce();
  await user.waits();
  expect([browser.index(), browser.length()]).toEqual([2, 3]);
  await user.back();
  expect([site.sheets(), site.at()]).toEqual([0, '/games']);
});

test('a link in a layer leads on from the page, with nothing in between', async () => {
  const { user, site, browser } = await sheetsOver('/games', 2);
  site.router.push('/fair');
  site.closeAll();
  await user.waits();
  expect([site.at(), browser.url(), browser.index()]).toEqual(['/fair', '/fair', 2]);
  await user.back();
  expect([site.at(), site.sheets()]).toEqual(['/games', 0]);
});

test('a layer that stays over the next page is closed there by Back', async () => {
  const { user, site } = await sheetsOver('/games', 1);
  site.router.push('/games?sort=new');
  await user.waits();
  await user.back();
  expect([site.at(), site.sheets()]).toEqual(['/games?sort=new', 0]);
  await user.back();
  expect(site.at()).toBe('/games');
});

test.each(['Back', 'its button'])(
  'a filter chosen in a sheet stays in the address when %s closes it',
  async (way) => {
    const { user, site, browser } = await sheetsOver('/games', 1);
    site.router.replace('/games?sort=new');
    await user.waits();
    if (way === 'Back') await user.back();
    else await site.close();
    expect([site.at(), browser.url(), browser.index()]).toEqual(['/games?sort=new', '/games?sort=new', 1]);
  },
);

test('leaving by the page’s own button leaves it, whatever lies over it', async () => {
  const { user, site } = await sheetsOver('/games', 2);
  site.router.back();
  await user.waits();
  expect(site.at()).toBe('/');
});

test('Forward into the entry of a layer that was closed comes back to its page', async () => {
  const { user, site, browser } = await sheetsOver('/games', 1);
  await user.back();
  await user.forward();
  expect([site.at(), site.sheets(), browser.index()]).toEqual(['/games', 0, 1]);
});

test('a page loaded anew under a layer is at its own entry again', async () => {
  const { browser } = await sheetsOver('/games', 1);
  const site = siteIn(browser);
  await vi.advanceTimersByTimeAsync(1000);
  expect([site.at(), browser.index()]).toEqual(['/games', 1]);
});

test('a layer that refuses to close keeps its entry', async () => {
  const { user, site, browser } = await sheetsOver('/games', 0);
  site.openAtOnce({ insists: true });
  await user.waits();
  await user.back();
  expect([site.sheets(), browser.index()]).toEqual([1, 2]);
});

test('a step too far back in the browser’s list closes what is open', async () => {
  const { user, site } = await sheetsOver('/games', 2);
  await user.go(-3);
  expect([site.at(), site.sheets()]).toEqual(['/', 0]);
});

async function sheetsOver(path: string, count: number) {
  const browser = browserAt('/');
  const site = siteIn(browser);
  const waits = () => vi.advanceTimersByTimeAsync(100);
  site.router.push(path);
  await waits();
  for (let sheet = 0; sheet < count; sheet += 1) site.openAtOnce();
  await waits();
  const go = async (by: number) => {
    browser.window.history.go(by);
    await waits();
  };
  return { browser, site, user: { waits, go, back: () => go(-1), forward: () => go(1) } };
}

function siteIn({ window }: ReturnType<typeof browserAt>) {
  let layers: readonly Layer[] = [];
  let changed = () => {};
  const set = (next: readonly Layer[]) => {
    layers = next;
    changed();
  };
  const stack = { open: () => layers, onChange: (listener: () => void) => (changed = listener) };
  const router = createBrowserHistory({ window: withLayers(window, stack) });
  const closeAtOnce = () => set(layers.slice(0, -1));
  return {
    router,
    at: () => router.location.href,
    sheets: () => layers.length,
    openAtOnce: ({ insists = false } = {}) => {
      const layer: Layer = {
        inAddress: false,
        close: () => !insists && set(layers.filter((other) => other !== layer)),
      };
      set([...layers, layer]);
    },
    closeAtOnce,
    closeAll: () => set([]),
    close: async () => {
      closeAtOnce();
      await vi.advanceTimersByTimeAsync(100);
    },
  };
}

/** Entries of one document, and traversals that take a while, as in a browser. */
function browserAt(path: string) {
  const entries = [{ state: null as unknown, url: path }];
  let at = 0;
  const listeners = new Set<(event: Event) => void>();
  const here = () => new URL(entries[at]?.url ?? '', 'https://site.example');
  const pathOf = (url: unknown) => {
    const { pathname, search, hash } = new URL(String(url), 'https://site.example');
    return pathname + search + hash;
  };
  const window: HistoryWindow = {
    history: {
      get state() {
        return entries[at]?.state;
      },
      get length() {
        return entries.length;
      },
      pushState: (state, _, url) => {
        entries.splice(at + 1, entries.length, { state, url: pathOf(url) });
        at += 1;
      },
      replaceState: (state, _, url) => void entries.splice(at, 1, { state, url: pathOf(url ?? here().href) }),
      go: (by = 0) => {
        setTimeout(() => {
          if (!entries[at + by]) return;
          at += by;
          for (const listener of listeners) listener(new Event('popstate'));
        }, 5);
      },
    },
    location: {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
      get href() {
        return here().href;
      },
    },
    document: { baseURI: 'https://site.example/' },
    addEventListener: (type, listener) => type === 'popstate' && listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  return { window, index: () => at, length: () => entries.length, url: () => entries[at]?.url };
}
