import type { ExclusionKind } from '@lanna/contract/people/members/exclusion';
import { z } from 'zod';
import {
  type ActionSubject,
  type ProposalKind,
  proposalKind,
} from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { letIn } from '../internal/shut-out.ts';
import { endExclusion } from './end-exclusions.ts';
import { correctableUntil, exclusionsOfBrands } from './exclusion-row.ts';
import { notifyOfEnd } from './notify-of-exclusion.ts';

/** By two operators whatever the console's settings say: one alone never takes protection away. */
export const CORRECTION_KIND = 'protection.correct';

const payload = z.object({ id: z.uuid(), memberId: z.uuid().nullable() });

/**
 * Proposes to take back an operator's own mistake, or to release an account that is another person's. Refuses with `not_found`,
 * `exclusion_not_correctable`.
 */
export async function correctExclusion(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'propose'>,
  { id, reason, ...of }: { id: string; memberId?: string | undefined; reason: string },
  now: Date,
): Promise<{ proposalId: string }> {
  const memberId = of.memberId ?? null;
  const record = await exclusionsOfBrands(tx, call.brandIds).where('e.id', '=', id).executeTakeFirst();
  if (!record) throw new Refusal('not_found');
  const brandId = memberId === null ? record.merchant_id : await brandOfFound(tx, { id, memberId });
  if (brandId === undefined) throw new Refusal('exclusion_not_correctable');
  if (!call.brandIds.includes(brandId)) throw new Refusal('not_found');
  if (record.ended_at || (memberId === null && !correctableUntil(record, now)))
    throw new Refusal('exclusion_not_correctable');
  const subject: ActionSubject =
    memberId === null ? { kind: 'exclusion', id } : { kind: 'member', id: memberId };
  const proposalId = await call.propose(tx, {
    kind: CORRECTION_KIND,
    brandId,
    subject,
    payload: { id, memberId },
    reason,
  });
  return { proposalId };
}

/** Carried out when the second operator approves, if it is still possible then. */
export function correctionProposal(clock: Clock): ProposalKind {
  return proposalKind({
    kind: CORRECTION_KIND,
    permission: 'protection.correct',
    rule: { standard: 'always', floor: 'always' },
    payload,
    carryOut: async (tx, { id, memberId }, { reason, proposer }) => {
      const now = clock.now();
      const exclusion = await tx
        .selectFrom('protection.exclusion')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!exclusion || exclusion.ended_at) throw new Refusal('proposal_outdated');
      const by = { reason, operatorName: proposer };
      if (memberId === null) {
        if (!correctableUntil(exclusion, now)) throw new Refusal('proposal_outdated');
        await endExclusion(tx, id, 'correction', now, by);
        return { before: { kind: exclusion.kind }, after: { ended: now.toISOString() } };
      }
      const merchantId = await brandOfFound(tx, { id, memberId });
      if (merchantId === undefined) throw new Refusal('proposal_outdated');
      await tx
        .updateTable('protection.excluded_account')
        .set({ released_at: now })
        .where('exclusion_id', '=', id)
        .where('member_id', '=', memberId)
        .execute();
      await letIn(tx, [{ merchantId, memberId }], { ...by, now });
      await notifyOfEnd(tx, [{ merchantId, memberId }], exclusion.kind as ExclusionKind, now);
      return { before: { kind: exclusion.kind, member: memberId }, after: { released: now.toISOString() } };
    },
  });
}

/** The brand of an account that was found by a mark; undefined for the account it was asked for on, and where there is none. */
async function brandOfFound(
  tx: Tx,
  { id, memberId }: { id: string; memberId: string },
): Promise<string | undefined> {
  const account = await tx
    .selectFrom('protection.excluded_account')
    .select('merchant_id')
    .where('exclusion_id', '=', id)
    .where('member_id', '=', memberId)
    .where('found_by', '<>', 'own')
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return account?.merchant_id;
}
