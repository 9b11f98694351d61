import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { makeLogin, PORTAL_LOGIN, STUDIO_LOGIN } from '../server/src/platform/login-roles.ts';
import { prepareDatabase } from '../server/src/platform/prepare-database.ts';
import { guardDatabase } from './guard-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's connection string of a running PostgreSQL 18; its database `lanna_template` is migrated and empty. */
    postgresUrl: string;
    /** With what the logins of portal and studio, `lanna_portal` and `lanna_studio_login`, log in to all its databases. */
    loginPassword: string;
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
  const password = randomBytes(24).toString('hex');
  await makeTemplate(postgres.url, password);
  project.provide('loginPassword', password);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.destroy();
    guard.dismiss();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string, password: string) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query('create database lanna_template');
  await owner.end();
  const template = new Client({ connectionString: url.replace(/\/lanna$/, '/lanna_template') });
  await template.connect();
  await prepareDatabase(template);
  await template.query('create role lanna_studio nologin');
  for (const login of [PORTAL_LOGIN, STUDIO_LOGIN]) await makeLogin(template, login, password);
  await template.end();
}
