import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import type { SealedPlace } from '../../../../platform/sealing/secret-box.ts';

const TABLE = 'security.totp_setup';

/** Secrets of authenticator apps that are not confirmed by a code yet. */
export const TOTP_SETUP_SECRETS: SealedColumn = { table: TABLE, row: 'member_id', secret: 'secret' };

export function totpSetupPlace(memberId: string): SealedPlace {
  return { table: TABLE, row: memberId };
}
