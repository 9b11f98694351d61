import { expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { standingClock } from '../../platform/test-clock.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { findBrands } from '../brands/find-brand.ts';
import { playerBalance } from '../ledger/player-balance.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { createMember, sessionFor } from './member.factory.ts';
import { showMember } from './member-info.ts';
import { hashPassword } from './password.ts';
import { registerMember } from './register-member.ts';
import { resolveSession } from './resolve-session.ts';

const { db } = await testDatabase();
const clock = standingClock();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const brands = findBrands(db.kysely, clock);
const resolve = resolveSession({ db, clock, brands });
const here = { address: '10.0.0.1', userAgent: 'test', lifeMs: 12 * 3_600_000 };

function form(username: string, password = 'correct horse battery') {
  return { username, password, confirmPassword: password, termsAccepted: true as const };
}
function registerHere(username: string, at = brand) {
  return registerMember({ db, clock }, form(username), { brand: at, language: 'TH', userAgent: 'test' });
}
function logInHere(
  username: string,
  password: string,
  context: Partial<typeof here> & { merchantId?: string } = {},
) {
  return logIn(
    { db, clock },
    { type: 'username', username, password },
    { merchantId: brand.id, ...here, ...context },
  );
}

test('a new member is logged in and has an empty wallet', async () => {
  const { token, firstTimeLogin } = await registerHere('somchai');
  const caller = await resolve(token, brand);
  expect(firstTimeLogin).toBe(true);
  expect(caller.type).toBe(0);
  expect(await playerBalance(db.kysely, { merchantId: brand.id, memberId: caller.memberId })).toBe(0n);
});

test('one name registered fifty times at once makes one account', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => registerHere('malee')));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'username_taken' });
});

test('a name is one name however it is typed, and free at another brand', async () => {
  await registerHere('Preecha');
  await expect(registerHere('PREECHA')).rejects.toMatchObject({ code: 'username_taken' });
  await expect(registerHere('preecha', otherBrand)).resolves.toBeDefined();
});

test('a confirmation that differs makes no account', async () => {
  const body = { ...form('anong'), confirmPassword: 'something else' };
  const attempt = registerMember({ db, clock }, body, { brand, language: 'TH', userAgent: '' });
  await expect(attempt).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'confirmPassword' }] },
  });
  await expect(logInHere('anong', 'correct horse battery')).rejects.toMatchObject({
    code: 'bad_credentials',
  });
});

test('the right password opens a session; a wrong one and an unknown name sound the same', async () => {
  await registerHere('wichai');
  const { token, firstTimeLogin } = await logInHere('WICHAI', 'correct horse battery');
  expect(firstTimeLogin).toBe(false);
  expect(await resolve(token, brand)).toMatchObject({ type: 0 });
  const wrong = await logInHere('wichai', 'wrong').catch((error: Refusal) => error);
  const unknown = await logInHere('nobody', 'wrong').catch((error: Refusal) => error);
  expect(wrong).toBeInstanceOf(Refusal);
  expect(wrong).toEqual(unknown);
});

test('guessing from one address is stopped, and the owner elsewhere still gets in', async () => {
  await registerHere('kamala');
  for (let guess = 0; guess < 10; guess++)
    await logInHere('kamala', 'guess', { address: '6.6.6.6' }).catch(() => {});
  await expect(logInHere('kamala', 'correct horse battery', { address: '6.6.6.6' })).rejects.toMatchObject({
    code: 'too_many_failures',
  });
  await expect(logInHere('kamala', 'correct horse battery', { address: '7.7.7.7' })).resolves.toBeDefined();
});

test('an account of one brand does not exist at another', async () => {
  await registerHere('niran');
  await expect(
    logInHere('niran', 'correct horse battery', { merchantId: otherBrand.id }),
  ).rejects.toMatchObject({
    code: 'bad_credentials',
  });
});

test('a disabled account is told so, and only to who knows its password', async () => {
  const passwordHash = await hashPassword('correct horse battery');
  const { username } = await createMember(db, brand, { status: 'disabled', passwordHash });
  await expect(logInHere(username, 'correct horse battery')).rejects.toMatchObject({
    code: 'account_disabled',
  });
  await expect(logInHere(username, 'wrong')).rejects.toMatchObject({ code: 'bad_credentials' });
});

test('a token of one brand is unknown at another', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  await expect(resolve(token, otherBrand)).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('after logging out the token is dead', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  const { sessionId } = await resolve(token, brand);
  await logOut({ db, clock }, sessionId);
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
});

test('a session ends after half an hour alone, or twelve hours in all', async () => {
  const member = await createMember(db, brand);
  const left = await sessionFor(db, member, clock.now());
  const used = await sessionFor(db, member, clock.now());
  for (let minutes = 0; minutes < 31; minutes += 10) {
    clock.advance(10 * 60_000);
    await resolve(used, brand);
  }
  await expect(resolve(left, brand)).rejects.toMatchObject({ code: 'session_expired' });
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    clock.advance(20 * 60_000);
    await resolve(used, brand).catch(() => {});
  }
  await expect(resolve(used, brand)).rejects.toMatchObject({ code: 'session_expired' });
});

test('disabling an account ends its sessions at the next call', async () => {
  const member = await createMember(db, brand);
  const token = await sessionFor(db, member, clock.now());
  await db.kysely
    .updateTable('accounts.member')
    .set({ status: 'disabled' })
    .where('id', '=', member.memberId)
    .execute();
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
});

test('member info holds nothing of the password and nothing vendors know the player by', async () => {
  const member = await createMember(db, brand);
  const info = await showMember(db, member);
  expect(JSON.stringify(info)).not.toContain(member.walletUser);
  expect(info).toMatchObject({ account: member.username, type: 0, currency: brand.currency });
});
