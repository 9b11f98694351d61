import { isStalePlan } from '@lanna/rules/database-errors';
import { Client, type QueryResult } from 'pg';

/** A text that was sent so often is sent again: it is worth a plan that is kept. */
const OFTEN = 20;
/** Texts that are counted, and so the most that are prepared; deploy/pgbouncer keeps more. */
const TEXTS_MAX = 300;

type Answered = (error: unknown, result?: QueryResult) => void;

/**
 * The connections of one pool. Their statements are parsed and planned once where they come again and again with the same text: for a look-up by a key that costs
 * PostgreSQL more than the look-up. Texts without values, as `begin`, stay as they are.
 */
export function planningClient(): typeof Client {
  const nameOf = nameTexts();
  /** Part of every name: what was prepared before the tables changed under a running studio is prepared anew. */
  let generation = 1;

  return class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
    override query(...args: any[]): any {
      const [text, values, answered] = args as [unknown, unknown, Answered | undefined];
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const send = (super.query as any).bind(this);
      const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? nameOf(text) : undefined;
      if (!name) return send(...args);
      const of = generation;
      // A pooler knows a statement by its text, whatever the name: what is to be planned anew is a new text to it.
      const planned = { name: `${name}_${of}`, text: of === 1 ? text : `${text} /* ${of} */`, values };
      const again = (error: unknown) => {
        if (!isStalePlan(error)) return false;
        // The first of many that meet the change at once raises it for all.
        generation = Math.max(generation, of + 1);
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
  };
}

/** Names of texts that have come often. Where too many are counted, the one that came first and is rare makes way. */
function nameTexts(): (text: string) => string | undefined {
  const counted = new Map<string, { times: number; name: string }>();
  let next = 1;
  return (text) => {
    const known = counted.get(text);
    if (known && known.times >= OFTEN) return known.name;
    if (known) {
      known.times += 1;
      return undefined;
    }
    if (counted.size >= TEXTS_MAX) {
      const rare = [...counted].find(([, { times }]) => times < OFTEN);
      if (!rare) return undefined;
      counted.delete(rare[0]);
    }
    counted.set(text, { times: 1, name: `p${next}` });
    next += 1;
    return undefined;
  };
}
