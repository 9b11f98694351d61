import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { type Layer, onLayersChange, openLayers } from '../../../ui/layers/layers.ts';

/** The part of the browser that the router's history uses. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'length' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href'>;
  readonly document: Pick<Document, 'baseURI'>;
  addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions): void;
  removeEventListener(
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): void;
}

/** Those that the address does not name, the last one on top. */
export interface LayerStack {
  open: () => readonly Layer[];
  onChange: (listener: () => void) => unknown;
}

/** A traversal of our own that has come to nothing (nowhere to go) is given up. */
const LONGEST_WAY_MS = 500;

const STACK: LayerStack = {
  open: () => openLayers().filter(({ inAddress }) => !inAddress),
  onChange: onLayersChange,
};

/** The router's history, with Back closing what lies over the page first. */
export function createLayerHistory(): RouterHistory {
  return createBrowserHistory({ window: withLayers(window, STACK) });
}

interface EntryState {
  __TSR_key?: string;
  /** How many layers lie over the page at this entry. */
  layers?: number;
}

/**
 * The window as the router sees it: it knows nothing of layers. In the browser each open layer has an entry over that of its
 * page, with the same address. Back takes it off and closes the layer; a layer that closes otherwise takes its entry along;
 * an entry whose layer is no longer open (after a reload, or by Forward) is left at once. What the router writes while layers
 * lie over the page belongs to the page: their entries go first.
 */
export function withLayers(browser: HistoryWindow, stack: LayerStack): object {
  const { history, location } = browser;
  /** The page's entry as the router knows it. */
  let page = { state: history.state as EntryState | null, url: location.href };
  /** The key of the page's entry below the layers: the router may have given the page another one since. */
  let below: string | undefined;
  let depth = depthOf(history.state);
  /** A traversal of our own that has not arrived yet, and one that the router has asked for. */
  let onWay: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  // Later, so that one layer may follow another without a step in between.
  const plan = onceLater(settle);
  const arrived = (event: Event) => (onWay ? reached() : moved(event));
  let notified: (event: Event) => void = () => {};

  browser.addEventListener('popstate', arrived);
  stack.onChange(plan);
  if (depth > 0) plan();
  return {
    location,
    document: browser.document,
    history: {
      get state() {
        return history.state;
      },
      get length() {
        return history.length;
      },
      pushState: (state: EntryState, _: string, url: string) => onPage(() => write('pushState', state, url)),
      replaceState: (state: EntryState, _: string, url: string) =>
        onWay
          ? void waiting.push(() => write('replaceState', state, url))
          : write('replaceState', state, url),
      back: () => onPage(() => leave(-1)),
      forward: () => onPage(() => leave(1)),
      go: (by: number) => onPage(() => leave(by)),
    },
    ...listening(browser, arrived, (listener) => {
      notified = listener;
    }),
  };

  function write(how: 'pushState' | 'replaceState', state: EntryState | null, url: string): void {
    page = { state, url };
    if (how === 'pushState') [depth, below] = [0, undefined];
    history[how](depth > 0 ? { ...state, layers: depth } : state, '', url);
    if (how === 'pushState') plan();
  }

  /** Runs it at the page's own entry. */
  function onPage(run: () => void): void {
    if (depth === 0 && !onWay) run();
    else waiting.push(run);
    if (depth > 0 && !onWay) travel(-depth);
  }

  function leave(by: number): void {
    clearTimeout(leaving);
    leaving = setTimeout(stay, LONGEST_WAY_MS);
    history.go(by);
  }

  function stay(): void {
    clearTimeout(leaving);
    leaving = undefined;
    plan();
  }

  function travel(by: number): void {
    onWay = setTimeout(() => reached(), LONGEST_WAY_MS);
    history.go(by);
  }

  function reached(): void {
    clearTimeout(onWay);
    onWay = undefined;
    depth = depthOf(history.state);
    bringUpToDate();
    for (let run = waiting.shift(); run; run = onWay ? undefined : waiting.shift()) run();
    plan();
  }

  /** The reader has pressed Back or Forward, or the router has. */
  function moved(event: Event): void {
    stay();
    const state = history.state as EntryState | null;
    const ofPage = state?.__TSR_key !== undefined && [page.state?.__TSR_key, below].includes(state.__TSR_key);
    depth = depthOf(state);
    for (const layer of stack
      .open()
      .slice(ofPage ? depth : 0)
      .reverse())
      layer.close();
    if (ofPage) bringUpToDate();
    else {
      page = { state, url: location.href };
      below = undefined;
      notified(event);
    }
  }

  /** A filter in a sheet has written the page's address into the sheet's entry alone. */
  function bringUpToDate(): void {
    const { state, url } = page;
    if ((history.state as EntryState | null)?.__TSR_key !== state?.__TSR_key)
      write('replaceState', state, url);
  }

  function settle(): void {
    const wanted = stack.open().length;
    if (onWay || leaving || depth === wanted) return;
    if (depth > wanted) travel(wanted - depth);
    if (depth === 0) below = (history.state as EntryState | null)?.__TSR_key;
    while (depth < wanted) {
      depth += 1;
      history.pushState({ ...history.state, layers: depth }, '', location.href);
    }
  }
}

/** The router's listeners: what it is to know of `popstate`, `arrived` notifies it of. */
function listening(
  browser: HistoryWindow,
  arrived: (event: Event) => void,
  onPopState: (listener: (event: Event) => void) => void,
): Pick<HistoryWindow, 'addEventListener' | 'removeEventListener'> {
  return {
    addEventListener: (type, listener, options) => {
      if (type === 'popstate') onPopState(listener);
      else browser.addEventListener(type, listener, options);
    },
    removeEventListener: (type, listener, options) => {
      if (type === 'popstate') browser.removeEventListener('popstate', arrived);
      else browser.removeEventListener(type, listener, options);
    },
  };
}

function onceLater(run: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      run();
    });
  };
}

function depthOf(state: EntryState | null): number {
  return state?.layers ?? 0;
}
