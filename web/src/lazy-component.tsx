import { type ComponentType, createElement, use } from 'react';
import { fetchWords } from './i18n/words.ts';

const SLOW_MS = 120_000;

export interface LazyComponent<Props> {
  /** The component once it has loaded: rendered without suspending. */
  loaded: () => ComponentType<Props> | undefined;
  /** The same promise every time, so that it may be read while rendering; rejects with `ComponentUnavailable`. */
  load: () => Promise<ComponentType<Props>>;
  /** Fetches the code before it is rendered, again after an earlier failure; never rejects. */
  preload: () => Promise<unknown>;
  /** What it is made of; known on the server alone, where the build writes it in (`web/vite.lazy-modules.ts`). */
  made?: MadeOf | undefined;
}

export interface MadeOf {
  /** Its file below `web/`. */
  module: string;
  /** Topics whose words it shows. */
  topics: readonly string[];
  /** Only screens like this show it: others need not fetch it. */
  media?: string;
  /** It is not in sight when the page opens: its code comes once the page answers presses. */
  belowFold?: true;
}

let rendered: ((made: MadeOf) => void) | undefined;

/** For the server: receives what a page is made of while it is rendered. */
export function onLazyRendered(received: (made: MadeOf) => void): void {
  rendered = received;
}

/** A component whose code is fetched when needed, with the words of the topics it shows. */
export function lazily<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  topics: readonly string[] | (() => readonly string[]) = [],
  module?: string,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let failed = false;

  function load() {
    // A failure is kept until `retry` or `preload`: every render reads this promise and must not start a load.
    loading ??= followed(
      Promise.race([fetchAll(), tooSlow()]).catch((cause: unknown) => {
        failed = true;
        throw new ComponentUnavailable({ cause, retry });
      }),
    );
    return loading;
  }

  const spoken = () => (typeof topics === 'function' ? topics() : topics);

  async function fetchAll() {
    const words = spoken();
    const [component] = await Promise.all([fetchComponent(), words.length > 0 && fetchWords(words)]);
    loaded = component;
    return component;
  }

  function forget() {
    if (failed) loading = undefined;
    failed = false;
  }

  async function retry(): Promise<boolean> {
    forget();
    return load().then(
      () => true,
      () => false,
    );
  }

  const lazy: LazyComponent<Props> = { loaded: () => loaded, load, preload: retry };
  if (module) {
    lazy.made = {
      module,
      get topics() {
        return spoken();
      },
    };
  }
  return lazy;
}

/** Renders a lazy component; suspends while its code is loading. */
export function Lazy<Props extends object>({ of, props }: { of: LazyComponent<Props>; props: Props }) {
  const component: ComponentType<Props> = of.loaded() ?? use(of.load());
  if (of.made) rendered?.(of.made);
  return createElement<Props>(component, props);
}

/** Of a part that only some screens show: the server writes it for all, and has only those fetch its code ahead. */
export function onlyOn<Props>(media: string, lazy: LazyComponent<Props>): LazyComponent<Props> {
  if (lazy.made) lazy.made.media = media;
  return lazy;
}

/**
 * Of a part further down the page: the server writes it with the rest, and the browser fetches its code after the page's own, which
 * answers presses the sooner. Where it stands, nothing above may draw it anew before its code is there: its element is a constant.
 */
export function belowFold<Props>(lazy: LazyComponent<Props>): LazyComponent<Props> {
  if (lazy.made) lazy.made.belowFold = true;
  return lazy;
}

export function isCodeOnItsWay(): boolean {
  return onTheirWay.size > 0;
}

/** Comes when no code asked for so far is on its way any more. */
export async function untilCodeIsThere(): Promise<void> {
  while (onTheirWay.size > 0) await Promise.all(onTheirWay);
}

const onTheirWay = new Set<Promise<unknown>>();

function followed<Code>(code: Promise<Code>): Promise<Code> {
  const over = code.catch(() => undefined).finally(() => onTheirWay.delete(over));
  onTheirWay.add(over);
  return code;
}

/** A lazy component without properties, usable where a plain one is expected. */
export function lazyPage(
  fetchComponent: () => Promise<ComponentType>,
  topics: readonly string[] = [],
  module?: string,
): ComponentType {
  const page = lazily(fetchComponent, topics, module);
  return () => <Lazy of={page} props={{}} />;
}

/** The code of a component did not load: a slow connection, or a version of the site no longer deployed. */
export class ComponentUnavailable extends Error {
  /** Loads it again; answers whether it has loaded. */
  readonly retry: () => Promise<boolean>;

  constructor({ cause, retry }: { cause: unknown; retry: () => Promise<boolean> }) {
    super('a part of the site did not come', { cause });
    this.name = 'ComponentUnavailable';
    this.retry = retry;
  }
}

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), SLOW_MS));
}
