import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { totpPlace } from './factors/totp-secret.ts';

/**
 * Replaces the member's authenticator app; returns when the previous one was added, undefined when there was
 * none.
 */
export async function storeTotp(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  app: { secret: string; lastStep: number; secrets: SecretBox; now: Date },
): Promise<Date | undefined> {
  const kept = {
    merchant_id: merchantId,
    secret: app.secrets.seal(app.secret, totpPlace(memberId)),
    last_step: BigInt(app.lastStep),
    added_at: app.now,
  };
  const replaced = await tx
    .selectFrom('authentication.totp')
    .select('added_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  await tx
    .insertInto('authentication.totp')
    .values({ member_id: memberId, ...kept })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(kept))
    .execute();
  return replaced?.added_at;
}

/** Returns when the removed app was added; undefined when there is none. */
export async function removeTotp(tx: Tx, memberId: string): Promise<Date | undefined> {
  const totp = await tx
    .deleteFrom('authentication.totp')
    .where('member_id', '=', memberId)
    .returning('added_at')
    .executeTakeFirst();
  return totp?.added_at;
}
