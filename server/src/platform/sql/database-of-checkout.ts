import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../process/config.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** The folder of `DATA_DIR`, from the root of the checkout. */
export function dataFolder(dataDir: string): string {
  return resolve(fileURLToPath(new URL('../../../..', import.meta.url)), dataDir);
}

/** For a command beside the portal: `DATABASE_URL`, or the embedded server of `DATA_DIR`, the one that runs, else one started for this. */
export async function withDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return work(databaseUrl);
  const folder = dataFolder(dataDir);
  if (!existsSync(join(folder, 'postgres.json')))
    throw new Error(`There is no database in ${folder} yet: run npm start once, or set DATABASE_URL.`);
  const postgres = (await findEmbeddedPostgres(folder)) ?? (await startEmbeddedPostgres(folder));
  try {
    await work(postgres.url);
  } finally {
    if (postgres.startedHere) await postgres.stop();
  }
}
