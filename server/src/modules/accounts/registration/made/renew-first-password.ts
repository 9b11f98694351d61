import type { renewFirstPassword as endpoint } from '@lanna/contract/accounts/registration/made-accounts';
import type { Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { lockMember, setPasswordHash } from '../../../people/members/credentials.ts';
import { firstPassword } from '../first-password.ts';
import type { MakeDeps } from './make-account.ts';

/**
 * Makes another first password for an account that the agent has made and that its owner has not taken over: the earlier one was lost. Refuses
 * with `member_unknown`, `made_account_taken_over`, `agent_frozen`.
 */
export async function renewFirstPassword(
  { db, clock, firstPasswordSecret }: MakeDeps,
  agent: { merchantId: string; memberId: string },
  memberId: string,
): Promise<Value<typeof endpoint>> {
  await refuseFrozen(db.kysely, agent.memberId);
  const password = firstPassword(await firstPasswordSecret(), [agent.merchantId, memberId, newId()]);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const made = await tx
      .selectFrom('registration.made_account as made')
      .innerJoin('members.account as m', 'm.id', 'made.member_id')
      .select(['m.username'])
      .where('made.member_id', '=', memberId)
      .where('made.agent_id', '=', agent.memberId)
      .where('made.merchant_id', '=', agent.merchantId)
      .where('m.agent_id', '=', agent.memberId)
      .executeTakeFirst();
    if (!made) throw new Refusal('member_unknown');
    const owner = { merchantId: agent.merchantId, memberId };
    await lockMember(tx, owner);
    const { enrolment_due } = await tx
      .selectFrom('members.credential')
      .select('enrolment_due')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (!enrolment_due) throw new Refusal('made_account_taken_over');
    await setPasswordHash(tx, owner, passwordHash, clock.now());
    return { username: made.username, firstPassword: password };
  });
}
