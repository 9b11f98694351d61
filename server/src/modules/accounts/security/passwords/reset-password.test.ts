import { Client } from 'pg';
import { expect, test } from 'vitest';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { listDevices } from '../account/list-devices.ts';
import { resetByLink } from './reset-by-link.ts';
import { resetByPhone } from './reset-by-phone.ts';
import { sendPasswordLink } from './send-password-link.ts';

const { db, url } = await testDatabase();
const settings = { login: { resetByEmail: true, resetByPhone: true, sms: true } };
const brand = await createBrand(db.kysely, { settings });
const otherBrand = await createBrand(db.kysely, { settings });
const { clock, deps, context, send, codeFor, messages, logInAs, logInWith } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);
const NEW = 'another fine one';
let members = 0;

async function reachableMember() {
  members += 1;
  const member = await createMember(db, brand, { passwordHash, now: clock.now() });
  const local = `08710${String(members).padStart(5, '0')}`;
  const email = `member${members}@example.test`;
  const mobile = `+66${local.slice(1)}`;
  await db.kysely
    .updateTable('members.member')
    .set({ email, mobile, mobile_verified_at: clock.now() })
    .where('id', '=', member.memberId)
    .execute();
  clock.advance(1000);
  return { ...member, email, mobile, local };
}
const forget = (username: string, email: string, at = {}) =>
  sendPasswordLink(deps, { username, email }, context(at));
async function linkFor(email: string, at = brand): Promise<string> {
  const letter = (await messages(at)).find((message) => message.recipient === email);
  return /#linkToken=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'none';
}
const follow = (linkToken: string, newPassword = NEW, at = {}) =>
  resetByLink(deps, { linkToken, newPassword }, context(at));

test('the link sets a new password once, and ends every session', async () => {
  const { username, email } = await reachableMember();
  const { token } = await logInAs(username);
  expect(await forget(username.toUpperCase(), email.toUpperCase())).toEqual({ expiredMinutes: 10 });
  const link = await linkFor(email);
  expect(await follow(link)).toEqual({ username });
  await expect(follow(link, 'yet another one')).rejects.toMatchObject({ code: 'link_invalid' });
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
  await expect(logInAs(username, PASSWORD)).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(logInAs(username, NEW)).resolves.toBeDefined();
});

test.each(['link', 'phone'] as const)(
  'a reset by %s ends every session and remember-me token, and notifies open pages',
  async (way) => {
    const { username, memberId, email, local, mobile } = await reachableMember();
    const phone = await logInAs(username, PASSWORD, { userAgent: 'phone' }, { remember: true });
    const desk = await logInAs(username, PASSWORD, { userAgent: 'desk' });
    const open = await Promise.all([phone, desk].map(({ token }) => resolve(token, brand)));
    const listener = new Client({ connectionString: url });
    await listener.connect();
    await listener.query('listen lanna_push');
    const received = new Promise<{ s: string[] }>((receive) =>
      listener.on('notification', ({ payload }) => receive(JSON.parse(payload ?? ''))),
    );
    if (way === 'link') {
      await forget(username, email);
      await follow(await linkFor(email));
    } else {
      await send('reset', local);
      await byPhone(local, await codeFor(mobile));
    }
    expect((await received).s.sort()).toEqual(open.map(({ sessionId }) => sessionId).sort());
    await listener.end();
    for (const { token } of [phone, desk])
      await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
    await expect(
      logInWith({ type: 'remember', rememberToken: phone.rememberToken ?? '' }),
    ).rejects.toMatchObject({ code: 'bad_credentials' });
    const owner = await resolve((await logInAs(username, NEW)).token, brand);
    expect(owner.memberId).toBe(memberId);
    expect(await listDevices(deps, owner, brand)).toMatchObject([{ current: true }]);
  },
);

test('a member who registered by mobile number asks for the link by that number', async () => {
  const { local, email } = await reachableMember();
  await forget(local, email);
  expect(await linkFor(email)).not.toBe('none');
});

test('fifty parallel calls use the link once', async () => {
  const { username, email } = await reachableMember();
  await forget(username, email);
  const link = await linkFor(email);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => follow(link)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a refused password does not use up the link', async () => {
  const { username, email } = await reachableMember();
  await forget(username, email);
  const link = await linkFor(email);
  await expect(follow(link, 'short')).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'newPassword' }] },
  });
  await expect(follow(link, 'password123')).rejects.toMatchObject({ code: 'password_breached' });
  await expect(follow(link)).resolves.toBeDefined();
});

test('a link is valid for ten minutes, at its brand, and until the password is changed', async () => {
  const { username, email } = await reachableMember();
  await forget(username, email);
  const first = await linkFor(email);
  await expect(follow(first, NEW, { brand: otherBrand })).rejects.toMatchObject({ code: 'link_invalid' });
  clock.advance(1000);
  await forget(username, email);
  const second = await linkFor(email);
  await follow(second);
  await expect(follow(first, 'one more of them')).rejects.toMatchObject({ code: 'link_invalid' });
  await forget(username, email);
  const third = await linkFor(email);
  clock.advance(10 * 60_000);
  await expect(follow(third, 'one more of them')).rejects.toMatchObject({ code: 'link_invalid' });
});

test('the reply is the same whether name and e-mail match or not; an e-mail is sent only if they match', async () => {
  const { username, email } = await reachableMember();
  const known = await forget(username, email);
  const sent = await messages();
  expect(sent.filter((message) => message.recipient === email)).toHaveLength(1);
  for (const [name, address] of [
    [username, 'another@else.test'],
    ['unknown1', email],
    ['nob\u0000dy', email],
    [username, `${email}\u0000`],
    ["' or 1=1 --", "' or 1=1 --"],
  ] as const)
    expect(await forget(name, address)).toEqual(known);
  expect(await messages()).toHaveLength(sent.length);
});

test('a brand may be configured to report an unknown user name or e-mail', async () => {
  const open = await createBrand(db.kysely, {
    settings: { login: { resetByEmail: true, revealUnknownAccount: true } },
  });
  await expect(forget('unknown1', 'unknown@else.test', { brand: open })).rejects.toMatchObject({
    code: 'username_or_email_unknown',
  });
});

test('an address is sent three e-mails an hour at most, and the reply stays the same', async () => {
  const { username, email } = await reachableMember();
  for (let at = 0; at < 6; at++) expect(await forget(username, email)).toEqual({ expiredMinutes: 10 });
  const letters = async () => (await messages()).filter((message) => message.recipient === email);
  expect(await letters()).toHaveLength(3);
  clock.advance(3_600_000);
  await forget(username, email);
  expect(await letters()).toHaveLength(4);
});

test('an unreachable mail server is logged and does not change the reply', async () => {
  const { username, email } = await reachableMember();
  const ways = identityFixture(db, brand, {
    senders: {
      ...deps.senders,
      mailerFor: () => ({
        send: async () => {
          throw new MailError('unreachable', 'ECONNREFUSED');
        },
      }),
    },
  });
  await expect(sendPasswordLink(ways.deps, { username, email }, context())).resolves.toBeDefined();
  await ways.settled();
});

test('the e-mail is in the account’s language, not the caller’s, and names the account', async () => {
  const { username, email } = await reachableMember();
  await forget(username, email, { language: 'EN', origin: 'https://lanna.test' });
  const letter = (await messages()).find((message) => message.recipient === email);
  expect(letter?.subject).toBe(`ตั้งรหัสผ่านใหม่ · ${brand.name.TH}`);
  expect(letter?.text).toContain(username);
  expect(letter?.text).toContain('https://lanna.test/?dialog=resetPassword#linkToken=');
});

test('a reset by a method that the brand has switched off is refused', async () => {
  const plain = await createBrand(db.kysely);
  await expect(forget('anybody', 'a@b.test', { brand: plain })).rejects.toMatchObject({
    code: 'login_method_closed',
  });
  const body = {
    newPassword: NEW,
    mobileNum: '0871000001',
    countryDialingCode: '66',
    verificationCode: '123456',
  };
  await expect(resetByPhone(deps, body, context({ brand: plain }))).rejects.toMatchObject({
    code: 'login_method_closed',
  });
});

const byPhone = (mobileNum: string, verificationCode: string, newPassword = NEW) =>
  resetByPhone(deps, { newPassword, mobileNum, countryDialingCode: '66', verificationCode }, context());

test('a code to the verified number sets a new password once, and ends every session', async () => {
  const { username, local, mobile } = await reachableMember();
  const { token } = await logInAs(username);
  await send('reset', local);
  const code = await codeFor(mobile);
  await expect(byPhone(local, code, 'short')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(byPhone(local, code === '111111' ? '222222' : '111111')).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
  expect(await byPhone(local, code)).toEqual({ username });
  await expect(byPhone(local, code)).rejects.toMatchObject({ code: 'verification_code_wrong' });
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
  await expect(logInAs(username, NEW)).resolves.toBeDefined();
});

test('new password, number and code are enough: without a dialing code the number is one of the brand’s country', async () => {
  const { username, local, mobile } = await reachableMember();
  await send('reset', local);
  const body = { newPassword: NEW, mobileNum: local, verificationCode: await codeFor(mobile) };
  expect(await resetByPhone(deps, body, context())).toEqual({ username });
});

test('a login code does not reset a password', async () => {
  const { local, mobile } = await reachableMember();
  await send('login', local);
  await expect(byPhone(local, await codeFor(mobile))).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
});

test('an account without a password can set one by phone', async () => {
  const { username, memberId, local, mobile } = await reachableMember();
  await db.kysely
    .updateTable('members.member')
    .set({ password_hash: null })
    .where('id', '=', memberId)
    .execute();
  await send('reset', local);
  await byPhone(local, await codeFor(mobile));
  await expect(logInAs(username, NEW)).resolves.toBeDefined();
});
