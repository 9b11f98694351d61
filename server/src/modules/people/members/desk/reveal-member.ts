import type { Value } from '@lanna/contract/endpoint';
import type { revealMember as endpoint } from '@lanna/contract/people/members/ops';
import type { Tx } from '../../../../platform/sql/database.ts';
import { personalFields, readProfile } from '../internal/personal-fields.ts';

/** What the masks of a member hide. */
export async function revealMember(tx: Tx, memberId: string): Promise<Value<typeof endpoint>> {
  const { mobile, email } = await tx
    .selectFrom('members.member')
    .select(['mobile', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const contacts = Object.entries({ mobile, email }).flatMap(([field, value]) =>
    value === null ? [] : [{ field, value }],
  );
  const personal = personalFields(await readProfile(tx, memberId));
  return { fields: [...contacts, ...personal.map(({ field, value }) => ({ field, value }))] };
}
