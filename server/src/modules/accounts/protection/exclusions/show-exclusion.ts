import type { Protection } from '@lanna/contract/accounts/protection/limits';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { wantsMarketing } from '../choose-marketing.ts';
import { readExclusionState } from '../read-exclusion.ts';

/** Which time-out or self-exclusion holds for a member, and what may be chosen. */
export async function showExclusion(
  db: Queryable,
  brand: Pick<BrandProfile, 'id' | 'settings'>,
  memberId: string,
  now: Date,
): Promise<Pick<Protection, 'exclusion' | 'timeOuts' | 'exclusionMonths' | 'marketing'>> {
  const { timeOutHours, exclusionMonths } = brand.settings.protection;
  return {
    exclusion: await readExclusionState(db, { merchantId: brand.id, memberId }, now),
    timeOuts: timeOutHours,
    exclusionMonths,
    marketing: { wanted: await wantsMarketing(db, memberId) },
  };
}
