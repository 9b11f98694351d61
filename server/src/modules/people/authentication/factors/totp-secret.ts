import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import type { SealedPlace } from '../../../../platform/sealing/secret-box.ts';

/**
 * Authenticated data of every encrypted secret, so it keeps the table's first name although the table was
 * renamed.
 */
const SEALED_AS = 'accounts.totp';

/** Encrypts secrets of authenticator apps; each can be decrypted for its own member only. */
export const TOTP_SECRETS: SealedColumn = {
  table: 'authentication.totp',
  sealedAs: SEALED_AS,
  row: 'member_id',
  secret: 'secret',
};

export function totpPlace(memberId: string): SealedPlace {
  return { table: SEALED_AS, row: memberId };
}
