import type { Value } from '@lanna/contract/endpoint';
import type { showProposal as description } from '@lanna/contract/people/operators/proposal-ops';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { findObstacle } from '../accounts/find-obstacle.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { proposalRow, proposalRows } from './list-proposals.ts';

/** One proposal, and while it is open what it would change, and what keeps who asks from approving it. Refuses with `not_found`. */
export async function showProposal(
  { db, clock, kinds }: Pick<OperatorDeps, 'db' | 'clock' | 'kinds'>,
  session: OperatorSession,
  id: string,
): Promise<Value<typeof description>> {
  const known = kinds();
  const now = clock.now();
  const row = await proposalRows(db.kysely, session)
    .select(['p.payload', 'p.session_id', 'p.device_sha256'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const proposal = proposalRow(row, { session, kinds: known, now });
  const kind = known.find((candidate) => candidate.kind === proposal.kind);
  const payload = kind?.payload.safeParse(row.payload);
  const preview =
    proposal.state === 'open' && kind?.preview && payload?.success
      ? await kind.preview(db.kysely, payload.data, row.merchant_id)
      : { after: row.payload as Record<string, unknown> };
  const obstacle = proposal.mayDecide ? await findObstacle(db.kysely, row, session.operator, now) : null;
  return { ...proposal, obstacle, before: preview.before ?? null, after: preview.after ?? null };
}
