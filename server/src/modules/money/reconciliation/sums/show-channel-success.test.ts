import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { showChannelSuccess } from './show-channel-success.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const created = await createBrand(db.kysely);
const found = await findBrands(db.kysely, clock).findById(created.id);
if (!found) throw new Error('the brand is there');
const { memberId } = await createMember(db, created);
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function deposit(code: string, status: string, made: number, took?: number) {
  const credited = took === undefined ? null : minutesAgo(made - took);
  await db.kysely
    .insertInto('cashier.deposit')
    .values({
      ...{ id: newId(), merchant_id: created.id, member_id: memberId, method_code: code, kind: 'bank' },
      ...{ amount: 10_000_000n, currency: created.currency, status, reference: newId().slice(-12) },
      ...{ created_at: minutesAgo(made), changed_at: now, credited_at: credited },
      ...{ credited_amount: credited && 10_000_000n, confirmation_id: credited && newId() },
    })
    .execute();
}

test('deposits are counted by channel, with the time that half of those credited took at most', async () => {
  for (const took of [2, 4, 60]) await deposit('BANK', 'credited', 120, took);
  await deposit('BANK', 'expired', 100);
  await deposit('BANK', 'waiting', 5);
  await deposit('CARD', 'failed', 30);
  await deposit('CARD', 'credited', 3000, 1);
  const { channels } = await showChannelSuccess(db.kysely, [found], { days: '1' }, now);
  const of = { brand: created.code, way: 'in', currency: created.currency };
  expect(channels).toEqual([
    {
      ...{ ...of, code: 'BANK', asked: 5, done: 3, failed: 1, open: 1 },
      ...{ doneAmount: '300.00', medianMinutes: 4 },
    },
    {
      ...{ ...of, code: 'CARD', asked: 1, done: 0, failed: 1, open: 0 },
      ...{ doneAmount: '0.00', medianMinutes: null },
    },
  ]);
  const week = await showChannelSuccess(db.kysely, [found], { days: '7' }, now);
  expect(week.channels.find(({ code }) => code === 'CARD')).toMatchObject({ done: 1, medianMinutes: 1 });
  expect((await showChannelSuccess(db.kysely, [], { days: '7' }, now)).channels).toEqual([]);
});
