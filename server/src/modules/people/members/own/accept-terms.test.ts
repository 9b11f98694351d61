import { expect, test } from 'vitest';
import { SETTINGS_KEPT_MS } from '../../../../platform/push/delayed-notify.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { PASSWORD } from '../../authentication/identity.factory.ts';
import { identityServer } from '../../authentication/identity-server.factory.ts';
import { createMember } from '../member.factory.ts';

const { db, url } = await testDatabase();
const { clock, ask, askSealed, sessionOf } = await identityServer(db);
const brand = await createBrand(db.kysely, { hosts: ['river.test'] });
const [owner, watcher] = await Promise.all([ownerOf(url), ownerOf(url)]);
const json = { 'content-type': 'application/json' };

async function setTerms(termsVersion: string) {
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ termsVersion }) })
    .where('id', '=', brand.id)
    .execute();
  clock.advance(SETTINGS_KEPT_MS);
}
const accept = (token: string, version: string) =>
  ask('POST', '/wps/member/terms', { token, payload: JSON.stringify({ version }), headers: json });
async function dueFor(token: string) {
  return (await ask('GET', '/wps/member/info', { token })).value.termsDue;
}
const acceptancesOf = (memberId: string) =>
  db.kysely
    .selectFrom('members.terms_acceptance')
    .select(['version', 'occasion', 'accepted_at', 'address', 'country', 'device'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

async function register(username: string) {
  await setTerms('1');
  const user = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { value } = await askSealed('PUT', '/wps/member/register', user);
  const { memberId } = await db.kysely
    .selectFrom('members.member')
    .select('id as memberId')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { token: value.token, memberId };
}

test('registering accepts the terms then in force, and changed terms must be accepted again', async () => {
  const { token, memberId } = await register('firstterms');
  const joinedAt = clock.now();
  expect(await dueFor(token)).toBeNull();
  await setTerms('2');
  expect(await dueFor(token)).toBe('2');
  expect(await accept(token, '2')).toMatchObject({
    value: { version: '2', acceptedAt: clock.now().toISOString() },
  });
  expect(await dueFor(token)).toBeNull();
  expect(await acceptancesOf(memberId)).toMatchObject([
    { version: '1', occasion: 'registration', accepted_at: joinedAt, country: 'TH' },
    { version: '2', occasion: 'change', accepted_at: clock.now(), country: 'TH' },
  ]);
});

test('a version that is not in force is refused, and the refusal names the one in force', async () => {
  const { token, memberId } = await register('wrongterms');
  await setTerms('3');
  for (const version of ['2', '1', '']) {
    expect(await accept(token, version)).toMatchObject({ code: 'terms_due', value: { version: '3' } });
  }
  expect(await dueFor(token)).toBe('3');
  expect(await acceptancesOf(memberId)).toHaveLength(1);
});

test('eight parallel calls store one acceptance', async () => {
  const { token, memberId } = await register('manyterms');
  await setTerms('4');
  // The first call is held back until all of them have reached the row.
  await owner.query('begin');
  await owner.query('select from members.member where id = $1 for update', [memberId]);
  const accepting = Promise.all(Array.from({ length: 8 }, () => accept(token, '4')));
  await expect.poll(waitingForALock, { timeout: 20_000 }).toBe(8);
  await owner.query('commit');
  const answers = await accepting;
  expect(new Set(answers.map(({ value }) => value.acceptedAt)).size).toBe(1);
  expect(await acceptancesOf(memberId)).toHaveLength(2);
});

async function waitingForALock(): Promise<number> {
  const { rows } = await watcher.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting ?? 0;
}

test('a version that returns must be accepted once more, and this acceptance is stored too', async () => {
  const { token, memberId } = await register('backterms');
  await setTerms('2');
  await accept(token, '2');
  await setTerms('1');
  expect(await dueFor(token)).toBe('1');
  await accept(token, '1');
  expect((await acceptancesOf(memberId)).map(({ version }) => version)).toEqual(['1', '2', '1']);
});

test('a member without any acceptance must accept the terms before moving money; a demo account never', async () => {
  await setTerms('1');
  const agent = await createMember(db, brand, { type: 1 });
  const trial = await createMember(db, brand, { type: 4, termsVersion: '0' });
  await db.kysely
    .updateTable('members.member')
    .set({ terms_version: null, terms_accepted_at: null })
    .where('id', '=', agent.memberId)
    .execute();
  expect(await dueFor(await sessionOf(agent))).toBe('1');
  expect(await dueFor(await sessionOf(trial))).toBeNull();
});

test('not even the database owner can change, delete or truncate acceptances', async () => {
  for (const statement of [
    "update members.terms_acceptance set version = '9'",
    'delete from members.terms_acceptance',
    'truncate members.terms_acceptance',
  ])
    await expect(owner.query(statement)).rejects.toThrow(/is append-only/);
});

test.each([
  'update members.terms_acceptance set version = $1',
  'delete from members.terms_acceptance where version <> $1',
])('the application cannot %s', async (statement) => {
  await expect(db.pool.query(statement, ['9'])).rejects.toThrow(/permission denied/);
});
