import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';

/** How a member stands on the boards: with some letters of the name, or none. */
export async function readBoardName(db: Queryable, memberId: string): Promise<{ unnamed: boolean }> {
  const row = await db
    .selectFrom('winners.unnamed')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { unnamed: row !== undefined };
}

/** Holds for every win, also for those that stand there; open boards are told. */
export async function chooseBoardName(
  { db, clock }: { db: Database; clock: Clock },
  { merchantId, memberId }: Owner,
  { unnamed }: { unnamed: boolean },
): Promise<{ unnamed: boolean }> {
  await db.transaction(async (tx) => {
    if (unnamed)
      await tx
        .insertInto('winners.unnamed')
        .values({ member_id: memberId, since: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await tx.deleteFrom('winners.unnamed').where('member_id', '=', memberId).execute();
    await notifyPush(tx, { b: merchantId, t: ['winners_changed'] });
  });
  return { unnamed };
}
