import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { dayIn } from '../persons/birthday.ts';

export interface FoundInvitation {
  agentId: string;
  /** As it was made; compared without case. */
  code: string;
  usesMax: number | null;
}

/**
 * The invitation of a brand that a code stands for. Refuses with `invitation_code_invalid`, `invitation_expired` and `invitation_used_up`.
 */
export async function findInvitation(
  db: Queryable,
  brand: { id: string; timeZone: string },
  code: string,
  now: Date,
): Promise<FoundInvitation> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(code)) throw new Refusal('invitation_code_invalid');
  const invitation = await db
    .selectFrom('members.affiliate_code as code')
    .innerJoin('members.member as agent', 'agent.id', 'code.agent_id')
    .select([
      'agent.id as agentId',
      'code.code',
      'code.uses_max as usesMax',
      sql<string | null>`code.expires_on::text`.as('expiresOn'),
    ])
    .where('code.merchant_id', '=', brand.id)
    .where('code.code_key', '=', code.toLowerCase())
    .where('code.disabled_at', 'is', null)
    .where('agent.status', '=', 'active')
    .where('agent.type', 'in', AGENT_TYPES)
    .executeTakeFirst();
  if (!invitation) throw new Refusal('invitation_code_invalid');
  const { expiresOn, ...found } = invitation;
  if (expiresOn !== null && expiresOn < dayIn(brand.timeZone, now)) throw new Refusal('invitation_expired');
  await refuseUsedUp(db, brand.id, found);
  return found;
}

/**
 * Holds an invitation with a limit of uses until the end of the transaction, so that of parallel registrations only as many take it as may.
 * Refuses with `invitation_used_up`.
 */
export async function useInvitation(tx: Tx, merchantId: string, invitation: FoundInvitation): Promise<void> {
  if (invitation.usesMax === null) return;
  await tx
    .selectFrom('members.affiliate_code')
    .select('code')
    .where('merchant_id', '=', merchantId)
    .where('code_key', '=', invitation.code.toLowerCase())
    .forUpdate()
    .execute();
  await refuseUsedUp(tx, merchantId, invitation);
}

async function refuseUsedUp(db: Queryable, merchantId: string, { code, usesMax }: FoundInvitation) {
  if (usesMax === null) return;
  const { joined } = await db
    .selectFrom('members.profile')
    .select(sql<number>`count(*)::int`.as('joined'))
    .where('merchant_id', '=', merchantId)
    .where('affiliate_code_key', '=', code.toLowerCase())
    .executeTakeFirstOrThrow();
  if (joined >= usesMax) throw new Refusal('invitation_used_up');
}
