import type { Received, Value } from '@lanna/contract/endpoint';
import type { changeProfile as endpoint } from '@lanna/contract/people/members/profile';
import { tidied } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { lockMember } from '../credentials.ts';
import { maskName } from '../mask.ts';
import { OWN_FIELD_RULES } from './own-fields.ts';
import { readOwnFields } from './show-profile.ts';

/**
 * Sets one field of the own person by the rules of registration. The name that money is paid out to is set once; setting it is on
 * record. Refuses with `invalid_input` {fields}, `profile_field_fixed`.
 */
export async function changeProfile(
  { db, clock }: { db: Database; clock: Clock },
  { field, value: typed }: Received<typeof endpoint>['body'],
  { memberId, sessionId }: { memberId: string; sessionId: string },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { change, column } = OWN_FIELD_RULES[field];
  if (change === 'service') throw new Refusal('profile_field_fixed');
  const rule = context.brand.settings.registration.fields[field];
  const text = tidied(field, typed);
  // A nickname is shown to others, and the payee name is set for good: neither can be taken away.
  const required = rule.required || field === 'nickname' || change === 'once';
  const fieldError = checkField(text, { ...rule, required });
  if (fieldError) throw new Refusal('invalid_input', { fields: [{ field: 'value', ...fieldError }] });
  const value = text === '' ? null : text;
  const owner = { merchantId: context.brand.id, memberId };
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockMember(tx, owner);
    if (change === 'once' && (await readOwnFields(tx, owner))[field] !== null)
      throw new Refusal('profile_field_fixed');
    if (column === 'nickname')
      await tx
        .updateTable('members.member')
        .set({ nickname: text })
        .where('id', '=', memberId)
        .where('merchant_id', '=', owner.merchantId)
        .execute();
    else
      await tx
        .insertInto('members.profile')
        // An account that an operator has made may have none yet.
        .values({ member_id: memberId, merchant_id: owner.merchantId, [column]: value })
        .onConflict((on) => on.column('member_id').doUpdateSet({ [column]: value }))
        .execute();
    if (change === 'once' && value !== null)
      await recordSecurityEvent(
        tx,
        { kind: 'payee_name_set', memberId, sessionId, after: { name: maskName(value) } },
        { ...context, now },
      );
  });
  return { field, value };
}
