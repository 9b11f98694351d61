import { type ComponentType, createElement, use } from 'react';
import { fetchWords } from '../../i18n/words.ts';

const SLOW_MS = 120_000;

export interface LazyPart<Props> {
  /** Once it is there: drawn at once, without even the shortest wait. */
  loaded: () => ComponentType<Props> | undefined;
  /** The same promise every time, so that it may be read while drawing; rejects with `PartUnavailable`. */
  load: () => Promise<ComponentType<Props>>;
  /** Fetches its code before anybody asks for it, anew when it has failed before; never rejects. */
  preload: () => Promise<unknown>;
}

/** A part of the site whose code comes when needed, and with it the words of the topics it speaks of. */
export function lazily<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  topics: readonly string[] = [],
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let failures = 0;
  let failed = false;

  function load() {
    // A failure stays until somebody asks anew: drawing reads this again and again.
    loading ??= Promise.race([fetchAll(), tooSlow()]).catch((cause: unknown) => {
      failed = true;
      failures += 1;
      throw new PartUnavailable({ cause, failures, forget });
    });
    return loading;
  }

  async function fetchAll() {
    const [part] = await Promise.all([fetchPart(), topics.length > 0 && fetchWords(topics)]);
    loaded = part;
    return part;
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

/** Draws a lazy part; suspends while its code is on the way. */
export function Part<Props extends object>({ of, props }: { of: LazyPart<Props>; props: Props }) {
  const component: ComponentType<Props> = of.loaded() ?? use(of.load());
  return createElement<Props>(component, props);
}

/** The code of a part did not come: a slow line, or a version of the site that is no longer there. */
export class PartUnavailable extends Error {
  /** How often it has failed by now. */
  readonly failures: number;
  /** Lets the next drawing ask for it anew. */
  readonly forget: () => void;

  constructor({ cause, failures, forget }: { cause: unknown; failures: number; forget: () => void }) {
    super('a part of the site did not come', { cause });
    this.name = 'PartUnavailable';
    this.failures = failures;
    this.forget = forget;
  }
}

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), SLOW_MS));
}
