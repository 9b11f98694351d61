import type { excludeSelf as endpoint } from '@lanna/contract/accounts/protection/exclusion';
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
import { exclusionUntil } from './exclusion-terms.ts';

/**
 * Takes a person out of play on every account at all brands, for months or for good, at once (RG-3). Refuses with
 * `exclusion_not_offered` {offered}, `exclusion_not_longer` {kind, until}, and what `confirmMember` says.
 */
export async function excludeSelf(
  deps: ExclusionDeps & AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { months } = body;
  const { brand } = context;
  const offered = brand.settings.protection.exclusionMonths;
  if (months !== null && !offered.includes(months)) throw new Refusal('exclusion_not_offered', { offered });
  await confirmMember(deps, owner, body, context);
  const { memberId, sessionId } = owner;
  const now = deps.clock.now();
  const until = exclusionUntil(months, brand.timeZone, now);
  return deps.db.transaction(async (tx) => {
    const { accounts } = await beginExclusion(tx, deps, {
      kind: 'self_exclusion',
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
      {
        kind: 'self_exclusion_taken',
        memberId,
        sessionId,
        after: { months, until: until?.toISOString() ?? null, accounts: accounts.length },
      },
      { ...context, now },
    );
    return {
      exclusion: await shownExclusion(tx, { merchantId: brand.id, memberId }, now),
      accounts: accounts.length,
    };
  });
}
