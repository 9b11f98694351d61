import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** What runs in it reads and changes nothing; `pool` is the replica's, or undefined where the primary is read. */
interface Scope {
  pool: Pool | undefined;
  ended: boolean;
}

const scopes = new AsyncLocalStorage<Scope | undefined>();

/** Something to run code in: until `end`, what it reads is read there. */
export interface ReadScope {
  within<T>(step: () => T): T;
  end(): void;
}

/**
 * What runs within it only reads: its statements go to `pool` (left out: to the primary), each in a transaction that may change nothing. What is started
 * there and runs on after `end`, or is kept for others, reads the primary.
 */
export function openReadScope(pool: Pool | undefined): ReadScope {
  const scope: Scope = { pool, ended: false };
  return {
    within: (step) => scopes.run(scope, step),
    end: () => {
      scope.ended = true;
    },
  };
}

/** For what is read together for several callers, or kept for others: as if nothing around it read elsewhere. */
export function outsideReadScope<T>(work: () => T): T {
  return scopes.run(undefined, work);
}

/** Refuses what changes something: its reads would be of another moment than what it writes. */
export function refuseInReadScope(): void {
  if (openScope()) throw new Error('what reads elsewhere changes nothing: its call is declared `elsewhere`');
}

/** The pool of all reads and writes: within a scope it lends what can only read. */
export function poolByScope(primary: Pool): PostgresPool {
  return {
    options: primary.options,
    async connect() {
      const scope = openScope();
      if (!scope) return primary.connect();
      return readOnly(await (scope.pool ?? primary).connect());
    },
    end: () => primary.end(),
  };
}

function openScope(): Scope | undefined {
  const scope = scopes.getStore();
  return scope?.ended ? undefined : scope;
}

/** Each statement by itself, and each transaction, begins as one that may change nothing, whichever server it is: a replica may have been made a primary. */
function readOnly(client: PoolClient): PostgresPoolClient {
  let isInTransaction = false;
  return {
    release: (destroy?: boolean) => client.release(destroy),
    // biome-ignore lint/suspicious/noExplicitAny: as the driver sends a text and its values
    async query(text: string, values: readonly unknown[]): Promise<any> {
      const [verb = ''] = /^\w+/.exec(text) ?? [];
      if (BEGINS.has(verb)) {
        isInTransaction = true;
        return client.query(`${text} read only`);
      }
      if (ENDS.has(text)) isInTransaction = false;
      if (ENDS.has(text) || isInTransaction) return client.query(text, [...values]);
      await client.query('begin read only');
      try {
        const result = await client.query(text, [...values]);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    },
  };
}

const BEGINS: ReadonlySet<string> = new Set(['begin', 'start']);
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);
