import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { bringUnderKey } from '../../../../platform/sealing/bring-under-key.ts';
import { newSecretKey, readSecretKeys, secretBox } from '../../../../platform/sealing/secret-box.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { TEST_SECRET_KEYS } from '../../../../platform/testing/test-secrets.ts';
import { withoutBucket } from '../../../../platform/testing/without-bucket.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { readRegisteredPerson } from '../../../people/members/persons/registered-person.ts';
import { expireIdentities } from '../documents/expire-identities.ts';
import { showMemberIdentity } from '../documents/member-identity.ts';
import { openPerson, SEALED_PERSONS } from '../documents/person.ts';
import { IDENTITY_PICTURES } from '../documents/pictures.ts';
import { aThaiId, kycFixture } from '../kyc.factory.ts';
import { refuseUnverified } from '../refuse-unverified.ts';
import { CORRECT_KIND, correctIdentity, correctProposal } from './correct-identity.ts';
import { askAgain } from './reject-identity.ts';
import { revealPicture } from './reveal.ts';
import { showCheck } from './show-check.ts';
import { putBackCheck } from './take-check.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = kycFixture(db, brand);
const { member, send, operator, take, approve, reject, rowOf, show, deps, set } = fixture;
const now = () => fixture.clock.now();
const DAY_MS = 24 * 3_600_000;
const dao = operator('Dao');
const nok = operator('Nok');
const sent = async (player: Awaited<ReturnType<typeof member>>, options = {}) =>
  (await send(player, options)).current?.id ?? '';
const page = (id: string, { call } = dao) => showCheck(db.kysely, deps, call, id, now());

test('an operator takes documents, another may take them over, and only who has them decides', async () => {
  const player = await member();
  const id = await sent(player);
  expect((await page(id)).moves).toEqual(['take']);
  await take(id, dao);
  await take(id, nok);
  await expect(approve(id, dao)).rejects.toMatchObject({
    code: 'identity_held_by_another',
    facts: { by: 'Nok' },
  });
  expect((await page(id, dao)).moves).toEqual(['take']);
  expect((await page(id, nok)).moves).toEqual(['put_back', 'approve', 'reject']);
  const { version } = await rowOf(id);
  await db.transaction((tx) => putBackCheck(tx, nok.call, { id, version }, now()));
  await expect(approve(id, nok)).rejects.toMatchObject({ code: 'identity_move_impossible' });
  expect((await page(id)).history.map(({ to, operator: by }) => [to, by])).toEqual([
    ['submitted', 'Nok'],
    ['reviewing', 'Nok'],
    ['reviewing', 'Dao'],
    ['submitted', null],
  ]);
});

test('what is approved becomes what is known of the member, sealed, and the record of actions names no number', async () => {
  const player = await member();
  const number = aThaiId().slice(0, 9);
  const desk = operator();
  const id = await sent(player, { name: 'Malee  Srisuk', birthday: '1988-02-29', number });
  await take(id, desk);
  await approve(id, desk);
  expect(await readRegisteredPerson(db.kysely, player)).toMatchObject({
    fullName: 'Malee Srisuk',
    birthday: '1988-02-29',
  });
  const person = await db.kysely
    .selectFrom('kyc.person')
    .selectAll()
    .where('member_id', '=', player.memberId)
    .executeTakeFirstOrThrow();
  expect(openPerson(deps.secrets, 'kyc.person', player.memberId, person.person ?? '')).toEqual({
    name: 'Malee Srisuk',
    birthday: '1988-02-29',
    number,
  });
  expect(JSON.stringify(desk.recorded)).not.toMatch(new RegExp(`${number}|Malee|1988-02-29`));
  expect(await show(player)).toMatchObject({ state: 'approved', verified: { kind: 'passport' } });
});

test('an age, an expired document and what was not looked at cannot be approved; the rest wants a reason', async () => {
  const [young, late, named] = [await member(), await member(), await member()];
  const under = await sent(young, { birthday: '2012-01-01' });
  await take(under, dao);
  await expect(approve(under, dao, 'I know the family')).rejects.toMatchObject({
    code: 'identity_check_failed',
    facts: { checks: ['age'] },
  });
  const old = await sent(late, { validUntil: '2026-11-21' });
  fixture.clock.advance(3 * DAY_MS);
  await take(old, dao);
  await expect(approve(old, dao, 'only just')).rejects.toMatchObject({
    facts: { checks: ['document_valid'] },
  });
  await db.kysely
    .insertInto('members.profile')
    .values({ member_id: named.memberId, merchant_id: brand.id, payee_name: 'Somchai Jaidee' })
    .execute();
  const other = await sent(named, { name: 'Somchai Rakdee' });
  await take(other, dao);
  await expect(approve(other, dao, '', ['readable', 'same_data'])).rejects.toMatchObject({
    facts: { checks: ['payee_name', 'same_person', 'genuine'] },
  });
  await approve(other, dao, 'married this year, certificate seen');
  expect(await show(named)).toMatchObject({ state: 'approved' });
});

test('who is found to be under age may not play or deposit any more, and sends nothing again', async () => {
  const player = await member();
  const id = await sent(player, { birthday: '2012-01-01' });
  await take(id, dao);
  await reject(id, dao, ['under_age']);
  const stops = await db.kysely
    .selectFrom('catalogue.stop_in_force')
    .select('kind')
    .where('subject_id', '=', player.memberId)
    .execute();
  expect(stops).toEqual([{ kind: 'player' }]);
  expect(await show(player)).toMatchObject({ state: 'rejected', maySend: false });
  await expect(fixture.upload(player, 'front')).rejects.toMatchObject({ code: 'identity_move_impossible' });
  // Nothing waits at this brand, and it is refused all the same.
  for (const gated of [
    { for: 'withdrawal' as const },
    { for: 'deposit' as const, deposited: async () => 0n },
  ])
    await expect(refuseUnverified(db.kysely, { ...player, ...gated, amount: 1n })).rejects.toMatchObject({
      code: 'identity_unverified',
      facts: { mayNotPlay: true },
    });
});

test('what waits is refused until the identity is approved, and again once the document has run out', async () => {
  const player = await member();
  const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
  const withdrawal = (amount: number) =>
    refuseUnverified(db.kysely, { ...player, for: 'withdrawal', amount: baht(amount) });
  const deposit = (amount: number, before: number) =>
    refuseUnverified(db.kysely, {
      ...player,
      for: 'deposit',
      amount: baht(amount),
      deposited: async () => baht(before),
    });
  const refused = { code: 'identity_unverified' };
  await withdrawal(1_000_000);
  await set({
    withdrawals: 'above',
    withdrawal_above: baht(5000),
    deposit_above: baht(10_000),
    deposit_total_above: baht(30_000),
  });
  await withdrawal(5000);
  await expect(withdrawal(5001)).rejects.toMatchObject({
    ...refused,
    facts: { state: 'none', above: '5000.00' },
  });
  await deposit(10_000, 20_000);
  await expect(deposit(10_001, 0)).rejects.toMatchObject(refused);
  await expect(deposit(100, 29_901)).rejects.toMatchObject(refused);
  await set({ withdrawals: 'all' });
  await expect(withdrawal(1)).rejects.toMatchObject(refused);
  const id = await sent(player, { validUntil: '2026-12-31' });
  await expect(withdrawal(1)).rejects.toMatchObject({ facts: { state: 'submitted' } });
  await take(id, dao);
  await approve(id, dao);
  await withdrawal(1);
  // The last day itself still counts, on the brand's clock.
  await expireIdentities(db, new Date('2026-12-31T16:59:00Z'));
  await withdrawal(1);
  await expireIdentities(db, new Date('2026-12-31T17:00:00Z'));
  await expect(withdrawal(1)).rejects.toMatchObject({ facts: { state: 'expired' } });
  expect(await show(player)).toMatchObject({ current: { state: 'expired', reasons: ['document_expired'] } });
  await set({});
});

test('a brand that plays for real money lets withdrawals wait before anybody has set it', async () => {
  const real = await createBrand(db.kysely, { settings: { demo: false } });
  const other = kycFixture(db, real);
  await expect(
    refuseUnverified(db.kysely, { ...(await other.member()), for: 'withdrawal', amount: 1n }),
  ).rejects.toMatchObject({ code: 'identity_unverified' });
});

test('documents can be asked for anew of who was approved, with a reason that the member reads', async () => {
  const player = await member();
  const id = await fixture.approved(player);
  const { version } = await rowOf(id);
  expect((await page(id)).moves).toEqual(['ask_again']);
  await db.transaction((tx) =>
    askAgain(tx, dao.call, { id, version, reasons: ['name_differs'], words: 'กรุณาส่งบัตรใหม่' }, now()),
  );
  expect(await show(player)).toMatchObject({
    state: 'expired',
    maySend: true,
    current: { reasons: ['name_differs'], words: 'กรุณาส่งบัตรใหม่' },
  });
  const next = await sent(player);
  // Of the version before nothing is decided any more.
  expect((await page(id)).moves).toEqual([]);
  expect((await page(next)).earlier).toMatchObject([{ id, state: 'expired' }]);
});

test('each look at a picture is recorded, and other documents’ pictures are not shown', async () => {
  const id = await sent(await member());
  const other = await sent(await member());
  const [picture] = (await page(id)).pictures;
  const desk = operator();
  const check = (of: string) =>
    db.transaction((tx) =>
      revealPicture(tx, { secrets: deps.secrets, storedFiles: withoutBucket }, desk.call, {
        id: of,
        picture: picture?.id ?? '',
      }),
    );
  expect((await check(id)).data).toMatch(/^data:image\/webp;base64,/);
  expect(desk.recorded).toMatchObject([{ action: 'kyc.reveal-picture', after: { part: 'front' } }]);
  await expect(check(other)).rejects.toMatchObject({ code: 'not_found' });
});

test('a correction by hand waits for a second operator, sealed, and is outdated once documents have come', async () => {
  const [player, late] = [await member(), await member()];
  const proposing = operator('Dao', { mustBeProposed: true });
  const kind = correctProposal(deps.secrets);
  const typed = {
    name: 'Malee Srisuk',
    birthday: '1988-02-29',
    kind: 'passport' as const,
    number: 'ab 7654-321',
    reason: 'as the passport says',
  };
  const correct = (memberId: string) =>
    db.transaction((tx) =>
      correctIdentity(tx, deps.secrets, proposing.call, { memberId, version: 0, ...typed }, now()),
    );
  const carryOut = (at: number) =>
    db.transaction((tx) =>
      kind.carryOut(tx, kind.payload.parse(proposing.proposed[at]?.payload), {
        proposalId: '',
        brandId: brand.id,
        reason: typed.reason,
        proposer: 'Dao',
        approver: nok.call.operator,
        now: now(),
      }),
    );
  expect(await correct(player.memberId)).toEqual({ outcome: 'proposed' });
  expect(proposing.proposed[0]?.kind).toBe(CORRECT_KIND);
  expect(JSON.stringify(proposing.proposed)).not.toMatch(/7654321|Malee|1988-02-29/);
  const status = () => showMemberIdentity(db.kysely, deps.secrets, dao.call, player.memberId);
  expect((await status()).verified).toBeNull();
  expect(JSON.stringify(await carryOut(0))).not.toMatch(/AB7654321|1988-02-29/);
  expect((await status()).verified).toMatchObject({ numberMasked: '•••••4321' });
  expect(await readRegisteredPerson(db.kysely, player)).toMatchObject({ fullName: 'Malee Srisuk' });
  await expect(carryOut(0)).rejects.toMatchObject({ code: 'proposal_outdated' });
  await correct(late.memberId);
  await sent(late);
  await expect(carryOut(1)).rejects.toMatchObject({ code: 'proposal_outdated' });
});

test('under a newer key persons and pictures are sealed anew, and open where they belong', async () => {
  const player = await member();
  const id = await fixture.approved(player);
  const newest = newSecretKey();
  const boxOf = (keys: string) => secretBox(readSecretKeys(keys) ?? []);
  await bringUnderKey(db, boxOf(`${newest},${TEST_SECRET_KEYS}`), [...SEALED_PERSONS, IDENTITY_PICTURES]);
  const alone = boxOf(newest);
  const { person } = await rowOf(id);
  expect(openPerson(alone, 'kyc.submission', id, person).name).toBe('Somchai Jaidee');
  const { pictures } = await showCheck(db.kysely, { secrets: alone }, dao.call, id, now());
  const { data } = await db.transaction((tx) =>
    revealPicture(tx, { secrets: alone, storedFiles: withoutBucket }, dao.call, {
      id,
      picture: pictures[0]?.id ?? '',
    }),
  );
  expect(data).toMatch(/^data:image\/webp/);
});
