import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

export interface RegisteredVendor {
  code: string;
  name: string;
  enabled: boolean;
  groups: string[];
  brands: string[];
  games: number;
  launchUrl: string;
}

/** Every vendor there is, for the operator; without keys. */
export async function listRegisteredVendors(db: Queryable): Promise<RegisteredVendor[]> {
  return db
    .selectFrom('catalogue.vendor as v')
    .select([
      'v.code',
      'v.name',
      'v.enabled',
      'v.launch_url as launchUrl',
      sql<string[]>`array(select game_type from catalogue.vendor_group where vendor_id = v.id order by 1)`.as(
        'groups',
      ),
      sql<
        string[]
      >`array(select m.code from catalogue.brand_vendor bv join brands.brand m on m.id = bv.merchant_id
        where bv.vendor_id = v.id and bv.enabled order by 1)`.as('brands'),
      sql<number>`(select count(*)::int from catalogue.game where vendor_id = v.id)`.as('games'),
    ])
    .orderBy('v.code')
    .execute();
}
