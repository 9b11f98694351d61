import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { listVendors, type VendorRow } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { callFigures } from '../internal/call-figures.ts';
import { isCarried, isStoppedIn } from '../internal/carried.ts';

export const vendors = opsList(
  listVendors,
  ({ db, brandIds, now }: At<ListScope & { now: Date }>) =>
    db
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
      ]),
  {
    // A vendor is no brand's: the query holds itself to those that brands of the scope carry.
    brand: null,
    where: {
      category: (category) =>
        sql<boolean>`exists (select from catalogue.vendor_group x where x.vendor_id = v.id and x.game_type = ${category})`,
      state: (state, { brandIds }) => {
        const open = sql<boolean>`(v.enabled and not ${isStoppedIn(['v.id'], brandIds)})`;
        return state === 'open' ? open : sql<boolean>`not ${open}`;
      },
    },
    search: (typed) => {
      const like = `%${likePrefix(typed)}`;
      return sql<boolean>`(v.name ilike ${like} or v.code ilike ${like})`;
    },
    sorts: {
      name: { by: 'v.name', type: 'text' },
      code: { by: 'v.code', type: 'text' },
      games: { by: sql`(select count(*) from catalogue.game g where g.vendor_id = v.id)`, type: 'bigint' },
    },
    id: 'v.id',
    row: (record): VendorRow => ({
      code: record.code,
      name: record.name,
      groups: record.groups.map((group) => vendorGroup.parse(group)),
      currencies: record.currencies,
      games: record.games,
      brands: record.brands,
      enabled: record.enabled,
      stopped: record.stopped,
      calls: { in: record.calls_in, out: record.calls_out },
    }),
    file: {
      name: 'vendors',
      columns: {
        code: 'code',
        name: 'name',
        categories: ({ groups }) => groups.join(' '),
        currencies: ({ currencies }) => currencies.join(' '),
        games: 'games',
        brands: ({ brands }) => brands.map(({ code, enabled }) => (enabled ? code : `(${code})`)).join(' '),
        state: ({ stopped, enabled }) => (stopped ? 'stopped' : enabled ? 'open' : 'closed'),
        'calls in': ({ calls }) => calls.in.calls,
        'errors in': ({ calls }) => calls.in.errors,
        'calls out': ({ calls }) => calls.out.calls,
        'errors out': ({ calls }) => calls.out.errors,
      },
    },
  },
);
