import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Actor, Proposal } from '../../../../platform/ops/operator-gate.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readConsoleSettings } from '../house/console-settings.ts';
import { recordAction } from '../record/record-action.ts';

const HOUR_MS = 3_600_000;

/** Stores what one operator wants done until another decides; gives back its id. Nothing is carried out yet. */
export async function propose(tx: Tx, proposal: Proposal, actor: Actor, now: Date): Promise<string> {
  const { kind, brandId, subject, payload, reason } = proposal;
  const { proposalHours } = await readConsoleSettings(tx);
  const id = newId();
  const session = await tx
    .selectFrom('operators.session')
    .select('device_sha256')
    .where('id', '=', actor.operator.sessionId)
    .executeTakeFirst();
  await tx
    .insertInto('operators.proposal')
    .values({
      id,
      kind,
      merchant_id: brandId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: subject.name ?? null,
      payload: JSON.stringify(payload),
      reason,
      proposed_by: actor.operator.id,
      session_id: actor.operator.sessionId,
      device_sha256: session?.device_sha256 ?? null,
      proposed_at: now,
      expires_at: new Date(now.getTime() + proposalHours * HOUR_MS),
    })
    .execute();
  await recordAction(
    tx,
    { action: 'operators.propose', brandId, subject, after: { proposal: id, kind, payload }, reason },
    actor,
    now,
  );
  await notifyOps(tx, { brandId, type: 'proposals_changed' });
  return id;
}
