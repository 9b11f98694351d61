import { OUTWARD_KINDS, type OutwardKind } from '@lanna/contract/oversight/alerts/alert-terms';
import type { Selectable } from 'kysely';
import type { AlertsDestination } from '../../../../../platform/generated/alerts.ts';
import { notifyOps } from '../../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../../platform/sql/database.ts';
import type { inScope } from '../../alert-scope.ts';

export type Call = Pick<AnyOpsCall, 'operator' | 'record' | 'propose'>;
export type Row = Selectable<AlertsDestination>;
export type Done = { id: string; proposal: string | null };

/** Leads out of the house. */
type Outward = Row & { kind: OutwardKind };

export function isOutward(row: Row): row is Outward {
  return (OUTWARD_KINDS as readonly string[]).includes(row.kind);
}

export async function insertDestination(
  tx: Tx,
  row: Pick<
    Row,
    | 'id'
    | 'merchant_id'
    | 'kind'
    | 'name'
    | 'language'
    | 'operator_id'
    | 'operator_name'
    | 'address'
    | 'secret'
    | 'created_at'
  >,
): Promise<void> {
  await tx
    .insertInto('alerts.destination')
    .values({ ...row, enabled: true })
    .execute();
  await notifyOps(tx, { brandId: row.merchant_id, type: 'alert_rules_changed' });
}

export async function updateDestination(
  tx: Tx,
  row: Row,
  set: Partial<Pick<Row, 'name' | 'language' | 'address' | 'secret' | 'enabled'>>,
): Promise<void> {
  await tx
    .updateTable('alerts.destination')
    .set({ ...set, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await notifyOps(tx, { brandId: row.merchant_id, type: 'alert_rules_changed' });
}

export function destinationOf(db: Queryable, id: string) {
  return db.selectFrom('alerts.destination').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockDestination(
  tx: Tx,
  { id, version }: { id: string; version?: number },
  scope: ReturnType<typeof inScope>,
): Promise<Row> {
  const row = await tx
    .selectFrom('alerts.destination')
    .selectAll()
    .where('id', '=', id)
    .where(scope)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (version !== undefined && row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

/** What both have seen is what stands there; else the proposal is outdated. */
export async function lockProposed(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<Outward> {
  const row = await tx
    .selectFrom('alerts.destination')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.version !== version || !isOutward(row)) throw new Refusal('proposal_outdated');
  return row;
}
