import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

export function brandEnvelopes(db: Queryable) {
  return db.selectFrom('brand_envelopes.envelope as e').selectAll('e');
}

export type BrandEnvelope = Awaited<ReturnType<ReturnType<typeof brandEnvelopes>['executeTakeFirstOrThrow']>>;

/**
 * Claims hold this together, its end holds it alone: an end comes after every claim in flight and before any other, and claims do not wait for
 * each other.
 */
export async function holdForClaim(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`brand envelope ${id}`}, 0))`.execute(tx);
}

/** The envelope, held until the end of the transaction against claims and operators. */
export async function holdForEnd(tx: Tx, id: string): Promise<BrandEnvelope | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`brand envelope ${id}`}, 0))`.execute(tx);
  return brandEnvelopes(tx).where('e.id', '=', id).forUpdate().executeTakeFirst();
}

export function endOf({ starts_at: startsAt, open_seconds: seconds }: BrandEnvelope): Date {
  return new Date(startsAt.getTime() + seconds * 1000);
}

export function termsOf({
  starts_at: startsAt,
  open_seconds: openSeconds,
  is_announced: isAnnounced,
}: BrandEnvelope) {
  return { startsAt, openSeconds, isAnnounced };
}
