import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { listDevices } from '../account/list-devices.ts';
import { changePassword } from './change-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, deps, context, logInAs, logInWith } = identityFixture(db, brand);
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
    context(),
  );

test('after a change the new password logs in, the old one does not, and every earlier session has ended', async () => {
  const { username, owner, token, rememberToken } = await loggedIn();
  const elsewhere = await logInAs(username, PASSWORD, { userAgent: 'other' }, { remember: true });
  const renewed = await change(owner);
  for (const before of [token, elsewhere.token])
    await expect(resolve(before, brand)).rejects.toMatchObject({ code: 'session_expired' });
  for (const before of [rememberToken, elsewhere.rememberToken ?? ''])
    await expect(logInWith({ type: 'remember', rememberToken: before })).rejects.toMatchObject({
      code: 'bad_credentials',
    });
  const { sessionId, ...goesOn } = await resolve(renewed.token, brand);
  expect(goesOn).toMatchObject({ memberId: owner.memberId, passwordChangeDue: false });
  expect(await listDevices(deps, { ...owner, sessionId }, brand)).toMatchObject([
    { id: sessionId, current: true },
  ]);
  await expect(
    logInWith({ type: 'remember', rememberToken: renewed.rememberToken ?? '' }),
  ).resolves.toBeDefined();
  await expect(logInAs(username, PASSWORD)).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(logInAs(username, NEW)).resolves.toMatchObject({ mustChangePassword: false });
});

test('open pages of every earlier session are notified', async () => {
  const { username, owner } = await loggedIn();
  const { token } = await logInAs(username, PASSWORD, { userAgent: 'other' });
  const elsewhere = await resolve(token, brand);
  const listener = new Client({ connectionString: url });
  await listener.connect();
  await listener.query('listen lanna_push');
  const received = new Promise<{ s: string[] }>((receive) =>
    listener.on('notification', ({ payload }) => receive(JSON.parse(payload ?? ''))),
  );
  await change(owner);
  expect((await received).s.sort()).toEqual([owner.sessionId, elsewhere.sessionId].sort());
  await listener.end();
});

test('of two parallel changes one succeeds and leaves one session', async () => {
  const { username, owner } = await loggedIn();
  const other = await resolve((await logInAs(username)).token, brand);
  const results = await Promise.allSettled([
    change(owner),
    change(other, { newPassword: 'yet another one', confirmNewPassword: 'yet another one' }),
  ]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  // The later one finds its session ended or, if it reads even later, a different password.
  expect(refused).toHaveLength(1);
  expect(['session_expired', 'password_wrong']).toContain(refused[0]);
  const open = await db.kysely
    .selectFrom('authentication.session')
    .select('id')
    .where('member_id', '=', owner.memberId)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
});

test('a member is remembered after a change only when remembered before or on request', async () => {
  const { username, memberId } = await createMember(db, brand, { passwordHash, now: clock.now() });
  const first = await resolve((await logInAs(username)).token, brand);
  const plain = await change(first);
  expect(plain.rememberToken).toBeNull();
  const again = { oldPassword: NEW, newPassword: 'a third fine one', confirmNewPassword: 'a third fine one' };
  const asked = await change(await resolve(plain.token, brand), { ...again, remember: true });
  expect(asked.rememberToken).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect((await resolve(asked.token, brand)).memberId).toBe(memberId);
});

test('the security record contains the times of the old and new password, and no password', async () => {
  const { owner } = await loggedIn();
  const before = clock.now().toISOString();
  clock.advance(60_000);
  await change(owner);
  const [event] = await db.kysely
    .selectFrom('audit.security_event')
    .selectAll()
    .where('member_id', '=', owner.memberId)
    .where('kind', '=', 'password_changed')
    .execute();
  expect(event).toMatchObject({
    before: { passwordChangedAt: before },
    after: { passwordChangedAt: clock.now().toISOString(), sessionsEnded: 1 },
  });
  const whole = JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  expect(whole).not.toContain(NEW);
});

test('the old password is required, and ten wrong ones lock the change', async () => {
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
  await expect(change(owner)).resolves.toBeDefined();
});

test('guesses in a stolen session do not lock the owner out of a change in another session', async () => {
  const { username, owner } = await loggedIn();
  const stolen = await resolve((await logInAs(username)).token, brand);
  for (let at = 0; at < 50; at++) await change(stolen, { oldPassword: `wrong ${at}` }).catch(() => {});
  await expect(change(stolen)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(change(owner)).resolves.toBeDefined();
});

test('guesses from always new sessions are limited for the member as well', async () => {
  const { username } = await loggedIn();
  const outcomes: string[] = [];
  for (let session = 0; session < 5; session++) {
    const owner = await resolve((await logInAs(username)).token, brand);
    for (let at = 0; at < 8; at++)
      await change(owner, { oldPassword: `wrong ${at}` }).catch((refusal: { code: string }) =>
        outcomes.push(refusal.code),
      );
  }
  expect(outcomes.filter((code) => code === 'password_wrong')).toHaveLength(30);
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

test('a member who changed the default password need not change it again', async () => {
  const handing = await createBrand(db.kysely, { settings: { defaultPassword: 'handed-out-77' } });
  const { username } = await createMember(db, handing, { passwordHash: await hashPassword('handed-out-77') });
  const at = { brand: handing };
  const { token } = await logInAs(username, 'handed-out-77', at);
  const owner = await resolve(token, handing);
  expect(owner.passwordChangeDue).toBe(true);
  const body = { oldPassword: 'handed-out-77', newPassword: NEW, confirmNewPassword: NEW };
  const renewed = await changePassword(deps, body, owner, context(at));
  await expect(resolve(renewed.token, handing)).resolves.toMatchObject({ passwordChangeDue: false });
  expect(renewed.rememberToken).toBeNull();
  await expect(logInAs(username, NEW, at)).resolves.toMatchObject({ mustChangePassword: false });
});

test('an account without a password and a demo account are refused with their own codes', async () => {
  const { memberId } = await createMember(db, brand);
  await db.kysely
    .updateTable('members.member')
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
    context(),
  );

const bornOn = (memberId: string) =>
  db.kysely
    .insertInto('members.profile')
    .values({ member_id: memberId, merchant_id: brand.id, birthday: '1994-03-07' })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ birthday: '1994-03-07' }))
    .execute();

test.each([
  ['one of the common ones', '123321'],
  ['in a row', '345678'],
  ['in a row down', '210987'],
  ['one digit repeated', '777777'],
  ['a pair repeated', '121212'],
  ['the birthday', '070394'],
  ['the birthday, year first', '940307'],
  ['the birthday of the Buddhist era', '070337'],
  ['the tail of the number', '829461'],
])(
  'a new withdrawal password that is easy (%s) is refused at its field and changes nothing',
  async (_what, easy) => {
    const { owner } = await loggedIn();
    await bornOn(owner.memberId);
    await db.kysely
      .updateTable('members.member')
      .set({ mobile: '+66815829461' })
      .where('id', '=', owner.memberId)
      .execute();
    await expect(
      pay(owner, { newPaymentPassword: easy, confirmPaymentPassword: easy }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      facts: { fields: [{ field: 'newPaymentPassword', message: 'easy', bounds: '6' }] },
    });
    const { payment_password_hash } = await db.kysely
      .selectFrom('members.member')
      .select('payment_password_hash')
      .where('id', '=', owner.memberId)
      .executeTakeFirstOrThrow();
    expect(payment_password_hash).toBeNull();
    await db.kysely
      .updateTable('members.member')
      .set({ mobile: null })
      .where('id', '=', owner.memberId)
      .execute();
  },
);

test('without the login password the answer does not say whether a new one is the birthday', async () => {
  const { owner } = await loggedIn();
  await bornOn(owner.memberId);
  await expect(
    pay(owner, { password: 'wrong', newPaymentPassword: '070394', confirmPaymentPassword: '070394' }),
  ).rejects.toMatchObject({ code: 'password_wrong' });
});

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
    .selectFrom('members.member')
    .select(['payment_password_hash', 'payment_password_changed_at'])
    .where('id', '=', owner.memberId)
    .executeTakeFirstOrThrow();
  expect(payment_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(payment_password_changed_at).toEqual(clock.now());
});
