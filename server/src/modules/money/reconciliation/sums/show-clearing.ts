import type { Value } from '@lanna/contract/endpoint';
import type { showClearing as endpoint } from '@lanna/contract/money/reconciliation/clearing-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import { readVendorSums } from '../search/find-vendor-sums.ts';

type Shown = Value<typeof endpoint>;

/** Each clearing account beside what gateway or bank has confirmed, and each vendor's transfers beside the ledger, as of one moment. */
export function showClearing(
  { db, clock }: { db: Database; clock: Clock },
  brands: readonly Brand[],
): Promise<Shown> {
  return onSnapshot(db, async (tx) => {
    const progress = await tx
      .selectFrom('reconciliation.progress')
      .select('looked_at')
      .executeTakeFirstOrThrow();
    return {
      at: clock.now().toISOString(),
      lookedAt: progress.looked_at?.toISOString() ?? null,
      channels: await readChannels(tx, brands),
      vendors: await readVendors(tx, brands),
    };
  });
}

interface ChannelSums {
  brand: string;
  currency: string;
  code: string;
  kind: string | null;
  booked: bigint;
  matched_in: bigint;
  matched_out: bigint;
  waiting: bigint;
  waiting_net: bigint;
  open: bigint;
  open_net: bigint;
  decided_net: bigint;
  read_from: Date | null;
  read_to: Date | null;
  failure: string | null;
  statement_in: bigint;
  statement_out: bigint;
}

async function readChannels(db: Queryable, brands: readonly Brand[]): Promise<Shown['channels']> {
  const ids = brands.map(({ id }) => id);
  const { rows } = await sql<ChannelSums>`
    with booked as (
      select merchant_id, purpose as code, currency, sum(debited - credited)::bigint as booked
      from ledger.house_day where kind = 'clearing' and merchant_id = any (${ids}::uuid[])
      group by 1, 2, 3
    ), confirmed as (
      select merchant_id, channel_code as code, currency,
        sum(amount) filter (where matched_to is not null and way = 'in') as matched_in,
        sum(amount) filter (where matched_to is not null and way = 'out') as matched_out,
        count(*) filter (where matched_to is null) as waiting,
        sum(case way when 'in' then amount else -amount end) filter (where matched_to is null) as waiting_net
      from payments.confirmed where outcome = 'paid' and merchant_id = any (${ids}::uuid[])
      group by 1, 2, 3
    ), cased as (
      select merchant_id, channel_code as code, currency, count(*) filter (where state <> 'decided') as open,
        sum(coalesce(told, 0) - coalesce(booked, 0)) filter (where state <> 'decided') as open_net,
        sum(coalesce(told, 0) - coalesce(booked, 0)) filter (where state = 'decided') as decided_net
      from reconciliation.money_case
      where source in ('confirmations', 'clearing') and differs and state in ('open', 'proposed', 'decided')
        and merchant_id = any (${ids}::uuid[])
      group by 1, 2, 3
    ), line as (
      select merchant_id, channel_code as code, currency, sum(amount) filter (where way = 'in') as statement_in,
        sum(amount) filter (where way = 'out') as statement_out
      from reconciliation.statement_line where merchant_id = any (${ids}::uuid[])
      group by 1, 2, 3
    ), read as (
      select merchant_id, channel_code as code, max(read_from) as read_from, min(read_to) as read_to, max(failure) as failure
      from reconciliation.statement_read where merchant_id = any (${ids}::uuid[])
      group by 1, 2
    ), channel as (
      select distinct on (merchant_id, code) merchant_id, code, currency, kind
      from payments.channel_record where merchant_id = any (${ids}::uuid[])
      order by merchant_id, code, way
    )
    select brand, currency, code, channel.kind, coalesce(booked.booked, 0) as booked,
      coalesce(matched_in, 0)::bigint as matched_in, coalesce(matched_out, 0)::bigint as matched_out,
      coalesce(waiting, 0) as waiting, coalesce(waiting_net, 0)::bigint as waiting_net,
      coalesce(open, 0) as open, coalesce(open_net, 0)::bigint as open_net, coalesce(decided_net, 0)::bigint as decided_net,
      read.read_from, read.read_to, read.failure,
      coalesce(statement_in, 0)::bigint as statement_in, coalesce(statement_out, 0)::bigint as statement_out
    from channel
    full join booked using (merchant_id, code, currency)
    full join confirmed using (merchant_id, code, currency)
    full join cased using (merchant_id, code, currency)
    full join line using (merchant_id, code, currency)
    left join read using (merchant_id, code)
    join (select id, code as brand from brands.brand) b on b.id = merchant_id
    order by brand, code, currency`.execute(db);
  return rows.map(channelOf);
}

function channelOf(row: ChannelSums): Shown['channels'][number] {
  const matched = row.matched_in - row.matched_out;
  const difference = matched + row.waiting_net - row.booked;
  return {
    brand: row.brand,
    currency: row.currency,
    code: row.code,
    kind: row.kind,
    booked: formatMoney(row.booked),
    matched: notified(row.matched_in, row.matched_out),
    waiting: { count: Number(row.waiting), net: formatMoney(row.waiting_net) },
    difference: formatMoney(difference),
    cases: {
      open: Number(row.open),
      openNet: formatMoney(row.open_net),
      decidedNet: formatMoney(row.decided_net),
    },
    fresh: formatMoney(difference - row.open_net - row.decided_net),
    statement:
      row.read_from && row.read_to
        ? {
            from: row.read_from.toISOString(),
            to: row.read_to.toISOString(),
            failure: row.failure,
            told: notified(row.statement_in, row.statement_out),
          }
        : null,
  };
}

function notified(came: bigint, went: bigint) {
  return { in: formatMoney(came), out: formatMoney(went), net: formatMoney(came - went) };
}

async function readVendors(db: Queryable, brands: readonly Brand[]): Promise<Shown['vendors']> {
  const sums = await readVendorSums(
    db,
    brands.map(({ id }) => id),
  );
  return sums.map((sum) => ({
    brand: brands.find(({ id }) => id === sum.merchantId)?.code ?? '',
    currency: sum.currency,
    code: sum.code,
    toVendor: formatMoney(sum.toVendor),
    fromVendor: formatMoney(sum.fromVendor),
    transfersTo: formatMoney(sum.transfersTo),
    transfersFrom: formatMoney(sum.transfersFrom),
    difference: formatMoney(sum.transferred - sum.booked),
    unclear: {
      count: sum.unclear,
      total: formatMoney(sum.unclearTotal),
      since: sum.unclearSince?.toISOString() ?? null,
    },
  }));
}
