import { Pool, types } from 'pg';

/**
 * Connections of graphile-worker, of the role that works on its schema. It writes ids as JSON when a job fails, so int8 stays text
 * here; with the portal's own bigint it would throw, and the failed job would stay locked for hours.
 */
export function queuePool(options: { url: string; onError?: (error: Error) => void }): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: 4,
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
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
