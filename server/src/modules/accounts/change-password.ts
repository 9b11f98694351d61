import { TRIAL_TYPE } from '@lanna/contract/accounts';
import type { Received } from '@lanna/contract/endpoint';
import type { changePassword as endpoint } from '@lanna/contract/password';
import { Refusal } from '../../platform/refusal.ts';
import { confirmPassword, type Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { readNewPassword } from './internal/read-new-password.ts';
import { storePassword } from './internal/store-password.ts';
import { hashPassword } from './password.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import type { Visit } from './visit.ts';

/**
 * A new password for somebody who knows the old one. Every other session ends, and so does all that remembers them. Refuses
 * with `invalid_input` {fields}, `password_wrong`, `password_same`, `password_breached`, `second_factor_needed`,
 * `second_factor_wrong`, `trial_account`.
 */
export async function changePassword(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Record<never, never>> {
  // It has none and lives for a day.
  if (owner.type === TRIAL_TYPE) throw new Refusal('trial_account');
  const newPassword = readNewPassword(visit.brand, body);
  const account = await confirmPassword(deps, owner, body.oldPassword, visit);
  if (body.oldPassword.normalize('NFKC') === newPassword.normalize('NFKC'))
    throw new Refusal('password_same');
  await proveSecondFactor(deps, account, body.secondFactor, visit);
  const passwordHash = await hashPassword(newPassword);
  const { memberId, sessionId } = owner;
  await deps.db.transaction((tx) =>
    storePassword(
      tx,
      {
        memberId,
        passwordHash,
        sessions: { allBut: sessionId },
        kind: 'password_changed',
        now: deps.clock.now(),
      },
      visit,
    ),
  );
  return {};
}
