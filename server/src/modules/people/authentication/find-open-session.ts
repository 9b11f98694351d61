import type { Tx } from '../../../platform/sql/database.ts';
import { type SessionMethod, sessionMethod } from './session.ts';

/** How an open session of a member was created, and whether it has a remember-me token. */
export async function findOpenSession(
  tx: Tx,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<{ method: SessionMethod; remembered: boolean } | undefined> {
  const session = await tx
    .selectFrom('authentication.session as session')
    .leftJoin('authentication.remember_me_token as token', (join) =>
      join.onRef('token.id', '=', 'session.remember_me_token_id').on('token.ended_at', 'is', null),
    )
    .select(['session.method', 'token.id as tokenId'])
    .where('session.id', '=', sessionId)
    .where('session.member_id', '=', memberId)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  return session && { method: sessionMethod.parse(session.method), remembered: session.tokenId !== null };
}
