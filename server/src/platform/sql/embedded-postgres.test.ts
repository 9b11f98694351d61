import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

test('who starts anew while the server before is only just ending waits for it, and finds its data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanna-embedded-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await startEmbeddedPostgres(dataDir);
  await said(first.url, 'create table kept as select 7 as n');
  const ended = first.stop();
  await expect.poll(() => said(first.url, 'select').catch(() => 'ending')).toBe('ending');
  const second = await startEmbeddedPostgres(dataDir);
  onTestFinished(() => second.destroy());
  await ended;
  expect(second.startedHere).toBe(true);
  expect(await said(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

async function said(url: string, query: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
