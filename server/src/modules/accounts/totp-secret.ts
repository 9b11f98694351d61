import type { SealedColumn } from '../../platform/bring-under-key.ts';
import type { SealedPlace } from '../../platform/secret-box.ts';

const TABLES = ['accounts.totp', 'accounts.totp_setup'] as const;

/** Secrets of authenticator apps: what is kept of them opens for their member alone. */
export const TOTP_SECRETS: SealedColumn[] = TABLES.map((table) => ({
  table,
  row: 'member_id',
  secret: 'secret',
}));

export function totpPlace(table: (typeof TABLES)[number], memberId: string): SealedPlace {
  return { table, row: memberId };
}
