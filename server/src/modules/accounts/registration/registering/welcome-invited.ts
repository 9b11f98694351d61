import type { Tx } from '../../../../platform/sql/database.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { giveFirstRates } from '../../../people/agents/give-first-rates.ts';
import { readRates } from '../../../people/agents/read-rates.ts';
import type { FoundInvitation } from '../../../people/members/invitations/find-invitation.ts';
import { readPresetRates } from '../../../people/members/invitations/invitation-presets.ts';
import { dayIn } from '../../../people/members/persons/birthday.ts';

/** Gives who has registered by an invitation the rates it carries, and notes that the agent is to be notified. */
export async function welcomeInvited(
  tx: Tx,
  memberId: string,
  { agentId, code }: FoundInvitation,
  { brand }: Pick<RequestContext, 'brand'>,
  now: Date,
): Promise<void> {
  const rates = await readPresetRates(tx, brand.id, code);
  if (Object.keys(rates).length > 0) {
    const today = dayIn(brand.timeZone, now);
    const own = await readRates(tx, brand.id, agentId, today);
    await giveFirstRates(tx, { merchantId: brand.id, memberId }, { rates, own, setBy: agentId, today, now });
  }
  await tx
    .insertInto('registration.newcomer')
    .values({ member_id: memberId, merchant_id: brand.id, agent_id: agentId, code, joined_at: now })
    .execute();
}
