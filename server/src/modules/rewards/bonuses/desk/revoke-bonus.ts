import { isBonusOpen } from '@lanna/rules/rewards/bonuses/states';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { lockBonus } from '../life/bonus.ts';
import { endBonus } from '../life/end-bonus.ts';

export const REVOKE_BONUS = 'bonuses.revoke';

/** That a member loses a bonus is decided by two. */
export const revokeProposal = changeProposal({
  kind: REVOKE_BONUS,
  permission: 'bonuses.revoke',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid() }),
  carryOut: async (tx, { id }, { call, reason, now }) => revokeBonus(tx, call, { id, reason, now }),
});

/** Takes a bonus back before it is completed; cash stays as it is. Refuses with `not_found`, `bonus_move_impossible`. */
export async function revokeBonus(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<{ proposal: string | null }> {
  const bonus = await lockBonus(tx, id);
  if (!bonus || !call.brandIds.includes(bonus.merchant_id)) throw new Refusal('not_found');
  if (!isBonusOpen(bonus.state)) throw new Refusal('bonus_move_impossible');
  const member = await findScopedMember(tx, bonus.member_id, call.brandIds);
  const action = {
    brandId: bonus.merchant_id,
    subject: memberSubject(member),
    before: { bonus: id },
    after: { bonus: id, state: 'revoked' },
    reason,
  };
  if (await call.mustBeProposed(tx, REVOKE_BONUS))
    return { proposal: await proposeChange(tx, call, { kind: REVOKE_BONUS, wanted: { id }, ...action }) };
  await endBonus(tx, { id, to: 'revoked', byName: call.operator.name, reason, now });
  await call.record(tx, { action: REVOKE_BONUS, ...action });
  return { proposal: null };
}
