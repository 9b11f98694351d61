import { afterAll, expect, test, vi } from 'vitest';
import type { Job } from '../../../../platform/jobs/job.ts';
import { jobRecord, noteLostRuns, sweepJobRuns } from '../../../../platform/jobs/job-record.ts';
import { queuePool } from '../../../../platform/jobs/queue-pool.ts';
import { runJobs } from '../../../../platform/jobs/run-jobs.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createBrand } from '../../brands/brand.factory.ts';
import { jobOps } from './ops-routes.ts';

const { db, portalUrl } = await testDatabase();
const clock = { now: () => new Date() };
let isBroken = true;
const jobs: Job[] = [
  { name: 'count-lanterns', cron: '17 3 * * *', run: async () => {} },
  {
    name: 'light-lanterns',
    cron: '0 18 * * 5',
    run: async () => {
      if (isBroken) throw new Error('no oil');
    },
  },
];
const queue = queuePool({ url: portalUrl });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['jobs.read', 'jobs.run'],
  routes: jobOps({ db, clock, jobs: () => jobs }),
});
const brand = await createBrand(db.kysely);
const owner = await createOperator(db);
const auditor = await createOperator(db, { role: 'auditor' });
const ownerOfOne = await createOperator(db, { scope: { merchantId: brand.id } });
const reason = 'The oil has come';

let runner: Awaited<ReturnType<typeof runJobs>> | undefined;
afterAll(async () => {
  await runner?.stop();
  await queue.end();
});

async function jobNamed(name: string) {
  const { value } = await ask('GET /ops/jobs', owner.cookie);
  return value.jobs.find((job: { name: string }) => job.name === name);
}

function run(name: string, cookie = owner.cookie) {
  return ask(`POST /ops/jobs/${name}/run`, cookie, { body: { reason } });
}

test('a job that has never run shows its schedule and when it comes next', async () => {
  const job = await jobNamed('light-lanterns');
  expect(job).toMatchObject({ state: 'never', cron: '0 18 * * 5', last: null, queued: null, runs: 0 });
  const next = new Date(job.nextAt);
  expect([next.getUTCDay(), next.getUTCHours(), next.getUTCMinutes()]).toEqual([5, 18, 0]);
});

test('a job asked for runs at once, also without its time having come, and both are on record', async () => {
  expect(await run('count-lanterns')).toMatchObject({ success: true });
  expect(await jobNamed('count-lanterns')).toMatchObject({ queued: { attempts: 0, isRunning: false } });
  expect(
    await db.kysely.selectFrom('operators.action').selectAll().orderBy('number', 'desc').executeTakeFirst(),
  ).toMatchObject({ action: 'jobs.run', subject_id: 'count-lanterns', reason });
  runner = await runJobs({
    pool: queue,
    jobs,
    log: openLog('silent'),
    record: jobRecord({ db, clock }),
    onLost: noteLostRuns({ db, clock }),
  });
  await vi.waitFor(
    async () =>
      expect(await jobNamed('count-lanterns')).toMatchObject({
        state: 'done',
        queued: null,
        runs: 1,
        failures: 0,
        last: { outcome: 'done', attempt: 1, error: null },
      }),
    { timeout: 60_000 },
  );
});

test('a job that fails says why, waits for its next try, and runs again when asked to', async () => {
  await run('light-lanterns');
  await vi.waitFor(
    async () =>
      expect(await jobNamed('light-lanterns')).toMatchObject({
        state: 'failed',
        failures: 1,
        last: { outcome: 'failed', error: 'Error: no oil' },
        queued: { attempts: 1, isRunning: false },
      }),
    { timeout: 60_000 },
  );
  isBroken = false;
  await run('light-lanterns');
  await vi.waitFor(async () => expect(await jobNamed('light-lanterns')).toMatchObject({ state: 'done' }), {
    timeout: 60_000,
  });
  const failed = await ask('GET /ops/job-runs?outcome=failed', owner.cookie);
  expect(failed.value.rows).toMatchObject([{ job: 'light-lanterns', error: 'Error: no oil' }]);
  expect((await ask('GET /ops/job-runs.csv', owner.cookie)).text).toContain('light-lanterns');
});

test('a job there is not, a role that may only read, and an operator of one brand are refused', async () => {
  expect(await run('drink-oil')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await run('count-lanterns', auditor.cookie)).toMatchObject({ code: 'forbidden' });
  expect(await run('count-lanterns', ownerOfOne.cookie)).toMatchObject({ code: 'forbidden' });
  expect(await ask('GET /ops/jobs', ownerOfOne.cookie)).toMatchObject({ code: 'forbidden' });
  expect(await ask('GET /ops/jobs', auditor.cookie)).toMatchObject({ success: true });
});

test('of each job the last runs are kept; one whose process ended under it is lost', async () => {
  const now = Date.now();
  const at = (minutes: number) => new Date(now - minutes * 60_000);
  const runs = Array.from({ length: 250 }, (_, n) => ({
    id: crypto.randomUUID(),
    job: 'old',
    started_at: at(n + 10),
    finished_at: at(n + 10),
    outcome: 'done',
    attempt: 1,
  }));
  await db.kysely.insertInto('platform.job_run').values(runs).execute();
  await db.kysely
    .insertInto('platform.job_run')
    .values({ id: crypto.randomUUID(), job: 'cut', started_at: at(300), attempt: 1 })
    .execute();
  await sweepJobRuns({ db, clock });
  const kept = await db.kysely
    .selectFrom('platform.job_run')
    .selectAll()
    .where('job', 'in', ['old', 'cut'])
    .execute();
  expect(kept.filter(({ job }) => job === 'old')).toHaveLength(200);
  expect(kept.find(({ job }) => job === 'cut')).toMatchObject({ outcome: 'lost' });
});
