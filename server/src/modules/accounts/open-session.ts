import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { newToken, type SessionMethod, tokenSha256 } from './session.ts';

/** Opens a session for a member and gives its token: the only time it is seen. */
export async function openSession(
  tx: Tx,
  session: {
    merchantId: string;
    memberId: string;
    method: SessionMethod;
    userAgent: string;
    country: string | null;
    rememberSeriesId?: string | null;
    now: Date;
    lifeMs: number;
  },
): Promise<{ token: string; sessionId: string }> {
  const token = newToken();
  const sessionId = newId();
  await tx
    .insertInto('accounts.session')
    .values({
      id: sessionId,
      token_sha256: tokenSha256(token),
      merchant_id: session.merchantId,
      member_id: session.memberId,
      method: session.method,
      country: session.country,
      remember_series_id: session.rememberSeriesId ?? null,
      created_at: session.now,
      seen_at: session.now,
      expires_at: new Date(session.now.getTime() + session.lifeMs),
      user_agent: session.userAgent,
    })
    .execute();
  return { token, sessionId };
}
