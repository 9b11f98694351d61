import { afterAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { existingWithdrawal } from './modules/money/withdrawals/existing.factory.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { openLog } from './platform/process/log.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';

const { portalUrl, db } = await testDatabase();
const brand = await createBrand(db.kysely, { hosts: ['river.test'] });
const portal = await compose({
  // The primary, named as its own replica: it is found out, and nothing is read there.
  config: { ...testConfig(), databaseUrl: portalUrl, replica: { url: portalUrl, maxLagMs: 30_000 } },
  log: openLog('silent'),
  clock: fixedClock(),
  roles: ['jobs', 'http'],
});
afterAll(() => portal.stop());

test('a running portal tells what is in flight, how far each counter and the queue are, and what vendors, lanes and pages do', async () => {
  const text = await figures();
  const counters = [...text.matchAll(/^counter_behind\{counter="(\w+)"\} \d+$/gm)].map(([, name]) => name);
  expect(counters.sort()).toEqual([
    ...['bets', 'bonuses', 'houses', 'leaderboards', 'missions', 'points', 'segments', 'teams', 'winners'],
  ]);
  expect(text).toMatch(/^replica_read 0$/m);
  expect(text).toMatch(/^job_lag_seconds \d/m);
  expect(text).toMatch(/^jobs_failed 0$/m);
  for (const what of ['withdrawals', 'deposits', 'transfers'])
    expect(text).toContain(`money_in_flight_oldest_seconds{what="${what}"} 0`);
  for (const name of [
    'vendor_call_duration_seconds',
    'wallet_lane_wait_seconds',
    'wallet_lane_waiting',
    'push_sockets',
    'push_dropped_frames',
  ])
    expect(text).toContain(`# HELP ${name} `);
});

test('a withdrawal that waits is money in flight', async () => {
  const { memberId } = await createMember(db, brand);
  await existingWithdrawal(db, { merchantId: brand.id, memberId, now: new Date() });
  expect(await figures()).toMatch(/^money_in_flight\{what="withdrawals",currency="THB"\} 1000$/m);
});

async function figures(): Promise<string> {
  return (await portal.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
}
