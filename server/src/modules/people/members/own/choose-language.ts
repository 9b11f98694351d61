import type { Value } from '@lanna/contract/endpoint';
import type { chooseLanguage as endpoint, Language } from '@lanna/contract/people/members/members';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** Stores the member's choice of language on the account. */
export async function chooseLanguage(
  { db, clock }: { db: Database; clock: Clock },
  language: Language,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Value<typeof endpoint>> {
  const now = clock.now();
  await db.kysely
    .updateTable('members.member')
    .set({ language, language_chosen_at: now })
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
  return { language, chosenAt: now.toISOString() };
}
