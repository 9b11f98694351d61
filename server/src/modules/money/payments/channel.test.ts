import { expect, test } from 'vitest';
import { seedPaymentChannels } from '../../../../seed/payment-channels.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { channelState, findChannel, listChannels } from './channel.ts';

const { db } = await testDatabase();

test('a demo brand has the sandbox both ways from its first moment', async () => {
  const { id: merchantId } = await createBrand(db.kysely, { settings: { demo: true } });
  for (const way of ['in', 'out'] as const)
    expect(await listChannels(db.kysely, { merchantId, way })).toMatchObject([
      { code: 'SANDBOX', kind: 'sandbox', min: 100_000n, max: 10_000_000_000n, currency: 'THB' },
    ]);
});

test('a brand that plays for real offers no sandbox, whatever its row says', async () => {
  const { id: merchantId } = await createBrand(db.kysely, { settings: { demo: false } });
  expect(await listChannels(db.kysely, { merchantId, way: 'in' })).toEqual([]);
  expect(await findChannel(db.kysely, { merchantId, way: 'in', code: 'SANDBOX' })).toBeUndefined();
});

test('a demo brand takes PromptPay and transfers, pays out at the desk, and keeps what an operator has changed', async () => {
  const brand = await createBrand(db.kysely);
  await db.transaction((tx) => seedPaymentChannels(tx, [brand]));
  await db.kysely
    .updateTable('payments.channel')
    .set({ enabled: false })
    .where('merchant_id', '=', brand.id)
    .where('code', '=', 'PROMPTPAY')
    .execute();
  await db.transaction((tx) => seedPaymentChannels(tx, [brand]));
  const into = await listChannels(db.kysely, { merchantId: brand.id, way: 'in' });
  expect(into.map(({ code, enabled }) => [code, enabled])).toEqual([
    ['SANDBOX', true],
    ['PROMPTPAY', false],
    ['BANK', true],
  ]);
  const out = await listChannels(db.kysely, { merchantId: brand.id, way: 'out' });
  expect(out.map(({ code, details }) => [code, details])).toEqual([
    ['SANDBOX', {}],
    ['BANK', {}],
  ]);
});

const OPEN = { enabled: true, opensAtMinute: null, closesAtMinute: null, rankLevelMin: 0 };
/** 2026-11-22 23:30 in Bangkok. */
const LATE = new Date('2026-11-22T16:30:00Z');

test.each([
  ['always open', OPEN, 0, 'open'],
  ['switched off', { ...OPEN, enabled: false }, 9, 'off'],
  ['for a higher rank', { ...OPEN, rankLevelMin: 3 }, 2, 'rank_too_low'],
  ['for this rank', { ...OPEN, rankLevelMin: 3 }, 3, 'open'],
  ['closed since 23:30', { ...OPEN, opensAtMinute: 540, closesAtMinute: 1410 }, 0, 'closed_now'],
  ['closing at 23:31', { ...OPEN, opensAtMinute: 540, closesAtMinute: 1411 }, 0, 'open'],
  ['open over midnight', { ...OPEN, opensAtMinute: 1320, closesAtMinute: 120 }, 0, 'open'],
  ['opening after midnight', { ...OPEN, opensAtMinute: 1411, closesAtMinute: 120 }, 0, 'closed_now'],
] as const)('on the brand’s clock a channel %s is so', (_what, channel, rankLevel, state) => {
  expect(channelState(channel, { rankLevel, now: LATE, timeZone: 'Asia/Bangkok' })).toBe(state);
});
