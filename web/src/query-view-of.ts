export interface QueryFacts<Data> {
  data: Data | undefined;
  error: unknown;
  /** The data answers the question before this one. */
  isPlaceholderData: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

export type View<Data> =
  | { kind: 'data'; data: Data; earlier: boolean; outdated: boolean }
  | { kind: 'failed'; error: unknown; retrying: boolean }
  | { kind: 'offline' }
  | { kind: 'loading' };

/**
 * What a page shows of a query. `tried` is the failure the reader has asked to try again: it stays in view, busy, until the
 * answer is there, instead of giving way to an empty page under the finger.
 */
export function viewOf<Data>(query: QueryFacts<Data>, tried?: unknown): View<Data> {
  const { data, error, isPlaceholderData, fetchStatus } = query;
  if (data !== undefined)
    return { kind: 'data', data, earlier: isPlaceholderData, outdated: Boolean(error) && !isPlaceholderData };
  if (error) return { kind: 'failed', error, retrying: fetchStatus === 'fetching' };
  if (fetchStatus === 'paused') return { kind: 'offline' };
  if (tried) return { kind: 'failed', error: tried, retrying: true };
  return { kind: 'loading' };
}
