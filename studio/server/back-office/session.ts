import type {
  BackOfficeLaunch,
  BackOfficePermission,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { z } from 'zod';
import { later } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import { newId, newToken, tokenDigest } from '../platform/ids.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';

/** As long as the console's own sessions last without work. */
const SESSION_IDLE_MS = 15 * 60_000;
const SESSION_LONGEST_MS = 8 * 3_600_000;

/** A person of an operator's, let in for one brand. */
export interface OfficeSession {
  id: string;
  /** Whose back office it is, by the vendor's code: at another vendor's address the session is none. */
  vendor: string;
  /** The brand, by the name the wallet protocol knows it by: nothing of another's is seen or changed. */
  operatorId: string;
  personId: string;
  personName: string;
  permissions: string[];
}

/** Gives the bearer token, which is kept nowhere: only its digest is. */
export async function insertSession(
  tx: Tx,
  { vendor, iss, sub, name, permissions }: BackOfficeLaunch & { vendor: string },
  now: Date,
): Promise<{ token: string; session: OfficeSession }> {
  const token = newToken();
  const session = {
    id: newId(now.getTime()),
    vendor,
    operatorId: iss,
    personId: sub,
    personName: name,
    permissions,
  };
  await tx.query(
    `insert into studio.back_office_session
       (id, token_sha256, vendor, operator_id, person_id, person_name, permissions, created_at, idle_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[session.id, tokenDigest(token), vendor, iss, sub, name, permissions],
      ...[now, later(now, SESSION_IDLE_MS), later(now, SESSION_LONGEST_MS)],
    ],
  );
  return { token, session };
}

const bearer = z.string().regex(/^Bearer [A-Za-z0-9_-]{43}$/);

/** The session of an `Authorization` header, which every call prolongs. Refuses `session_ended`. */
export async function takeSession(
  tx: Tx,
  { vendor, authorization }: { vendor: string; authorization: string | undefined },
  now: Date,
): Promise<OfficeSession> {
  const header = bearer.safeParse(authorization);
  if (!header.success) throw new BackOfficeRefusal('session_ended');
  const { rows } = await tx.query<OfficeSession>(
    `update studio.back_office_session set idle_at = least(ends_at, $3::timestamptz)
     where token_sha256 = $1 and vendor = $4 and idle_at > $2 and ends_at > $2
     returning id, vendor, operator_id as "operatorId", person_id as "personId", person_name as "personName", permissions`,
    [tokenDigest(header.data.slice('Bearer '.length)), now, later(now, SESSION_IDLE_MS), vendor],
  );
  const [session] = rows;
  if (!session) throw new BackOfficeRefusal('session_ended');
  return session;
}

export function refuseWithout(permission: BackOfficePermission, { permissions }: OfficeSession): void {
  if (!permissions.includes(permission)) throw new BackOfficeRefusal('not_permitted', { permission });
}

export async function deleteEndedOfficeSessions(tx: Tx, now: Date): Promise<void> {
  await tx.query('delete from studio.back_office_session where idle_at < $1 or ends_at < $1', [now]);
  await tx.query('delete from studio.back_office_launch where expires_at < $1', [now]);
}
