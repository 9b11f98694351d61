import { offerPasskeyCheck } from '../../../../platform/second-factor/passkey.ts';
import { consoleSite, keepChallenge, listPasskeys } from '../internal/passkeys.ts';
import type { OperatorDeps, OwnCall } from '../session/deps.ts';

/** What the operator can show as a second factor on this host; `passkey` are WebAuthn request options. */
export async function offerFactors(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  call: Pick<OwnCall, 'operator' | 'host' | 'origin'>,
): Promise<{ totp: boolean; passkey: Record<string, unknown> | null }> {
  const operatorId = call.operator.id;
  const site = consoleSite(call);
  const [totp, passkeys] = await Promise.all([
    db.kysely
      .selectFrom('operators.totp')
      .select('operator_id')
      .where('operator_id', '=', operatorId)
      .executeTakeFirst(),
    listPasskeys(db.kysely, operatorId, site.rpId),
  ]);
  if (passkeys.length === 0) return { totp: totp !== undefined, passkey: null };
  const { options, challenge } = await offerPasskeyCheck({ site, passkeys });
  await keepChallenge(db.kysely, { challenge, purpose: 'prove', operatorId, now: clock.now() });
  return { totp: totp !== undefined, passkey: { ...options } };
}
