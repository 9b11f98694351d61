import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeLogin, PORTAL_LOGIN, STUDIO_LOGIN, urlFor } from '../server/src/platform/sql/login-roles.ts';
import { isPrepared } from '../server/src/platform/sql/prepare-database.ts';
import { testDatabase } from '../server/src/platform/testing/test-database.ts';
import { migrate as migrateStudio } from '../studio/server/platform/migrate.ts';

const { url } = await testDatabase();
await migrateStudio(url);
const NO_RIGHT = '42501';

async function connect(address: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  await client.connect();
  return client;
}

describe.each([
  {
    login: PORTAL_LOGIN,
    reads: 'select from members.member',
    forbidden: [
      'select from studio.player',
      'alter table ledger.transfer disable trigger all',
      'update ledger.transfer set amount = 1',
      'delete from ledger.transfer',
      "set session_replication_role = 'replica'",
      'create table members.extra (id int)',
      'create schema extra',
      'create role extra',
      'drop policy lanna_jobs on graphile_worker._private_jobs',
    ],
  },
  {
    login: STUDIO_LOGIN,
    reads: 'select from studio.player',
    forbidden: [
      'select from members.member',
      'select from ledger.account',
      'select from platform.server_key',
      'select from graphile_worker._private_jobs',
      'alter table ledger.transfer disable trigger all',
      'alter table studio.round disable trigger all',
      'update studio.round set payout = 0',
      'set role lanna_app',
      'create schema extra',
    ],
  },
])('the login $login.name', ({ login, reads, forbidden }) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(urlFor(url, login, inject('loginPassword')));
  });
  afterAll(() => client.end());

  test('reads what is its own', async () => {
    await expect(client.query(reads)).resolves.toBeDefined();
  });

  test('starts as its role, in universal time and with a limit for each statement, without asking for it', async () => {
    const fresh = await connect(urlFor(url, login, inject('loginPassword')));
    const { rows } = await fresh.query(
      "select current_user as role, current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement_timeout",
    );
    await fresh.end();
    expect(rows).toEqual([{ ...login.startsWith, zone: 'UTC' }]);
  });

  test('is no other role by asking to be', async () => {
    await client.query('set role none');
    await client.query('reset role');
    for (const request of ['set role lanna', 'set session authorization lanna'])
      await expect(client.query(request), request).rejects.toMatchObject({ code: NO_RIGHT });
    await client.query('reset session authorization');
    const { rows } = await client.query(
      'select session_user as name, rolsuper from pg_roles where rolname = session_user',
    );
    expect(rows).toEqual([{ name: login.name, rolsuper: false }]);
  });

  test.each(forbidden)('may not: %s', async (statement) => {
    await client.query('set role none');
    await expect(client.query(statement)).rejects.toMatchObject({ code: NO_RIGHT });
  });

  test('is let in by its password alone', async () => {
    await expect(connect(urlFor(url, login, 'guessed'))).rejects.toMatchObject({ code: '28P01' });
  });
});

test('a portal sees whether its database is up to date without the right to change it', async () => {
  const portal = await connect(urlFor(url, PORTAL_LOGIN, inject('loginPassword')));
  expect(await isPrepared(portal)).toBe(true);
  await portal.end();
  expect(await migrateStudio(urlFor(url, STUDIO_LOGIN, inject('loginPassword')))).toEqual([]);
});

test('a login made again loses what it has been given besides, and one that may do too much is refused', async () => {
  const owner = await connect(url);
  await owner.query('begin');
  try {
    const { startsWith } = STUDIO_LOGIN;
    const login = { name: 'lanna_probe', memberOf: ['lanna_studio'], startsWith };
    await makeLogin(owner, login, 'one');
    await owner.query('grant lanna_app to lanna_probe');
    await makeLogin(owner, login, 'two');
    const { rows } = await owner.query(
      "select roleid::regrole::text as role from pg_auth_members where member = 'lanna_probe'::regrole",
    );
    expect(rows).toEqual([{ role: 'lanna_studio' }]);
    await owner.query('alter role lanna_probe superuser');
    await expect(makeLogin(owner, login, 'three')).rejects.toThrow(/lanna_probe may do more/);
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
});
