import { type Selectable, sql } from 'kysely';
import type { SegmentsSegment, SegmentsTag } from '../../../../platform/generated/segments.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { ActionFacts } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** What a brand gives names to; a name that is removed is free again. */
interface Rows {
  segment: Selectable<SegmentsSegment>;
  tag: Selectable<SegmentsTag>;
}
type Kind = keyof Rows;

/** Refuses `<kind>_name_taken`. Two at once come one after another. */
export async function refuseTaken(
  tx: Tx,
  kind: Kind,
  { merchantId, name, besides }: { merchantId: string; name: string; besides: string | null },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}s ${merchantId}`}, 0))`.execute(tx);
  const { rows } =
    await sql`select from ${tableOf(kind)} where merchant_id = ${merchantId} and removed_at is null
    and lower(name) = lower(${name}) and id is distinct from ${besides}::uuid`.execute(tx);
  if (rows.length > 0) throw new Refusal(`${kind}_name_taken`);
}

/** Refuses `not_found` outside the call's brands, `changed_meanwhile`. */
export async function lockNamed<K extends Kind>(
  tx: Tx,
  kind: K,
  { brandIds }: Pick<AnyOpsCall, 'brandIds'>,
  { id, version }: { id: string; version: number },
): Promise<Rows[K]> {
  const { rows } = await sql<Rows[K]>`select * from ${tableOf(kind)} where id = ${id}
    and merchant_id = any (${[...brandIds]}::uuid[]) and removed_at is null for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

export async function recordNamed(
  tx: Tx,
  kind: Kind,
  call: Pick<AnyOpsCall, 'record'>,
  { id, merchant_id, name }: Rows[Kind],
  done: { action: string; before?: ActionFacts; after?: ActionFacts; reason: string },
): Promise<void> {
  await call.record(tx, { ...done, brandId: merchant_id, subject: { kind, id, name } });
  await notifyOps(tx, { brandId: merchant_id, type: 'segments_changed' });
}

function tableOf(kind: Kind) {
  return sql.table(`segments.${kind}`);
}
