import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { newToken, tokenSha256 } from './session.ts';

/** Opens a session for a member and gives its token: the only time it is seen. */
export async function openSession(
  tx: Tx,
  session: { merchantId: string; memberId: string; userAgent: string; now: Date; lifeMs: number },
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('accounts.session')
    .values({
      id: newId(),
      token_sha256: tokenSha256(token),
      merchant_id: session.merchantId,
      member_id: session.memberId,
      created_at: session.now,
      seen_at: session.now,
      expires_at: new Date(session.now.getTime() + session.lifeMs),
      user_agent: session.userAgent,
    })
    .execute();
  return token;
}
