import type { Tx } from '../../../platform/sql/database.ts';

/** Takes away every second factor of a member, and the recovery codes with them; answers what there was. */
export async function removeAllFactors(
  tx: Tx,
  memberId: string,
): Promise<{ kind: 'totp' | 'passkey'; name: string | null; addedAt: Date }[]> {
  const apps = await tx
    .deleteFrom('authentication.totp')
    .where('member_id', '=', memberId)
    .returning('added_at')
    .execute();
  const passkeys = await tx
    .deleteFrom('authentication.passkey')
    .where('member_id', '=', memberId)
    .returning(['name', 'added_at'])
    .execute();
  await tx.deleteFrom('authentication.recovery_code').where('member_id', '=', memberId).execute();
  return [
    ...apps.map(({ added_at }) => ({ kind: 'totp' as const, name: null, addedAt: added_at })),
    ...passkeys.map(({ name, added_at }) => ({ kind: 'passkey' as const, name, addedAt: added_at })),
  ];
}
