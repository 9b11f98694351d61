import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { listApplications } from '../desk/list-applications.ts';
import { NOTHING_MORE } from '../more-promotions.ts';
import { createPromotion, uploadPicture } from '../promotion.factory.ts';
import { showMyActivity } from '../reading/list-available.ts';
import { applyForPromotion } from './apply-for-promotion.ts';
import { dropApplicationPictures } from './drop-application-pictures.ts';
import { keepApplicationPicture, showApplicationPicture } from './keep-application-picture.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const brand = await createBrand(db.kysely);

interface Member {
  memberId: string;
  merchantId: string;
}
const send = (
  promotionId: string,
  { memberId }: Member,
  { remark = 'My birthday is today', pictures = [] as string[], idempotencyKey = newId() } = {},
) =>
  applyForPromotion(
    { db, clock },
    { promotionId, remark, pictures },
    { brand, language: 'TH', memberId, idempotencyKey },
  );
const photograph = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#224488' } })
  .withExif({ IFD0: { Copyright: 'person' }, IFD3: { GPSLatitude: '18/1 47/1 0/1' } })
  .jpeg()
  .toBuffer();
const upload = (bytes: Buffer, member: Member, at = clock) =>
  keepApplicationPicture({ db, clock: at }, bytes.toString('base64'), member);

test('an application waits at the desk with remark, pictures and the language it was sent in', async () => {
  const promotionId = await createPromotion(db, brand);
  const member = await createMember(db, brand);
  const picture = await upload(photograph, member);
  expect(picture).toMatchObject({ width: 1600, height: 800 });
  const sent = await send(promotionId, member, { pictures: [picture.id] });
  expect(sent).toMatchObject({
    state: 'applying',
    title: 'โคมวันเกิด',
    remark: 'My birthday is today',
    pictures: [picture.id],
    reward: null,
  });
  const mine = await showMyActivity(
    db.kysely,
    promotionId,
    { brand, language: 'TH', memberId: member.memberId },
    { more: NOTHING_MORE, now: clock.now() },
  );
  expect(mine).toMatchObject({ state: 'applying', latest: { id: sent.id } });
});

test('of eight parallel applications one is kept; so is one of eight presses with one key', async () => {
  const promotionId = await createPromotion(db, brand, { applications_max: 5 });
  const member = await createMember(db, brand);
  const presses = await Promise.allSettled(Array.from({ length: 8 }, () => send(promotionId, member)));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const press of presses)
    if (press.status === 'rejected') expect(press.reason).toMatchObject({ code: 'promotion_applied' });
  const other = await createMember(db, brand);
  const idempotencyKey = newId();
  const same = await Promise.all(
    Array.from({ length: 8 }, () => send(promotionId, other, { idempotencyKey })),
  );
  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
});

test('a member applies no more often than the promotion allows', async () => {
  const promotionId = await createPromotion(db, brand, { applications_max: 2 });
  const member = await createMember(db, brand);
  for (const _ of [1, 2]) {
    const { id } = await send(promotionId, member);
    await db.kysely
      .updateTable('promotions.application')
      .set({ state: 'rejected' })
      .where('id', '=', id)
      .execute();
  }
  await expect(send(promotionId, member)).rejects.toMatchObject({
    code: 'promotion_applications_used',
    facts: { max: 2 },
  });
});

test('a claim, a notice and what is not open are not applied for', async () => {
  const member = await createMember(db, brand);
  const code = async (options: Parameters<typeof createPromotion>[2]) =>
    send(await createPromotion(db, brand, options), member).catch((refused) => refused.code);
  expect(await code({ kind: 'claim' })).toBe('promotion_not_applied_for');
  expect(await code({ kind: 'notice' })).toBe('promotion_not_applied_for');
  expect(await code({ ends_at: new Date('2026-11-19T00:00:00Z') })).toBe('promotion_not_open');
  expect(await code({ state: 'ended', ended_at: clock.now() })).toBe('promotion_not_open');
});

test('text that cannot be seen is refused; line breaks, Thai marks and emoji are text', async () => {
  const promotionId = await createPromotion(db, brand);
  const member = await createMember(db, brand);
  for (const remark of ['a\u200bb', '\u202eabc', 'a\u2060b'])
    await expect(send(promotionId, member, { remark })).rejects.toMatchObject({
      code: 'remark_unseen_characters',
    });
  const remark = 'น้ำขึ้นให้รีบตัก\nสวัสดี 😀';
  expect(await send(promotionId, member, { remark })).toMatchObject({ remark });
});

test('pictures of another member, used ones and missing ones are refused, and nothing is sent', async () => {
  const promotionId = await createPromotion(db, brand, { applications_max: 3, pictures_least: 1 });
  const [member, other] = [await createMember(db, brand), await createMember(db, brand)];
  const foreign = await uploadPicture(db, { ...other, now: clock.now() });
  await expect(send(promotionId, member)).rejects.toMatchObject({
    code: 'application_pictures_missing',
    facts: { least: 1 },
  });
  await expect(send(promotionId, member, { pictures: [foreign] })).rejects.toMatchObject({
    code: 'application_picture_unknown',
  });
  await send(promotionId, other, { pictures: [foreign] });
  await db.kysely
    .updateTable('promotions.application')
    .set({ state: 'rejected' })
    .where('member_id', '=', other.memberId)
    .execute();
  await expect(send(promotionId, other, { pictures: [foreign] })).rejects.toMatchObject({
    code: 'application_picture_unknown',
  });
  const { total } = await listApplications(
    db.kysely,
    { brand, language: 'EN', memberId: member.memberId },
    { pageNo: 1, pageSize: 20, state: undefined },
  );
  expect(total).toBe(0);
});

test('a picture is what its bytes are: drawn anew, without where it was taken, for its own member alone', async () => {
  const member = await createMember(db, brand);
  const { id } = await upload(photograph, member);
  const { data } = await showApplicationPicture({ db: db.kysely, storedFiles: withoutBucket }, id, member);
  const { exif, format } = await sharp(Buffer.from(data.split(',')[1] ?? '', 'base64')).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
  const stranger = await createMember(db, brand);
  await expect(
    showApplicationPicture({ db: db.kysely, storedFiles: withoutBucket }, id, stranger),
  ).rejects.toMatchObject({
    code: 'application_picture_unknown',
  });
});

test('what lies about its type, a bomb, a scrap and another format are refused', async () => {
  const member = await createMember(db, brand);
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
  const files = {
    'a page named a picture': Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'),
    'a PNG of a hundred million points': await flat(10_000, 10_000).png().toBuffer(),
    'half a JPEG': photograph.subarray(0, photograph.length / 2),
    'a WebP': await flat(200, 200).webp().toBuffer(),
    'a GIF': await flat(200, 200).gif().toBuffer(),
    nothing: Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(files))
    await expect(upload(bytes, member), what).rejects.toMatchObject({ code: 'application_picture_unusable' });
});

test('a member uploads thirty pictures within an hour, also in parallel', async () => {
  const member = await createMember(db, brand);
  const small = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  const sent = await Promise.allSettled(Array.from({ length: 33 }, () => upload(small, member)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  await expect(upload(small, member)).rejects.toMatchObject({
    code: 'application_picture_limit',
    facts: { retryAfterSeconds: 3600 },
  });
});

test('pictures that no application takes within a day are dropped, those of a decided one after ninety', async () => {
  const promotionId = await createPromotion(db, brand);
  const member = await createMember(db, brand);
  const [used, unused] = [
    await uploadPicture(db, { ...member, now: clock.now() }),
    await uploadPicture(db, { ...member, now: clock.now() }),
  ];
  const { id } = await send(promotionId, member, { pictures: [used] });
  const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const current = async () =>
    (
      await db.kysely.selectFrom('files.picture').select('id').where('id', 'in', [used, unused]).execute()
    ).map((row) => row.id);
  await dropApplicationPictures(db, later(1));
  expect(await current()).toEqual([used]);
  await dropApplicationPictures(db, later(400));
  expect(await current()).toEqual([used]);
  await db.kysely
    .updateTable('promotions.application')
    .set({ state: 'rejected' })
    .where('id', '=', id)
    .execute();
  await dropApplicationPictures(db, later(89));
  expect(await current()).toEqual([used]);
  await dropApplicationPictures(db, later(90));
  expect(await current()).toEqual([]);
});

test('a page past the end of the member’s list is empty and says how many there are', async () => {
  const member = await createMember(db, brand);
  await send(await createPromotion(db, brand), member);
  expect(
    await listApplications(
      db.kysely,
      { brand, language: 'EN', memberId: member.memberId },
      { pageNo: 9, pageSize: 20, state: undefined },
    ),
  ).toEqual({ list: [], pageNum: 9, totalPages: 1, total: 1 });
});
