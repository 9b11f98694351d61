import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createMember } from '../../members/member.factory.ts';
import { identityFixture, PASSWORD } from '../identity.factory.ts';
import { hashPassword } from '../password.ts';
import { resolveSession } from '../resolve-session.ts';
import { logOut } from './log-out.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const { clock, deps, logInAs, logInWith } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);

async function remembered(): Promise<{ token: string; rememberToken: string; memberId: string }> {
  const { username, memberId } = await createMember(db, brand, { passwordHash });
  const { token, rememberToken } = await logInAs(username, PASSWORD, {}, { remember: true });
  if (rememberToken === null) throw new Error('not remembered');
  return { token, rememberToken, memberId };
}
const comeBack = async (rememberToken: string, at = {}) => {
  const { token, rememberToken: next } = await logInWith({ type: 'remember', rememberToken }, at);
  if (next === null) throw new Error('no next token');
  return { token, next };
};
const LATER_MS = 31_000;

test('a remember-me token opens a new session and is replaced by a new token at each use', async () => {
  const { rememberToken } = await remembered();
  const first = await comeBack(rememberToken);
  expect(first.next).not.toBe(rememberToken);
  clock.advance(LATER_MS);
  const second = await comeBack(first.next);
  await expect(resolve(second.token, brand)).resolves.toBeDefined();
});

test('a log-in that did not ask to be remembered gets no remember-me token', async () => {
  const { username } = await createMember(db, brand, { passwordHash });
  expect((await logInAs(username)).rememberToken).toBeNull();
});

test('two tabs that use one token at the same time both get a session and the same next token', async () => {
  const { rememberToken } = await remembered();
  const [one, other] = await Promise.all([comeBack(rememberToken), comeBack(rememberToken)]);
  expect(one.next).toBe(other.next);
  expect(one.token).not.toBe(other.token);
});

test('tabs that open one after another within half a minute exchange the token once, whichever of the two they have', async () => {
  const { rememberToken } = await remembered();
  const first = await comeBack(rememberToken);
  clock.advance(10_000);
  expect((await comeBack(first.next)).next).toBe(first.next);
  // Read from the storage before the first tab had written its answer there.
  const slow = await comeBack(rememberToken);
  expect(slow.next).toBe(first.next);
  clock.advance(LATER_MS);
  await expect(resolve(slow.token, brand)).resolves.toBeDefined();
  expect((await comeBack(first.next)).next).not.toBe(first.next);
});

test('a token that was used before ends the series and every session of it', async () => {
  const { rememberToken, token, memberId } = await remembered();
  const thief = await comeBack(rememberToken);
  clock.advance(LATER_MS);
  await expect(comeBack(rememberToken)).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(comeBack(thief.next)).rejects.toMatchObject({ code: 'bad_credentials' });
  for (const dead of [token, thief.token])
    await expect(resolve(dead, brand)).rejects.toMatchObject({ code: 'session_expired' });
  const event = await db.kysely
    .selectFrom('audit.security_event')
    .select(['kind', 'after'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'remember_token_stolen')
    .executeTakeFirstOrThrow();
  expect(event.after).toEqual({ ended: 2 });
});

test('a remember-me token expires after a day, however often it is used', async () => {
  let { rememberToken } = await remembered();
  for (let hours = 0; hours < 23; hours += 1) {
    clock.advance(3_600_000);
    rememberToken = (await comeBack(rememberToken)).next;
  }
  clock.advance(3_600_000);
  await expect(comeBack(rememberToken)).rejects.toMatchObject({ code: 'bad_credentials' });
});

test('logging out ends the remember-me token', async () => {
  const { rememberToken, token } = await remembered();
  await logOut(deps, await resolve(token, brand), brand.id);
  await expect(comeBack(rememberToken)).rejects.toMatchObject({ code: 'bad_credentials' });
});

test('logging out in one tab ends the sessions the token has opened in others, and no session of another browser', async () => {
  const { username } = await createMember(db, brand, { passwordHash });
  const { token, rememberToken } = await logInAs(username, PASSWORD, {}, { remember: true });
  const tab = await comeBack(rememberToken ?? '');
  const elsewhere = await logInAs(username, PASSWORD, {}, { remember: true });
  const plain = await logInAs(username);
  await logOut(deps, await resolve(tab.token, brand), brand.id);
  for (const dead of [token, tab.token])
    await expect(resolve(dead, brand)).rejects.toMatchObject({ code: 'session_expired' });
  for (const open of [elsewhere, plain]) await expect(resolve(open.token, brand)).resolves.toBeDefined();
  await expect(comeBack(elsewhere.rememberToken ?? '')).resolves.toBeDefined();
});

test('a token of another brand, a truncated token and an invented token are refused', async () => {
  const { rememberToken } = await remembered();
  await expect(comeBack(rememberToken, { brand: otherBrand })).rejects.toMatchObject({
    code: 'bad_credentials',
  });
  const [series = ''] = rememberToken.split('.');
  for (const token of [rememberToken.slice(0, -1), series, 'x', `${'A'.repeat(22)}.${'A'.repeat(43)}`])
    await expect(comeBack(token)).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(comeBack(rememberToken)).resolves.toBeDefined();
});

test('the remember-me token of a disabled account is refused', async () => {
  const { rememberToken, memberId } = await remembered();
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'disabled' })
    .where('id', '=', memberId)
    .execute();
  await expect(comeBack(rememberToken)).rejects.toMatchObject({ code: 'account_disabled' });
});

test('the table of remember-me tokens holds hashes only', async () => {
  const { rememberToken } = await remembered();
  const [, secret = ''] = rememberToken.split('.');
  const { rows } = await db.pool.query<{ line: string }>(
    'select r::text as line from authentication.remember_me_token r',
  );
  const dump = JSON.stringify(rows);
  expect(dump).not.toContain(secret);
  expect(dump).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
});
