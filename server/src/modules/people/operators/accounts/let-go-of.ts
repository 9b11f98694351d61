import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Has the topic undo what it set aside for a proposal that is not carried out. */
export async function letGoOf(
  tx: Tx,
  kinds: readonly ProposalKind[],
  proposal: { id: string; kind: string; payload: unknown; merchant_id: string | null },
  now: Date,
): Promise<void> {
  const kind = kinds.find((candidate) => candidate.kind === proposal.kind);
  const payload = kind?.payload.safeParse(proposal.payload);
  if (kind?.letGo && payload?.success)
    await kind.letGo(tx, payload.data, { proposalId: proposal.id, brandId: proposal.merchant_id, now });
}
