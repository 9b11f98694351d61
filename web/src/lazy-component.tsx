import { type ComponentType, createElement, use } from 'react';
import { fetchWords } from './i18n/words.ts';

const SLOW_MS = 120_000;

export interface LazyComponent<Props> {
  /** Once it is there: drawn at once, without even the shortest wait. */
  loaded: () => ComponentType<Props> | undefined;
  /** The same promise every time, so that it may be read while drawing; rejects with `ComponentUnavailable`. */
  load: () => Promise<ComponentType<Props>>;
  /** Fetches its code before anybody asks for it, anew when it has failed before; never rejects. */
  preload: () => Promise<unknown>;
}

/** A component whose code comes when needed, and with it the words of the topics it speaks of. */
export function lazily<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  topics: readonly string[] | (() => readonly string[]) = [],
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let failures = 0;
  let failed = false;

  function load() {
    // A failure stays until somebody asks anew: drawing reads this again and again.
    loading ??= Promise.race([fetchAll(), tooSlow()]).catch((cause: unknown) => {
      failed = true;
      failures += 1;
      throw new ComponentUnavailable({ cause, failures, forget });
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

  return {
    loaded: () => loaded,
    load,
    preload: () => {
      forget();
      return load().catch(() => undefined);
    },
  };
}

/** Draws a lazy component; suspends while its code is on the way. */
export function Lazy<Props extends object>({ of, props }: { of: LazyComponent<Props>; props: Props }) {
  const component: ComponentType<Props> = of.loaded() ?? use(of.load());
  return createElement<Props>(component, props);
}

/** A lazy component without properties, to stand where a plain one is expected. */
export function lazyPage(
  fetchComponent: () => Promise<ComponentType>,
  topics?: readonly string[],
): ComponentType {
  const page = lazily(fetchComponent, topics);
  return () => <Lazy of={page} props={{}} />;
}

/** The code of a part did not come: a slow line, or a version of the site that is no longer there. */
export class ComponentUnavailable extends Error {
  /** How often it has failed by now. */
  readonly failures: number;
  /** Lets the next drawing ask for it anew. */
  readonly forget: () => void;

  constructor({ cause, failures, forget }: { cause: unknown; failures: number; forget: () => void }) {
    super('a part of the site did not come', { cause });
    this.name = 'ComponentUnavailable';
    this.failures = failures;
    this.forget = forget;
  }
}

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), SLOW_MS));
}
