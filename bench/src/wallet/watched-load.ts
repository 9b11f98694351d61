import { treeMs } from '../processor-time.ts';
import type { LoadReport } from './load-process.ts';

/** What one call of a load has cost portal and PostgreSQL. */
export interface WatchedLoad extends LoadReport {
  portalMs: number;
  postgresMs: number;
}

/** Sends a prepared load, of which so many calls only warm up, and counts what the two processes take of the processor meanwhile. */
export async function watchedLoad(
  pids: { portal: number; postgres: number },
  warmUp: number,
  send: () => Promise<LoadReport>,
): Promise<WatchedLoad> {
  const before = { portal: treeMs(pids.portal), postgres: treeMs(pids.postgres) };
  const report = await send();
  const calls = warmUp + report.replies;
  return {
    ...report,
    portalMs: (treeMs(pids.portal) - before.portal) / calls,
    postgresMs: (treeMs(pids.postgres) - before.postgres) / calls,
  };
}
