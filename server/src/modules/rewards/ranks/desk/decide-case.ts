import type { Received, Value } from '@lanna/contract/endpoint';
import type { decideRankCase as deciding } from '@lanna/contract/rewards/ranks/ops';
import { IDENTITY_ABOVE } from '@lanna/rules/rewards/ranks/levels';
import { monthOf } from '@lanna/rules/rewards/ranks/review';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { lockScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { brandDays } from '../brand-day.ts';
import { readVersions, versionOn } from '../levels/read-levels.ts';
import { isIdentified } from '../reviewing/identified.ts';
import { moveRank } from '../reviewing/move-rank.ts';

type Call = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'> &
  Pick<Received<typeof deciding>, 'params' | 'body'>;

/** Lets a member rise who has reached a level, or leaves it. The level is what the review found, never another. Refuses as `decideRankCase` declares. */
export async function decideCase(tx: Tx, call: Call, now: Date): Promise<Value<typeof deciding>> {
  const { as, reason, version } = call.body;
  const seen = await tx
    .selectFrom('ranks.hold_case')
    .select('member_id')
    .where('id', '=', call.params.id)
    .where('merchant_id', 'in', call.brandIds)
    .executeTakeFirst();
  if (!seen) throw new Refusal('not_found');
  const member = await lockScopedMember(tx, seen.member_id, call.brandIds);
  const found = await tx
    .selectFrom('ranks.hold_case')
    .select(['state', 'version', 'to_level', 'why', 'deposits', 'turnover'])
    .where('id', '=', call.params.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (found.state !== 'open') throw new Refusal('rank_case_over');
  if (found.version !== version) throw new Refusal('changed_meanwhile');
  await tx
    .updateTable('ranks.hold_case')
    .set({ state: as, decided_at: now, decided_by: call.operator.name, reason, version: version + 1 })
    .where('id', '=', call.params.id)
    .execute();
  if (as === 'allowed') {
    const brand = await readScopeBrand(tx, member.merchantId);
    const owner = { merchantId: brand.id, memberId: member.id };
    if (
      member.rankLevel !== found.to_level - 1 ||
      (await hasMoved(tx, member.id, brandDays(brand.timeZone, now).today))
    )
      throw new Refusal('rank_case_over');
    if (found.to_level > IDENTITY_ABOVE && !(await isIdentified(tx, owner)))
      throw new Refusal('rank_identity_missing', { above: IDENTITY_ABOVE });
    const { today } = brandDays(brand.timeZone, now);
    await moveRank(tx, {
      brand,
      memberId: member.id,
      from: member.rankLevel,
      to: found.to_level,
      cause: 'case',
      levels: versionOn(await readVersions(tx, brand.id), today),
      figures: { deposits: found.deposits, turnover: found.turnover },
      by: call.operator.name,
      reason,
      now,
    });
  }
  await call.record(tx, {
    action: 'ranks.decide-case',
    brandId: member.merchantId,
    subject: memberSubject(member),
    before: { level: member.rankLevel, why: found.why },
    after: { as, level: as === 'allowed' ? found.to_level : member.rankLevel },
    reason,
  });
  await notifyOps(tx, { brandId: member.merchantId, type: 'ranks_changed' });
  return { state: as };
}

async function hasMoved(tx: Tx, memberId: string, today: string): Promise<boolean> {
  const row = await tx
    .selectFrom('ranks.standing')
    .select(sql<string | null>`moved_on::text`.as('moved_on'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.moved_on != null && monthOf(row.moved_on) >= monthOf(today);
}
