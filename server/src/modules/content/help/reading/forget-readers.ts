import type { Queryable } from '../../../../platform/sql/database.ts';

/** Forgets who has answered whether an article helped, once no day in any zone is theirs any more; the sums stay. */
export async function forgetReaders(db: Queryable, now: Date): Promise<void> {
  const twoDaysAgo = new Date(now.getTime() - 2 * 24 * 3_600_000);
  await db.deleteFrom('help.answer').where('day', '<', twoDaysAgo).execute();
}
