import type { SealedColumn } from '../../platform/bring-under-key.ts';
import type { SealedPlace } from '../../platform/secret-box.ts';

/** Sealed in with every secret, so it stays what the table was called when the first ones were sealed. */
const SEALED_AS = 'accounts.totp';

/** Secrets of authenticator apps; each can be opened for its member alone. */
export const TOTP_SECRETS: SealedColumn = {
  table: 'authentication.totp',
  sealedAs: SEALED_AS,
  row: 'member_id',
  secret: 'secret',
};

export function totpPlace(memberId: string): SealedPlace {
  return { table: SEALED_AS, row: memberId };
}
