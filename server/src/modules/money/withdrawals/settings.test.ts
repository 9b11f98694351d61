import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { withoutBucket } from '../../../platform/testing/without-bucket.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { totpPlace } from '../../people/authentication/factors/totp-secret.ts';
import { dropWithdrawalPictures, showWithdrawalPicture } from './asking/pictures.ts';
import { showTerms } from './asking/show-terms.ts';
import { changeSettings } from './desk/change-settings.ts';
import { showSettings } from './desk/list-settings.ts';
import { existingWithdrawal, uploadedPicture } from './existing.factory.ts';
import { withdrawalFixture } from './withdrawal.factory.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
await fixture.onlyRules({});
const { call, recorded } = fixture.operator();
const now = () => fixture.clock.now();

const LIMITS = [
  { rankLevelMin: 3, min: '50.00', max: '5000.00', dayAmount: '9000.00', dayCount: 3 },
  { rankLevelMin: 0, min: '100.00', max: '300.00', dayAmount: '500.00', dayCount: 2 },
];
const change = (version: number, options: object = {}) =>
  db.transaction((tx) =>
    changeSettings(
      tx,
      call,
      brand,
      {
        automaticLimit: '250.00',
        coolingHours: 48,
        promisedMinutes: 10,
        receiptMinutes: 5,
        bankAccountsMax: 1,
        smallBalance: '1.00',
        limits: LIMITS,
        version,
        reason: 'for the season',
        ...options,
      },
      now(),
    ),
  );

test('what a brand sets holds from the next request on, by the rank of the member', async () => {
  await change(0);
  const member = await fixture.player({ balance: 10_000 });
  expect(await fixture.request(member, '250.00')).toMatchObject({ state: 'paying' });
  await expect(fixture.request(member, '300.01')).rejects.toMatchObject({
    code: 'withdrawal_out_of_range',
    facts: { min: '100.00', max: '300.00' },
  });
  await expect(fixture.request(member, '250.01')).rejects.toMatchObject({
    code: 'withdrawal_day_limit',
    facts: { amountLeft: '250.00', countLeft: 1 },
  });
  await db.pool.query('update members.member set rank_level = 3 where id = $1', [member.memberId]);
  expect(await fixture.request(member, '5000.00')).toMatchObject({ state: 'waiting' });
  await expect(fixture.account(member)).rejects.toMatchObject({ code: 'bank_accounts_limit' });
});

test('a change is recorded whole, and an older page changes nothing', async () => {
  const { version } = await showSettings(db.kysely, brand, now());
  await expect(change(version - 1)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await change(version, { receiptMinutes: 60 });
  expect(recorded.at(-1)).toMatchObject({
    before: { receiptMinutes: 5 },
    after: { receiptMinutes: 60, limits: [{ rankLevelMin: 0 }, { rankLevelMin: 3 }] },
    reason: 'for the season',
  });
  const both = await Promise.allSettled([change(version + 1), change(version + 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  { limits: [{ ...LIMITS[1], min: '0.00' }] },
  { limits: [{ ...LIMITS[1], max: '99.00' }] },
  { limits: [{ ...LIMITS[1], dayAmount: '99.00' }] },
  { automaticLimit: '-1.00' },
])('%j is refused', async (options) => {
  const { version } = await showSettings(db.kysely, brand, now());
  await expect(change(version, options)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('where there is a second factor, a request and a new account ask for it and nothing is held before', async () => {
  const hill = withdrawalFixture(db, await createBrand(db.kysely), url);
  await hill.onlyRules({});
  const member = await hill.player({ balance: 1000 });
  await db.kysely
    .insertInto('authentication.totp')
    .values({
      member_id: member.memberId,
      merchant_id: hill.brand.id,
      secret: testSecrets().seal(randomBytes(20).toString('hex'), totpPlace(member.memberId)),
      last_step: 0n,
      added_at: now(),
    })
    .execute();
  const refused = { code: 'second_factor_needed', facts: { totp: true, passkey: null } };
  await expect(hill.request(member, '100.00')).rejects.toMatchObject(refused);
  await expect(hill.account(member)).rejects.toMatchObject(refused);
  expect(await hill.bahtOf(member)).toBe('1000.00');
});

test('a picture that nothing took is dropped after a day, one of an open withdrawal is kept', async () => {
  const member = { ...(await fixture.player()), now: now() };
  const owner = { merchantId: brand.id, memberId: member.memberId, now: now() };
  const { id } = await existingWithdrawal(db, owner);
  const used = await uploadedPicture(db, owner, id);
  const unused = await uploadedPicture(db, owner);
  await expect(
    showWithdrawalPicture({ db: db.kysely, storedFiles: withoutBucket }, used, {
      ...owner,
      memberId: (await fixture.player()).memberId,
    }),
  ).rejects.toMatchObject({ code: 'withdrawal_picture_unknown' });
  fixture.clock.advance(24 * 3_600_000);
  expect(await dropWithdrawalPictures(db, now())).toBe(1);
  await expect(
    showWithdrawalPicture({ db: db.kysely, storedFiles: withoutBucket }, unused, owner),
  ).rejects.toMatchObject({
    code: 'withdrawal_picture_unknown',
  });
  fixture.clock.advance(91 * 24 * 3_600_000);
  expect(await dropWithdrawalPictures(db, now())).toBe(0);
  await db.pool.query("update withdrawals.withdrawal set state = 'rejected' where id = $1", [id]);
  expect(await dropWithdrawalPictures(db, now())).toBe(1);
});

test('what is set for a segment holds beside the level, the strictest counts, and two operators let more leave again', async () => {
  const segmentId = newId();
  const held = new Set<string>();
  const segments = () => ({
    ofMember: async () => held,
    named: async (_: unknown, { pin }: { pin: { id: string } }) =>
      pin.id === segmentId ? 'Late payers' : undefined,
    condition: async () => undefined,
  });
  const own = await createBrand(db.kysely);
  const at = withdrawalFixture(db, own, url);
  await at.onlyRules({});
  const [alone, paired] = [at.operator(), at.operator('Dao', { mustBeProposed: true })];
  const line = {
    segment: { id: segmentId, version: 1 },
    ...{ max: '200.00', dayAmount: '300.00', dayCount: 2, promisedMinutes: 5 },
  };
  const set = (version: number, segmentLimits: (typeof line)[], pairs = false) =>
    db.transaction((tx) =>
      changeSettings(
        tx,
        pairs ? paired.call : alone.call,
        own,
        {
          ...{ automaticLimit: '0.00', coolingHours: 48, promisedMinutes: 30, receiptMinutes: 5 },
          ...{ bankAccountsMax: 1, smallBalance: '1.00', limits: LIMITS, version, reason: 'for the season' },
          segmentLimits,
        },
        now(),
        segments,
      ),
    );
  // A further line lets nothing more leave; one of a segment that is not the brand's, or of less than a level's least, is none.
  expect(await set(0, [line], true)).toBeNull();
  for (const wrong of [
    { ...line, segment: { id: newId(), version: 1 } },
    { ...line, max: '99.00' },
  ])
    await expect(set(1, [wrong])).rejects.toMatchObject({ code: 'invalid_input' });
  const member = await at.player({ balance: 10_000 });
  const terms = () =>
    showTerms(
      db.kysely,
      { brand: own, memberId: member.memberId, language: 'EN' },
      [],
      at.clock.now(),
      segments,
    );
  expect((await terms()).limits).toMatchObject({ max: '300.00', isLowered: false });
  held.add(`${segmentId}/1`);
  expect((await terms()).limits).toMatchObject({
    min: '100.00',
    max: '200.00',
    dayAmount: '300.00',
    isLowered: true,
  });
  // Where no topic says who is of a segment, what is set for it holds for all.
  expect(
    (
      await showTerms(
        db.kysely,
        { brand: own, memberId: member.memberId, language: 'EN' },
        [],
        at.clock.now(),
      )
    ).limits,
  ).toMatchObject({ max: '200.00' });
  at.deps.segments = segments;
  await expect(at.request(member, '200.01')).rejects.toMatchObject({
    code: 'withdrawal_out_of_range',
    facts: { max: '200.00' },
  });
  const { promisedUntil } = await db.kysely
    .selectFrom('withdrawals.withdrawal')
    .select('promised_until as promisedUntil')
    .where('id', '=', (await at.request(member, '200.00')).id)
    .executeTakeFirstOrThrow();
  expect(Number(promisedUntil) - at.clock.now().getTime()).toBe(5 * 60_000);
  for (const looser of [
    [],
    [{ ...line, dayAmount: '300.01' }],
    [{ ...line, segment: { id: segmentId, version: 2 } }],
  ])
    expect(await set(1, looser, true)).not.toBeNull();
  expect(await set(1, [{ ...line, dayCount: 1 }], true)).toBeNull();
});
