import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Queryable } from '../../platform/database.ts';

/** The key a brand's calls to vendors are signed with; vendors know its public half. */
export async function signingKeyOf(db: Queryable, merchantId: string): Promise<KeyObject> {
  const row = await db
    .selectFrom('brands.merchant')
    .select('signing_private_key')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return createPrivateKey(row.signing_private_key);
}

/** RSA of 2048 bits as PEM (PKCS#8 and SPKI), as `brands.merchant` stores it. */
export function makeSigningKey(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}
