import type { takeTimeOut as endpoint } from '@lanna/contract/accounts/protection/exclusion';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { confirmMember } from '../persons/confirm-member.ts';
import { shownExclusion } from '../read-exclusion.ts';
import { beginExclusion } from './begin-exclusion.ts';
import { timeOutUntil } from './exclusion-terms.ts';

/**
 * Takes a member out of play at this brand for some hours, at once. Refuses with `exclusion_not_offered` {offered},
 * `exclusion_not_longer` {kind, until}, and what `confirmMember` says.
 */
export async function takeTimeOut(
  deps: ExclusionDeps & AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { hours } = body;
  const { brand } = context;
  const offered = brand.settings.protection.timeOutHours;
  if (!offered.includes(hours)) throw new Refusal('exclusion_not_offered', { offered });
  await confirmMember(deps, owner, body, context);
  const { memberId, sessionId } = owner;
  const now = deps.clock.now();
  const until = timeOutUntil(hours, now);
  return deps.db.transaction(async (tx) => {
    await beginExclusion(tx, deps, {
      kind: 'time_out',
      merchantId: brand.id,
      memberId,
      until,
      origin: 'member',
      operatorName: null,
      reason: '',
      now,
    });
    await recordSecurityEvent(
      tx,
      { kind: 'time_out_taken', memberId, sessionId, after: { hours, until: until.toISOString() } },
      { ...context, now },
    );
    return { exclusion: await shownExclusion(tx, { merchantId: brand.id, memberId }, now) };
  });
}
