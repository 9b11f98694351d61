import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { PORTAL_LOGIN, urlFor } from './login-roles.ts';

/**
 * A database of its own for a test file: a clone of the migrated template, dropped after the file. `url` is the owner's; `db` and
 * `portalUrl` have the login of a running portal.
 */
export async function testDatabase(): Promise<{ url: string; portalUrl: string; db: Database }> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: a seventh of the time that writing the copy into the log would take.
  await asAdmin(adminUrl, `create database ${name} template lanna_template strategy file_copy`);
  const url = adminUrl.replace(/\/lanna$/, `/${name}`);
  const portalUrl = urlFor(url, PORTAL_LOGIN, inject('loginPassword'));
  const db = openDatabase({ url: portalUrl, maxConnections: 16 });
  afterAll(async () => {
    await db.close();
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
  });
  return { url, portalUrl, db };
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
