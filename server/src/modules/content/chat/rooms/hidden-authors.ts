import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Authors whom a member does not read: blocked by the member, or the other way round. Which of the two is not said. */
export async function hiddenAuthors(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ author_id: string }>`
    select a.author_id from chat.author a where a.member_id in (
      select blocked_id from chat.block where member_id = ${memberId}
      union select member_id from chat.block where blocked_id = ${memberId})`.execute(db);
  return rows.map(({ author_id }) => author_id);
}
