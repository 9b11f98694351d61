import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MONEY_SCALE } from '@lanna/rules/money';
import { parse } from 'promptparse';
import { billPayment } from 'promptparse/validate';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { depositFixture } from '../deposit.factory.ts';
import { listDeposits, showOwnDeposit } from './list-deposits.ts';
import { listMethods } from './list-methods.ts';
import { cancelDeposit, sayPaid } from './say-paid.ts';

const { db } = await testDatabase();
const fixture = await depositFixture(db, { timeZone: 'Asia/Bangkok' });
const { brand, clock } = fixture;
const MINUTE_MS = 60_000;

test('a picture of the PromptPay code says to a bank whom to pay, how much, and by which reference', async () => {
  const made = await fixture.make(await fixture.member(), 'PROMPTPAY', '1234.50');
  if (made.pay?.kind !== 'promptpay') throw new Error('not paid by PromptPay');
  const text = await readPicture(await drawn(made.pay.payload));
  expect(text).toBe(made.pay.payload);
  // Null unless its checksum is right.
  const code = parse(text, true);
  expect(code?.getTagValue('53')).toBe('764');
  expect(billPayment(text)).toEqual({
    billerId: '010753600010286',
    ref1: made.reference,
    ref2: brand.code,
    amount: 1234.5,
  });
  expect(code?.getTagValue('54')).toBe('1234.50');
  expect(made).toMatchObject({ status: 'waiting', amount: '1234.50', balance: '0.00' });
  expect(new Date(made.expiresAt ?? 0).getTime()).toBe(clock.now().getTime() + 15 * MINUTE_MS);
});

test('a bank transfer says the account, the exact amount and what to write', async () => {
  const made = await fixture.make(await fixture.member(), 'BANK', '500.00');
  expect(made).toMatchObject({
    status: 'waiting',
    amount: '500.00',
    pay: { kind: 'bank', bankCode: '004', accountNumber: '0123456789', accountName: 'River Games Co' },
  });
  expect(made.reference).toMatch(/^D[2-9A-Z]{10}$/);
});

test('methods say what they cost, when they are open and from which rank on; what is off is not named', async () => {
  const shown = await depositFixture(db);
  const at = clock.now();
  await shown.addChannel({ code: 'NIGHT', kind: 'bank', opensAtMinute: 60, closesAtMinute: 120 });
  await shown.addChannel({ code: 'VIP', kind: 'bank', rankLevelMin: 5 });
  await shown.addChannel({ code: 'GONE', kind: 'bank', enabled: false });
  await shown.addChannel({ code: 'COSTLY', kind: 'bank', feeFixed: 10n * MONEY_SCALE, feeBasisPoints: 150 });
  const methods = await listMethods(db.kysely, shown.ownerOf(await shown.member()), at);
  const states = Object.fromEntries(methods.map(({ code, state }) => [code, state]));
  expect(states).toEqual({
    SANDBOX: 'open',
    PROMPTPAY: 'open',
    BANK: 'open',
    COSTLY: 'open',
    NIGHT: 'closed_now',
    VIP: 'rank_too_low',
  });
  expect(methods.find(({ code }) => code === 'COSTLY')).toMatchObject({
    feeFixed: '10.00',
    feeBasisPoints: 150,
  });
  const member = await shown.member();
  await expect(shown.make(member, 'NIGHT', '100.00')).rejects.toMatchObject({
    code: 'deposit_channel_closed',
  });
  await expect(shown.make(member, 'VIP', '100.00')).rejects.toMatchObject({ code: 'deposit_rank_too_low' });
  await expect(shown.make(member, 'GONE', '100.00')).rejects.toMatchObject({
    code: 'deposit_method_unknown',
  });
  // 10.00 and 1.5 %.
  expect(await shown.make(member, 'COSTLY', '100.00')).toMatchObject({ fee: '11.50', arrives: '88.50' });
});

test.each(['-5.00', '0.00', '19.99', '50000.01', '99999999999999.00', '100.005'])(
  '%s is refused by every way, and nothing is kept',
  async (amount) => {
    const member = await fixture.member();
    for (const code of ['PROMPTPAY', 'BANK'])
      await expect(fixture.make(member, code, amount)).rejects.toMatchObject({ code: 'amount_out_of_range' });
    expect((await pageOf(member)).total).toBe(0);
  },
);

test('a double click, a lost reply and a second tab with the same key make one deposit; another amount under it is refused', async () => {
  const member = await fixture.member();
  const made = await Promise.all(
    Array.from({ length: 8 }, () => fixture.make(member, 'PROMPTPAY', '100.00', 'one press')),
  );
  expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
  await expect(fixture.make(member, 'PROMPTPAY', '200.00', 'one press')).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  expect((await pageOf(member)).total).toBe(1);
});

test('a repeated key answers the deposit as it stands', async () => {
  const member = await fixture.member();
  const made = await fixture.make(member, 'PROMPTPAY', '100.00', 'again');
  await fixture.confirm({ amount: 100n * MONEY_SCALE, payerReference: made.reference });
  expect(await fixture.make(member, 'PROMPTPAY', '100.00', 'again')).toMatchObject({
    id: made.id,
    status: 'credited',
    balance: '100.00',
    pay: null,
  });
});

test('a member has only so many unfinished deposits at once, also when they are made in one moment', async () => {
  const member = await fixture.member();
  const made = await Promise.allSettled(
    Array.from({ length: 6 }, () => fixture.make(member, 'PROMPTPAY', '100.00')),
  );
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'deposits_open', facts: { max: 3 } });
  const { list } = await pageOf(member);
  await cancelDeposit(fixture.deps, fixture.ownerOf(member), list[0]?.id ?? '');
  expect(await fixture.make(member, 'PROMPTPAY', '100.00')).toMatchObject({ status: 'waiting' });
});

test('five deposits that came to nothing within ten minutes pause deposits for a while, but not play money', async () => {
  const own = await depositFixture(db);
  const member = await own.member();
  for (let made = 0; made < 5; made++) {
    const { id } = await own.make(member, 'PROMPTPAY', '100.00');
    own.clock.advance(MINUTE_MS);
    await cancelDeposit(own.deps, own.ownerOf(member), id);
  }
  await expect(own.make(member, 'PROMPTPAY', '100.00')).rejects.toMatchObject({
    code: 'deposits_blocked',
    facts: { retryAfterSeconds: 1800 },
  });
  expect(await own.make(member, 'SANDBOX', '100.00')).toMatchObject({ status: 'credited' });
  own.clock.advance(31 * MINUTE_MS);
  expect(await own.make(member, 'PROMPTPAY', '100.00')).toMatchObject({ status: 'waiting' });
});

test('a deposit that is not paid in time is expired from that moment, before any job has written it down', async () => {
  const own = await depositFixture(db);
  const member = await own.member();
  const { id } = await own.make(member, 'BANK', '100.00');
  own.clock.advance(15 * MINUTE_MS);
  const now = own.clock.now();
  const shown = await showOwnDeposit(db.kysely, own.ownerOf(member), id, now);
  expect(shown).toMatchObject({ status: 'expired', pay: null });
  expect(shown.steps.map(({ to }) => to)).toEqual(['waiting', 'expired']);
  const query = { pageNo: 1, pageSize: 10, status: 'expired' } as const;
  expect((await listDeposits(db.kysely, own.ownerOf(member), query, now)).total).toBe(1);
});

test('a deposit is shown, called off and said to be paid by its own member alone', async () => {
  const [member, other] = [await fixture.member(), await fixture.member()];
  const { id } = await fixture.make(member, 'BANK', '100.00');
  const another = fixture.ownerOf(other);
  const unknown = { code: 'deposit_unknown' };
  await expect(showOwnDeposit(db.kysely, another, id, clock.now())).rejects.toMatchObject(unknown);
  await expect(cancelDeposit(fixture.deps, another, id)).rejects.toMatchObject(unknown);
  await expect(sayPaid(fixture.deps, another, id)).rejects.toMatchObject(unknown);
  expect(await sayPaid(fixture.deps, fixture.ownerOf(member), id)).toMatchObject({
    status: 'waiting',
    paidSaidAt: clock.now().toISOString(),
  });
  expect(await walletBalance(db.kysely, { merchantId: brand.id, memberId: member })).toBe(0n);
});

test('a cancelled deposit is cancelled once, and a credited one not at all', async () => {
  const member = await fixture.member();
  const { id } = await fixture.make(member, 'BANK', '100.00');
  await cancelDeposit(fixture.deps, fixture.ownerOf(member), id);
  expect(await cancelDeposit(fixture.deps, fixture.ownerOf(member), id)).toMatchObject({ status: 'failed' });
  expect(await fixture.movesOf(id)).toEqual(['waiting made', 'failed cancelled']);
  const credited = await fixture.make(member, 'SANDBOX', '100.00');
  await expect(cancelDeposit(fixture.deps, fixture.ownerOf(member), credited.id)).rejects.toMatchObject({
    code: 'deposit_move_impossible',
  });
});

function pageOf(memberId: string) {
  return listDeposits(
    db.kysely,
    fixture.ownerOf(memberId),
    { pageNo: 1, pageSize: 20, status: undefined },
    clock.now(),
  );
}

/** As a phone's camera gets it from the page. */
async function drawn(payload: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, size } = encode(payload, { ecc: 'M', border: 4 });
  const plain = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  const picture = await sharp(plain, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * 4, size * 4, { kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: picture.data, width: picture.info.width, height: picture.info.height };
}

async function readPicture({
  data,
  width,
  height,
}: {
  data: Buffer;
  width: number;
  height: number;
}): Promise<string> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(path)).buffer } });
  const picture = { data: new Uint8ClampedArray(data), width, height } as unknown as Parameters<
    typeof readBarcodes
  >[0];
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] });
  return found?.text ?? '';
}
