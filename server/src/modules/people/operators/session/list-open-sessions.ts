import type { Queryable } from '../../../../platform/sql/database.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import { isOver } from './session-life.ts';

const SESSIONS_MAX = 100;

export interface OpenSession {
  id: string;
  address: string;
  device: string;
  openedAt: string;
  seenAt: string;
}

/** The sessions of an operator that count now, the one used last first. */
export async function listOpenSessions(db: Queryable, operatorId: string, now: Date): Promise<OpenSession[]> {
  const sessions = await db
    .selectFrom('operators.session')
    .select(['id', 'address', 'user_agent', 'created_at', 'seen_at', 'expires_at', 'ended_at'])
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(SESSIONS_MAX)
    .execute();
  return sessions
    .filter((session) => !isOver(session, now))
    .map(({ id, address, user_agent, created_at, seen_at }) => ({
      id,
      address,
      device: deviceName(user_agent),
      openedAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
    }));
}
