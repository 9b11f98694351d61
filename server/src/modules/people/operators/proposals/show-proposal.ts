import type { Value } from '@lanna/contract/endpoint';
import type { showProposal as description } from '@lanna/contract/people/operators/proposal-ops';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { findObstacle } from '../accounts/find-obstacle.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { readProposal } from './read-proposals.ts';

/** One proposal, and while it is open what it would change, and what keeps who asks from approving it. Refuses with `not_found`. */
export async function showProposal(
  { db, clock, kinds }: Pick<OperatorDeps, 'db' | 'clock' | 'kinds'>,
  session: OperatorSession,
  id: string,
): Promise<Value<typeof description>> {
  const known = kinds();
  const now = clock.now();
  const found = await readProposal({ db: db.kysely, kinds: known, now }, session, id);
  if (!found) throw new Refusal('not_found');
  const { proposal, brandId } = found;
  const kind = known.find((candidate) => candidate.kind === proposal.kind);
  const payload = kind?.payload.safeParse(found.payload);
  const preview =
    proposal.state === 'open' && kind?.preview && payload?.success
      ? await kind.preview(db.kysely, payload.data, brandId)
      : { after: found.payload as Record<string, unknown> };
  const obstacle = proposal.mayDecide
    ? await findObstacle(db.kysely, found.row, session.operator, now)
    : null;
  return { ...proposal, obstacle, before: preview.before ?? null, after: preview.after ?? null };
}
