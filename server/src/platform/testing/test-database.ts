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
  const db = openDatabase({
    url: portalUrl,
    poolUrl: pooledUrl(portalUrl),
    maxConnections: 16,
    connectionWaitMs: LONG_ENOUGH_MS,
  });
  afterAll(() => db.close());
  return { url, portalUrl, db };
}

/** The same database through the pooler of a run in the shape of the compose file; undefined in any other. */
export function pooledUrl(portalUrl: string): string | undefined {
  const port = inject('poolerPort');
  if (port === 0) return undefined;
  const url = new URL(portalUrl);
  url.port = String(port);
  return url.href;
}

/** The addresses of a database as a process of ours is given them. */
export function databaseSettings(portalUrl: string): { DATABASE_URL: string; DATABASE_POOL_URL?: string } {
  const pooled = pooledUrl(portalUrl);
  return { DATABASE_URL: portalUrl, ...(pooled && { DATABASE_POOL_URL: pooled }) };
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
