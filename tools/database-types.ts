import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrate.ts';

/** `npm run types`: migrates a fresh database and writes its tables as TypeScript. */
const folder = mkdtempSync(join(tmpdir(), 'lanna-types-'));
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off' });
try {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await migrate(client, new URL('../server/migrations/', import.meta.url));
  await client.end();
  execFileSync(
    'kysely-codegen',
    [
      '--dialect=postgres',
      `--url=${postgres.url}`,
      '--out-file=server/src/platform/generated/tables.ts',
      '--exclude-pattern=(graphile_worker|public).*',
      '--type-mapping={"int8":"bigint"}',
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.destroy();
  rmSync(folder, { recursive: true, force: true });
}
