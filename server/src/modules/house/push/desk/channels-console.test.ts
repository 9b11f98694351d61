import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { beat } from '../../../../platform/process/running-process.ts';
import type { ChannelFigures } from '../../../../platform/push/channels/channel-hub.ts';
import { postgresLine } from '../../../../platform/push/channels/frame-line.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createBrand } from '../../brands/brand.factory.ts';
import { channels } from './list-channels.ts';

const { db, url } = await testDatabase();
const { ask } = await opsServer(db, {
  clock: { now: () => new Date() },
  permissions: ['push.read'],
  routes: channels.routes(db.kysely),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const owner = await createOperator(db);
const ownerOfHill = await createOperator(db, { scope: { merchantId: hill.id } });
const log = openLog('silent');

/** A process that says who reads its channels. */
function runningProcess(figures: ChannelFigures[]) {
  return beat({ db, log, roles: ['push'], sockets: () => 0, channels: () => figures });
}
const rowsFor = async (cookie: string, query = '') =>
  (await ask(`GET /ops/push/channels${query}`, cookie)).value.rows;

test('a channel shows the readers and the left out frames of all processes, within the operator’s brands', async () => {
  await postgresLine({ url, log }).send(db.kysely, [
    { brandId: river.id, channel: 'board', body: '1' },
    { brandId: river.id, channel: 'board', body: '2' },
    { brandId: hill.id, channel: 'quiet', body: '1' },
  ]);
  const board = { brandId: river.id, channel: 'board', readers: 3, drops: 1 };
  const unheard = { brandId: river.id, channel: 'table:7', readers: 1, drops: 0 };
  const processes = [runningProcess([board, unheard]), runningProcess([{ ...board, readers: 4 }])];
  const saidSo = async () => {
    const { rows } = await db.pool.query('select count(*)::integer as count from platform.running_process');
    return rows[0].count === 2;
  };
  while (!(await saidSo())) await new Promise((done) => setTimeout(done, 10));
  expect(await rowsFor(owner.cookie)).toMatchObject([
    { brand: 'RIVER', name: 'board', readers: 7, drops: 2, number: 2, lastAt: expect.any(String) },
    { brand: 'RIVER', name: 'table:7', readers: 1, drops: 0, number: 0, lastAt: null },
    { brand: 'HILL', name: 'quiet', readers: 0, drops: 0, number: 1 },
  ]);
  expect(await rowsFor(owner.cookie, '?search=TABLE')).toMatchObject([{ name: 'table:7' }]);
  expect(await rowsFor(ownerOfHill.cookie)).toMatchObject([{ name: 'quiet' }]);
  expect((await ask('GET /ops/push/channels.csv', ownerOfHill.cookie)).text).not.toContain('board');
  for (const process of processes) await process.stop();
  expect(await rowsFor(owner.cookie)).toHaveLength(2);
});
