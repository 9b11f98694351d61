import { formatMoney } from '@lanna/rules/money';
import {
  claimable,
  daysToRemind,
  firstClaimable,
  lastDayFor,
  mayClaim,
} from '@lanna/rules/rewards/cashback/due';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import { brandDays } from '../claiming/brand-days.ts';
import { IS_ON } from '../claiming/is-on.ts';
import { readDue } from '../claiming/read-due.ts';

const BATCH = 100;

/**
 * Reminds members of cashback that lapses within days, once of each day: marked in the transaction of the message, so that a job that was cut goes on and
 * no member is reminded twice. Who could not claim yet, since it is too little in all, is not written to.
 */
export async function remindMembers({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const brand of await brandsGiving(db.kysely)) {
    const { today } = brandDays(brand.timeZone, now);
    await inBatches(db, BATCH, (tx) => remindSome(tx, { merchantId: brand.id, today, now }));
  }
}

async function brandsGiving(db: Queryable): Promise<{ id: string; timeZone: string }[]> {
  const rows = await db
    .selectFrom('brands.brand')
    .select(['id', 'time_zone'])
    .where(IS_ON)
    .where('enabled', '=', true)
    .execute();
  return rows.flatMap(({ id, time_zone }) => (id && time_zone ? [{ id, timeZone: time_zone }] : []));
}

async function remindSome(
  tx: Tx,
  { merchantId, today, now }: { merchantId: string; today: string; now: Date },
): Promise<number> {
  const { from, to } = daysToRemind(today);
  const { rows } = await sql<{ member_id: string; day: string }>`
    insert into cashback.reminder (member_id, day, merchant_id, looked_at)
    select distinct p.member_id, p.day, p.merchant_id, ${now}::timestamptz
    from bets.member_day p join members.account m on m.id = p.member_id and m.status = 'active'
    where p.merchant_id = ${merchantId} and p.day between ${from}::date and ${to}::date and p.valid_turnover > 0
      and not exists (select from cashback.reminder r where r.member_id = p.member_id and r.day = p.day)
    order by p.day, p.member_id limit ${BATCH}
    on conflict do nothing returning member_id, day::text as day`.execute(tx);
  for (const [memberId, days] of Map.groupBy(rows, (row) => row.member_id))
    await remind(tx, { merchantId, memberId, days: new Set(days.map(({ day }) => day)), today, now });
  return rows.length;
}

async function remind(
  tx: Tx,
  of: { merchantId: string; memberId: string; days: ReadonlySet<string>; today: string; now: Date },
): Promise<void> {
  const { days, today, ...holder } = of;
  const due = await readDue(tx, holder, today);
  const lapsing = due.filter(({ day, open }) => days.has(day) && open > 0n && day >= firstClaimable(today));
  const first = lapsing.at(-1)?.day;
  if (first === undefined || !mayClaim(claimable(due))) return;
  await sendMessage(tx, {
    ...holder,
    template: 'cashback_lapsing',
    facts: { amount: formatMoney(claimable(lapsing)), day: lastDayFor(first) },
  });
}
