import { outsideReadScope } from '../replica/read-scope.ts';
import { currentSpan, type Span, tracedTogether } from '../tracing/trace.ts';

/** More than one statement should carry, and more than wait for one in practice. */
const MOST_AT_ONCE = 500;

/**
 * Turns look-ups of the same moment into one: what is asked for while a look-up is under way waits for the next, which
 * answers all of it. Nothing is kept afterwards, so every answer is as fresh as a look-up of one's own, and under load
 * the database sees one statement where it would have seen dozens.
 */
export function batchLoader<Key, Found>(find: (keys: Key[]) => Promise<(Found | undefined)[]>) {
  interface Asking {
    key: Key;
    span: Span | undefined;
    done: (found: Found | undefined) => void;
    fail: (error: unknown) => void;
  }
  const waiting: Asking[] = [];
  let underWay = false;

  async function work() {
    underWay = true;
    // Requests that arrived together are parsed one after the other within this turn of the loop.
    await new Promise((next) => setImmediate(next));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await tracedTogether(
          'looked up together',
          batch.map(({ span }) => span),
          () => find(batch.map((asking) => asking.key)),
        );
        for (const [index, asking] of batch.entries()) asking.done(found[index]);
      } catch (error) {
        for (const asking of batch) asking.fail(error);
      }
    }
    underWay = false;
  }

  return (key: Key): Promise<Found | undefined> =>
    new Promise((done, fail) => {
      waiting.push({ key, span: currentSpan(), done, fail });
      // What several ask together is no one's alone: it is read where money is.
      if (!underWay) void outsideReadScope(work);
    });
}
