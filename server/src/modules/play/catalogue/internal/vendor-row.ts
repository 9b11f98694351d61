import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export type VendorRow = Awaited<ReturnType<typeof readVendor>>;

/** A vendor with its groups, held until the end of the transaction. Refuses `not_found`, and `changed_meanwhile` for an older version. */
export async function lockVendor(tx: Tx, code: string, version: number) {
  const row = await vendors(tx).where('v.code', '=', code).forUpdate('v').executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

export async function readVendor(db: Queryable, code: string) {
  const row = await vendors(db).where('v.code', '=', code).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

function vendors(db: Queryable) {
  return db
    .selectFrom('catalogue.vendor as v')
    .selectAll('v')
    .select(sql<string[]>`v.allowed_ips::text[]`.as('allowed_ips'))
    .select(
      sql<
        string[]
      >`array(select x.game_type from catalogue.vendor_group x where x.vendor_id = v.id order by 1)`.as(
        'groups',
      ),
    )
    .select(
      // What holds for each of its currencies, the standard included.
      sql<{ currency: string; round: string; day: string }[]>`(
        select coalesce(json_agg(json_build_object('currency', c, 'round', m[1]::text, 'day', m[2]::text) order by c), '[]')
        from unnest(v.currencies) c cross join lateral (select catalogue.win_limit(v.win_limits, c) as m))`.as(
        'largest_wins',
      ),
    );
}
