import type { Permission } from '@lanna/contract/content/chat/chat';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { type ChatMember, type ChatPermission, chatPermission } from '@lanna/rules/content/chat/permission';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readChatSettings } from './chat-settings.ts';
import type { RoomRow } from './room-row.ts';

export interface ChatOwner {
  merchantId: string;
  memberId: string;
}

export interface MemberFacts extends ChatMember {
  username: string;
  language: string;
  reason: string | null;
}

/** What the rooms need to know of a member; undefined where the brand has no such member. */
export async function readMemberFacts(
  db: Queryable,
  { merchantId, memberId }: ChatOwner,
): Promise<MemberFacts | undefined> {
  const row = await db
    .selectFrom('members.account as a')
    .innerJoin('members.credential as c', 'c.id', 'a.id')
    .select([
      'a.username',
      'a.status',
      'a.type',
      'a.rank_level',
      'a.language',
      'a.registered_at',
      'a.is_demo_player',
      'c.mobile_verified_at',
    ])
    .select(sql<boolean>`c.mobile_verified_at is not null or chat.has_deposited(a.id)`.as('is_proved'))
    .where('a.id', '=', memberId)
    .where('a.merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row) return undefined;
  const mutes = await db
    .selectFrom('chat.mute')
    .select(['kind', 'until', 'reason'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
  return {
    username: row.username,
    language: row.language,
    status: row.status,
    isTrial: row.type === TRIAL_TYPE,
    isDemoPlayer: row.is_demo_player === true,
    rankLevel: row.rank_level,
    registeredMs: row.registered_at.getTime(),
    isProved: row.is_proved,
    mutes: mutes.map(({ kind, until }) => ({
      kind: kind as 'mute' | 'out',
      untilMs: until?.getTime() ?? null,
    })),
    reason: mutes[0]?.reason ?? null,
  };
}

/** What a member may do in a room now, by what stands in the rows: nothing of it is kept from before. */
export async function readPermission(
  db: Queryable,
  brand: { id: string; timeZone: string },
  member: MemberFacts,
  room: RoomRow,
  now: Date,
): Promise<ChatPermission> {
  const { settings } = await readChatSettings(db, brand.id);
  return permissionIn(member, room, settings, { now, timeZone: brand.timeZone });
}

export function permissionIn(
  member: MemberFacts,
  room: RoomRow,
  settings: Parameters<typeof chatPermission>[2],
  { now, timeZone }: { now: Date; timeZone: string },
): ChatPermission {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return chatPermission(
    member,
    {
      closed: room.closed,
      readOnly: room.read_only,
      smallestRank: room.smallest_rank,
      openFrom: room.open_from,
      openTo: room.open_to,
    },
    settings,
    { nowMs: now.getTime(), minute: hour * 60 + minute },
  );
}

/** As the member is told. */
export function shownPermission(
  { read, write, why, untilMs }: ChatPermission,
  member: Pick<MemberFacts, 'reason'>,
): Permission {
  return {
    read,
    write,
    sticker: write,
    picture: write,
    moderate: false,
    why,
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
    reason: why === 'muted' || why === 'out' ? member.reason : null,
  };
}
