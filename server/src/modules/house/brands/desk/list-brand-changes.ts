import type { BrandChangeRow } from '@lanna/contract/house/brands/ops';
import { sql } from 'kysely';
import type { FileAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readBrand } from '../console-brand.ts';
import { standsAt } from './proposed-change.ts';

const PAGING: Paging = { keys: { at: { by: sql`c.at`, type: 'timestamptz' } }, id: sql`c.id` };

/** What operators have changed of a brand. */
export async function listBrandChanges(db: Queryable, brandId: string, wanted: PageWanted) {
  const [brand, page] = await Promise.all([
    readBrand(db, brandId),
    readPage(db, changesOf(db, brandId), PAGING, wanted),
  ]);
  return {
    ...page,
    rows: page.rows.map(
      ({
        id,
        at,
        operator_name,
        reason,
        version,
        undoes,
        undone_by,
        proposal_id,
        ...row
      }): BrandChangeRow => {
        const [before, after] = [row.before, row.after] as Record<string, unknown>[];
        return {
          id,
          at: at.toISOString(),
          operator: operator_name,
          reason,
          version,
          before: before ?? {},
          after: after ?? {},
          undoes,
          undoneBy: undone_by,
          proposalId: proposal_id,
          canBeUndone: standsAt(brand, after ?? {}),
        };
      },
    ),
  };
}

export function exportBrandChanges(
  db: Queryable,
  brand: { id: string; code: string },
  wanted: { sort: string },
): FileAnswer {
  return {
    name: `changes-${brand.code}`,
    header: ['at', 'version', 'operator', 'setting', 'before', 'after', 'reason'],
    rows: linesOf(db, brand.id, wanted),
  };
}

async function* linesOf(db: Queryable, brandId: string, wanted: { sort: string }) {
  for await (const row of readAllRows(changesOf(db, brandId), PAGING, wanted)) {
    const before = row.before as Record<string, unknown>;
    for (const [key, value] of Object.entries(row.after as Record<string, unknown>))
      yield [
        row.at.toISOString(),
        row.version,
        row.operator_name,
        key,
        JSON.stringify(before[key] ?? null),
        JSON.stringify(value),
        row.reason,
      ] as const;
  }
}

function changesOf(db: Queryable, brandId: string) {
  return db
    .selectFrom('brands.change as c')
    .where('c.merchant_id', '=', brandId)
    .select([
      'c.id',
      'c.at',
      'c.operator_name',
      'c.reason',
      'c.version',
      'c.before',
      'c.after',
      'c.undoes',
      'c.proposal_id',
      sql<
        string | null
      >`(select u.id from brands.change u where u.undoes = c.id order by u.at desc limit 1)`.as('undone_by'),
    ]);
}
