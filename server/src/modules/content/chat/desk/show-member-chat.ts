import type { showMemberChat as endpoint } from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import { chatMessages } from './list-messages.ts';
import { mutesOf } from './mutes-of.ts';
import { noteLook } from './note-look.ts';

const SHOWN_MAX = 50;

/** What a member wrote in the rooms; the look is recorded. Refuses with `not_found`. */
export async function showMemberChat(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record' | 'language'>,
  id: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const member = await findScopedMember(tx, id, call.brandIds);
  await noteLook(tx, call, { brandId: member.merchantId, subject: memberSubject(member) }, now);
  const { rows } = await chatMessages.page({ ...call, db: tx }, {
    member: id,
    sort: '-at',
    limit: SHOWN_MAX,
  } as never);
  const counts = await tx
    .selectFrom('chat.message')
    .where('member_id', '=', id)
    .select([
      sql<bigint>`count(*)`.as('written'),
      sql<bigint>`count(*) filter (where state = 'removed')`.as('removed'),
      sql<bigint>`count(*) filter (where reports > 0)`.as('reported'),
    ])
    .executeTakeFirstOrThrow();
  return {
    messages: rows,
    mutes: await mutesOf(tx, id),
    counts: {
      written: Number(counts.written),
      removed: Number(counts.removed),
      reported: Number(counts.reported),
    },
  };
}
