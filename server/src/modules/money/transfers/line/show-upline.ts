import type { Value } from '@lanna/contract/endpoint';
import type { showUpline as endpoint } from '@lanna/contract/money/transfers/transfers';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { findUpline } from '../../../people/members/find-upline.ts';
import { maskName } from '../../../people/members/mask.ts';
import type { KeptElsewhere } from '../../withdrawals/turnover.ts';
import { uplineTerms } from './line-terms.ts';
import { showLineTerms } from './line-transfer.ts';

/** The member's agent, and how much can go there now. Refuses `upline_missing`. */
export async function showUpline(
  db: Queryable,
  brand: BrandProfile,
  memberId: string,
  { now, elsewhere }: { now: Date; elsewhere: readonly KeptElsewhere[] },
): Promise<Value<typeof endpoint>> {
  const owner = { merchantId: brand.id, memberId };
  const upline = await findUpline(db, brand, memberId);
  if (!upline) throw new Refusal('upline_missing');
  const terms = await uplineTerms(db, brand, memberId, now);
  return {
    agent: maskName(upline.username ?? upline.nickname),
    ...(await showLineTerms(db, owner, brand, terms, elsewhere)),
  };
}
