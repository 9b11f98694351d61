import type { memberExclusions as endpoint } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Value } from '@lanna/contract/endpoint';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';
import { wantsMarketing } from '../choose-marketing.ts';
import { exclusionsOfBrands, showExclusions } from '../exclusions/exclusion-row.ts';

const SHOWN_MAX = 100;

/** What has held a member's account, the newest first, and what the brand offers. */
export async function listMemberExclusions(
  db: Queryable,
  { brands, brandIds }: Pick<AnyOpsCall, 'brands' | 'brandIds'>,
  { member, brand }: { member: ScopedMember; brand: BrandProfile },
  now: Date,
): Promise<Value<typeof endpoint>> {
  const records = await exclusionsOfBrands(db, brandIds)
    .where('e.id', 'in', (inner) =>
      inner
        .selectFrom('protection.excluded_account as own')
        .select('own.exclusion_id')
        .where('own.member_id', '=', member.id),
    )
    .orderBy('e.since', 'desc')
    .orderBy('e.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  const { timeOutHours, exclusionMonths } = brand.settings.protection;
  return {
    rows: await showExclusions(db, brands, records, now),
    timeOuts: timeOutHours,
    exclusionMonths,
    marketing: await wantsMarketing(db, member.id),
  };
}
