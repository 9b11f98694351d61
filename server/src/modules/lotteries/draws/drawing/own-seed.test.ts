import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { makeOpenDraw } from '../draws.factory.ts';
import { ownSeed } from './own-seed.ts';

const { db } = await testDatabase();
const secrets = testSecrets();

test('a member gets the own seed of a draw and no other member’s', async () => {
  const [draw, other] = [await makeOpenDraw(db, { secrets }), await makeOpenDraw(db, { secrets })];
  const [somchai, malee] = [newId(), newId()];
  await db.transaction((tx) =>
    sql`select draws.add_seeds(${[draw.id]}::uuid[], ${[somchai]}::uuid[], array['เลขนำโชค'])`.execute(tx),
  );
  expect(await ownSeed(db.kysely, somchai, draw)).toEqual({ seed: 'เลขนำโชค' });
  expect(await ownSeed(db.kysely, malee, draw)).toEqual({ seed: null });
  expect(await ownSeed(db.kysely, somchai, other)).toEqual({ seed: null });
  await expect(ownSeed(db.kysely, somchai, { ...draw, numero: 'NONE' })).rejects.toMatchObject({
    code: 'draw_unknown',
  });
});
