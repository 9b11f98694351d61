import type { accountClosing, closeAccount as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { endSessions } from '../../../people/authentication/end-sessions.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { closeByMember } from '../../../people/members/close-by-member.ts';
import {
  type ClosingMember,
  closingObstacles,
  keptElsewhere,
  type MoreObstacles,
} from '../closing-obstacles.ts';

type Obstacles = () => MoreObstacles;

/** What stands in the way of closing the account. */
export async function showClosing(
  { db }: { db: Database },
  member: ClosingMember,
  more: Obstacles,
): Promise<Value<typeof accountClosing>> {
  const kept = await keptElsewhere(member, more());
  return { obstacles: await closingObstacles(db.kysely, member, more(), kept) };
}

/**
 * Closes an account by its member and ends all its sessions. All that may stand in the way is read as of one moment: money that is just
 * becoming a bet, or a bet that is just becoming money, is found as the one or the other. What is credited afterwards (a deposit that a bank
 * reports later) waits in the wallet for customer service. What vendors keep is asked before, since they may take their time. Refuses with `account_not_empty` {obstacles}, `account_disabled`,
 * `password_wrong`, `second_factor_needed`, `second_factor_wrong`.
 */
export async function closeAccount(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
  more: Obstacles,
): Promise<Value<typeof endpoint>> {
  const account = await confirmPassword(deps, owner, body.password, context);
  await proveSecondFactor(deps, account, body.secondFactor, context);
  const { memberId, sessionId } = owner;
  const member = { merchantId: context.brand.id, memberId };
  const now = deps.clock.now();
  const kept = await keptElsewhere(member, more());
  await deps.db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    await closeByMember(tx, member, now);
    const obstacles = await closingObstacles(tx, member, more(), kept);
    if (obstacles.length > 0) throw new Refusal('account_not_empty', { obstacles });
    await recordSecurityEvent(tx, { kind: 'account_closed', memberId, sessionId }, { ...context, now });
    await endSessions(tx, { ...member, which: 'all', now });
    await notifyOps(tx, { brandId: member.merchantId, type: 'members_changed' });
  });
  return { closedAt: now.toISOString() };
}
