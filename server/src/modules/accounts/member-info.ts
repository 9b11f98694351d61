import { language, type memberInfo } from '@lanna/contract/accounts';
import type { Value } from '@lanna/contract/endpoint';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';

const accountType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);

/** What a member may know about themselves; nothing of the password, nothing of how vendors know them. */
export async function showMember(
  db: Database,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Value<typeof memberInfo>> {
  const member = await db.kysely
    .selectFrom('accounts.member')
    .select(['id', 'username', 'nickname', 'type', 'rank_level', 'language', 'currency', 'registered_at'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return {
    id: member.id,
    account: member.username,
    userName: member.username,
    nickname: member.nickname,
    type: accountType.parse(member.type),
    toUpline: false,
    clubLabel: { labelName: `V${member.rank_level}`, rankLevel: member.rank_level },
    memberLabel: [],
    language: language.parse(member.language),
    currency: member.currency,
    registeredAt: member.registered_at.toISOString(),
  };
}
