import type { renamePasskey as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { renamePasskeyTo } from '../../../people/authentication/passkeys.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { readPasskeyName } from '../internal/read-passkey-name.ts';

/**
 * Renames a passkey, for a member who proves the password and a second factor: by the name its owner decides
 * which passkey to remove. Refuses with `invalid_input` {fields}, `password_wrong`, `second_factor_needed`,
 * `second_factor_wrong`, `passkey_unknown`.
 */
export async function renamePasskey(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Record<never, never>> {
  const name = readPasskeyName(body.name);
  const account = await confirmPassword(deps, owner, body.password, context);
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const { memberId, sessionId } = owner;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const owned = { merchantId: context.brand.id, memberId };
    const before = await renamePasskeyTo(tx, owned, { id: body.id, name });
    if (before === undefined) throw new Refusal('passkey_unknown');
    if (before === name) return;
    const change = { before: { name: before }, after: { name } };
    await recordSecurityEvent(
      tx,
      { kind: 'passkey_renamed', memberId, sessionId, ...change },
      { ...context, now },
    );
  });
  return {};
}
