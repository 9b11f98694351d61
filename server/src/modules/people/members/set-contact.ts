import { sqlState } from '@lanna/rules/database-errors';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Sets a mobile number (E.164) or an e-mail (lower case) that has just been proved. Refuses with `mobile_taken` when another
 * account of the brand has the number; an e-mail may serve several, since a link is asked for by name and e-mail.
 */
export async function setContact(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  { kind, contact }: { kind: 'mobile' | 'email'; contact: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('members.member')
    .set(
      kind === 'mobile'
        ? { mobile: contact, mobile_verified_at: now }
        : { email: contact, email_verified_at: now },
    )
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute()
    .catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? new Refusal('mobile_taken') : error;
    });
}
