import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import type { SealedPlace } from '../../../../platform/sealing/secret-box.ts';

const TOTP = 'operators.totp';
const TOTP_SETUP = 'operators.totp_setup';

/** Secrets of operators' authenticator apps, and of apps no code has confirmed yet. */
export const OPERATOR_SECRETS: readonly SealedColumn[] = [
  { table: TOTP, row: 'operator_id', secret: 'secret' },
  { table: TOTP_SETUP, row: 'operator_id', secret: 'secret' },
];

export function totpPlace(operatorId: string): SealedPlace {
  return { table: TOTP, row: operatorId };
}

export function totpSetupPlace(operatorId: string): SealedPlace {
  return { table: TOTP_SETUP, row: operatorId };
}
