import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { findScopedMember, type ScopedMember } from '../../../people/members/scoped-member.ts';

/** The member whom an operator's call names, with the brand's settings. Refuses with `not_found`, also where the brand is switched off. */
export async function memberOfCall(
  { db, brands }: { db: Database; brands: Brands },
  call: Pick<AnyOpsCall, 'brandIds'> & { params: { id: string } },
): Promise<{ member: ScopedMember; brand: BrandProfile }> {
  const member = await findScopedMember(db.kysely, call.params.id, call.brandIds);
  const brand = await brands.findById(member.merchantId);
  if (!brand) throw new Refusal('not_found');
  return { member, brand };
}
