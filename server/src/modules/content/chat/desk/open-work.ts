import { sql } from 'kysely';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Messages that are held or reported, and not decided. */
export function chatWork(db: Queryable): OpenWork {
  return {
    key: 'chat',
    permission: 'chat.moderate',
    href: '/chat-desk?view=queue',
    count: async (brandIds) => {
      const { count, since } = await db
        .selectFrom('chat.message')
        .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('sent_at').as('since')])
        .where('merchant_id', 'in', [...brandIds])
        .where(
          sql<boolean>`decided_at is null and (state in ('held', 'hidden') or (state = 'shown' and reports > 0))`,
        )
        .executeTakeFirstOrThrow();
      return { count: Number(count), since };
    },
  };
}
