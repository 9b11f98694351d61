import { expect, test } from 'vitest';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { findBrands } from '../brands/find-brand.ts';
import { changePassword } from './change-password.ts';
import { createMember } from './member.factory.ts';
import { hashPassword } from './password.ts';
import { resolveSession } from './resolve-session.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { PASSWORD, waysIn } from './way-in.factory.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, deps, visit, logInAs, logInWith } = waysIn(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);
const NEW = 'another fine one';

async function loggedIn() {
  const member = await createMember(db, brand, { passwordHash, now: clock.now() });
  const { token, rememberToken } = await logInAs(member.username, PASSWORD, {}, { remember: true });
  return { ...member, token, rememberToken: rememberToken ?? '', owner: await resolve(token, brand) };
}
const change = (owner: { memberId: string; sessionId: string; type: number }, body: object = {}) =>
  changePassword(
    deps,
    { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...body },
    owner,
    visit(),
  );

test('the new password opens, the old one does not, and every other session is over', async () => {
  const { username, owner, token, rememberToken } = await loggedIn();
  const elsewhere = await logInAs(username, PASSWORD, { userAgent: 'other' }, { remember: true });
  await change(owner);
  await expect(resolve(token, brand)).resolves.toBeDefined();
  await expect(resolve(elsewhere.token, brand)).rejects.toMatchObject({ code: 'session_expired' });
  await expect(
    logInWith({ type: 'remember', rememberToken: elsewhere.rememberToken ?? '' }),
  ).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(logInWith({ type: 'remember', rememberToken })).resolves.toBeDefined();
  await expect(logInAs(username, PASSWORD)).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(logInAs(username, NEW)).resolves.toMatchObject({ mustChangePassword: false });
});

test('the record says when it was before and after, and holds no password', async () => {
  const { owner } = await loggedIn();
  const before = clock.now().toISOString();
  clock.advance(60_000);
  await change(owner);
  const [event] = await db.kysely
    .selectFrom('accounts.security_event')
    .selectAll()
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', 'password_changed')
    .execute();
  expect(event).toMatchObject({
    before: { passwordChangedAt: before },
    after: { passwordChangedAt: clock.now().toISOString(), sessionsEnded: 0 },
  });
  expect(JSON.stringify(event)).not.toContain(NEW);
});

test('the old password is asked for, and ten wrong ones are enough', async () => {
  const { owner } = await loggedIn();
  for (let at = 0; at < 10; at++)
    await expect(change(owner, { oldPassword: `wrong ${at}` })).rejects.toMatchObject({
      code: 'password_wrong',
    });
  await expect(change(owner)).rejects.toMatchObject({
    code: 'too_many_requests',
    facts: { retryAfterSeconds: 1800 },
  });
  clock.advance(29 * 60_000);
  await expect(change(owner)).rejects.toMatchObject({ code: 'too_many_requests' });
  clock.advance(60_000);
  await expect(change(owner)).resolves.toEqual({});
});

test.each([
  ['the same again', { newPassword: PASSWORD, confirmNewPassword: PASSWORD }, 'password_same'],
  ['a common one', { newPassword: 'password123', confirmNewPassword: 'password123' }, 'password_breached'],
  ['seven characters', { newPassword: 'abcdef7', confirmNewPassword: 'abcdef7' }, 'invalid_input'],
  ['65 characters', { newPassword: 'é'.repeat(65), confirmNewPassword: 'é'.repeat(65) }, 'invalid_input'],
  [
    'zero-width ones',
    { newPassword: 'abc\u200bdefghi', confirmNewPassword: 'abc\u200bdefghi' },
    'invalid_input',
  ],
  ['unlike its confirmation', { confirmNewPassword: 'another fine two' }, 'invalid_input'],
])('a new password that is %s is refused', async (_, body, code) => {
  const { owner, username } = await loggedIn();
  await expect(change(owner, body)).rejects.toMatchObject({ code });
  await expect(logInAs(username, PASSWORD)).resolves.toBeDefined();
});

test('who must change the default password must not any more', async () => {
  const handing = await createBrand(db.kysely, { settings: { defaultPassword: 'handed-out-77' } });
  const { username } = await createMember(db, handing, { passwordHash: await hashPassword('handed-out-77') });
  const at = { brand: handing };
  const { token } = await logInAs(username, 'handed-out-77', at);
  const owner = await resolve(token, handing);
  const body = { oldPassword: 'handed-out-77', newPassword: NEW, confirmNewPassword: NEW };
  await changePassword(deps, body, owner, visit(at));
  await expect(logInAs(username, NEW, at)).resolves.toMatchObject({ mustChangePassword: false });
});

test('an account without a password is told that it has none, a trial that it is one', async () => {
  const { memberId } = await createMember(db, brand);
  await db.kysely
    .updateTable('accounts.member')
    .set({ password_hash: null })
    .where('id', '=', memberId)
    .execute();
  const owner = { memberId, sessionId: memberId, type: 0 };
  await expect(change(owner)).rejects.toMatchObject({ code: 'password_wrong', facts: { none: true } });
  await expect(change({ ...owner, type: 4 })).rejects.toMatchObject({ code: 'trial_account' });
});

const pay = (owner: { memberId: string; sessionId: string; type: number }, body: object = {}) =>
  setPaymentPassword(
    deps,
    { password: PASSWORD, newPaymentPassword: '482913', confirmPaymentPassword: '482913', ...body },
    owner,
    visit(),
  );

test('the withdrawal password asks for the login password and follows its own rule', async () => {
  const { owner } = await loggedIn();
  await expect(pay(owner, { password: 'wrong' })).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(
    pay(owner, { newPaymentPassword: 'abcdef', confirmPaymentPassword: 'abcdef' }),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'newPaymentPassword', message: 'reg_pattern_3', bounds: '6' }] },
  });
  await expect(pay(owner, { confirmPaymentPassword: '482914' })).rejects.toMatchObject({
    facts: { fields: [{ field: 'confirmPaymentPassword', message: 'mismatch' }] },
  });
  await pay(owner);
  const { payment_password_hash, payment_password_changed_at } = await db.kysely
    .selectFrom('accounts.member')
    .select(['payment_password_hash', 'payment_password_changed_at'])
    .where('id', '=', owner.memberId)
    .executeTakeFirstOrThrow();
  expect(payment_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(payment_password_changed_at).toEqual(clock.now());
});
