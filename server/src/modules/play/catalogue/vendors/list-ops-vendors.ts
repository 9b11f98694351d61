import type { Received, Value } from '@lanna/contract/endpoint';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { listVendors as endpoint, VendorRow } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { callFigures } from '../internal/call-figures.ts';
import { isCarried, isStoppedIn } from '../internal/carried.ts';

type Query = Received<typeof endpoint>['query'];
type Scope = { brandIds: readonly string[]; now: Date };

const PAGING: Paging = {
  keys: {
    name: { by: sql`v.name`, type: 'text' },
    code: { by: sql`v.code`, type: 'text' },
    games: { by: sql`(select count(*) from catalogue.game g where g.vendor_id = v.id)`, type: 'bigint' },
  },
  id: sql`v.id`,
};

/** Vendors that brands of the scope carry. */
export async function listOpsVendors(
  db: Queryable,
  query: Query,
  scope: Scope,
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, vendors(db, query, scope), PAGING, query);
  return { ...page, rows: page.rows.map(show) };
}

export async function* allOpsVendors(
  db: Queryable,
  query: Omit<Query, 'after' | 'limit'>,
  scope: Scope,
): AsyncGenerator<VendorRow> {
  for await (const row of readAllRows(vendors(db, query, scope), PAGING, query)) yield show(row);
}

function vendors(db: Queryable, query: Omit<Query, 'after' | 'limit'>, { brandIds, now }: Scope) {
  const { search, category, state } = query;
  let found = db
    .selectFrom('catalogue.vendor as v')
    .where(isCarried('v.id', brandIds))
    .select([
      'v.code',
      'v.name',
      'v.currencies',
      'v.enabled',
      sql<
        string[]
      >`array(select x.game_type from catalogue.vendor_group x where x.vendor_id = v.id order by 1)`.as(
        'groups',
      ),
      sql<number>`(select count(*)::int from catalogue.game g where g.vendor_id = v.id)`.as('games'),
      sql<{ code: string; enabled: boolean }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'enabled', bv.enabled) order by m.code), '[]')
        from catalogue.brand_vendor bv join brands.brand m on m.id = bv.merchant_id
        where bv.vendor_id = v.id and bv.merchant_id = any(${[...brandIds]}::uuid[]))`.as('brands'),
      isStoppedIn(['v.id'], brandIds).as('stopped'),
      callFigures('v.id', 'in', now).as('calls_in'),
      callFigures('v.id', 'out', now).as('calls_out'),
    ]);
  if (search) {
    const like = `%${likePrefix(search)}`;
    found = found.where(sql<boolean>`(v.name ilike ${like} or v.code ilike ${like})`);
  }
  if (category)
    found = found.where(
      sql<boolean>`exists (select from catalogue.vendor_group x where x.vendor_id = v.id and x.game_type = ${category})`,
    );
  if (state) {
    const open = sql<boolean>`(v.enabled and not ${isStoppedIn(['v.id'], brandIds)})`;
    found = found.where(state === 'open' ? open : sql<boolean>`not ${open}`);
  }
  return found;
}

type Row = Awaited<ReturnType<ReturnType<typeof vendors>['executeTakeFirstOrThrow']>>;

function show(row: Row): VendorRow {
  return {
    code: row.code,
    name: row.name,
    groups: row.groups.map((group) => vendorGroup.parse(group)),
    currencies: row.currencies,
    games: row.games,
    brands: row.brands,
    enabled: row.enabled,
    stopped: row.stopped,
    calls: { in: row.calls_in, out: row.calls_out },
  };
}
