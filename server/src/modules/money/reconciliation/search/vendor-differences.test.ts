import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { transferFixture } from '../../transfers/transfer.factory.ts';
import { findDifferences } from './find-differences.ts';

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const { brand, river, vendor, deps, player, followUp } = await transferFixture(db);
/** So many minutes from now. */
const check = (minutes = 0) =>
  findDifferences({ db, clock: { now: () => new Date(deps.clock.now().getTime() + minutes * 60_000) } });

async function cases() {
  return db.kysely
    .selectFrom('reconciliation.money_case')
    .select(['kind', 'state', 'way', 'subject', 'booked', 'told', 'channel_code'])
    .where('merchant_id', '=', brand.id)
    .where('source', '=', 'vendors')
    .orderBy('opened_at')
    .execute();
}

test('a transfer whose end is unknown is a case after a while, until it has ended', async () => {
  const one = await player('100.00');
  await one.move('in', '60.00');
  await check();
  expect(await cases()).toEqual([]);
  await river.behave({ path: 'in', act: 'other_amount' });
  await one.move('in', '20.00');
  const [, sent] = await one.transfers();
  await check(14);
  expect(await cases()).toEqual([]);
  await check(16);
  const unclear = {
    kind: 'vendor_transfer_unclear',
    way: 'out',
    subject: sent?.id,
    channel_code: vendor.code,
  };
  expect(await cases()).toMatchObject([{ ...unclear, state: 'open' }]);
  // Asked again, the vendor gives an answer that fits.
  await followUp(2);
  expect((await one.transfers())[1]?.state).toBe('done');
  await check(16);
  expect(await cases()).toMatchObject([{ ...unclear, state: 'mended' }]);
});

test('a vendor whose transfers are another sum than the ledger moved is a case with both, until they are one', async () => {
  const one = await player('100.00');
  await one.move('in', '60.00');
  await one.move('out', '10.00');
  await check();
  const sums = async () => (await cases()).filter(({ kind }) => kind === 'vendor_sum');
  expect(await sums()).toEqual([]);
  const [moved] = await one.transfers();
  const alter = (by: string) =>
    owner.query(`update transfers.transfer set amount = amount ${by} where id = $1`, [moved?.id]);
  await alter('+ 1');
  await check();
  const [found, ...more] = await sums();
  expect(more).toEqual([]);
  expect(found).toMatchObject({ state: 'open', channel_code: vendor.code });
  expect((found?.told ?? 0n) - (found?.booked ?? 0n)).toBe(1n);
  await alter('- 1');
  await check();
  expect(await sums()).toMatchObject([{ state: 'mended' }]);
});
