import type { readChatMessage } from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { chatMessages } from './list-messages.ts';
import { mutesOf } from './mutes-of.ts';
import { noteLook } from './note-look.ts';

const AROUND = 10;
const HISTORY = 20;

/** A message with what was written around it and what its writer wrote lately; the look is recorded. Refuses with `not_found`. */
export async function readForDesk(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record' | 'language'>,
  id: string,
  now: Date,
): Promise<Value<typeof readChatMessage>> {
  const scope = { ...call, db: tx };
  const row = await chatMessages.one(scope, id);
  const brandId = call.brands.find(({ code }) => code === row.brand)?.id ?? '';
  await noteLook(
    tx,
    call,
    { brandId, subject: { kind: 'chat-room', id: row.room.id, name: row.room.name } },
    now,
  );
  const [around, history, reasons, mutes] = [
    await idsAround(tx, row.room.id, row.sentAt),
    await idsOfMember(tx, row.member.id),
    await tx
      .selectFrom('chat.report')
      .select(({ fn }) => ['reason', fn.countAll<bigint>().as('count')])
      .where('message_id', '=', id)
      .groupBy('reason')
      .execute(),
    await mutesOf(tx, row.member.id),
  ];
  const known = new Map<string, typeof row>();
  for (const one of new Set([...around, ...history])) known.set(one, await chatMessages.one(scope, one));
  const rowsOf = (ids: readonly string[]) => ids.flatMap((one) => known.get(one) ?? []);
  return {
    ...row,
    around: rowsOf(around),
    history: rowsOf(history),
    reportReasons: Object.fromEntries(reasons.map(({ reason, count }) => [reason, Number(count)])),
    mutes,
  };
}

async function idsAround(tx: Tx, roomId: string, sentAt: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id, sent_at from chat.message where room_id = ${roomId} and sent_at <= ${sentAt} order by sent_at desc, id desc limit ${sql.lit(AROUND + 1)})
      union
      (select id, sent_at from chat.message where room_id = ${roomId} and sent_at > ${sentAt} order by sent_at, id limit ${sql.lit(AROUND)})
    ) near order by sent_at, id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function idsOfMember(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('chat.message')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .limit(HISTORY)
    .execute();
  return rows.map(({ id }) => id);
}
