import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';

/** A stand-in for a test run: starts the guard of a folder, says so, and does nothing until it is killed. */
const RUN = `
  import { guardDatabase } from '${new URL('guard-database.ts', import.meta.url).href}';
  guardDatabase(process.argv[1]);
  process.stdout.write('guarded');
  setInterval(() => {}, 1000);
`;

test('a run that is killed takes its database and its folder along', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-guard-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, { fsync: 'off', shared_buffers: '16MB' });
  onTestFinished(() => postgres.destroy());
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await guarded(run);
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGKILL');
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
  expect(() => process.kill(postgres.pid, 0)).toThrow(/ESRCH/);
});

async function guarded(run: ChildProcess) {
  if (run.stdout) await once(run.stdout, 'data');
}
