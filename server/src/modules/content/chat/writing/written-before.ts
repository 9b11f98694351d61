import {
  COPIES_SECONDS,
  RATE_MESSAGES_MAX,
  RATE_SECONDS_MAX,
  type WrittenBefore,
} from '@lanna/rules/content/chat/rates';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Shorter texts are what everybody writes (`gg`, `555`, `สู้ ๆ`): several who write them copy no one. */
const COPY_MIN = 12;

/** What the rates of a message follow from. The caller holds the writer's row and the room's: two devices at once come one after the other. */
export async function readWrittenBefore(
  tx: Tx,
  of: { merchantId: string; memberId: string; roomId: string; fingerprint: string; repeats: boolean },
  now: Date,
): Promise<WrittenBefore> {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const own = await tx
    .selectFrom('chat.message')
    .select(['sent_at', 'room_id', 'fingerprint'])
    .where('member_id', '=', of.memberId)
    .where('sent_at', '>', since(RATE_SECONDS_MAX))
    .orderBy('sent_at', 'desc')
    .limit(RATE_MESSAGES_MAX)
    .execute();
  const latest = (matches: (row: (typeof own)[number]) => boolean) => own.find(matches)?.sent_at.getTime();
  const isCopy = of.repeats && [...of.fingerprint].length >= COPY_MIN;
  return {
    ownMs: own.map(({ sent_at }) => sent_at.getTime()),
    sameMs: of.repeats ? latest(({ fingerprint }) => fingerprint === of.fingerprint) : undefined,
    roomMs: latest(({ room_id }) => room_id === of.roomId),
    copies: isCopy ? await countCopies(tx, of, since(COPIES_SECONDS)) : 0,
  };
}

async function countCopies(
  tx: Tx,
  { merchantId, memberId, fingerprint }: { merchantId: string; memberId: string; fingerprint: string },
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('chat.message')
    .select(sql<bigint>`count(distinct member_id)`.as('count'))
    .where('merchant_id', '=', merchantId)
    .where('fingerprint', '=', fingerprint)
    .where('sent_at', '>', since)
    .where('member_id', '<>', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
