import type { Received } from '@lanna/contract/endpoint';
import type { BonusCaseRow, decideBonusCase as endpoint } from '@lanna/contract/rewards/bonuses/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { bonusCases } from './list-cases.ts';

/** Clears or confirms a case, with the reason. The bonus stays as it is: to take it back is decided by two. Refuses with `not_found`, `changed_meanwhile`. */
export async function decideBonusCase(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  id: string,
  { version, as, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<BonusCaseRow> {
  const before = await tx
    .selectFrom('bonuses.abuse_case')
    .select(['merchant_id', 'member_id', 'state', 'version'])
    .where('bonus_id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  await tx
    .updateTable('bonuses.abuse_case')
    .set({ state: as, reason, decided_by: call.operator.name, decided_at: now, version: version + 1 })
    .where('bonus_id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'bonuses.decide-case',
    brandId: before.merchant_id,
    subject: memberSubject(await findScopedMember(tx, before.member_id, call.brandIds)),
    before: { bonus: id, state: before.state },
    after: { bonus: id, state: as },
    reason,
  });
  await notifyOps(tx, { brandId: before.merchant_id, type: 'bonus_cases_changed' });
  return bonusCases.one({ db: tx, brands: call.brands }, id);
}
