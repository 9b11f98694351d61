import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { isStalePlan } from '@lanna/rules/database-errors';
import { Client, Pool, type QueryResult } from 'pg';
import { tracedStatement } from '../tracing/trace-statements.ts';

/** Texts that are prepared: those of a few use cases, of which none makes its texts from what it is given. */
const TEXTS_MAX = 300;

const planning = new AsyncLocalStorage<true>();
const names = new Map<string, string>();
/** Part of every name: what was prepared before the tables changed under a running portal is prepared anew. */
let generation = 1;

/**
 * Statements that `work` sends, in a transaction or not, are parsed and planned once for each connection, since for small look-ups by a key that costs
 * more than the look-up. For use cases on a hot path whose statements have the same text each time.
 */
export function plannedOnce<T>(work: () => Promise<T>): Promise<T> {
  return planning.run(true, work);
}

/** A pool whose statements are part of the trace that asks for them: they may wait here for a connection that another request gives back. */
export class TracingPool extends Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return tracedStatement(args, (super.query as any).bind(this));
  }
}

/** The connections of the pool: as `pg` makes them, and they know of `plannedOnce`. */
export class PlanningClient extends Client {
  // The driver of Kysely sends a text and its values; all other ways of `query` stay as they are.
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
  override query(...args: any[]): any {
    // With a callback it is the pool that asks.
    if (typeof args.at(-1) === 'function') return this.#query(...args);
    return tracedStatement(args, (...sent) => this.#query(...sent));
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #query(...args: any[]): any {
    const [text, values] = args;
    const isPlain =
      args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isPlain && planning.getStore() ? nameOf(text) : undefined;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const send = (super.query as any).bind(this);
    if (!name) return send(...args);
    return send({ name, text: newerText(text), values }).catch((error: unknown): Promise<QueryResult> => {
      if (!isStalePlan(error)) throw error;
      generation += 1;
      names.clear();
      // Within a transaction that one is over, and tried again as a whole.
      if (this.getTransactionStatus() !== 'I') throw error;
      return send(text, values);
    });
  }
}

/** A pooler knows a statement by its text, whatever the name: what is to be planned anew is a new text to it. */
function newerText(text: string): string {
  return generation === 1 ? text : `${text} /* ${generation} */`;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= TEXTS_MAX) return known;
  const name = `p${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
