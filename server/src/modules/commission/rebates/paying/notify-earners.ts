import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { GatheredNotices } from '../../../../platform/push/gathered-notices.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';

const BATCH = 200;

/**
 * Writes to each account what came in on a day of the brand that is over: one message, however many postings. What a day came to is marked sent in the
 * transaction of the message. Of a day on which more was taken back than paid nothing is sent: it stands in the record.
 */
export async function notifyEarners(deps: {
  db: Database;
  clock: Clock;
  notices?: Pick<GatheredNotices, 'notify'>;
}): Promise<void> {
  await inBatches(deps.db, BATCH, (tx) => notifySome(tx, deps));
}

async function notifySome(
  tx: Tx,
  { clock, notices }: { clock: Clock; notices?: Pick<GatheredNotices, 'notify'> },
): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ earner_id: string; merchant_id: string; day: string; amount: Money }>`
    with untold as (
      select d.earner_id, d.day from rebates.day_paid d join brands.brand b on b.id = d.merchant_id
      where d.told_at is null and d.day < (${now} at time zone b.time_zone)::date
      order by d.merchant_id, d.day, d.earner_id limit ${BATCH} for update of d skip locked
    )
    update rebates.day_paid d set told_at = ${now} from untold u
    where d.earner_id = u.earner_id and d.day = u.day
    returning d.earner_id, d.merchant_id, d.day::text as day, d.amount`.execute(tx);
  for (const { earner_id, merchant_id, day, amount } of rows)
    if (amount > 0n)
      await sendMessage(tx, {
        merchantId: merchant_id,
        memberId: earner_id,
        template: 'rebates_paid',
        facts: { amount: formatMoney(amount), day },
        source: `rebates ${earner_id} ${day}`,
        ...(notices ? { notices } : {}),
        now,
      });
  return rows.length;
}
