import type { PaysWhen } from '@lanna/contract/commission/rebates/income';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** When a brand pays its rebates. */
export interface RebateTerms {
  pays: PaysWhen;
  /** 0 where the brand has set nothing. */
  version: number;
}

/** In force until a brand sets another. */
export const DEFAULT_TERMS: RebateTerms = { pays: 'continuous', version: 0 };

export async function readRebateTerms(db: Queryable, merchantId: string): Promise<RebateTerms> {
  const row = await db
    .selectFrom('rebates.brand_terms')
    .select(['pays', 'version'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row ? { pays: row.pays === 'daily' ? 'daily' : 'continuous', version: row.version } : DEFAULT_TERMS;
}
