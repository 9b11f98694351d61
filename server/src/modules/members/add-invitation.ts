import { randomInt } from 'node:crypto';
import { type Invitation, OPEN_INVITATIONS_MAX } from '@lanna/contract/agents';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Open and closed together: a closed code stays, since members came by it. */
const INVITATIONS_MAX = 200;
/** Read out over the telephone as often as pressed: no letter or digit that is mistaken for another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Opens another invitation code of an agent. Refuses with `invitation_limit_reached`. */
export async function addInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: { merchantId: string; memberId: string },
): Promise<Invitation> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // One at a time, so that two at once do not both find room for the last one.
    await tx
      .selectFrom('members.member')
      .select('id')
      .where('id', '=', agent.memberId)
      .where('merchant_id', '=', agent.merchantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const codes = await tx
      .selectFrom('members.affiliate_code')
      .select('disabled_at')
      .where('agent_id', '=', agent.memberId)
      .where('merchant_id', '=', agent.merchantId)
      .execute();
    const open = codes.filter(({ disabled_at }) => disabled_at === null);
    if (open.length >= OPEN_INVITATIONS_MAX || codes.length >= INVITATIONS_MAX)
      throw new Refusal('invitation_limit_reached');
    const code = newCode();
    await tx
      .insertInto('members.affiliate_code')
      .values({ merchant_id: agent.merchantId, code, agent_id: agent.memberId, created_at: now })
      .execute();
    return { code, createdAt: now.toISOString(), closedAt: null, joined: 0 };
  });
}

/** 31⁸ of them: that two are the same in one brand is less likely than that the machine fails, and is then refused. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
