import { formatMoney, type Money } from '@lanna/rules/money';
import { firstLiving, lastDayOf, TELL_DAYS } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { brandDays } from '../brand-day.ts';
import { lockAllPoints } from '../moving/lock-points.ts';

const BATCH = 100;

/** Expires what is over, and tells members of what will be: once for each month and each of the days before. */
export async function expirePoints({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const brands = await db.kysely
    .selectFrom('brands.brand')
    .select(['id', 'time_zone'])
    .where('enabled', '=', true)
    .execute();
  for (const { id, time_zone } of brands) {
    if (!id || !time_zone) continue;
    const { today } = brandDays(time_zone, now);
    await inBatches(db, BATCH, (tx) => expireSome(tx, { merchantId: id, today, now }));
    for (const days of TELL_DAYS)
      await inBatches(db, BATCH, (tx) => warnSome(tx, { merchantId: id, today, now, days }));
  }
}

async function expireSome(tx: Tx, of: { merchantId: string; today: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct l.member_id from points.lot l join points.member m on m.member_id = l.member_id
    where m.merchant_id = ${of.merchantId} and l.remaining > 0 and l.month < ${firstLiving(of.today)}::date
    order by l.member_id limit ${BATCH}`.execute(tx);
  await lockAllPoints(
    tx,
    rows.map(({ member_id: memberId }) => ({ merchantId: of.merchantId, memberId })),
    of.now,
  );
  return rows.length;
}

async function warnSome(
  tx: Tx,
  { merchantId, today, now, days }: { merchantId: string; today: string; now: Date; days: number },
): Promise<number> {
  const month = firstLiving(today);
  const last = lastDayOf(month);
  if (Temporal.PlainDate.from(today).until(last).days > days) return 0;
  const { rows } = await sql<{ member_id: string; remaining: Money }>`
    with marked as (
      insert into points.reminder (member_id, month, days, merchant_id, looked_at)
      select l.member_id, l.month, ${days}, m.merchant_id, ${now}
      from points.lot l join points.member m on m.member_id = l.member_id
      where m.merchant_id = ${merchantId} and l.month = ${month}::date and l.remaining > 0
        and not exists (select from points.reminder r where (r.member_id, r.month, r.days) = (l.member_id, l.month, ${days}))
      order by l.member_id limit ${BATCH}
      on conflict do nothing returning member_id, month)
    select l.member_id, l.remaining from points.lot l join marked using (member_id, month)`.execute(tx);
  for (const { member_id: memberId, remaining } of rows)
    await sendMessage(tx, {
      ...{ merchantId, memberId, template: 'points_expiring', now },
      facts: { points: formatMoney(remaining), day: last },
    });
  return rows.length;
}
