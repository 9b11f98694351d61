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
}

/** A component whose code is fetched when needed, with the words of the topics it shows. */
export function lazily<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  topics: readonly string[] | (() => readonly string[]) = [],
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let failed = false;

  function load() {
    // A failure is kept until `retry` or `preload`: every render reads this promise and must not start a load.
    loading ??= Promise.race([fetchAll(), tooSlow()]).catch((cause: unknown) => {
      failed = true;
      throw new ComponentUnavailable({ cause, retry });
    });
    return loading;
  }

  async function fetchAll() {
    const spoken = typeof topics === 'function' ? topics() : topics;
    const [component] = await Promise.all([fetchComponent(), spoken.length > 0 && fetchWords(spoken)]);
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

  return { loaded: () => loaded, load, preload: retry };
}

/** Renders a lazy component; suspends while its code is loading. */
export function Lazy<Props extends object>({ of, props }: { of: LazyComponent<Props>; props: Props }) {
  const component: ComponentType<Props> = of.loaded() ?? use(of.load());
  return createElement<Props>(component, props);
}

/** A lazy component without properties, usable where a plain one is expected. */
export function lazyPage(
  fetchComponent: () => Promise<ComponentType>,
  topics?: readonly string[],
): ComponentType {
  const page = lazily(fetchComponent, topics);
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
