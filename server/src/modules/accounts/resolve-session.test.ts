import { expect, test } from 'vitest';
import { standingClock } from '../../platform/test-clock.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { findBrands } from '../brands/find-brand.ts';
import { logOut } from './log-out.ts';
import { createMember, sessionFor } from './member.factory.ts';
import { resolveSession } from './resolve-session.ts';

const { db } = await testDatabase();
const clock = standingClock();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });

test('a token of one brand is unknown at another, a cut one everywhere', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  await expect(resolve(token, otherBrand)).rejects.toMatchObject({ code: 'not_logged_in' });
  await expect(resolve(token.slice(0, -1), brand)).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('after logging out the token is dead', async () => {
  const token = await sessionFor(db, await createMember(db, brand), clock.now());
  await logOut({ db, clock }, await resolve(token, brand), brand.id);
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
