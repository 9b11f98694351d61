import { listMemberSessions } from '@lanna/contract/accounts/security/ops';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import { earliestSeenAt, isSessionOver } from '../../../people/authentication/session.ts';

interface Terms {
  sessionIdleMs: number;
  now: Date;
}

/** A member's sessions, also those that have ended, as long as they are kept. */
export const memberSessions = opsList(
  listMemberSessions,
  ({ db, params }: ListScope & Terms & { params: { id: string } }) =>
    db
      .selectFrom('authentication.session_info as s')
      .select(['s.id', 's.user_agent', 's.country', 's.method'])
      .select(['s.created_at', 's.seen_at', 's.ended_at', 's.expires_at'])
      .select(
        sql<string | null>`(
          select e.address from audit.member_event e
          where e.session_id = s.id and e.kind in ('registered', 'session_opened') limit 1)`.as('address'),
      )
      .where('s.member_id', '=', params.id),
  {
    brand: 's.merchant_id',
    where: {
      open: (open, { now, sessionIdleMs }) => sql<boolean>`${isOpen(now, sessionIdleMs)} = ${open === 'yes'}`,
    },
    sorts: {
      opened: { by: 's.created_at', type: 'timestamptz' },
      seen: { by: 's.seen_at', type: 'timestamptz' },
    },
    id: 's.id',
    row: (record, { now, sessionIdleMs }) => ({
      id: record.id,
      device: deviceName(record.user_agent),
      userAgent: record.user_agent,
      address: record.address,
      country: record.country,
      method: record.method,
      openedAt: record.created_at.toISOString(),
      seenAt: record.seen_at.toISOString(),
      endedAt: record.ended_at?.toISOString() ?? null,
      open: !isSessionOver(record, now, sessionIdleMs),
    }),
  },
);

function isOpen(now: Date, sessionIdleMs: number) {
  return sql`(s.ended_at is null and s.expires_at > ${now} and s.seen_at >= ${earliestSeenAt(now, sessionIdleMs)})`;
}
