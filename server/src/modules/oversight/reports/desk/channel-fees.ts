import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import {
  CHANNEL_FEES_SHOWN,
  type ChannelFee,
  type listChannelFees as listing,
  type setChannelFee as setting,
} from '@lanna/contract/oversight/reports/channel-fees';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

type Row = Omit<ChannelFee, 'fixed' | 'enteredAt'> & { fixed: bigint; enteredAt: Date };

/** The newest first; of each channel and direction the one that counts today says so. */
export async function listChannelFees(
  db: Queryable,
  brandIds: readonly string[],
  now: Date,
): Promise<Value<typeof listing>> {
  const ids = sql`any (${[...brandIds]}::uuid[])`;
  const [{ rows: fees }, { rows: channels }] = await Promise.all([
    sql<Row>`
      select b.code as brand, b.currency, f.channel_code as channel, f.direction, f.from_day::text as "fromDay", f.share, f.fixed,
        f.entered_at as "enteredAt", f.entered_by as "enteredBy",
        case when f.number = on_now.number then 'on' when f.from_day > t.day and f.number = last.number then 'ahead' else 'past' end as state
      from reports.channel_fee f
      join brands.brand b on b.id = f.merchant_id
      cross join lateral (select (${now}::timestamptz at time zone b.time_zone)::date as day) t
      left join lateral (
        select o.number from reports.channel_fee o
        where (o.merchant_id, o.channel_code, o.direction) = (f.merchant_id, f.channel_code, f.direction) and o.from_day <= t.day
        order by o.from_day desc, o.number desc limit 1) on_now on true
      cross join lateral (
        select max(o.number) as number from reports.channel_fee o
        where (o.merchant_id, o.channel_code, o.direction, o.from_day) = (f.merchant_id, f.channel_code, f.direction, f.from_day)) last
      where f.merchant_id = ${ids}
      order by f.number desc limit ${CHANNEL_FEES_SHOWN}`.execute(db),
    sql<Value<typeof listing>['channels'][number]>`
      select b.code as brand, c.way as direction, c.code
      from payments.channel_record c join brands.brand b on b.id = c.merchant_id
      where c.merchant_id = ${ids} group by 1, 2, 3 order by 1, 2, 3`.execute(db),
  ]);
  return {
    fees: fees.map(({ fixed, enteredAt, ...fee }) => ({
      ...fee,
      fixed: formatMoney(fixed),
      enteredAt: enteredAt.toISOString(),
    })),
    channels,
  };
}

/**
 * A new row; what counted before stays on record. Refuses `not_found` for a channel the brand does not have, `invalid_input` for a day that is over: what
 * it says of NGR has been read already.
 */
export async function setChannelFee(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'operator' | 'record'>,
  { brand: code, reason, ...fee }: Received<typeof setting>['body'] & { brand: string },
  now: Date,
): Promise<Record<string, never>> {
  const brand = brandInScope(call.brands, code);
  const { rows } = await sql<{ isOver: boolean; knows: boolean }>`
    select ${fee.fromDay}::date < (${now}::timestamptz at time zone time_zone)::date as "isOver",
      exists (select from payments.channel_record c
        where c.merchant_id = brand.id and c.code = ${fee.channel} and c.way = ${fee.direction}) as knows
    from brands.brand brand where id = ${brand.id}`.execute(tx);
  const [found] = rows;
  if (!found?.knows) throw new Refusal('not_found');
  if (found.isOver) throw new Refusal('invalid_input', { fields: [{ field: 'fromDay', rule: 'future' }] });
  const fixed = moneyOf(fee.fixed);
  const before = await lastOf(tx, brand.id, fee);
  await sql`
    insert into reports.channel_fee (merchant_id, channel_code, direction, from_day, share, fixed, entered_at, entered_by)
    values (${brand.id}, ${fee.channel}, ${fee.direction}, ${fee.fromDay}::date, ${fee.share}, ${fixed}, ${now}, ${call.operator.name})`.execute(
    tx,
  );
  await call.record(tx, {
    action: 'reports.set-channel-fee',
    brandId: brand.id,
    subject: { kind: 'channel-fee', id: `${fee.channel} ${fee.direction}`, name: fee.channel },
    ...(before && { before }),
    after: factsOf({ ...fee, fixed }),
    reason,
  });
  return {};
}

/** What would count on that day without it. */
async function lastOf(
  tx: Tx,
  merchantId: string,
  { channel, direction, fromDay }: { channel: string; direction: string; fromDay: string },
) {
  const { rows } = await sql<{ fromDay: string; share: number; fixed: bigint }>`
    select from_day::text as "fromDay", share, fixed from reports.channel_fee
    where merchant_id = ${merchantId} and channel_code = ${channel} and direction = ${direction} and from_day <= ${fromDay}::date
    order by from_day desc, number desc limit 1`.execute(tx);
  const [row] = rows;
  return row && factsOf({ ...row, direction });
}

function factsOf({
  direction,
  fromDay,
  share,
  fixed,
}: {
  direction: string;
  fromDay: string;
  share: number;
  fixed: bigint;
}) {
  return { way: direction, fromDay, feeShare: share, feeFixed: formatMoney(fixed) };
}
