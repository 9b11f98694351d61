import { offerPasskeyRegistration } from '../../../../platform/second-factor/passkey.ts';
import { consoleSite, keepChallenge, listPasskeys } from '../internal/passkeys.ts';
import { readOperatorName } from '../proposals/read-operator-name.ts';
import type { OperatorDeps, OwnCall } from '../session/deps.ts';

/** WebAuthn options for a new passkey of this console's host. */
export async function offerPasskey(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  call: OwnCall,
): Promise<Record<string, unknown>> {
  const operatorId = call.operator.id;
  const site = consoleSite(call);
  const { options, challenge } = await offerPasskeyRegistration({
    site,
    member: { id: operatorId, name: await readOperatorName(db.kysely, operatorId) },
    passkeys: await listPasskeys(db.kysely, operatorId, site.rpId),
  });
  await keepChallenge(db.kysely, { challenge, purpose: 'add', operatorId, now: clock.now() });
  return { ...options };
}
