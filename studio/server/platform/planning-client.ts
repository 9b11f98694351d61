import { Client, type QueryResult } from 'pg';

/** A text that was sent so often is sent again: it is worth a plan that is kept. */
const OFTEN = 20;
/** Texts that are counted, and so the most that are prepared; deploy/pgbouncer keeps more. */
const TEXTS_MAX = 300;

const texts = new Map<string, { times: number; id: number }>();
/** Part of every name: what was prepared before the tables changed under a running studio is prepared anew. */
let generation = 1;

type Answered = (error: unknown, result?: QueryResult) => void;

/**
 * A connection whose statements are parsed and planned once, where they come again and again with the same text: for a look-up by a key that costs PostgreSQL
 * more than the look-up. Texts without values, as `begin`, stay as they are.
 */
export class PlanningClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
  override query(...args: any[]): any {
    const [text, values, answered] = args as [unknown, unknown, Answered | undefined];
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const send = (super.query as any).bind(this);
    const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isPlain ? nameOf(text) : undefined;
    if (!name) return send(...args);
    const planned = { name, text: generation === 1 ? text : `${text} /* ${generation} */`, values };
    const again = (error: unknown) => {
      if (!isStale(error)) return false;
      generation += 1;
      // Within a transaction that one is over.
      return this.getTransactionStatus() === 'I';
    };
    // With a callback it is the pool that asks.
    if (answered)
      return send(planned, (error: unknown, result?: QueryResult) =>
        again(error) ? send(text, values, answered) : answered(error, result),
      );
    return send(planned).catch((error: unknown) => {
      if (!again(error)) throw error;
      return send(text, values);
    });
  }
}

function nameOf(text: string): string | undefined {
  const known = texts.get(text);
  if (known && known.times >= OFTEN) return `p${generation}_${known.id}`;
  if (known) known.times += 1;
  else if (texts.size < TEXTS_MAX) texts.set(text, { times: 1, id: texts.size });
  return undefined;
}

/** `cached plan must not change result type`: a column was added to what the statement selects. */
export function isStale(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === '0A000' && String(message).startsWith('cached plan must not change');
}
