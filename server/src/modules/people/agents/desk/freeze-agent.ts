import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { lockScopedMember, memberSubject } from '../../members/scoped-member.ts';

type Call = Pick<AnyOpsCall, 'operator' | 'brandIds' | 'record'>;
interface Request {
  id: string;
  reason: string;
  now: Date;
}

/** Freezes an agent. One who is frozen already stays so under the first freeze. Refuses with `not_found`, `not_an_agent`. */
export async function freezeAgent(db: Database, call: Call, { id, reason, now }: Request): Promise<void> {
  await db.transaction(async (tx) => {
    const agent = await lockScopedMember(tx, id, call.brandIds);
    if (!AGENT_TYPES.includes(agent.type)) throw new Refusal('not_an_agent');
    const frozen = await tx
      .insertInto('agents.freeze')
      .values({
        id: newId(),
        merchant_id: agent.merchantId,
        member_id: id,
        reason,
        frozen_at: now,
        frozen_by: call.operator.name,
      })
      .onConflict((conflict) => conflict.column('member_id').where('lifted_at', 'is', null).doNothing())
      .executeTakeFirst();
    await call.record(tx, {
      action: 'agents.freeze',
      brandId: agent.merchantId,
      subject: memberSubject(agent),
      before: { frozen: frozen.numInsertedOrUpdatedRows === 0n },
      after: { frozen: true },
      reason,
    });
    await notifyOps(tx, { brandId: agent.merchantId, type: 'members_changed' });
  });
}

/** Refuses with `not_found`, `agent_not_frozen`. */
export async function liftFreeze(db: Database, call: Call, { id, reason, now }: Request): Promise<void> {
  await db.transaction(async (tx) => {
    const agent = await lockScopedMember(tx, id, call.brandIds);
    const lifted = await tx
      .updateTable('agents.freeze')
      .set({ lifted_at: now, lifted_by: call.operator.name, lift_reason: reason })
      .where('member_id', '=', id)
      .where('merchant_id', '=', agent.merchantId)
      .where('lifted_at', 'is', null)
      .executeTakeFirst();
    if (lifted.numUpdatedRows === 0n) throw new Refusal('agent_not_frozen');
    await call.record(tx, {
      action: 'agents.lift-freeze',
      brandId: agent.merchantId,
      subject: memberSubject(agent),
      before: { frozen: true },
      after: { frozen: false },
      reason,
    });
    await notifyOps(tx, { brandId: agent.merchantId, type: 'members_changed' });
  });
}
