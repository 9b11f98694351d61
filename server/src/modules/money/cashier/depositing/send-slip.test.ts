import { MONEY_SCALE } from '@lanna/rules/money';
import { slipVerify } from 'promptparse/generate';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { depositFixture } from '../deposit.factory.ts';
import { dropSlips } from '../record/drop-slips.ts';
import { listOwnSlips, showOwnSlip } from './own-slips.ts';
import { cancelDeposit } from './say-paid.ts';
import { sendSlip } from './send-slip.ts';

const { db } = await testDatabase();
const fixture = await depositFixture(db);
const { brand } = fixture;
const DAY_MS = 24 * 3_600_000;
let transfers = 0;

test('a slip brings the deposit to the desk, with the bank and the transfer its small code names', async () => {
  const { member, id } = await deposited();
  const shown = await send(member, id, await slip({ transRef: 'T0001' }));
  expect(shown).toMatchObject({ status: 'review', reason: 'slip', slips: 1, pay: null });
  expect(await slipsOf(id)).toMatchObject([{ sending_bank: '004', trans_ref: 'T0001', duplicate_of: null }]);
});

test('a slip without a code is taken all the same', async () => {
  const { member, id } = await deposited();
  expect(await send(member, id, await plainPicture('navy'))).toMatchObject({ status: 'review', slips: 1 });
  expect(await slipsOf(id)).toMatchObject([{ sending_bank: null, trans_ref: null }]);
});

test('a member sees the slips that were sent, small and whole, and no other member does', async () => {
  const { member, id } = await deposited();
  await send(member, id, await plainPicture('teal'));
  await send(member, id, await plainPicture('maroon'));
  const owner = { merchantId: brand.id, memberId: member };
  const { list } = await listOwnSlips(db.kysely, withoutBucket, owner, id);
  expect(list).toHaveLength(2);
  const sizeOf = async (address: string | null | undefined) => {
    const bytes = Buffer.from(address?.replace('data:image/webp;base64,', '') ?? '', 'base64');
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };
  expect(await sizeOf(list[0]?.thumbnail)).toEqual([160, 160]);
  const slip = list[0]?.id ?? '';
  const [width = 0] = await sizeOf((await showOwnSlip(db.kysely, withoutBucket, owner, { id, slip })).data);
  expect(width).toBeGreaterThan(160);
  const other = { merchantId: brand.id, memberId: await fixture.member() };
  await expect(listOwnSlips(db.kysely, withoutBucket, other, id)).rejects.toMatchObject({
    code: 'deposit_unknown',
  });
  await expect(showOwnSlip(db.kysely, withoutBucket, other, { id, slip })).rejects.toMatchObject({
    code: 'deposit_unknown',
  });
});

test('the same slip sent again changes nothing, in whatever file it comes', async () => {
  const { member, id } = await deposited();
  const png = await slip({});
  await send(member, id, png);
  await send(member, id, png);
  await send(
    member,
    id,
    await sharp(png).withMetadata({ density: 300 }).png({ compressionLevel: 1 }).toBuffer(),
  );
  expect(await slipsOf(id)).toHaveLength(1);
  expect(await fixture.movesOf(id)).toEqual(['waiting made', 'review slip']);
});

test('a slip used for another deposit of the member’s is refused, by its transfer and by its pixels', async () => {
  const member = await fixture.member();
  const [first, second] = [await make(member), await make(member)];
  const png = await slip({ transRef: 'T0002' });
  await send(member, first, png);
  await expect(send(member, second, png)).rejects.toMatchObject({ code: 'slip_used' });
  // Another picture of the same transfer.
  const shot = await sharp(png).resize(700).jpeg().toBuffer();
  await expect(send(member, second, shot)).rejects.toMatchObject({ code: 'slip_used' });
  const plain = await plainPicture('olive');
  await send(member, first, plain);
  await expect(send(member, second, plain)).rejects.toMatchObject({ code: 'slip_used' });
  expect(await fixture.rowOf(second)).toMatchObject({ status: 'waiting' });
});

test('a slip that another member has sent goes to the desk with that reason, also when both send it at once', async () => {
  const [one, other] = [await deposited(), await deposited()];
  const png = await slip({ transRef: 'T0003' });
  await Promise.all([send(one.member, one.id, png), send(other.member, other.id, png)]);
  const reasons = [await fixture.rowOf(one.id), await fixture.rowOf(other.id)].map(({ reason }) => reason);
  expect(reasons.sort()).toEqual(['slip', 'slip_of_another_member']);
});

test('a slip of a deposit that came to nothing may be sent for the one made in its place', async () => {
  const member = await fixture.member();
  const first = await make(member);
  await cancelDeposit(fixture.deps, fixture.ownerOf(member), first);
  const png = await slip({});
  expect(await send(member, first, png)).toMatchObject({ status: 'review' });
});

test('an expired deposit takes a slip; a credited one, play money and another member’s do not', async () => {
  const own = await depositFixture(db);
  const member = await own.member();
  const { id } = await own.make(member, 'BANK', '100.00');
  own.clock.advance(16 * 60_000);
  const base64 = (await slip({})).toString('base64');
  expect(await sendSlip(own.deps, own.ownerOf(member), { id, base64 })).toMatchObject({ status: 'review' });
  const played = await own.make(member, 'SANDBOX', '100.00');
  await expect(
    sendSlip(own.deps, own.ownerOf(member), { id: played.id, base64: (await slip({})).toString('base64') }),
  ).rejects.toMatchObject({ code: 'deposit_move_impossible' });
  await expect(sendSlip(own.deps, own.ownerOf(await own.member()), { id, base64 })).rejects.toMatchObject({
    code: 'deposit_unknown',
  });
});

test.each([
  ['nothing', ''],
  ['no picture', Buffer.from('%PDF-1.7 a slip').toString('base64')],
])('%s is no slip', async (_, base64) => {
  const { member, id } = await deposited();
  await expect(sendSlip(fixture.deps, fixture.ownerOf(member), { id, base64 })).rejects.toMatchObject({
    code: 'slip_unusable',
  });
});

test('a deposit at the desk with a slip is credited by itself when the whole payment is confirmed', async () => {
  const { member, id } = await deposited();
  await send(member, id, await slip({}));
  const { reference } = await fixture.rowOf(id);
  await fixture.confirm({ amount: 100n * MONEY_SCALE, channelCode: 'BANK', payerReference: reference });
  expect(await fixture.rowOf(id)).toMatchObject({ status: 'credited' });
});

test('a deposit takes so many slips and no more', async () => {
  const { member, id } = await deposited();
  for (let sent = 0; sent < 5; sent++) await send(member, id, await slip({}));
  await expect(send(member, id, await slip({}))).rejects.toMatchObject({ code: 'slip_limit' });
});

test('pictures of slips are dropped half a year after the decision; that a slip was used stays known', async () => {
  const { member, id } = await deposited();
  const png = await slip({ transRef: 'T0009' });
  await send(member, id, png);
  const later = new Date(fixture.clock.now().getTime() + 181 * DAY_MS);
  await db.kysely.updateTable('cashier.deposit').set({ status: 'refused' }).where('id', '=', id).execute();
  expect(await dropSlips(db, later)).toBeGreaterThan(0);
  expect(await slipsOf(id)).toMatchObject([{ picture_id: null, trans_ref: 'T0009' }]);
});

async function deposited() {
  const member = await fixture.member();
  return { member, id: await make(member) };
}

async function make(member: string): Promise<string> {
  return (await fixture.make(member, 'BANK', '100.00')).id;
}

function send(member: string, id: string, bytes: Buffer) {
  return sendSlip(fixture.deps, fixture.ownerOf(member), { id, base64: bytes.toString('base64') });
}

function slipsOf(depositId: string) {
  return db.kysely
    .selectFrom('cashier.slip')
    .select(['sending_bank', 'trans_ref', 'duplicate_of', 'picture_id'])
    .where('deposit_id', '=', depositId)
    .where('merchant_id', '=', brand.id)
    .execute();
}

/** A bank's slip as its app draws it: much paper, and a small code in a corner. */
async function slip({ transRef = `T${1000 + transfers++}` }: { transRef?: string }): Promise<Buffer> {
  const { data, size } = encode(slipVerify({ sendingBank: '004', transRef }), { border: 2 });
  const code = await sharp(Buffer.from(data.flat().map((dark) => (dark ? 0 : 255))), {
    raw: { width: size, height: size, channels: 1 },
  })
    .resize(size * 6, size * 6, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1080, height: 1600, channels: 3, background: '#f4f8f6' } })
    .composite([{ input: code, left: 780, top: 1250 }])
    .png()
    .toBuffer();
}

function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}
