import type { LocalText } from '@lanna/rules/local-text';
import {
  CASES_MIN,
  evaluateDeposits,
  evaluateWithdrawals,
  shareOf,
  WINDOW_MINUTES,
} from '@lanna/rules/oversight/status/component-state';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { DEFAULT_SETTINGS } from '../../../money/withdrawals/settings.ts';
import { type MeasuredComponent, reportedMinutes } from './measured-component.ts';

const PERCENT = 100;

/** Each way in that the brand offers. A deposit counts as paid once it is credited, or once its payer says so; one that was not paid is no error. */
export async function measureDeposits(
  db: Queryable,
  brand: { merchantId: string; isDemo: boolean; takesMoney: boolean },
  { now, dayBegan }: { now: Date; dayBegan: Date },
): Promise<MeasuredComponent[]> {
  const { rows } = await sql<{
    code: string;
    name: LocalText;
    stopped: boolean;
    promised: number;
    paid: number;
    credited: number;
    minutes: number;
    today_paid: number;
    today_credited: number;
    today_minutes: number | null;
  }>`
    select c.code, c.name, not (c.enabled and c.gateway_enabled) as stopped, d.*
    from payments.channel_record c
    cross join lateral (
      select coalesce(max(promised_minutes), 0) as promised,
        count(*) filter (where recent)::integer as paid,
        count(*) filter (where recent and credited)::integer as credited,
        coalesce(percentile_cont(0.5) within group (order by minutes) filter (where recent), 0)::float8 as minutes,
        count(*) filter (where today)::integer as today_paid,
        count(*) filter (where today and credited)::integer as today_credited,
        (percentile_cont(0.5) within group (order by minutes) filter (where today))::float8 as today_minutes
      from (
        select p.promised_minutes, p.status = 'credited' as credited,
          extract(epoch from p.credited_at - p.created_at) / 60 as minutes,
          p.created_at > ${now}::timestamptz - ${WINDOW_MINUTES.deposits} * interval '1 minute' as recent,
          p.created_at >= ${dayBegan} as today
        from cashier.deposit_pace p
        where p.merchant_id = c.merchant_id and p.method_code = c.code
          and p.created_at > ${now}::timestamptz - interval '1 day'
          and (p.status = 'credited'
            or (p.status in ('failed', 'refused', 'expired') and p.paid_said_at is not null)
            or (p.status in ('waiting', 'review') and p.paid_said_at < ${now}::timestamptz - interval '1 hour'))
      ) as counted) d
    where c.merchant_id = ${brand.merchantId} and c.way = 'in' and (c.kind <> 'sandbox' or ${brand.isDemo})
    order by c.position, c.code`.execute(db);
  return rows.map((row) => {
    const share = shareOf(row.today_credited, row.today_paid, CASES_MIN.deposits);
    const isReported = row.today_credited >= CASES_MIN.deposits;
    return {
      kind: 'deposits',
      subject: row.code,
      name: row.name,
      judgement: evaluateDeposits({
        stopped: row.stopped || !brand.takesMoney,
        paid: row.paid,
        credited: row.credited,
        typicalMinutes: row.minutes,
        promisedMinutes: row.promised,
      }),
      today: {
        share: share === null ? null : Math.round(share * PERCENT),
        typicalMinutes: isReported ? reportedMinutes(row.today_minutes) : null,
        slowMinutes: null,
      },
    };
  });
}

/** Withdrawals, from asking to paid. Those that end today count for today, whenever they were asked for. */
export async function measureWithdrawals(
  db: Queryable,
  { merchantId }: { merchantId: string },
  { now, dayBegan }: { now: Date; dayBegan: Date },
): Promise<MeasuredComponent> {
  const { rows } = await sql<{
    promised: number | null;
    ended: number;
    returned: number;
    minutes: number;
    today_paid: number;
    today_minutes: number | null;
    today_slow: number | null;
  }>`
    select max(promised_minutes) as promised,
      count(*) filter (where recent)::integer as ended,
      count(*) filter (where recent and not paid)::integer as returned,
      coalesce(percentile_cont(0.5) within group (order by minutes) filter (where recent and paid), 0)::float8 as minutes,
      count(*) filter (where today and paid)::integer as today_paid,
      (percentile_cont(0.5) within group (order by minutes) filter (where today and paid))::float8 as today_minutes,
      (percentile_cont(0.9) within group (order by minutes) filter (where today and paid))::float8 as today_slow
    from (
      select promised_minutes, state <> 'returned' as paid,
        extract(epoch from ended_at - requested_at) / 60 as minutes,
        ended_at > ${now}::timestamptz - ${WINDOW_MINUTES.withdrawals} * interval '1 minute' as recent,
        ended_at >= ${dayBegan} as today
      from withdrawals.withdrawal_pace
      where merchant_id = ${merchantId} and requested_at > ${now}::timestamptz - interval '7 days'
        and ended_at is not null
    ) as counted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has a row');
  const isReported = row.today_paid >= CASES_MIN.withdrawals;
  return {
    kind: 'withdrawals',
    subject: null,
    name: null,
    judgement: evaluateWithdrawals({
      ended: row.ended,
      returned: row.returned,
      typicalMinutes: row.minutes,
      promisedMinutes: row.promised ?? DEFAULT_SETTINGS.promisedMinutes,
    }),
    today: {
      share: null,
      typicalMinutes: isReported ? reportedMinutes(row.today_minutes) : null,
      slowMinutes: isReported ? reportedMinutes(row.today_slow) : null,
    },
  };
}
