import type { BRAND_STATES, OpsBrandRow } from '@lanna/contract/house/brands/ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandRows } from '../console-brand.ts';
import { type KeptBrand, readBrandDocument } from './read-brand-document.ts';

/** The brands of a scope, and whether they are open. */
export async function listConsoleBrands(db: Queryable, brandIds: readonly string[]): Promise<OpsBrandRow[]> {
  const rows = await brandRows(db)
    .select([
      sql<
        string[]
      >`array(select h.host from brands.merchant_host h where h.merchant_id = merchant.id order by h.host)`.as(
        'hosts',
      ),
      lastChange<Date | null>('at').as('changed_at'),
      lastChange<string | null>('operator_name').as('changed_by'),
    ])
    .where('id', 'in', brandIds)
    .orderBy('code')
    .execute();
  return rows.map(({ hosts, changed_at, changed_by, ...row }) => {
    const brand = readBrandDocument(row, hosts);
    return {
      code: brand.code,
      name: brand.name,
      currency: brand.currency,
      country: brand.country,
      state: stateOf(brand),
      money: brand.money,
      gamesOpen: brand.document.gamesOpen,
      host: hosts[0] ?? null,
      hosts: hosts.length,
      version: brand.version,
      logo: logoOf(brand),
      changedAt: changed_at?.toISOString() ?? null,
      changedBy: changed_by,
    };
  });
}

function logoOf({ document: { front } }: KeptBrand): OpsBrandRow['logo'] {
  if (front.mark) return { id: front.mark, ground: 'any' };
  if (front.logoOnLight) return { id: front.logoOnLight, ground: 'light' };
  return front.logoOnDark ? { id: front.logoOnDark, ground: 'dark' } : null;
}

export function stateOf({ document, problems }: KeptBrand): (typeof BRAND_STATES)[number] {
  if (!document.enabled) return 'disabled';
  if (problems.length > 0) return 'broken';
  return document.site.maintenance ? 'closed' : 'open';
}

function lastChange<T>(column: 'at' | 'operator_name') {
  return sql<T>`(select c.${sql.ref(column)} from brands.change c where c.merchant_id = merchant.id order by c.at desc, c.id desc limit 1)`;
}
