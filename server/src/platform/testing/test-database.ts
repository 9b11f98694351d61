import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../sql/database.ts';
import { PORTAL_LOGIN, urlFor } from '../sql/login-roles.ts';

/**
 * A database of its own for a test file: a clone of the migrated template, dropped after the file. `url` is the owner's; `db` and
 * `portalUrl` have the login of a running portal.
 */
export async function testDatabase(): Promise<{ url: string; portalUrl: string; db: Database }> {
  // Copied as files: a seventh of the time that writing the copy into the log would take.
  const url = await createDatabase('template lanna_template strategy file_copy');
  const portalUrl = urlFor(url, PORTAL_LOGIN, inject('loginPassword'));
  const db = openDatabase({ url: portalUrl, maxConnections: 16, connectionWaitMs: LONG_ENOUGH_MS });
  afterAll(() => db.close());
  return { url, portalUrl, db };
}

/** Fifty at once on a busy machine: who stands in line here is not refused. */
const LONG_ENOUGH_MS = 60_000;

/** An empty database, for tests of migrations; dropped after the file. */
export function emptyDatabase(): Promise<string> {
  return createDatabase('');
}

async function createDatabase(like: string): Promise<string> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} ${like}`);
  // Hooks run last first: every connection to it is closed by then.
  afterAll(() => asAdmin(adminUrl, `drop database ${name} with (force)`));
  return adminUrl.replace(/\/lanna$/, `/${name}`);
}

async function asAdmin(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
