import type { Tx } from '../../../platform/sql/database.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { recordTerms } from './internal/record-terms.ts';
import { flagDuplicates } from './persons/flag-duplicates.ts';
import { NO_PROFILE } from './persons/profile.ts';

/** What the owner of an account that another person has made says at the first log-in. */
export interface Enrolment {
  birthday: Temporal.PlainDate | null;
}

/**
 * Ends the enrolment of an account that another person has made: accepts the brand's terms, keeps the birthday, and marks the identity by the
 * owner's own device. Once; later calls change nothing.
 */
export async function enrol(
  tx: Tx,
  { memberId, birthday }: { memberId: string } & Enrolment,
  context: RequestContext,
  by: { secret: Buffer; now: Date },
): Promise<void> {
  const { brand } = context;
  const { termsVersion: version } = brand.settings;
  const ended = await tx
    .updateTable('members.member')
    .set({ enrolment_due: false, terms_version: version, terms_accepted_at: by.now })
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .where('enrolment_due', '=', true)
    .returning(['mobile', 'email'])
    .executeTakeFirst();
  if (!ended) return;
  await recordTerms(tx, { memberId, version, occasion: 'registration', now: by.now }, context);
  await tx
    .updateTable('members.profile')
    .set({ birthday: birthday?.toString() ?? null })
    .where('member_id', '=', memberId)
    .execute();
  await flagDuplicates(tx, { id: memberId, ...ended, birthday, profile: NO_PROFILE }, context, by);
}
