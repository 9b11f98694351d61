import {
  type waitingContracts as endpoint,
  WAITING_MAX,
} from '@lanna/contract/commission/contracts/contracts';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';
import { contractOf, contractRows, dayOf } from './contract-row.ts';
import { contractView, namesOf } from './list-own-contracts.ts';

/** Contracts of all kinds that wait for an agent's signature, on either side; what expires first stands first. Nothing where the brand has contracts off. */
export async function listWaiting(
  db: Queryable,
  brand: BrandProfile,
  { memberId, language, now }: { memberId: string; language: Language; now: Date },
): Promise<Value<typeof endpoint>> {
  const today = dayOf(now, brand.timeZone);
  if (!brand.settings.site.agentPolicy) return { today, list: [] };
  const rows = await contractRows(db)
    .where('c.merchant_id', '=', brand.id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('c.member_id', '=', memberId), eb('c.state', '=', 'offered'), eb('c.expires_at', '>', now)]),
        and([eb('c.upline_id', '=', memberId), eb('c.state', '=', 'asked'), eb('c.expires_at', '>', now)]),
        and([
          eb('c.member_id', '=', memberId),
          eb('c.state', '=', 'termination_asked'),
          eb('c.ending_by', '=', 'upline'),
        ]),
        and([
          eb('c.upline_id', '=', memberId),
          eb('c.state', '=', 'termination_asked'),
          eb('c.ending_by', '=', 'member'),
        ]),
      ]),
    )
    .orderBy('c.expires_at')
    .orderBy('c.id')
    .limit(WAITING_MAX)
    .execute();
  const contracts = rows.map(contractOf);
  const names = await namesOf(db, { merchantId: brand.id, memberId }, contracts);
  const viewer = { memberId, brandName: brandName(brand, language) };
  return { today, list: contracts.map((contract) => contractView(contract, viewer, names)) };
}
