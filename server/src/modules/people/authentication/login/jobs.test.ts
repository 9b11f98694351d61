import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../members/member.factory.ts';
import { identityFixture, PASSWORD } from '../identity.factory.ts';
import { hashPassword } from '../password.ts';
import { authenticationJobs } from './jobs.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, { settings: { login: { sms: true } } });
const { clock, deps, logInAs, send, settled } = identityFixture(db, brand);

const TABLES = ['session', 'remember_me_token', 'attempt', 'verification_code'];
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await db.pool.query<{ count: number }>(
      `select count(*)::int from authentication.${table}`,
    );
    found[table] = rows[0]?.count ?? 0;
  }
  return found;
}
async function purge() {
  const job = authenticationJobs(deps).find(({ name }) => name === 'authentication-purge-expired');
  await job?.run();
}

test('expired rows are purged, unexpired rows and the security record are kept', async () => {
  const { username } = await createMember(db, brand, { passwordHash: await hashPassword(PASSWORD) });
  await logInAs(username, PASSWORD, {}, { remember: true });
  await logInAs(username, 'wrong').catch(() => {});
  await send('login', '0861234567');
  await settled();
  const full = await counts();
  expect(Object.values(full).every((count) => count > 0)).toBe(true);
  await purge();
  expect(await counts()).toEqual(full);
  clock.advance(3_600_001);
  await purge();
  expect(await counts()).toEqual({ ...full, attempt: 0, verification_code: 0 });
  clock.advance(32 * 24 * 3_600_000);
  await purge();
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0]);
  const events = await db.kysely.selectFrom('audit.security_event').select('kind').execute();
  expect(events).toEqual([{ kind: 'session_opened' }]);
});
