import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import {
  type Ceremony,
  softwareAuthenticator,
} from '../../../platform/second-factor/software-authenticator.factory.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import {
  CONSOLE_HOST,
  createOperator,
  openOperatorSession,
  OPERATOR_PASSWORD as password,
} from './operator.factory.ts';
import { opsServer } from './ops.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const { ask } = await opsServer(db, { clock, permissions: ['lamps.read'], routes: [] });
const demo = await createBrand(db.kysely, { hosts: ['river.test'] });
const real = await createBrand(db.kysely, { hosts: ['hill.test'], settings: { demo: false } });
const MINUTE_MS = 60_000;

beforeEach(() => clock.advance(MINUTE_MS));

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /^console=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: clock.now().getTime(),
  });
const logIn = async (name: string) => {
  const answer = await ask('POST /ops/session', undefined, { body: { name, password } });
  return { ...answer, cookie: cookieOf(answer) };
};
const prove = (cookie: string, factor: string) =>
  ask('POST /ops/session/second-factor', cookie, { body: { factor } });
const show = (cookie: string) => ask('GET /ops/me', cookie);

/** An operator of a brand in demo, with an authenticator app and a session that has shown it. */
async function withApp(scope: { merchantId: string } = { merchantId: demo.id }) {
  const operator = await createOperator(db, { scope, now: clock.now() });
  const { secret } = (await ask('POST /ops/me/totp', operator.cookie, { body: {} })).value;
  const code = codeNow(secret);
  const { value } = await ask('PUT /ops/me/totp', operator.cookie, { body: { code } });
  clock.advance(MINUTE_MS);
  return { ...operator, secret, recoveryCodes: value.recoveryCodes as string[] };
}

test('after the password, a code of the app is due; with it the session works, without it nothing does', async () => {
  const operator = await withApp();
  const { cookie, value } = await logIn(operator.name);
  expect(value.due).toBe('second_factor');
  for (const call of ['GET /ops/me/security', 'DELETE /ops/me/totp', 'DELETE /ops/me/sessions'])
    expect(await ask(call, cookie), call).toMatchObject({ status: 403, code: 'second_factor_due' });
  for (const call of ['POST /ops/me/totp', 'PUT /ops/me/password', 'POST /ops/me/passkeys/options'])
    expect(await ask(call, cookie, { body: {} }), call).toMatchObject({ code: 'second_factor_due' });
  expect(await prove(cookie, '000000')).toMatchObject({ status: 401, code: 'second_factor_wrong' });
  expect((await prove(cookie, codeNow(operator.secret))).value.due).toBeNull();
  expect(await ask('GET /ops/me/security', cookie)).toMatchObject({ success: true });
});

test('a code of the app is good for one use, also in two calls at once', async () => {
  const operator = await withApp();
  const code = codeNow(operator.secret);
  const sessions = await Promise.all([logIn(operator.name), logIn(operator.name)]);
  const answers = await Promise.all(sessions.map(({ cookie }) => prove(cookie, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a recovery code stands in for the app once', async () => {
  const { name, recoveryCodes } = await withApp();
  const [code = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  const answer = await prove((await logIn(name)).cookie, ` ${code.toUpperCase()} `);
  expect(answer.value).toMatchObject({ due: null, secondFactor: { recoveryCodes: 9 } });
  expect(await prove((await logIn(name)).cookie, code)).toMatchObject({ code: 'second_factor_wrong' });
});

test('codes cannot be guessed, and guessing them does not block a recovery code', async () => {
  const { name, secret, recoveryCodes } = await withApp();
  const { cookie } = await logIn(name);
  for (let i = 0; i < 10; i++) await prove(cookie, '000000');
  expect(await prove(cookie, codeNow(secret))).toMatchObject({ code: 'too_many_requests' });
  expect((await prove(cookie, recoveryCodes[0] ?? '')).value.due).toBeNull();
});

test('where a brand plays for real, a second factor must be set up before anything else', async () => {
  const { cookie } = await createOperator(db, { scope: { merchantId: real.id }, now: clock.now() });
  expect((await show(cookie)).value.due).toBe('second_factor_setup');
  expect(await ask('DELETE /ops/me/sessions', cookie)).toMatchObject({ code: 'second_factor_setup_due' });
  const { secret } = (await ask('POST /ops/me/totp', cookie, { body: {} })).value;
  const answer = await ask('PUT /ops/me/totp', cookie, { body: { code: codeNow(secret) } });
  expect(answer.value.recoveryCodes).toHaveLength(10);
  expect((await show(cookie)).value.due).toBeNull();
});

test('the secret of the app is sealed, before a code confirms it and after', async () => {
  const operator = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  const { secret, otpauthUrl } = (await ask('POST /ops/me/totp', operator.cookie, { body: {} })).value;
  expect(otpauthUrl).toContain(encodeURIComponent(operator.name));
  const kept = async (table: 'operators.totp' | 'operators.totp_setup') =>
    (
      await db.kysely
        .selectFrom(table)
        .select('secret')
        .where('operator_id', '=', operator.id)
        .executeTakeFirst()
    )?.secret;
  expect(await kept('operators.totp_setup')).toMatch(/^sealed:/);
  expect(await ask('PUT /ops/me/totp', operator.cookie, { body: { code: '000000' } })).toMatchObject({
    code: 'second_factor_wrong',
  });
  await ask('PUT /ops/me/totp', operator.cookie, { body: { code: codeNow(secret) } });
  expect(await kept('operators.totp')).toMatch(/^sealed:/);
  expect(await kept('operators.totp_setup')).toBeUndefined();
});

test('a passkey is bound to the console’s host and to one challenge, and replaces the code of the app', async () => {
  const authenticator = softwareAuthenticator();
  const { name, cookie, id } = await createOperator(db, {
    scope: { merchantId: demo.id },
    now: clock.now(),
  });
  const origin = `http://${CONSOLE_HOST}:3000`;
  const ceremony = (challenge: string, settings: Partial<Ceremony> = {}) => ({
    challenge,
    origin,
    rpId: CONSOLE_HOST,
    ...settings,
  });
  const add = async (settings: Partial<Ceremony> = {}) => {
    const { challenge } = (await ask('POST /ops/me/passkeys/options', cookie, { body: {} })).value;
    const response = authenticator.create(ceremony(challenge, settings));
    return ask('POST /ops/me/passkeys', cookie, { body: { name: 'Key', response } });
  };
  expect(await add({ origin: 'http://river.test:3000', rpId: 'river.test' })).toMatchObject({
    code: 'second_factor_wrong',
  });
  expect((await add()).value.recoveryCodes).toHaveLength(10);
  const session = await logIn(name);
  const options = (await ask('POST /ops/session/factors', session.cookie, { body: {} })).value;
  expect(options).toMatchObject({ totp: false, passkey: { rpId: CONSOLE_HOST } });
  const elsewhere = authenticator.use(ceremony(options.passkey.challenge, { origin: 'http://evil.test' }));
  expect(await prove(session.cookie, JSON.stringify(elsewhere))).toMatchObject({
    code: 'second_factor_wrong',
  });
  const again = (await ask('POST /ops/session/factors', session.cookie, { body: {} })).value;
  const right = JSON.stringify(authenticator.use(ceremony(again.passkey.challenge)));
  expect((await prove(session.cookie, right)).value.due).toBeNull();
  // The challenge is used up.
  expect(await prove(session.cookie, right)).toMatchObject({ code: 'second_factor_wrong' });

  const other = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  const place = `/ops/me/passkeys/${authenticator.id}`;
  const renaming = { body: { name: 'Stolen' } };
  expect(await ask(`PUT ${place}`, other.cookie, renaming)).toMatchObject({ code: 'not_found' });
  expect(await ask(`DELETE ${place}`, other.cookie)).toMatchObject({ code: 'not_found' });
  await ask(`PUT ${place}`, session.cookie, { body: { name: 'Blue key' } });
  const { value } = await ask('GET /ops/me/security', session.cookie);
  expect(value.passkeys).toMatchObject([{ name: 'Blue key', here: true }]);
  await ask(`DELETE ${place}`, session.cookie);
  // Without a factor nothing is left that a recovery code could stand in for.
  const codes = await db.kysely
    .selectFrom('operators.recovery_code')
    .selectAll()
    .where('operator_id', '=', id)
    .execute();
  expect(codes).toEqual([]);
});

test('a new factor and a new password end every other session of the operator, and keep the own one', async () => {
  const { id, cookie, name } = await createOperator(db, {
    scope: { merchantId: demo.id },
    now: clock.now(),
  });
  const other = await openOperatorSession(db, id, clock.now());
  const { secret } = (await ask('POST /ops/me/totp', cookie, { body: {} })).value;
  await ask('PUT /ops/me/totp', cookie, { body: { code: codeNow(secret) } });
  expect(await show(other)).toMatchObject({ code: 'session_expired' });
  expect((await show(cookie)).value.due).toBeNull();
  clock.advance(MINUTE_MS);
  const second = (await logIn(name)).cookie;
  const choice = (current: string, next: string) =>
    ask('PUT /ops/me/password', cookie, { body: { current, next } });
  expect(await choice('wrong', 'nine green lanterns')).toMatchObject({ code: 'operator_login_wrong' });
  expect(await choice(password, 'password1234')).toMatchObject({ code: 'password_breached' });
  expect(await choice(password, password)).toMatchObject({ code: 'password_breached' });
  expect(await choice(password, 'nine green lanterns')).toMatchObject({ success: true });
  expect(await show(second)).toMatchObject({ code: 'session_expired' });
  expect(await show(cookie)).toMatchObject({ success: true });
  expect(await logIn(name)).toMatchObject({ code: 'operator_login_wrong' });
});

test('a given password must be replaced first', async () => {
  const { id, cookie } = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  await db.kysely
    .updateTable('operators.operator')
    .set({ password_change_due: true })
    .where('id', '=', id)
    .execute();
  expect((await show(cookie)).value.due).toBe('password');
  expect(await ask('GET /ops/me/security', cookie)).toMatchObject({ code: 'operator_password_due' });
  const body = { current: password, next: 'nine green lanterns' };
  expect((await ask('PUT /ops/me/password', cookie, { body })).value.due).toBeNull();
});

test('a fresh proof is the password, and the second factor where there is one', async () => {
  const { cookie, secret } = await withApp();
  clock.advance(6 * MINUTE_MS);
  expect(await ask('DELETE /ops/me/totp', cookie)).toMatchObject({ code: 'step_up_due' });
  const step = (body: object) => ask('POST /ops/session/step-up', cookie, { body });
  expect(await step({ password: 'wrong' })).toMatchObject({ code: 'operator_login_wrong' });
  expect(await step({ password })).toMatchObject({ code: 'second_factor_wrong' });
  expect(await step({ password, factor: '000000' })).toMatchObject({ code: 'second_factor_wrong' });
  expect(await step({ password, factor: codeNow(secret) })).toMatchObject({ success: true });
  expect(await ask('DELETE /ops/me/totp', cookie)).toMatchObject({ success: true });
});

test('the own password cannot be guessed in an open session', async () => {
  const { cookie } = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  const step = (guess: string) => ask('POST /ops/session/step-up', cookie, { body: { password: guess } });
  for (let i = 0; i < 8; i++) expect(await step('guess')).toMatchObject({ code: 'operator_login_wrong' });
  expect(await step(password)).toMatchObject({ code: 'too_many_failures' });
});

test('an operator sees and ends the own sessions, and no other operator’s', async () => {
  const { id, cookie } = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  const other = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  const second = await openOperatorSession(db, id, clock.now());
  const sessions = async (of: string): Promise<{ id: string; current: boolean }[]> =>
    (await ask('GET /ops/me/security', of)).value.sessions;
  const theirs = (await sessions(other.cookie))[0]?.id ?? '';
  expect(await ask(`DELETE /ops/me/sessions/${theirs}`, cookie)).toMatchObject({ code: 'not_found' });
  const mine = await sessions(cookie);
  expect(mine.map(({ current }) => current).sort()).toEqual([false, true]);
  const ended = mine.find(({ current }) => !current)?.id ?? '';
  expect(await ask(`DELETE /ops/me/sessions/${ended}`, cookie)).toMatchObject({ success: true });
  expect(await show(second)).toMatchObject({ code: 'session_expired' });
  expect(await show(other.cookie)).toMatchObject({ success: true });
});

test('failed log-ins of a known and of an unknown name leave one line each, without what was typed', async () => {
  const { name } = await createOperator(db, { scope: { merchantId: demo.id }, now: clock.now() });
  for (const typed of [name, 'my-secret-password'])
    expect(
      await ask('POST /ops/session', undefined, { body: { name: typed, password: 'wrong' } }),
    ).toMatchObject({ code: 'operator_login_wrong' });
  const lines = await db.kysely
    .selectFrom('operators.action')
    .select(['subject_id', 'subject_name', 'after'])
    .where('action', '=', 'operators.log-in-failed')
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  expect(lines.map(({ subject_name }) => subject_name)).toEqual(['', name]);
  expect(JSON.stringify(lines)).not.toContain('my-secret-password');
});
