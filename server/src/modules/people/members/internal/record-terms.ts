import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';

/** Adds a line to the record of accepted terms (ACC-2). Triggers refuse to change or delete a line. */
export async function recordTerms(
  db: Queryable,
  accepted: { memberId: string; version: string; occasion: 'registration' | 'change'; now: Date },
  { brand, address, country, userAgent }: RequestContext,
): Promise<void> {
  await db
    .insertInto('members.terms_acceptance')
    .values({
      id: newId(),
      merchant_id: brand.id,
      member_id: accepted.memberId,
      version: accepted.version,
      occasion: accepted.occasion,
      address,
      country,
      device: userAgent,
      accepted_at: accepted.now,
    })
    .execute();
}
