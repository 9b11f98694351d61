import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

export type SportsCaseKind =
  | 'results_differ'
  | 'result_lacks'
  | 'late_correction'
  | 'rolled_back'
  | 'feed_contradiction'
  | 'feed_gap'
  | 'slip_disputed';

/** Puts a matter before people; the same one is there once while it is open. */
export async function openCase(
  tx: Tx,
  {
    kind,
    fixtureId = null,
    subject,
    facts,
  }: {
    kind: SportsCaseKind;
    fixtureId?: string | null;
    subject: string;
    facts: Record<string, unknown>;
  },
): Promise<void> {
  await tx.query(
    `insert into studio.sports_case (id, kind, fixture_id, subject, facts) values ($1, $2, $3, $4, $5)
     on conflict (kind, subject) where closed_at is null do nothing`,
    [newId(Date.now()), kind, fixtureId, subject, JSON.stringify(facts)],
  );
}
