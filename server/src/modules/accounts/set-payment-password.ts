import type { Received } from '@lanna/contract/endpoint';
import type { setPaymentPassword as endpoint } from '@lanna/contract/password';
import { confirmPassword, type Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { noteSecurityEvent } from './internal/note-security-event.ts';
import { readNewPaymentPassword } from './internal/read-new-password.ts';
import { hashPassword } from './password.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import type { Visit } from './visit.ts';

/**
 * Sets or changes the password that is asked before money leaves. Refuses with `invalid_input` {fields}, `password_wrong`,
 * `second_factor_needed`, `second_factor_wrong`.
 */
export async function setPaymentPassword(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Record<never, never>> {
  const paymentPassword = readNewPaymentPassword(visit.brand, body);
  const account = await confirmPassword(deps, owner, body.password, visit);
  await proveSecondFactor(deps, account, body.secondFactor, visit);
  const paymentPasswordHash = await hashPassword(paymentPassword);
  const now = deps.clock.now();
  const { memberId, sessionId } = owner;
  await deps.db.transaction(async (tx) => {
    const before = await tx
      .selectFrom('accounts.member')
      .select('payment_password_changed_at')
      .where('id', '=', memberId)
      .where('merchant_id', '=', visit.brand.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('accounts.member')
      .set({ payment_password_hash: paymentPasswordHash, payment_password_changed_at: now })
      .where('id', '=', memberId)
      .execute();
    await noteSecurityEvent(
      tx,
      {
        kind: 'payment_password_changed',
        memberId,
        sessionId,
        before: { changedAt: before.payment_password_changed_at?.toISOString() ?? null },
        after: { changedAt: now.toISOString() },
      },
      { ...visit, now },
    );
  });
  return {};
}
