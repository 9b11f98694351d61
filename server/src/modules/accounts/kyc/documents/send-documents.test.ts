import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { aPicture, aThaiId, kycFixture } from '../kyc.factory.ts';
import { dropIdentityPictures } from './drop-pictures.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = kycFixture(db, brand);
const { member, send, upload, rowOf, show, set } = fixture;
const DAY_MS = 24 * 3_600_000;

const flagsOf = async (sent: { current: { id: string } | null }) =>
  (await rowOf(sent.current?.id ?? '')).flags;

test('documents go to the desk, their number and the person sealed, and nothing of either is returned', async () => {
  const player = await member();
  const number = aThaiId();
  const pictures = await Promise.all(
    (['front', 'back', 'face'] as const).map(async (part) => ({ part, id: (await upload(player, part)).id })),
  );
  const typed = `${number.slice(0, 1)}-${number.slice(1, 5)} ${number.slice(5)}`;
  const shown = await send(player, { kind: 'thai_id', number: typed, name: 'นาย สมชาย ใจดี', pictures });
  expect(shown).toMatchObject({
    state: 'submitted',
    maySend: false,
    triesLeft: 2,
    current: { attempt: 1, numberMasked: `•••••••••${number.slice(-4)}`, parts: ['front', 'back', 'face'] },
  });
  expect(JSON.stringify(shown)).not.toMatch(/สมชาย|1990-04/);
  const row = await rowOf(shown.current?.id ?? '');
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${number}|สมชาย|1990-04`));
  expect(row.person).toMatch(/^sealed:/);
});

test('pictures are kept drawn anew and sealed, and bytes that hang on a picture are gone', async () => {
  const player = await member();
  const polyglot = Buffer.concat([await aPicture(), Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
  const { id } = await upload(player, 'front', polyglot);
  const { image } = await db.kysely
    .selectFrom('kyc.picture')
    .select('image')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(image).toMatch(/^sealed:/);
  const opened = fixture.deps.secrets.open(image ?? '', { table: 'kyc.picture', row: id });
  const bytes = Buffer.from(opened, 'base64');
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(bytes.includes('script')).toBe(false);
  // Sealed into its row: elsewhere it opens nothing.
  expect(() =>
    fixture.deps.secrets.open(image ?? '', { table: 'kyc.picture', row: player.memberId }),
  ).toThrow();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no picture', Buffer.from('%PDF-1.7 an identity card')],
  ['a picture cut short', (await aPicture()).subarray(0, 900)],
  ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a picture of a few pixels', await aPicture(100, 60)],
  ['more than five megabytes', Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)])],
])('%s is no picture of a document', async (_, bytes) => {
  const player = await member();
  await expect(upload(player, 'front', bytes)).rejects.toMatchObject({ code: 'identity_picture_unusable' });
});

test('what cannot stand on the document is refused by its field, and no try is used up', async () => {
  const player = await member();
  const refused = async (options: object, facts: object) =>
    expect(send(player, options)).rejects.toMatchObject(facts);
  await refused({ number: 'AA 12' }, { code: 'identity_field_invalid', facts: { field: 'number' } });
  await refused(
    { kind: 'thai_id', number: '1234567890123' },
    { code: 'identity_field_invalid', facts: { field: 'number' } },
  );
  await refused({ name: 'S0mchai' }, { code: 'identity_field_invalid', facts: { field: 'name' } });
  await refused({ birthday: '2190-01-01' }, { code: 'identity_field_invalid', facts: { field: 'birthday' } });
  await refused({ validUntil: '2020-01-01' }, { code: 'identity_document_expired' });
  const front = { part: 'front' as const, id: (await upload(player, 'front')).id };
  await refused({ pictures: [front] }, { code: 'identity_pictures_missing', facts: { parts: ['face'] } });
  expect(await show(player)).toMatchObject({ state: 'none', triesLeft: 3, current: null });
});

test('a picture of another member, of another part, or used already is not taken', async () => {
  const [player, other] = [await member(), await member()];
  const foreign = (await upload(other, 'front')).id;
  const [front, face] = [(await upload(player, 'front')).id, (await upload(player, 'face')).id];
  for (const id of [foreign, face])
    await expect(
      send(player, {
        pictures: [
          { part: 'front', id },
          { part: 'face', id: face },
        ],
      }),
    ).rejects.toMatchObject({ code: 'identity_picture_unknown', facts: { part: 'front' } });
  await send(player, {
    pictures: [
      { part: 'front', id: front },
      { part: 'face', id: face },
    ],
  });
});

test('one picture in two places is refused, whatever file it comes in', async () => {
  const player = await member();
  const png = await sharp(await aPicture())
    .png()
    .toBuffer();
  const again = await sharp(png).png({ compressionLevel: 1 }).withMetadata({ density: 300 }).toBuffer();
  const pictures = [
    { part: 'front' as const, id: (await upload(player, 'front', png)).id },
    { part: 'face' as const, id: (await upload(player, 'face', again)).id },
  ];
  await expect(send(player, { pictures })).rejects.toMatchObject({
    code: 'identity_picture_repeated',
    facts: { parts: ['front', 'face'] },
  });
});

test('the same document or picture at another account is taken, and the desk is notified of it', async () => {
  const [first, second, third] = [await member(), await member(), await member()];
  const front = await aPicture();
  const withFront = async (player: typeof first) => ({
    pictures: [
      { part: 'front' as const, id: (await upload(player, 'front', front)).id },
      { part: 'face' as const, id: (await upload(player, 'face')).id },
    ],
  });
  expect(await flagsOf(await send(first, { number: 'TW1234567', ...(await withFront(first)) }))).toEqual([]);
  expect(await flagsOf(await send(second, { number: 'tw 123-4567' }))).toEqual(['number_used']);
  expect(await flagsOf(await send(third, await withFront(third)))).toEqual(['picture_used']);
  // ACC-4: the two accounts are flagged as one person's as well.
  const { rows } = await db.pool.query(
    'select signals from members.duplicate_flag where member_id = $1 and other_member_id = $2',
    [second.memberId, first.memberId],
  );
  expect(rows).toEqual([{ signals: ['id_number'] }]);
});

test('at another brand of the portal the same number is known by its digest, and by nothing else', async () => {
  const elsewhere = kycFixture(db, await createBrand(db.kysely));
  const number = aThaiId().slice(0, 9);
  await elsewhere.send(await elsewhere.member(), { number });
  expect(await flagsOf(await send(await member(), { number }))).toEqual(['number_used_at_another_brand']);
});

test('who is too young, or paid under another name, is flagged and not refused', async () => {
  const player = await member();
  await db.kysely
    .insertInto('members.profile')
    .values({ member_id: player.memberId, merchant_id: brand.id, payee_name: 'นางสาว มาลี ศรีสุข' })
    .execute();
  expect(await flagsOf(await send(player, { birthday: '2012-01-01' }))).toEqual([
    'under_age',
    'payee_name_differs',
  ]);
});

test('what is pressed twice is sent once, and two devices send one of the two', async () => {
  const player = await member();
  const body = await fixture.body(player);
  const [one, other] = await Promise.all([send(player, body, 'k1'), send(player, body, 'k1')]);
  expect(one.current?.id).toBe(other.current?.id);
  const second = await member();
  const [a, b] = [await fixture.body(second), await fixture.body(second)];
  const outcomes = await Promise.allSettled([send(second, a), send(second, b)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'identity_move_impossible', facts: { from: 'submitted', to: 'submitted' } },
  });
});

test('after so many tries within a day the next waits, and what was sent before stays as it was decided', async () => {
  await set({ tries_a_day: 2 });
  const player = await member();
  const desk = fixture.operator();
  for (let at = 0; at < 2; at++) {
    const id = (await send(player)).current?.id ?? '';
    await fixture.take(id, desk);
    await fixture.reject(id, desk);
  }
  await expect(send(player)).rejects.toMatchObject({ code: 'identity_tries', facts: { max: 2 } });
  expect(await show(player)).toMatchObject({
    state: 'rejected',
    triesLeft: 0,
    current: { attempt: 2, reasons: ['unreadable'] },
    earlier: [{ attempt: 1, state: 'rejected' }],
  });
  fixture.clock.advance(DAY_MS + 1);
  expect(await send(player)).toMatchObject({ state: 'submitted', current: { attempt: 3 } });
  await set({});
});

test('only documents that the brand takes can be sent', async () => {
  await set({ kinds: ['thai_id'], address_proof: 'required' });
  await expect(send(await member())).rejects.toMatchObject({ code: 'identity_kind_not_taken' });
  await set({ address_proof: 'required' });
  await expect(send(await member())).rejects.toMatchObject({
    code: 'identity_pictures_missing',
    facts: { parts: ['address'] },
  });
  await set({});
});

test('pictures are dropped that nothing took, and ninety days after a rejection or the closing of the account', async () => {
  const [idle, rejected, closed, open] = [await member(), await member(), await member(), await member()];
  const unused = (await upload(idle, 'front')).id;
  const desk = fixture.operator();
  const sent = (await send(rejected)).current?.id ?? '';
  await fixture.take(sent, desk);
  await fixture.reject(sent, desk);
  const approved = await fixture.approved(closed);
  const kept = await fixture.approved(open);
  await db.pool.query("update members.member set status = 'closed' where id = $1", [closed.memberId]);
  await db.pool.query(
    `insert into members.status_change (id, merchant_id, member_id, from_status, to_status, reason, operator_name, at)
     values (uuidv7(), $1, $2, 'active', 'closed', 'wanted', '', $3)`,
    [brand.id, closed.memberId, fixture.clock.now()],
  );
  const pictures = async (id: string) =>
    (
      await db.kysely
        .selectFrom('kyc.picture')
        .select('image')
        .where((eb) => eb.or([eb('submission_id', '=', id), eb('id', '=', id)]))
        .execute()
    ).map(({ image }) => image !== null);
  fixture.clock.advance(89 * DAY_MS);
  await dropIdentityPictures(db, fixture.clock.now());
  expect(await pictures(unused)).toEqual([]);
  expect(await pictures(sent)).toEqual([true, true]);
  fixture.clock.advance(DAY_MS);
  await dropIdentityPictures(db, fixture.clock.now());
  expect([await pictures(sent), await pictures(approved), await pictures(kept)]).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});
