import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { purgeAccessFailures } from '../../../books/audit/record/purge-access-failures.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { beginTotp } from '../factors/begin-totp.ts';
import { resetByLink } from './reset-by-link.ts';
import { resetByPhone } from './reset-by-phone.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, {
  settings: { login: { sms: true, resetByPhone: true, resetByEmail: true } },
});
const { clock, deps, context, logInAs, logInWith, send, settled } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);

const failed = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.fail('it was let in'),
    () => {},
  );
/** The failed log-ins an operator sees for an address. */
async function failuresFrom(address: string) {
  await settled();
  const { rows } = await db.pool.query(
    `select method, reason, member_id as "memberId", name_hmac is not null as "hasName", country, device, hits
     from audit.access_failure where address = $1 order by id`,
    [address],
  );
  return rows;
}
async function withMobile(mobile: string) {
  const member = await createMember(db, brand, { passwordHash, now: clock.now() });
  await db.kysely
    .updateTable('members.member')
    .set({ mobile, mobile_verified_at: clock.now() })
    .where('id', '=', member.memberId)
    .execute();
  return member;
}

test('a wrong password is recorded with its account, an unknown name as a keyed hash', async () => {
  const { username, memberId } = await createMember(db, brand, { passwordHash });
  const at = { address: '10.40.0.1', userAgent: 'phone' };
  await failed(logInAs(username.toUpperCase(), 'wrong', at));
  await failed(logInAs('unknown to all', 'wrong', at));
  const common = {
    method: 'username',
    reason: 'bad_credentials',
    hasName: true,
    country: 'TH',
    device: 'phone',
  };
  expect(await failuresFrom('10.40.0.1')).toEqual([
    { ...common, memberId, hits: 1 },
    { ...common, memberId: null, hits: 1 },
  ]);
});

test('the record contains no typed text, and two brands hash one name differently', async () => {
  const other = await createBrand(db.kysely);
  for (const at of [brand, other])
    await failed(logInAs('typedname99', 'typedsecret99', { address: '10.40.0.2', brand: at }));
  await settled();
  const { rows } = await db.pool.query(
    `select line::text as text, name_hmac from audit.access_failure line where address = '10.40.0.2'`,
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/typedname99|typedsecret99/);
  expect(rows[0].name_hmac.equals(rows[1].name_hmac)).toBe(false);
});

test.each([
  ['a NUL', 'som\u0000chai'],
  ['a lone surrogate', 'som\ud800chai'],
  ['two thousand letters', 'a'.repeat(2000)],
])('a name with %s leaves its line too', async (what, name) => {
  const address = `10.41.0.${what.length}`;
  await failed(logInAs(name, 'wrong', { address }));
  expect(await failuresFrom(address)).toMatchObject([{ memberId: null, hasName: true }]);
});

test('a successful log-in records no failure', async () => {
  const { username } = await createMember(db, brand, { passwordHash });
  await logInAs(username, PASSWORD, { address: '10.40.0.3' });
  expect(await failuresFrom('10.40.0.3')).toEqual([]);
});

test('each authentication method records its name and the reason of the failure', async () => {
  const { username, memberId } = await withMobile('+66861110001');
  const at = { address: '10.40.0.4' };
  await send('login', '0861110001');
  await settled();
  const number = { mobileNum: '0861110001', countryDialingCode: '66', verificationCode: '000000' };
  await failed(logInWith({ type: 'sms', ...number }, at));
  await failed(resetByPhone(deps, { ...number, newPassword: 'a fine new one' }, context(at)));
  await failed(
    resetByLink(
      deps,
      {
        linkToken: 'x'.repeat(43),
        newPassword: 'a fine new one',
      },
      context(at),
    ),
  );
  await db.pool.query("update members.member set status = 'disabled' where id = $1", [memberId]);
  await failed(logInAs(username, PASSWORD, at));
  expect(await failuresFrom('10.40.0.4')).toMatchObject([
    { method: 'sms', reason: 'verification_code_wrong', memberId },
    { method: 'reset_by_phone', reason: 'verification_code_wrong', memberId },
    { method: 'reset_by_link', reason: 'link_invalid', memberId: null },
    { method: 'username', reason: 'account_disabled', memberId },
  ]);
});

test('an expired remember-me token is recorded with its account', async () => {
  const { username, memberId } = await createMember(db, brand, { passwordHash, now: clock.now() });
  const { rememberToken } = await logInAs(username, PASSWORD, {}, { remember: true });
  clock.advance(25 * 3_600_000);
  const at = { address: '10.40.0.5' };
  await failed(logInWith({ type: 'remember', rememberToken: rememberToken ?? '' }, at));
  await failed(logInWith({ type: 'remember', rememberToken: 'nonsense' }, at));
  expect(await failuresFrom('10.40.0.5')).toMatchObject([
    { method: 'remember', reason: 'bad_credentials', memberId },
    { method: 'remember', reason: 'bad_credentials', memberId: null },
  ]);
});

test('a wrong password inside an open session is recorded as well', async () => {
  const { username, memberId } = await createMember(db, brand, { passwordHash, now: clock.now() });
  const owner = await resolve((await logInAs(username)).token, brand);
  const guess = () =>
    failed(beginTotp(deps, { password: 'wrong' }, owner, context({ address: '10.40.0.6' })));
  await guess();
  expect(await failuresFrom('10.40.0.6')).toMatchObject([
    { method: 'password_again', reason: 'password_wrong', memberId },
  ]);
  for (let at = 0; at < 10; at++) await guess();
  expect((await failuresFrom('10.40.0.6')).at(-1)).toMatchObject({ reason: 'too_many_requests', memberId });
});

test('equal failures at the same time share a few lines, and all are counted', async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => failed(logInAs('flooded', 'wrong', { address: '10.40.0.7' }))),
  );
  const lines = await failuresFrom('10.40.0.7');
  expect(lines.reduce((sum, { hits }) => sum + hits, 0)).toBe(40);
  expect(lines.length).toBeLessThan(20);
});

test('beyond the limit of lines a minute failures are counted but not listed; the next minute lists again', async () => {
  const { rows: before } = await db.pool.query('select count(*)::int as n from audit.access_failure');
  const flood = (lines: number) => {
    for (let at = 0; at < lines; at++)
      deps.failures.record(
        { method: 'username', reason: 'bad_credentials', tried: { name: randomUUID() } },
        context({ address: '10.40.0.8' }),
      );
  };
  clock.advance(60_000);
  flood(5000);
  await settled();
  const { rows: after } = await db.pool.query('select count(*)::int as n from audit.access_failure');
  expect(after[0].n - before[0].n).toBe(1201);
  const { rows: summaries } = await db.pool.query(
    'select hits, member_id, name_hmac, device from audit.access_failure where address is null',
  );
  expect(summaries).toEqual([{ hits: 3800, member_id: null, name_hmac: null, device: null }]);
  clock.advance(60_000);
  flood(1);
  expect(await failuresFrom('10.40.0.8')).toHaveLength(1201);
});

test('failures are deleted after ninety days; beyond the maximum those of unknown names are deleted first', async () => {
  const count = async (where: string) => {
    const { rows } = await db.pool.query(
      `select count(*)::int as n from audit.access_failure where ${where}`,
    );
    return Number(rows[0].n);
  };
  const ofMembers = await count('member_id is not null');
  expect(await purgeAccessFailures(db.kysely, clock.now())).toBe(0n);
  await purgeAccessFailures(db.kysely, clock.now(), ofMembers + 3);
  expect([await count('true'), await count('member_id is not null')]).toEqual([ofMembers + 3, ofMembers]);
  clock.advance(91 * 24 * 3_600_000);
  await purgeAccessFailures(db.kysely, clock.now());
  expect(await count('true')).toBe(0);
});

test('the application cannot delete or change a recorded failure', async () => {
  for (const statement of ['update audit.access_failure set hits = 1', 'delete from audit.access_failure'])
    await expect(db.pool.query(statement)).rejects.toThrow(/permission denied/);
});
