import { once } from 'node:events';
import { OPS_PUSH_PATH } from '@lanna/contract/ops';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { compose } from '../../../compose.ts';
import { systemClock } from '../../../platform/process/clock.ts';
import { openLog } from '../../../platform/process/log.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testConfig } from '../../../platform/testing/test-secrets.ts';
import { CONSOLE_HOST, createOperator } from '../../people/operators/operator.factory.ts';
import { depositFixture } from './deposit.factory.ts';
import { sayPaid } from './depositing/say-paid.ts';

/** What a page waits at most before it asks again after a notice (`waiting.ts` of the console). */
const PAGE_WAITS_MS = 800;
const SEEN_MS = 2000;

const { portalUrl, db } = await testDatabase();
const own = await depositFixture(db);
const config = { ...testConfig(), databaseUrl: portalUrl, consoleHosts: [CONSOLE_HOST] };
const elsewhere = await compose({
  config,
  log: openLog('silent'),
  clock: systemClock,
  roles: ['http', 'push'],
});
afterAll(() => elsewhere.stop());
const { cookie } = await createOperator(db);
const headers = { host: CONSOLE_HOST, cookie };

async function waitingDeposits(): Promise<number | undefined> {
  const { body } = await elsewhere.app.inject({ url: '/ops/open-work', headers });
  const { items } = JSON.parse(body).value;
  return items.find(({ key }: { key: string }) => key === 'paid-deposits')?.count;
}

test('a deposit that a member says to have paid is counted on a console of another process within two seconds', async () => {
  const member = await own.member();
  const { id } = await own.make(member, 'PROMPTPAY', '100.00');
  const before = (await waitingDeposits()) ?? 0;
  const address = await elsewhere.app.listen({ port: 0, host: '127.0.0.1' });
  const page = new WebSocket(`${address.replace('http', 'ws')}${OPS_PUSH_PATH}`, { headers });
  await once(page, 'open');
  const types: string[] = [];
  page.on('message', (text) => types.push(JSON.parse(String(text)).type));
  const saidAtMs = performance.now();
  await sayPaid(own.deps, own.ownerOf(member), id);
  await expect.poll(() => types, { interval: 20 }).toContain('deposits_changed');
  const noticedMs = performance.now() - saidAtMs;
  expect(await waitingDeposits()).toBe(before + 1);
  expect(performance.now() - saidAtMs + PAGE_WAITS_MS, `noticed after ${noticedMs} ms`).toBeLessThan(SEEN_MS);
  page.close();
});
