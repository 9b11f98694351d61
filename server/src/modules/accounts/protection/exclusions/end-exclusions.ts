import type { EXCLUSION_ENDS } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { ExclusionKind } from '@lanna/contract/people/members/exclusion';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { letIn } from '../internal/shut-out.ts';
import { notifyOfEnd } from './notify-of-exclusion.ts';

const AT_ONCE = 50;
/** What else may be due waits for the next minute. */
const ROUNDS_MAX = 40;

/**
 * Ends time-outs whose time has passed, and self-exclusions whose end was asked for long enough ago. The rows themselves are the queue:
 * a run that was late, killed or comes twice ends the same ones once, and one whose clock is behind ends nothing.
 */
export async function endExclusions(
  { db, clock }: { db: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX && !signal?.aborted; round += 1) {
    const ended = await db.transaction(async (tx) => {
      const now = clock.now();
      const due = await tx
        .selectFrom('protection.exclusion')
        .select(['id', 'kind'])
        .where('ended_at', 'is', null)
        .where(sql<Date>`case when kind = 'time_out' then until else ends_at end`, '<=', now)
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, kind } of due)
        await endExclusion(tx, id, kind === 'time_out' ? 'time' : 'member', now);
      return due.length;
    });
    if (ended < AT_ONCE) return;
  }
}

/** Ends one that the caller has locked, and lets play again whom nothing else keeps from it. */
export async function endExclusion(
  tx: Tx,
  id: string,
  endedBy: (typeof EXCLUSION_ENDS)[number],
  now: Date,
  by: { reason: string; operatorName: string | null } = { reason: '', operatorName: null },
): Promise<void> {
  const ended = await tx
    .updateTable('protection.exclusion')
    .set({ ended_at: now, ended_by: endedBy })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  const accounts = await tx
    .selectFrom('protection.excluded_account')
    .select(['member_id as memberId', 'merchant_id as merchantId'])
    .where('exclusion_id', '=', id)
    .where('released_at', 'is', null)
    .execute();
  await letIn(tx, accounts, { ...by, now });
  if (ended) await notifyOfEnd(tx, accounts, ended.kind as ExclusionKind, now);
}
