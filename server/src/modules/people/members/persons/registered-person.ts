import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readProfile } from '../internal/personal-fields.ts';

/** What a member has said of the own person, as other topics compare with it. `birthday` as `yyyy-MM-dd`. */
export async function readRegisteredPerson(
  db: Queryable,
  { memberId }: Owner,
): Promise<{ fullName: string | null; payeeName: string | null; birthday: string | null }> {
  const profile = await readProfile(db, memberId);
  return {
    fullName: profile?.full_name ?? null,
    payeeName: profile?.payee_name ?? null,
    birthday: profile?.birthday ?? null,
  };
}

/** The name and birthday that a document has shown. An account that was not made by registering has no profile yet. */
export async function setRegisteredPerson(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { fullName, birthday }: { fullName: string; birthday: string },
): Promise<void> {
  const shown = { full_name: fullName, birthday };
  await tx
    .insertInto('members.profile')
    .values({ member_id: memberId, merchant_id: merchantId, ...shown })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(shown))
    .execute();
}
