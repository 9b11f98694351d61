import { expect, test } from 'vitest';
import { openDatabase } from '../src/platform/sql/database.ts';
import { testDatabase } from '../src/platform/testing/test-database.ts';
import { verificationParts } from '../src/verification-parts.ts';
import { seedDemo } from './demo.ts';
import { ensureDemoPlayers } from './demo-players.ts';
import { newStudioKeys } from './studio-keys.factory.ts';

const { db, url } = await testDatabase();

test('of a demo that was just made every part of the verification fits', async () => {
  const owner = openDatabase({ url, role: null, maxConnections: 2 });
  const now = new Date();
  await seedDemo(owner, {
    publicUrl: 'http://192.168.1.20:3000',
    studioUrl: 'http://localhost:3100',
    studioKeys: newStudioKeys().publicKeys,
    now,
  });
  await ensureDemoPlayers(owner, now);
  await owner.close();
  const found: unknown[] = [];
  for (const part of verificationParts) found.push(...(await part.verify(db.kysely, () => {})));
  expect(found).toEqual([]);
});
