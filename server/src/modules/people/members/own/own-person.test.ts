import { AVATARS } from '@lanna/contract/people/members/avatar';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { identityFixture } from '../../authentication/identity.factory.ts';
import { createMember } from '../member.factory.ts';
import { ownAvatar } from '../shown-avatar.ts';
import { changeProfile } from './change-profile.ts';
import { setAvatar } from './set-avatar.ts';
import { showProfile } from './show-profile.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, context } = identityFixture(db, brand);
const photograph = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#224488' } })
  .withExif({ IFD3: { GPSLatitude: '18/1 47/1 0/1' } })
  .jpeg()
  .toBuffer();

async function newOwner(columns: { payee_name?: string; full_name?: string; line?: string } = {}) {
  const { memberId } = await createMember(db, brand);
  const profile = { member_id: memberId, merchant_id: brand.id, ...columns };
  if (Object.keys(columns).length > 0)
    await db.kysely.insertInto('members.profile').values(profile).execute();
  const owner = { merchantId: brand.id, memberId };
  return {
    owner,
    choose: (body: Parameters<typeof setAvatar>[1]) => setAvatar({ db, clock }, body, owner),
    bring: (bytes: Buffer) =>
      setAvatar({ db, clock }, { avatarType: 'CUSTOM', base64: bytes.toString('base64') }, owner),
    shown: async (field: string) =>
      (await showProfile({ db }, memberId, brand)).fields.find((one) => one.field === field),
    change: (body: Parameters<typeof changeProfile>[1]) =>
      changeProfile({ db, clock }, body, { memberId, sessionId: memberId }, context()),
  };
}
const pictureOf = (path: string) =>
  db.kysely
    .selectFrom('files.picture')
    .selectAll()
    .where('id', '=', path.replace(/^\/files\/|\.webp$/g, ''))
    .executeTakeFirst();

test('who has chosen nothing is shown one of our own avatars, and the same every time', async () => {
  const { owner } = await newOwner();
  const first = await ownAvatar(db.kysely, owner);
  expect(first).toMatchObject({ avatarType: 'STATIC', removedAt: null });
  expect(AVATARS.map((name) => `/art/avatar/${name}.svg`)).toContain(first.avatar);
  expect(await ownAvatar(db.kysely, owner)).toEqual(first);
});

test('a chosen avatar is shown, and the next choice takes its place', async () => {
  const { owner, choose } = await newOwner();
  await choose({ avatarType: 'STATIC', avatar: 'tiger' });
  const chosen = await choose({ avatarType: 'STATIC', avatar: 'lotus' });
  expect(chosen).toEqual({ avatar: '/art/avatar/lotus.svg', avatarType: 'STATIC', removedAt: null });
  expect(await ownAvatar(db.kysely, owner)).toEqual(chosen);
});

test('a picture of one’s own is drawn anew, square and small, and shows nothing of where it was taken', async () => {
  const { bring } = await newOwner();
  const { avatar, avatarType } = await bring(photograph);
  expect(avatarType).toBe('CUSTOM');
  const kept = await pictureOf(avatar);
  expect(kept).toMatchObject({ merchant_id: brand.id, shown_to: 'everybody', width: 256, height: 256 });
  const { exif, format } = await sharp(kept?.webp ?? undefined).metadata();
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' });
});

test('of two pictures brought at once one stays, and of those before it none', async () => {
  const { owner, bring } = await newOwner();
  const { avatar: first } = await bring(photograph);
  const both = await Promise.all([bring(photograph), bring(photograph)]);
  const { avatar } = await ownAvatar(db.kysely, owner);
  const kept = await Promise.all([first, ...both.map((one) => one.avatar)].map(pictureOf));
  expect(kept.filter(Boolean)).toHaveLength(1);
  expect(await pictureOf(avatar)).toBeDefined();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['what is no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'a speck',
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ],
])('%s is refused, and the avatar stays as it was', async (_, bytes) => {
  const { owner, choose, bring } = await newOwner();
  await choose({ avatarType: 'STATIC', avatar: 'drum' });
  await expect(bring(bytes)).rejects.toMatchObject({ code: 'avatar_unusable' });
  expect((await ownAvatar(db.kysely, owner)).avatar).toBe('/art/avatar/drum.svg');
});

test('what only customer service changes is shown masked; what the member changes, as it is', async () => {
  const { shown } = await newOwner({ full_name: 'สมชาย ใจดี', payee_name: 'สมชาย ใจดี', line: 'somchai' });
  expect(await shown('fullname')).toMatchObject({ masked: true, change: 'service' });
  expect((await shown('fullname'))?.value).not.toContain('ชาย ใจ');
  expect(await shown('payeeName')).toMatchObject({ masked: true, change: 'once' });
  expect(await shown('line')).toEqual({ field: 'line', value: 'somchai', masked: false, change: 'self' });
});

test('the name that money is paid out to is set once, also by two at once, and setting it is on record', async () => {
  const { owner, change, shown } = await newOwner();
  expect(await shown('payeeName')).toMatchObject({ value: null, change: 'once' });
  const names = ['สมชาย ใจดี', 'สมหญิง ใจงาม'];
  const tried = await Promise.allSettled(names.map((value) => change({ field: 'payeeName', value })));
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(change({ field: 'payeeName', value: 'อีกคน' })).rejects.toMatchObject({
    code: 'profile_field_fixed',
  });
  const events = await db.kysely
    .selectFrom('audit.security_event')
    .select('after')
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', 'payee_name_set')
    .execute();
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events)).not.toContain('ใจดี');
});

test.each(['fullname', 'birthday', 'idNumber'] as const)(
  'a member does not change the own %s',
  async (field) => {
    const { change } = await newOwner();
    await expect(change({ field, value: '2000-01-01' })).rejects.toMatchObject({
      code: 'profile_field_fixed',
    });
  },
);

test('a nickname follows the rules of registration and cannot be empty; a contact may be taken away', async () => {
  const { change, shown } = await newOwner({ line: 'somchai' });
  await expect(change({ field: 'nickname', value: ' ' })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(change({ field: 'nickname', value: 'x'.repeat(500) })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await change({ field: 'nickname', value: 'ชาย' });
  expect((await shown('nickname'))?.value).toBe('ชาย');
  await change({ field: 'line', value: '' });
  expect((await shown('line'))?.value ?? null).toBeNull();
});
