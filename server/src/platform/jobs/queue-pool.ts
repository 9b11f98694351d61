import { isDatabaseUnreachable } from '@lanna/rules/database-errors';
import { Pool, type PoolClient, types } from 'pg';

/**
 * Connections of graphile-worker, of the role that works on its schema. It writes ids as JSON when a job fails, so int8 stays text
 * here; with the portal's own bigint it would throw, and the failed job would stay locked for hours.
 *
 * It reports a job's end without waiting for the answer, and tries again only by the code of the error: a database that is away or slow has
 * one it knows, or the rejection would end the process and leave the job locked.
 */
export function queuePool(options: { url: string; onError?: (error: Error) => void }): Pool {
  const pool = new QueuePool({
    connectionString: options.url,
    // Two workers, the queue's own listening, one to spare, and the session of `takeOverJobs`.
    max: 5,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'lanna',
    options: '-c TimeZone=UTC -c statement_timeout=15000 -c role=lanna_jobs',
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? (text: string) => text : types.getTypeParser(oid, format),
    },
  });
  pool.on('error', (error) => options.onError?.(error));
  pool.on('connect', (client) => {
    client.on('error', () => {});
    marksLost(client);
  });
  return pool;
}

class QueuePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (!callback) return super.connect().catch(triedAgain);
    super.connect(callback);
    return undefined;
  }
}

function marksLost(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const marked = (...args: unknown[]) => {
    const answer = query(...args);
    return answer instanceof Promise ? answer.catch(triedAgain) : answer;
  };
  client.query = marked as PoolClient['query'];
}

/** With a code that graphile-worker tries again after seconds, for hours. */
function triedAgain(error: unknown): never {
  if (error instanceof Error && isDatabaseUnreachable(error))
    throw Object.assign(new Error(error.message, { cause: error }), { code: 'ETIMEDOUT' });
  throw error;
}
