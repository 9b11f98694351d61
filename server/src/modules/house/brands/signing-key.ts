import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { SealedColumn } from '../../../platform/sealing/bring-under-key.ts';
import { openKept, type SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

export const SIGNING_KEYS: SealedColumn = {
  table: 'brands.merchant',
  row: 'id',
  secret: 'signing_private_key',
};

/** The key a brand's calls to vendors are signed with; vendors know its public half. A brand entered since the start has it in clear. */
export async function signingKeyOf(
  db: Queryable,
  secrets: SecretBox,
  merchantId: string,
): Promise<KeyObject> {
  const row = await db
    .selectFrom('brands.merchant')
    .select('signing_private_key')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const place = { table: SIGNING_KEYS.table, row: merchantId };
  return createPrivateKey(openKept(secrets, row.signing_private_key, place));
}

/** RSA of 2048 bits as PEM (PKCS#8 and SPKI), as `brands.merchant` stores it. */
export function makeSigningKey(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}
