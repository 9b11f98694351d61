import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../process/clock.ts';
import { openLog } from '../process/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { noteLostRuns } from './job-record.ts';
import { queuePool } from './queue-pool.ts';
import { runJobs } from './run-jobs.ts';
import type { LostRun } from './take-over-jobs.ts';

const { portalUrl: url, db } = await testDatabase();
const PROGRAM = fileURLToPath(new URL('./jobs-process.fixture.ts', import.meta.url));

function startOther(): ChildProcess {
  const other = fork(PROGRAM, [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  return other;
}

test('a job whose process is killed in the middle is run by another within three seconds, and its run is noted as lost; one that lives keeps its own', async () => {
  const other = startOther();
  await sql`select platform.queue_job('never-ending')`.execute(db.kysely);
  const [taken] = (await once(other, 'message')) as [{ dueAt: string; attempt: number }];
  const run = { job: 'never-ending', due_at: taken.dueAt, attempt: taken.attempt };
  await db.kysely
    .insertInto('platform.job_run')
    .values({ id: crypto.randomUUID(), started_at: new Date(), ...run })
    .execute();

  const began: { attempt: number }[] = [];
  const lost: LostRun[] = [];
  const pool = queuePool({ url });
  const runner = await runJobs({
    pool,
    log: openLog('silent'),
    record: async (begun) => void began.push(begun),
    onLost: async (runs) => {
      lost.push(...runs);
      await noteLostRuns({ db, clock: systemClock })(runs);
    },
    jobs: [{ name: 'never-ending', cron: '0 0 1 1 *', run: async () => {} }],
  });
  onTestFinished(async () => {
    await runner.stop();
    await pool.end();
  });
  await new Promise((done) => setTimeout(done, 2500));
  expect(began).toEqual([]);

  const killedMs = performance.now();
  other.kill('SIGKILL');
  await expect.poll(() => began.length, { timeout: 10_000, interval: 20 }).toBe(1);
  expect(performance.now() - killedMs).toBeLessThan(3000);
  expect(began[0]?.attempt).toBe(taken.attempt + 1);
  expect(lost).toMatchObject([{ job: 'never-ending', attempt: taken.attempt }]);
  const { outcome } = await db.kysely
    .selectFrom('platform.job_run')
    .select('outcome')
    .where('job', '=', 'never-ending')
    .executeTakeFirstOrThrow();
  expect(outcome).toBe('lost');
});
