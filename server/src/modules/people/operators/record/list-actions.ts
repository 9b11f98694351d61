import { type ActionRow, listActions } from '@lanna/contract/people/operators/action-ops';
import { type SqlBool, sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { startOfDay } from '../../../../platform/ops/start-of-day.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

type ReadingCall = Pick<AnyOpsCall, 'session' | 'brandIds'>;
type Scope = ListScope & Pick<AnyOpsCall, 'session'> & { query: { brand?: string | undefined } };

/** Days of the record are UTC. */
const UTC = [{ timeZone: 'UTC' }];

export const actions = opsList(
  listActions,
  ({ db, session, brandIds, query }: At<Scope>) =>
    actionRows(db, { session, brandIds }, query.brand !== undefined),
  {
    // Held by its query: what concerns the whole house has no brand.
    brand: null,
    where: {
      operator: 'a.operator_id',
      action: 'a.action',
      subjectKind: 'a.subject_kind',
      subjectId: 'a.subject_id',
      text: (text) =>
        sql<SqlBool>`operators.action_text(a.operator_name, a.subject_id, a.subject_name, a.reason)
          like ${`%${likePrefix(text.toLowerCase())}`}`,
    },
    days: ({ from, to }, { eb }) =>
      eb.and([
        ...(from === undefined ? [] : [eb('a.at', '>=', startOfDay(UTC, from))]),
        ...(to === undefined ? [] : [eb('a.at', '<', startOfDay(UTC, to, 1))]),
      ]),
    sorts: { at: { by: 'a.at', type: 'timestamptz' } },
    id: 'a.id',
    row: actionRow,
    file: {
      name: 'actions',
      columns: {
        number: 'number',
        at: 'at',
        operator: 'operatorName',
        action: 'action',
        brand: 'brand',
        subject: ({ subject }) => `${subject.kind} ${subject.name ?? ''}`.trim(),
        id: ({ subject }) => subject.id,
        reason: 'reason',
        address: 'address',
      },
    },
  },
);

/** Who reads for the whole house sees all; otherwise what was done in the brands of the call, and nothing of the house. */
export function actionRows(db: Queryable, { session, brandIds }: ReadingCall, ofBrandsAlone = false) {
  const isHeld = ofBrandsAlone || !session.house.has('operators.read');
  return db
    .selectFrom('operators.action as a')
    .leftJoin('brands.brand as b', 'b.id', 'a.merchant_id')
    .$if(isHeld, (query) => query.where('a.merchant_id', 'in', [...brandIds]))
    .select(['a.id', 'a.number', 'a.at', 'a.operator_id', 'a.operator_name', 'a.action', 'b.code as brand'])
    .select(['a.subject_kind', 'a.subject_id', 'a.subject_name', 'a.reason', 'a.address']);
}

type ActionRecord = Awaited<ReturnType<ReturnType<typeof actionRows>['executeTakeFirstOrThrow']>>;

export function actionRow(row: ActionRecord): ActionRow {
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
