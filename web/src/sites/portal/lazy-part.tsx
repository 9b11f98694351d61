import { type ComponentType, createElement, use } from 'react';

const SLOW_MS = 120_000;

export interface LazyPart<Props> {
  /** The same promise for as long as it has not failed, so that it may be read while drawing. */
  load: () => Promise<ComponentType<Props>>;
  /** Fetches its code before anybody asks for it; never fails. */
  preload: () => Promise<unknown>;
}

/** A part of the site whose code comes when needed. What failed to load is asked for anew on the next try. */
export function lazily<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  function load() {
    loading ??= Promise.race([fetchPart(), tooSlow()]).catch((failure: unknown) => {
      loading = undefined;
      throw new PartUnavailable('a part of the site did not come', { cause: failure });
    });
    return loading;
  }
  return { load, preload: () => load().catch(() => undefined) };
}

/** Draws a lazy part; suspends while its code is on the way. */
export function Part<Props extends object>({ of, props }: { of: LazyPart<Props>; props: Props }) {
  const component: ComponentType<Props> = use(of.load());
  return createElement<Props>(component, props);
}

/** The code of a part did not come: a slow line, or a version of the site that is no longer there. */
export class PartUnavailable extends Error {}

function tooSlow(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), SLOW_MS));
}
