import { randomInt } from 'node:crypto';
import { type Invitation, OPEN_INVITATIONS_MAX } from '@lanna/contract/agents';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Open and closed codes together: a closed code is kept, since members have registered with it. */
const INVITATIONS_MAX = 200;
/** Codes are read out over the telephone too, so no letter or digit can be mistaken for another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Opens another invitation code of an agent. Refuses with `invitation_limit_reached`. */
export async function addInvitation(
  { db, clock }: { db: Database; clock: Clock },
  agent: { merchantId: string; memberId: string },
): Promise<Invitation> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The lock orders parallel calls, so that two cannot both take the last free place.
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

/** 31⁸ codes: a duplicate within a brand is very unlikely, and the unique constraint refuses it. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
