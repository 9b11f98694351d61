import type { Value } from '@lanna/contract/endpoint';
import type { acceptTerms as endpoint } from '@lanna/contract/people/members/members';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { recordTerms } from '../internal/record-terms.ts';

/**
 * Accepts the brand's current terms and stores the acceptance; repeated calls store one. Refuses with
 * `terms_due` {version} when the member has read another version than the current one.
 */
export async function acceptTerms(
  { db, clock }: { db: Database; clock: Clock },
  version: string,
  { memberId }: { memberId: string },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { brand } = context;
  const { termsVersion } = brand.settings;
  if (version !== termsVersion) throw new Refusal('terms_due', { version: termsVersion });
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await tx
      .selectFrom('members.member')
      .select(['terms_version', 'terms_accepted_at'])
      .where('id', '=', memberId)
      .where('merchant_id', '=', brand.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.terms_version === version && before.terms_accepted_at)
      return { version, acceptedAt: before.terms_accepted_at.toISOString() };
    await tx
      .updateTable('members.member')
      .set({ terms_version: version, terms_accepted_at: now })
      .where('id', '=', memberId)
      .execute();
    await recordTerms(tx, { memberId, version, occasion: 'change', now }, context);
    return { version, acceptedAt: now.toISOString() };
  });
}
