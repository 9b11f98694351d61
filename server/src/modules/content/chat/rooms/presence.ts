import { PRESENT_EVERY_SECONDS, PRESENT_SHOWN } from '@lanna/contract/content/chat/chat';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../../../people/members/mask.ts';

/** Pages report themselves; who has missed a report and a half is gone. */
export const PRESENT_MS = PRESENT_EVERY_SECONDS * 1500;

/** A member is in a room: how many are, and some of their names. */
export async function noteMember(
  db: Queryable,
  roomId: string,
  memberId: string,
  now: Date,
): Promise<{ count: number; names: string[] }> {
  await db
    .insertInto('chat.presence')
    .values({ room_id: roomId, member_id: memberId, seen_at: now })
    .onConflict((on) => on.columns(['room_id', 'member_id']).doUpdateSet({ seen_at: now }))
    .execute();
  const present = db
    .selectFrom('chat.presence as p')
    .innerJoin('members.account as a', 'a.id', 'p.member_id')
    .where('p.room_id', '=', roomId)
    .where('p.seen_at', '>', new Date(now.getTime() - PRESENT_MS))
    .where('a.status', '=', 'active');
  const [{ count }, names] = await Promise.all([
    present.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    present.select('a.username').orderBy('p.seen_at', 'desc').limit(PRESENT_SHOWN).execute(),
  ]);
  return { count: Number(count), names: names.map(({ username }) => maskName(username)) };
}
