import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createMember } from '../../members/member.factory.ts';
import { identityFixture, PASSWORD } from '../identity.factory.ts';
import { hashPassword } from '../password.ts';
import { resolveSession } from '../resolve-session.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const { clock, register, form, registerName, logInAs, settled, solvedCaptcha } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);

/** Solves the proof of work as a browser does. */
async function solveBotCheck(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
const refusalOf = (attempt: Promise<unknown>) => attempt.catch((error: Refusal) => error);

test('the right password opens a session; a wrong password and an unknown name get the same refusal', async () => {
  await registerName('wichai');
  const { token, firstTimeLogin } = await logInAs('WICHAI');
  expect(firstTimeLogin).toBe(false);
  expect(await resolve(token, brand)).toMatchObject({ type: 0 });
  const wrong = await refusalOf(logInAs('wichai', 'wrong'));
  const unknown = await refusalOf(logInAs('unknown', 'wrong'));
  expect(wrong).toBeInstanceOf(Refusal);
  expect(wrong).toMatchObject({ code: 'bad_credentials', facts: {} });
  expect(wrong).toEqual(unknown);
});

test('an unknown name takes as long as a wrong password', async () => {
  const { username } = await createMember(db, brand, { passwordHash });
  // Its own work, not the clock's: how long a processor was busy elsewhere is no part of it.
  const timed = async (name: string, at: number) => {
    const began = process.cpuUsage();
    await refusalOf(logInAs(name, 'wrong', { address: `10.20.0.${at}` }));
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < 15; at++) {
    known.push(await timed(username, at));
    unknown.push(await timed(`unknown${at}`, at));
    clock.advance(31 * 60_000);
  }
  // Compares the fastest run of each, since what else the process does can only add to a run.
  const ratio = Math.min(...known) / Math.min(...unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test.each([
  ['a NUL', 'som\u0000chai'],
  ['a lone surrogate', 'som\ud800chai'],
  ['two thousand letters', 'a'.repeat(2000)],
  ['SQL', "' or 1=1 --"],
  ['a number that is none', '+999999999999'],
])('a name that is %s is an unknown name', async (_, name) => {
  await expect(logInAs(name, 'wrong', { address: '10.21.0.1' })).rejects.toMatchObject({
    code: 'bad_credentials',
  });
  clock.advance(31 * 60_000);
});

test('a member can log in with the mobile number instead of the user name, in any spelling', async () => {
  const numbered = await createBrand(db.kysely, {
    settings: { registration: { mobile: true, smsVerification: 'none' } },
  });
  const at = { brand: numbered };
  await register({ ...form(''), mobileNum: '0891112222' }, at, 'registerMobile');
  for (const typed of ['0891112222', '+66891112222', '089-111 2222'])
    await expect(logInAs(typed, PASSWORD, at)).resolves.toBeDefined();
});

test('an account of one brand does not exist at another', async () => {
  await registerName('niran');
  await expect(logInAs('niran', PASSWORD, { brand: otherBrand })).rejects.toMatchObject({
    code: 'bad_credentials',
  });
});

test('an account is reported as disabled only after the right password', async () => {
  const { username } = await createMember(db, brand, { status: 'disabled', passwordHash });
  await expect(logInAs(username)).rejects.toMatchObject({ code: 'account_disabled' });
  await expect(logInAs(username, 'wrong')).rejects.toMatchObject({ code: 'bad_credentials' });
});

test('three failures require a captcha, for known and unknown names alike, until half an hour has passed', async () => {
  await registerName('captchaed');
  for (const name of ['captchaed', 'unknownname']) {
    const at = { address: `10.22.0.${name.length}` };
    for (let failure = 1; failure <= 3; failure++) {
      const refusal = await refusalOf(logInAs(name, 'wrong', at));
      expect(refusal).toMatchObject({ facts: failure === 3 ? { captcha: true } : {} });
    }
    // The right password now needs the captcha as well, also from another device.
    await expect(logInAs(name, PASSWORD, { address: '10.22.1.1' })).rejects.toMatchObject({
      code: 'captcha_missing',
      facts: { captcha: true },
    });
  }
  clock.advance(30 * 60_000);
  await expect(logInAs('captchaed')).resolves.toBeDefined();
});

test('the right digits pass the captcha, and each captcha is accepted once', async () => {
  await registerName('pictured');
  const at = { address: '10.23.0.1' };
  for (let failure = 0; failure < 3; failure++) await refusalOf(logInAs('pictured', 'wrong', at));
  const solved = await solvedCaptcha();
  await expect(logInAs('pictured', PASSWORD, at, { ...solved, captcha: '1111' })).rejects.toMatchObject({
    code: 'captcha_wrong',
  });
  await expect(logInAs('pictured', 'wrong', at, solved)).rejects.toMatchObject({ code: 'bad_credentials' });
  await expect(logInAs('pictured', PASSWORD, at, solved)).rejects.toMatchObject({ code: 'captcha_wrong' });
  await expect(logInAs('pictured', PASSWORD, at, await solvedCaptcha())).resolves.toBeDefined();
});

test('proof of work replaces the captcha, and is enough where both are required', async () => {
  const botBrand = await createBrand(db.kysely, { settings: { botCheck: true } });
  for (const at of [brand, botBrand]) {
    // The library that checks the proof of work reads the system clock.
    const ways = identityFixture(db, at, { startAt: new Date().toISOString() });
    const { username } = await createMember(db, at, { passwordHash });
    const botCheck = await solveBotCheck(await ways.deps.botCheck.challenge(at.id));
    for (let failure = 0; failure < 3; failure++) await refusalOf(ways.logInAs(username, 'wrong'));
    await expect(ways.logInAs(username, PASSWORD, {}, { botCheck })).resolves.toBeDefined();
    await expect(ways.logInAs(username, PASSWORD, { brand: botBrand }, { botCheck })).rejects.toMatchObject({
      code: 'bot_check_failed',
    });
  }
});

test('the device that guesses is locked out; the owner can still log in from another one', async () => {
  await registerName('kamala');
  const guesser = { address: '6.6.6.6', userAgent: 'guesser' };
  for (let guess = 0; guess < 10; guess++) await refusalOf(logInAs('kamala', `guess ${guess}`, guesser));
  await expect(logInAs('kamala', PASSWORD, guesser)).rejects.toMatchObject({
    code: 'too_many_failures',
    facts: { retryAfterSeconds: 1800 },
  });
  // Another device needs a captcha but is never locked out.
  await expect(logInAs('kamala', PASSWORD, { address: '7.7.7.7' })).rejects.toMatchObject({
    code: 'captcha_missing',
  });
  clock.advance(30 * 60_000);
  await expect(logInAs('kamala', PASSWORD, guesser)).resolves.toBeDefined();
});

test('the right password does not count as a failure, even when the account is refused for another reason', async () => {
  const { username, memberId } = await createMember(db, brand, { passwordHash, status: 'disabled' });
  for (let nr = 0; nr < 12; nr++)
    await expect(logInAs(username)).rejects.toMatchObject({ code: 'account_disabled' });
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'active' })
    .where('id', '=', memberId)
    .execute();
  await expect(logInAs(username)).resolves.toBeDefined();
});

test('invented devices do not raise the limit of an address: at most three of sixty parallel guesses are checked', async () => {
  await registerName('sombat');
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      refusalOf(logInAs('sombat', 'wrong', { address: '6.6.6.7', userAgent: `device ${at}` })),
    ),
  );
  const evaluated = outcomes.filter(
    (refusal) => refusal instanceof Refusal && refusal.code === 'bad_credentials',
  );
  const locked = outcomes.filter(
    (refusal) => refusal instanceof Refusal && refusal.code === 'too_many_failures',
  );
  expect(evaluated.length).toBeLessThanOrEqual(3);
  expect(locked.length).toBe(30);
});

test('all addresses of one IPv6 network share one limit', async () => {
  await registerName('somsri');
  const from = (at: number) => ({ address: `2001:db8:66:66::${at.toString(16)}`, userAgent: 'guesser' });
  for (let guess = 1; guess <= 10; guess++) await refusalOf(logInAs('somsri', 'wrong', from(guess)));
  await expect(logInAs('somsri', PASSWORD, from(11))).rejects.toMatchObject({ code: 'too_many_failures' });
  await expect(logInAs('somsri', PASSWORD, { address: '2001:db8:66:67::1' })).rejects.toMatchObject({
    code: 'captcha_missing',
  });
});

test('an address that fails with many names needs a captcha, one that succeeds does not', async () => {
  for (let at = 0; at < 10; at++) await refusalOf(logInAs(`sprayed${at}`, 'wrong', { address: '6.6.6.8' }));
  await expect(logInAs('sprayed99', 'wrong', { address: '6.6.6.8' })).rejects.toMatchObject({
    code: 'captcha_missing',
  });
  await registerName('frequent');
  for (let at = 0; at < 15; at++) await logInAs('frequent', PASSWORD, { address: '6.6.6.9' });
});

test('the default password must be changed at log-in, an expired one only where the brand enforces it', async () => {
  const strict = await createBrand(db.kysely, {
    settings: { defaultPassword: 'handed-out-77', login: { passwordMaxAgeDays: 90 } },
  });
  const lenient = await createBrand(db.kysely, {
    settings: { login: { passwordMaxAgeDays: 90, forcedPasswordChange: false } },
  });
  const given = await createMember(db, strict, {
    passwordHash: await hashPassword('handed-out-77'),
    now: clock.now(),
  });
  await expect(
    logInAs(given.username, 'handed-out-77', { brand: strict }, { remember: true }),
  ).resolves.toMatchObject({
    mustChangePassword: true,
    passwordExpired: false,
    firstTimeLogin: true,
    rememberToken: null,
  });
  for (const [at, forced] of [
    [strict, true],
    [lenient, false],
  ] as const) {
    const { username } = await createMember(db, at, { passwordHash, now: clock.now() });
    await expect(logInAs(username, PASSWORD, { brand: at })).resolves.toMatchObject({
      passwordExpired: false,
      mustChangePassword: false,
    });
    clock.advance(91 * 24 * 3_600_000);
    await expect(logInAs(username, PASSWORD, { brand: at })).resolves.toMatchObject({
      passwordExpired: true,
      mustChangePassword: forced,
      firstTimeLogin: false,
    });
  }
});

test('only agents can log in on the agent site; agents and members can on the member site', async () => {
  const sited = await createBrand(db.kysely, { settings: { agentHosts: ['agents.test'] } });
  const member = await createMember(db, sited, { passwordHash });
  const agent = await createMember(db, sited, { passwordHash, type: 41 });
  const trial = await createMember(db, sited, { passwordHash, type: 4 });
  const onAgentSite = { brand: sited, host: 'Agents.test:8443' };
  await expect(logInAs(member.username, PASSWORD, onAgentSite)).rejects.toMatchObject({
    code: 'not_an_agent',
  });
  await expect(logInAs(agent.username, PASSWORD, onAgentSite)).resolves.toBeDefined();
  await expect(logInAs(agent.username, PASSWORD, { brand: sited })).resolves.toBeDefined();
  await expect(logInAs(trial.username, PASSWORD, { brand: sited })).rejects.toMatchObject({
    code: 'not_a_member',
  });
});

test('a log-in without the required proof of work is refused before its name is looked up', async () => {
  const botBrand = await createBrand(db.kysely, { settings: { botCheck: true } });
  for (const botCheck of [undefined, '', 'e30=', 'x'.repeat(8000)])
    await expect(logInAs('anybody', PASSWORD, { brand: botBrand }, { botCheck })).rejects.toMatchObject({
      code: 'bot_check_failed',
    });
});

test('a new session and the failure that locks are entered in the security record', async () => {
  const { username, memberId } = await createMember(db, brand, { passwordHash });
  await logInAs(username, PASSWORD, { address: '10.24.0.1', country: 'TH', userAgent: 'phone' });
  for (let failure = 0; failure < 14; failure++)
    await refusalOf(logInAs(username, 'wrong', { address: '10.24.0.2', userAgent: 'guesser' }));
  await settled();
  const events = await db.kysely
    .selectFrom('audit.security_event')
    .select(['kind', 'address', 'country', 'device', 'after'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const seen = { address: '10.24.0.1', country: 'TH', device: 'phone' };
  const guessed = { address: '10.24.0.2', country: 'TH', device: 'guesser' };
  expect(events).toEqual([
    { kind: 'session_opened', ...seen, after: { method: 'username' } },
    { kind: 'login_throttled', ...guessed, after: null },
  ]);
});

test('the application can add to the security record but not change it', async () => {
  await expect(
    db.kysely.updateTable('audit.security_event').set({ kind: 'x' }).execute(),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(db.kysely.deleteFrom('audit.security_event').execute()).rejects.toMatchObject({
    code: '42501',
  });
});
