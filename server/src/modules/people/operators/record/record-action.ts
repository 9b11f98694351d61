import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Action, Actor } from '../../../../platform/ops/operator-gate.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Adds an action to the sealed record, in the transaction of what it records. */
export async function recordAction(db: Queryable, action: Action, actor: Actor, now: Date): Promise<void> {
  const { operator, address, userAgent } = actor;
  await insertAction(db, action, {
    operator_id: operator.id,
    operator_name: operator.name,
    session_id: operator.sessionId,
    address,
    device: userAgent,
    at: now,
  });
}

/** What the house does by itself: the first operator, a proposal that expires. */
export async function recordOwnAction(db: Queryable, action: Action, now: Date): Promise<void> {
  await insertAction(db, action, {
    operator_id: null,
    operator_name: 'Lanna',
    session_id: null,
    address: '',
    device: '',
    at: now,
  });
}

async function insertAction(
  db: Queryable,
  { action, brandId, subject, before, after, reason }: Action,
  by: {
    operator_id: string | null;
    operator_name: string;
    session_id: string | null;
    address: string;
    device: string;
    at: Date;
  },
) {
  await db
    .insertInto('operators.action')
    .values({
      id: newId(),
      action,
      merchant_id: brandId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: subject.name ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      reason: reason ?? null,
      ...by,
    })
    .execute();
  await notifyOps(db, { brandId: null, type: 'actions_changed' });
}
