import {
  ANNOUNCEMENT_TYPES,
  type agentAnnouncements,
} from '@lanna/contract/content/announcements/announcements';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readGroups } from './read-announcements.ts';

/** What runs now for agents alone, in its order whatever its type, and what of it this agent has not opened. */
export async function readForAgents(
  db: Queryable,
  brand: Brand,
  { memberId, language, now }: { memberId: string; language: Language; now: Date },
): Promise<Value<typeof agentAnnouncements>> {
  const wanted = { types: ANNOUNCEMENT_TYPES, language, withContent: true, now };
  const groups = await readGroups(db, brand, wanted, sql<boolean>`a.readers = 'agents'`);
  const list = Object.values(groups)
    .flat()
    .sort(
      (one, other) => one.position - other.position || other.date - one.date || (one.id < other.id ? -1 : 1),
    );
  if (list.length === 0) return { list, unread: [] };
  const seen = await db
    .selectFrom('announcements.seen')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .where(
      'announcement_id',
      'in',
      list.map(({ id }) => id),
    )
    .execute();
  const opened = new Set(seen.map((row) => row.announcement_id));
  return { list, unread: list.filter(({ id }) => !opened.has(id)).map(({ id }) => id) };
}
