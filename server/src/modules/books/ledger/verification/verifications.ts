import { verification as shape, type Verification } from '@lanna/contract/books/ledger/ops';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type Page, type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { leaveUnfinished } from './ask-for-verification.ts';

const PAGING: Paging = { keys: { at: { by: sql`v.asked_at`, type: 'timestamptz' } }, id: sql`v.id` };

export async function listAllVerifications(db: Queryable, wanted: PageWanted): Promise<Page<Verification>> {
  const page = await readPage(db, rowsOf(db), PAGING, wanted);
  return { ...page, rows: await withSteps(db, page.rows) };
}

/** Refuses `not_found`. */
export async function showVerification(db: Queryable, id: string): Promise<Verification> {
  const [found] = await withSteps(db, await rowsOf(db).where('v.id', '=', id).execute());
  if (!found) throw new Refusal('not_found');
  return found;
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

function rowsOf(db: Queryable) {
  return db
    .selectFrom('ledger.verification as v')
    .select([
      'v.id',
      'v.state',
      'v.asked_at',
      'v.asked_by_name',
      'v.started_at',
      'v.ended_at',
      'v.cancel_asked_at',
      'v.failure',
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

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
