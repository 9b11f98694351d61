import { sql } from 'kysely';
import type { ActionSubject } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Looks of one operator within it are one look on record: an open page asks again with every message. */
const LOOK_MS = 60 * 60_000;

/** What persons have written is personal: that an operator has read it is recorded, once an hour for each room or member. */
export async function noteLook(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  { brandId, subject }: { brandId: string; subject: ActionSubject },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    insert into chat.look (subject_id, operator_id, looked_at) values (${subject.id}, ${call.operator.id}, ${now})
    on conflict (subject_id, operator_id) do update set looked_at = excluded.looked_at
      where look.looked_at <= ${new Date(now.getTime() - LOOK_MS)}
    returning looked_at`.execute(tx);
  if (rows.length > 0) await call.record(tx, { action: 'chat.look', brandId, subject });
}
