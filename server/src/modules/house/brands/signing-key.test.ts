import { createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringUnderKey } from '../../../platform/sealing/bring-under-key.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { createBrand } from './brand.factory.ts';
import { SIGNING_KEYS, signingKeyOf } from './signing-key.ts';

const { db } = await testDatabase();
const secrets = testSecrets();
const bytes = Buffer.from('a call to a vendor');

async function signsFor(brand: Awaited<ReturnType<typeof createBrand>>): Promise<boolean> {
  const signature = sign('RSA-SHA256', bytes, await signingKeyOf(db.kysely, secrets, brand.id));
  return verify('RSA-SHA256', bytes, createPublicKey(brand.signingPublicKey), signature);
}

const keptOf = async ({ id }: { id: string }) =>
  (
    await db.kysely
      .selectFrom('brands.merchant')
      .select('signing_private_key as kept')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).kept;

test('a start encrypts the keys of all brands, which sign as before; a key entered later signs, too', async () => {
  const river = await createBrand(db.kysely);
  await bringUnderKey(db, secrets, [SIGNING_KEYS]);
  expect(await keptOf(river)).toMatch(/^sealed:/);
  expect(await signsFor(river)).toBe(true);
  const hill = await createBrand(db.kysely);
  expect(await signsFor(hill)).toBe(true);
});

test('a key copied to another brand cannot be decrypted there', async () => {
  const [river, hill] = [await createBrand(db.kysely), await createBrand(db.kysely)];
  await bringUnderKey(db, secrets, [SIGNING_KEYS]);
  await db.kysely
    .updateTable('brands.merchant')
    .set({ signing_private_key: await keptOf(river) })
    .where('id', '=', hill.id)
    .execute();
  await expect(signsFor(hill)).rejects.toThrow();
  expect(await signsFor(river)).toBe(true);
});
