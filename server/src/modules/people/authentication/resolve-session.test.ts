import { expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { findBrands } from '../../house/brands/find-brand.ts';
import { createMember } from '../members/member.factory.ts';
import { logOut } from './login/log-out.ts';
import { resolveSession } from './resolve-session.ts';
import { sessionFor } from './session.factory.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });

test('a token of one brand is refused at another, a truncated token everywhere', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  await expect(resolve(token, otherBrand)).rejects.toMatchObject({ code: 'not_logged_in' });
  await expect(resolve(token.slice(0, -1), brand)).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('a token is refused after its session was logged out', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  await logOut({ db, clock }, await resolve(token, brand), brand.id);
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
});

const MINUTE_MS = 60_000;

test('a session ends half an hour after its last call, plus the minute that seen_at may lag', async () => {
  const member = await createMember(db, brand);
  const sessions = [0, 1, 2].map(() => sessionFor(db, member, clock.now()));
  const [used, late, left] = (await Promise.all(sessions)) as [string, string, string];
  clock.advance(29 * MINUTE_MS);
  await resolve(used, brand);
  clock.advance(2 * MINUTE_MS);
  await resolve(late, brand);
  clock.advance(1);
  await expect(resolve(left, brand)).rejects.toMatchObject({ code: 'session_expired' });
  await resolve(used, brand);
});

test('a session in use ends twelve hours after it began, not sooner', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    clock.advance(20 * MINUTE_MS);
    await resolve(token, brand);
  }
  clock.advance(20 * MINUTE_MS - 1);
  await resolve(token, brand);
  clock.advance(1);
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
});

test('disabling an account ends its sessions at the next call', async () => {
  const member = await createMember(db, brand);
  const token = await sessionFor(db, member, clock.now());
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'disabled' })
    .where('id', '=', member.memberId)
    .execute();
  await expect(resolve(token, brand)).rejects.toMatchObject({ code: 'session_expired' });
});
