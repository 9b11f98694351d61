import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { passingFolder } from '../server/src/platform/files/passing-folder.ts';
import { makeLogin, PORTAL_LOGIN, STUDIO_LOGIN } from '../server/src/platform/sql/login-roles.ts';
import { prepareDatabase } from '../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../server/src/platform/sql/short-lived-postgres.ts';
import { startTestPooler } from './test-pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's connection string of a running PostgreSQL 18; its database `lanna_template` is migrated and empty. */
    postgresUrl: string;
    /** With what the logins of portal and studio, `lanna_portal` and `lanna_studio_login`, log in to all its databases. */
    loginPassword: string;
    /** Of a pooler in front of all its databases, in the shape of the compose file; nought where there is none. */
    poolerPort: number;
  }
}

/** One real server for the whole run; every test file clones the migrated template for itself. */
export default async function setup(project: TestProject) {
  // Tests lose nothing in a power cut; durability is proved by the kill tests, which run their own server.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: 'off',
    checkpoint_timeout: '1h',
    // What is written ahead takes memory, where the data lies in it.
    max_wal_size: '512MB',
    max_connections: '300',
    // A clone shares its blocks with the template where the file system can.
    file_copy_method: canClone() ? 'clone' : 'copy',
  };
  const postgres = await startShortLivedPostgres('test', settings, passingFolder());
  const password = randomBytes(24).toString('hex');
  await makeTemplate(postgres.url, password);
  project.provide('loginPassword', password);
  project.provide('postgresUrl', postgres.url);
  // `npm test -- --shape=compose`
  const pooler = process.env['TEST_SHAPE'] === 'compose' ? await startTestPooler(postgres.url) : undefined;
  project.provide('poolerPort', pooler?.port ?? 0);
  return async () => {
    await pooler?.stop();
    await postgres.destroy();
  };
}

/** Where a copy can share its blocks with the original (APFS, XFS, Btrfs), all clones together cost as good as nothing. */
function canClone(): boolean {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-clone-'));
  try {
    writeFileSync(join(folder, 'original'), 'block');
    copyFileSync(join(folder, 'original'), join(folder, 'copy'), constants.COPYFILE_FICLONE_FORCE);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeTemplate(url: string, password: string) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query('create database lanna_template');
  await owner.end();
  const template = new Client({ connectionString: url.replace(/\/lanna$/, '/lanna_template') });
  await template.connect();
  await prepareDatabase(template);
  // Two batches wait for each other's rows; a machine that takes longer over one than players may is no test's affair.
  await template.query(`alter function vendor_wallet.apply_batch set lock_timeout = '60s'`);
  await template.query('create role lanna_studio nologin');
  for (const login of [PORTAL_LOGIN, STUDIO_LOGIN]) await makeLogin(template, login, password);
  await template.end();
}
