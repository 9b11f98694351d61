import type { ApprovalObstacle } from '@lanna/contract/people/operators/proposal-ops';
import { sql } from 'kysely';
import type { Operator } from '../../../../platform/ops/operator-gate.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 24 * 3_600_000;

/** What is known of who proposed, and where. */
export interface ProposedBy {
  proposed_by: string;
  session_id: string | null;
  device_sha256: Buffer | null;
  merchant_id: string | null;
}

/**
 * Why two accounts may be one person, so that the one does not approve what the other has proposed; null where nothing speaks for it.
 * Devices count where a brand plays for real money: in a demonstration one person may try both parts.
 */
export async function findObstacle(
  db: Queryable,
  { proposed_by, session_id, device_sha256, merchant_id }: ProposedBy,
  approver: Operator,
  now: Date,
): Promise<ApprovalObstacle | null> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const { rows } = await sql<{
    set_by_other_at: Date | null;
    same_factor: boolean;
    same_device: boolean;
    demo: boolean;
    real: boolean;
  }>`
    select o.set_by_other_at,
      exists (select from operators.known_factor mine join operators.known_factor theirs using (sha256)
        where mine.operator_id = o.id and theirs.operator_id = ${proposed_by}) as same_factor,
      -- A session without a device is none of which a difference could be known.
      s.device_sha256 is null or s.device_sha256 = ${device_sha256}::bytea
        or exists (select from operators.session p where p.device_sha256 = s.device_sha256
          and p.operator_id = ${proposed_by} and p.seen_at > ${dayAgo}) as same_device,
      exists (select from operators.operator d where d.id in (o.id, ${proposed_by}) and d.demo) as demo,
      exists (select from brands.brand b where b.settings ->> 'demo' = 'false'
        and (${merchant_id}::uuid is null or b.id = ${merchant_id}::uuid)) as real
    from operators.operator o join operators.session s on s.operator_id = o.id
    where s.id = ${approver.sessionId}`.execute(db);
  const [known] = rows;
  const { same_factor = true, demo = true, real = true } = known ?? {};
  if (!known || same_factor || session_id === approver.sessionId || (demo && real))
    return { code: 'proposal_same_person', until: null };
  const until = known.set_by_other_at && approvalStartsAt(known.set_by_other_at);
  if (until && until > now) return { code: 'approver_too_fresh', until: until.toISOString() };
  // Null where neither is known to be the other's: the comparison with a proposal of before says nothing.
  return real && known.same_device === true ? { code: 'proposal_same_device', until: null } : null;
}

/** An account whose password or factor another had a hand in approves from then on. */
export function approvalStartsAt(setByOtherAt: Date): Date {
  return new Date(setByOtherAt.getTime() + DAY_MS);
}
