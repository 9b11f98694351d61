import type { IdentityFlag } from '@lanna/contract/accounts/kyc/ops';
import { IDENTITY_DOCUMENTS, type IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import type { IdentityReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import type { IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { KycSubmission } from '../../../../platform/generated/kyc.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Documents as they were sent once. `valid_until` as a day, without the hours that a date of the driver's would have. */
export type SubmissionRow = Omit<Selectable<KycSubmission>, 'valid_until'> & { valid_until: string | null };

const kind = z.enum(IDENTITY_DOCUMENTS);

export function submissions(db: Queryable) {
  return db
    .selectFrom('kyc.submission as s')
    .select([
      's.id',
      's.merchant_id',
      's.member_id',
      's.attempt',
      's.kind',
      's.person',
      's.number_masked',
      's.number_mark',
      's.portal_mark',
      sql<string | null>`s.valid_until::text`.as('valid_until'),
      's.state',
      's.flags',
      's.reasons',
      's.words',
      's.language',
      's.handled_by',
      's.handled_by_id',
      's.sent_at',
      's.changed_at',
      's.decided_at',
      's.version',
    ]);
}

export function stateOf({ state }: Pick<SubmissionRow, 'state'>): IdentityState {
  return state as IdentityState;
}
export function kindOf(row: Pick<SubmissionRow, 'kind'>): IdentityDocument {
  return kind.parse(row.kind);
}
export function reasonsOf({ reasons }: Pick<SubmissionRow, 'reasons'>): IdentityReason[] {
  return reasons as IdentityReason[];
}
export function flagsOf({ flags }: Pick<SubmissionRow, 'flags'>): IdentityFlag[] {
  return flags as IdentityFlag[];
}

export function ownerOf({ merchant_id, member_id }: Pick<SubmissionRow, 'merchant_id' | 'member_id'>) {
  return { merchantId: merchant_id, memberId: member_id };
}

/** The day it is in a time zone, `yyyy-MM-dd`. */
export function dayIn(timeZone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
