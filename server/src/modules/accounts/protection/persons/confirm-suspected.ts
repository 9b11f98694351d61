import type { confirmSuspected as endpoint } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { shownOne } from '../exclusions/exclude-member.ts';
import { type FoundBy, lockPerson } from '../internal/lock-person.ts';
import { shutOut } from '../internal/shut-out.ts';

/**
 * Decides that an account is the excluded person's: it stays out of play, and what is proved of it leads on to further ones. That it is another person's is
 * decided by two operators (`correctExclusion`). Refuses with `not_found`.
 */
export async function confirmSuspected(
  tx: Tx,
  deps: ExclusionDeps,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  { id, memberId, reason }: { id: string } & Received<typeof endpoint>['body'],
): Promise<Value<typeof endpoint>> {
  const now = deps.clock.now();
  const decided = await tx
    .updateTable('protection.excluded_account')
    .set({ suspected: false })
    .where('exclusion_id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', 'in', [...call.brandIds])
    .where('suspected', '=', true)
    .where('released_at', 'is', null)
    .returning(['merchant_id', 'found_by'])
    .executeTakeFirst();
  if (!decided) throw new Refusal('not_found');
  const { merchant_id: merchantId, found_by: foundBy } = decided;
  const further = await lockPerson(tx, deps, {
    id,
    facts: [],
    accounts: [{ merchantId, memberId, foundBy: foundBy as FoundBy }],
    now,
  });
  await shutOut(tx, [{ merchantId, memberId }, ...further], {
    reason,
    operatorName: call.operator.name,
    now,
  });
  await call.record(tx, {
    action: 'protection.confirm-suspected',
    brandId: merchantId,
    subject: { kind: 'member', id: memberId },
    before: { suspected: true },
    after: { exclusion: id, foundBy, further: further.length },
    reason,
  });
  return { exclusion: await shownOne(tx, call, id, now) };
}
