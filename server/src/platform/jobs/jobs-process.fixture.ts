import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../process/log.ts';
import { queuePool } from './queue-pool.ts';
import { runJobs } from './run-jobs.ts';

/** A process that takes the job `never-ending`, says so, and does not end it. */
const [, , url = ''] = process.argv;
await runJobs({
  pool: queuePool({ url }),
  log: openLog('silent'),
  record: async (run, work) => {
    process.send?.({ ...run, dueAt: run.dueAt.toISOString() });
    await work();
  },
  onLost: async () => {},
  jobs: [{ cron: '0 0 1 1 *', name: 'never-ending', run: () => sleep(3_600_000) }],
});
