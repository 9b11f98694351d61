import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { findAccountById } from '../../../people/authentication/find-account.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';

/**
 * Asks for password and second factor. An account that never had a password (it opens by a code) is believed by its session: a
 * member who wants to stop need not set a password first. Refuses with `password_wrong`, `too_many_requests`, `second_factor_needed`,
 * `second_factor_wrong`.
 */
export async function confirmMember(
  deps: Pick<AuthenticationDeps, 'db' | 'clock' | 'failures' | 'secrets'>,
  owner: Owner,
  proof: { password: string; secondFactor?: string | undefined },
  context: RequestContext,
): Promise<void> {
  const found = await findAccountById(deps.db.kysely, context.brand.id, owner.memberId);
  const account =
    found && found.password_hash === null
      ? found
      : await confirmPassword(deps, owner, proof.password, context);
  await proveSecondFactor(deps, account, proof.secondFactor, context);
}
