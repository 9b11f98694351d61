import type { SavedView } from '@lanna/contract/people/operators/view-ops';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const columns = z.record(z.string(), z.boolean());

/** What an operator keeps of a list, then what others share of it in these brands. */
export async function listViews(
  db: Queryable,
  { list, operatorId, brands }: { list: string; operatorId: string; brands: readonly Brand[] },
): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('operators.saved_view as v')
    .innerJoin('operators.operator as o', 'o.id', 'v.operator_id')
    .select(['v.id', 'v.name', 'v.search', 'v.columns', 'v.shared_with', 'v.operator_id', 'o.display_name'])
    .where('v.list', '=', list)
    .where(({ or, eb }) =>
      or([
        eb('v.operator_id', '=', operatorId),
        // What an operator shared who is gone stays of use.
        sql<boolean>`v.shared_with = any(${brands.map(({ id }) => id)}::uuid[])`,
      ]),
    )
    .orderBy(sql`v.operator_id = ${operatorId}`, 'desc')
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    search: row.search,
    columns: columns.parse(row.columns),
    sharedWith: brands.find(({ id }) => id === row.shared_with)?.code ?? null,
    keptBy: row.display_name,
    own: row.operator_id === operatorId,
  }));
}
