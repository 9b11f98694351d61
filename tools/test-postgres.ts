import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { prepareDatabase } from '../server/src/platform/prepare-database.ts';
import { guardDatabase } from './guard-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's connection string of a running PostgreSQL 18; its database `lanna_template` is migrated and empty. */
    postgresUrl: string;
  }
}

/** One real server for the whole run; every test file clones the migrated template for itself. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-test-'));
  const guard = guardDatabase(folder);
  // Tests lose nothing in a power cut; durability is proved by the kill tests, which run their own server.
  const postgres = await startEmbeddedPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.destroy();
    guard.dismiss();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query('create database lanna_template');
  await owner.end();
  const template = new Client({ connectionString: url.replace(/\/lanna$/, '/lanna_template') });
  await template.connect();
  await prepareDatabase(template);
  await template.end();
}
