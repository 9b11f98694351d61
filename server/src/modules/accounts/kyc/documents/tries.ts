import type { Queryable } from '../../../../platform/sql/database.ts';

const DAY_MS = 24 * 3_600_000;

/** Which attempt the next one is, how many are left within twenty-four hours, and when there is one again; null: now. */
export async function triesOf(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  { triesADay }: { triesADay: number },
  now: Date,
): Promise<{ attempt: number; left: number; nextAt: Date | null }> {
  const rows = await db
    .selectFrom('kyc.submission')
    .select(['attempt', 'sent_at'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .orderBy('attempt', 'desc')
    .limit(triesADay)
    .execute();
  const since = now.getTime() - DAY_MS;
  const lately = rows.filter(({ sent_at }) => sent_at.getTime() > since);
  const attempt = (rows[0]?.attempt ?? 0) + 1;
  const oldest = lately.length >= triesADay ? lately.at(-1) : undefined;
  if (!oldest) return { attempt, left: triesADay - lately.length, nextAt: null };
  return { attempt, left: 0, nextAt: new Date(oldest.sent_at.getTime() + DAY_MS) };
}
