import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import { readExclusion } from './read-exclusion.ts';

/** Whether a member wants to be notified of promotions; off from an exclusion on. Refuses with `play_excluded` who is under one. */
export async function chooseMarketing(
  { db, clock }: { db: Database; clock: Clock },
  wanted: boolean,
  { merchantId, memberId }: Owner,
): Promise<{ wanted: boolean }> {
  return db.transaction(async (tx) => {
    const exclusion = await readExclusion(tx, { merchantId, memberId });
    if (wanted && exclusion) throw new Refusal('play_excluded', { ...exclusion });
    if (wanted) await tx.deleteFrom('protection.no_marketing').where('member_id', '=', memberId).execute();
    else
      await tx
        .insertInto('protection.no_marketing')
        .values({ member_id: memberId, merchant_id: merchantId, since: clock.now() })
        .onConflict((on) => on.doNothing())
        .execute();
    return { wanted };
  });
}

export async function wantsMarketing(db: Queryable, memberId: string): Promise<boolean> {
  const off = await db
    .selectFrom('protection.no_marketing')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return off === undefined;
}
