import { Refusal } from '../refusals/refusal.ts';
import { openReadScope, type ReadScope } from './read-scope.ts';
import type { Replica } from './replica.ts';

/** What is older is changed by no one any more, but for a correction now and then. */
const OLD_MS = 366 * 24 * 3_600_000;

/** Whether a call is one that may be read elsewhere; `to` is the last day it asks about. */
export function mayReadElsewhere(elsewhere: true | 'old' | undefined, query: unknown, now: Date): boolean {
  if (elsewhere !== 'old') return elsewhere === true;
  const to = (query as { to?: unknown } | null)?.to;
  return typeof to === 'string' && Date.parse(to) < now.getTime() - OLD_MS;
}

/**
 * Reads from the replica, or from the primary where there is none to read from, where it fails on the way, or where the caller has to see what it has just
 * changed (`fresh`). `work` is told to read again from the start, so it only reads; what goes on reading ends the scope.
 */
export async function readElsewhere<T>(
  replica: Pick<Replica, 'asOf' | 'pool' | 'noteFailed'> | undefined,
  fresh: boolean,
  work: () => Promise<T>,
): Promise<{ value: T; asOf?: Date; scope: ReadScope }> {
  const asOf = fresh ? undefined : replica?.asOf();
  if (replica && asOf) {
    try {
      return { ...(await readAt(replica.pool, work)), asOf };
    } catch (error) {
      // A refusal is an answer. Anything else may be the replica's: gone, restarted, a query in the way of what it replays, a table it has not yet.
      if (error instanceof Refusal) throw error;
      replica.noteFailed(error);
    }
  }
  return readAt(undefined, work);
}

async function readAt<T>(pool: Replica['pool'] | undefined, work: () => Promise<T>) {
  const scope = openReadScope(pool);
  try {
    return { value: await scope.within(work), scope };
  } catch (error) {
    scope.end();
    throw error;
  }
}

/** Rows that are read while they are sent stay within the scope, which ends with them. */
export async function* rowsWithin<Row>(
  rows: AsyncIterable<Row>,
  { within, end }: ReadScope,
): AsyncGenerator<Row> {
  const reading = rows[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await within(() => reading.next());
      if (step.done) return;
      yield step.value;
    }
  } finally {
    await within(() => reading.return?.());
    end();
  }
}

/** A file leaves the page on which it was asked for, so it says by its name as of when it is. */
export function asOfName(name: string, asOf: Date | undefined): string {
  return asOf ? `${name}-as-of-${asOf.toISOString().slice(0, 19).replaceAll(':', '')}Z` : name;
}
