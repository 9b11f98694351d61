import type { ActionRow } from '@lanna/contract/people/operators/action-ops';
import { type SqlBool, sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { type Page, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface ActionFilter {
  operator?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
  brand?: string | undefined;
}
type ReadingCall = Pick<AnyOpsCall, 'session' | 'brandIds'>;

const PAGING: Paging = { keys: { at: { by: sql`a.at`, type: 'timestamptz' } }, id: sql`a.id` };

/** One page of the record. */
export async function readActions(
  db: Queryable,
  call: ReadingCall,
  query: ActionFilter & { sort: string; after?: string | undefined; limit: number },
): Promise<Page<ActionRow>> {
  const page = await readPage(db, actionsQuery(db, call, query), PAGING, query);
  return { ...page, rows: page.rows.map(asAction) };
}

/** All of it, for a file. */
export async function* readAllActions(
  db: Queryable,
  call: ReadingCall,
  query: ActionFilter & { sort: string },
): AsyncGenerator<ActionRow> {
  for await (const row of readAllRows(actionsQuery(db, call, query), PAGING, query)) yield asAction(row);
}

/** One action, with what was before and after; undefined where it is out of sight. */
export async function readAction(db: Queryable, call: ReadingCall, id: string) {
  const row = await actionsQuery(db, call, {})
    .select(['a.before', 'a.after', 'a.device'])
    .select(
      sql<bigint | null>`(select b.number from operators.action_block b
        where a.number between b.first_action and b.last_action and a.number = any(b.actions))`.as('block'),
    )
    .where('a.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...asAction(row),
      before: row.before as Record<string, unknown> | null,
      after: row.after as Record<string, unknown> | null,
      device: row.device,
      block: row.block === null ? null : String(row.block),
    }
  );
}

/** Who reads for the whole house sees all; otherwise what was done in the brands of the call, and nothing of the house. */
function actionsQuery(db: Queryable, { session, brandIds }: ReadingCall, filter: ActionFilter) {
  let query = db
    .selectFrom('operators.action as a')
    .leftJoin('brands.brand as b', 'b.id', 'a.merchant_id')
    .select([
      'a.id',
      'a.number',
      'a.at',
      'a.operator_id',
      'a.operator_name',
      'a.action',
      'b.code as brand',
      'a.subject_kind',
      'a.subject_id',
      'a.subject_name',
      'a.reason',
      'a.address',
    ]);
  if (filter.brand || !session.house.has('operators.read'))
    query = query.where(sql<SqlBool>`a.merchant_id = any(${[...brandIds]}::uuid[])`);
  if (filter.operator) query = query.where('a.operator_id', '=', filter.operator);
  if (filter.action) query = query.where('a.action', '=', filter.action);
  if (filter.subjectKind) query = query.where('a.subject_kind', '=', filter.subjectKind);
  if (filter.subjectId) query = query.where('a.subject_id', '=', filter.subjectId);
  if (filter.from) query = query.where('a.at', '>=', new Date(`${filter.from}T00:00:00Z`));
  if (filter.to) query = query.where(sql<SqlBool>`a.at < ${filter.to}::date + 1`);
  if (filter.text)
    query = query.where(
      sql<SqlBool>`operators.action_text(a.operator_name, a.subject_id, a.subject_name, a.reason)
        like ${`%${escaped(filter.text.toLowerCase())}%`}`,
    );
  return query;
}

/** What is searched for is text: its own `%` and `_` are letters. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

type FoundAction = Awaited<ReturnType<ReturnType<typeof actionsQuery>['executeTakeFirstOrThrow']>>;

function asAction(row: FoundAction): ActionRow {
  return {
    id: row.id,
    number: String(row.number),
    at: row.at.toISOString(),
    operatorId: row.operator_id,
    operatorName: row.operator_name,
    action: row.action,
    brand: row.brand,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    reason: row.reason,
    address: row.address,
  };
}
