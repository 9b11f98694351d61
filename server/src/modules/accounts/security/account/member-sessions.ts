import type { listMemberSessions as endpoint } from '@lanna/contract/accounts/security/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { type PageWanted, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import { earliestSeenAt, isSessionOver } from '../../../people/authentication/session.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';

/** A member's sessions, also those that have ended, as long as they are kept. */
export async function memberSessions(
  db: Queryable,
  { id, merchantId }: ScopedMember,
  { open, ...wanted }: PageWanted & { open?: 'yes' | 'no' | undefined },
  { sessionIdleMs, now }: { sessionIdleMs: number; now: Date },
): Promise<Value<typeof endpoint>> {
  const isOpen = sql<boolean>`(s.ended_at is null and s.expires_at > ${now}
    and s.seen_at >= ${earliestSeenAt(now, sessionIdleMs)})`;
  const sessions = db
    .selectFrom('authentication.session_info as s')
    .select([
      's.id',
      's.user_agent',
      's.country',
      's.method',
      's.created_at',
      's.seen_at',
      's.ended_at',
      's.expires_at',
      sql<string | null>`(
        select e.address from audit.member_event e
        where e.session_id = s.id and e.kind in ('registered', 'session_opened') limit 1)`.as('address'),
    ])
    .where('s.member_id', '=', id)
    .where('s.merchant_id', '=', merchantId)
    .$if(open === 'yes', (query) => query.where(isOpen))
    .$if(open === 'no', (query) => query.where(sql<boolean>`not ${isOpen}`));
  const keys = {
    opened: { by: sql`s.created_at`, type: 'timestamptz' as const },
    seen: { by: sql`s.seen_at`, type: 'timestamptz' as const },
  };
  const page = await readPage(db, sessions, { keys, id: sql`s.id` }, wanted);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent),
      userAgent: row.user_agent,
      address: row.address,
      country: row.country,
      method: row.method,
      openedAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      open: !isSessionOver(row, now, sessionIdleMs),
    })),
  };
}
