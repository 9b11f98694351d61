import {
  listVerifications,
  verification as shape,
  type Verification,
} from '@lanna/contract/books/ledger/ops';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { leaveUnfinished } from './ask-for-verification.ts';

/** `steps`: those there are. */
export const verifications = opsList(
  listVerifications,
  ({ db }: ListScope & { steps: string[] }) => db.selectFrom('ledger.verification as v').selectAll(),
  {
    // The books are the house's.
    brand: null,
    where: {},
    sorts: { at: { by: 'v.asked_at', type: 'timestamptz' } },
    id: 'v.id',
    rows: (found, { db }) => withSteps(db, found),
    more: async (_, { steps }) => ({ steps }),
  },
);

/** Refuses `not_found`. */
export function showVerification(db: Queryable, id: string): Promise<Verification> {
  return verifications.one({ db, brands: [], steps: [] }, id);
}

/** One that waits ends at once; one that runs, within a second or two. Refuses `not_found`, `verification_over`. */
export async function cancelVerification(tx: Tx, id: string, now: Date): Promise<void> {
  const found = await tx
    .selectFrom('ledger.verification')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (found.state !== 'waiting' && found.state !== 'running') throw new Refusal('verification_over');
  const isWaiting = found.state === 'waiting';
  await tx
    .updateTable('ledger.verification')
    .set({ cancel_asked_at: now, ...(isWaiting ? { state: 'cancelled', ended_at: now } : {}) })
    .where('id', '=', id)
    .execute();
  if (isWaiting) await leaveUnfinished(tx, id, now);
  await notifyOps(tx, { brandId: null, type: 'verification_changed' });
}

interface Found {
  id: string;
  state: string;
  asked_at: Date;
  asked_by_name: string;
  started_at: Date | null;
  ended_at: Date | null;
  cancel_asked_at: Date | null;
  failure: string | null;
}

async function withSteps(db: Queryable, found: readonly Found[]): Promise<Verification[]> {
  if (found.length === 0) return [];
  const steps = await db
    .selectFrom('ledger.verification_step')
    .selectAll()
    .where(
      'verification_id',
      'in',
      found.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  return found.map((row) =>
    shape.parse({
      id: row.id,
      state: row.state,
      askedAt: row.asked_at.toISOString(),
      askedBy: row.asked_by_name,
      startedAt: row.started_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      cancelAsked: row.cancel_asked_at !== null,
      failure: row.failure,
      steps: steps
        .filter((step) => step.verification_id === row.id)
        .map((step) => ({
          step: step.step,
          state: step.state,
          done: Number(step.done),
          total: step.total === null ? null : Number(step.total),
          violations: step.violations,
          startedAt: step.started_at?.toISOString() ?? null,
          endedAt: step.ended_at?.toISOString() ?? null,
        })),
    }),
  );
}
