import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { before } from './find-waiting.ts';
import { type Finding, PATIENCE_MS } from './finding.ts';

/** Transfers to and from vendors whose end is not known, and vendors whose transfers are other sums than the ledger's. */
export async function findVendorSums(db: Queryable, now: Date): Promise<Finding[]> {
  const { rows: unclear } = await sql<{
    id: string;
    merchant_id: string;
    kind: string;
    vendor: string;
    amount: bigint;
    currency: string;
    unclear_at: Date;
  }>`
    select t.id, t.merchant_id, t.kind, v.code as vendor, t.amount, t.currency, t.unclear_at
    from transfers.vendor_transfer t join catalogue.vendor_record v on v.id = t.vendor_id
    where t.state = 'sending' and t.unclear_at <= ${before(now, PATIENCE_MS.vendor_transfer_unclear)}
    order by t.unclear_at, t.id`.execute(db);
  const sums = (await readVendorSums(db)).filter(({ booked, transferred }) => booked !== transferred);
  return [
    ...unclear.map(
      (row): Finding => ({
        fact: `vendor-transfer:${row.id}`,
        kind: 'vendor_transfer_unclear',
        merchantId: row.merchant_id,
        channelCode: row.vendor,
        way: row.kind === 'to_vendor' ? 'out' : 'in',
        subject: row.id,
        confirmationId: null,
        currency: row.currency,
        booked: null,
        told: null,
        facts: { reference: row.id, amount: row.amount.toString(), vendor: row.vendor },
        since: row.unclear_at,
      }),
    ),
    ...sums.map(
      (row): Finding => ({
        fact: `vendor:${row.merchantId}:${row.vendorId}:${row.currency}`,
        kind: 'vendor_sum',
        merchantId: row.merchantId,
        channelCode: row.code,
        way: null,
        subject: null,
        confirmationId: null,
        currency: row.currency,
        booked: row.booked,
        told: row.transferred,
        facts: { vendor: row.code },
        since: now,
      }),
    ),
  ];
}

export interface VendorSum {
  merchantId: string;
  vendorId: string;
  code: string;
  currency: string;
  toVendor: bigint;
  fromVendor: bigint;
  transfersTo: bigint;
  transfersFrom: bigint;
  /** To the vendor less back, by the ledger and by the transfers. */
  booked: bigint;
  transferred: bigint;
  /** Of transfers whose end is not known. */
  unclear: number;
  unclearTotal: bigint;
  unclearSince: Date | null;
}

/** For each vendor that keeps money of members: what the ledger moved there and back, and what the transfers say. */
export async function readVendorSums(db: Queryable, brandIds?: readonly string[]): Promise<VendorSum[]> {
  const { rows } = await sql<VendorSum>`
    with booked as (
      select merchant_id, owner_id as vendor_id, currency,
        coalesce(sum(credited) filter (where code = 'to_vendor'), 0)::bigint as to_vendor,
        coalesce(sum(debited) filter (where code = 'from_vendor'), 0)::bigint as from_vendor
      from ledger.house_day where kind = 'vendor_settlement' and code in ('to_vendor', 'from_vendor')
      group by 1, 2, 3
    ), transferred as (
      select merchant_id, vendor_id, currency,
        coalesce(sum(amount) filter (where state = 'done' and kind = 'to_vendor'), 0)::bigint as transfers_to,
        coalesce(sum(amount) filter (where state = 'done' and kind = 'from_vendor'), 0)::bigint as transfers_from,
        (count(*) filter (where state = 'sending' and unclear_at is not null))::integer as unclear,
        coalesce(sum(amount) filter (where state = 'sending' and unclear_at is not null), 0)::bigint as unclear_total,
        min(unclear_at) filter (where state = 'sending') as unclear_since
      from transfers.vendor_transfer
      group by 1, 2, 3
    )
    select merchant_id as "merchantId", vendor_id as "vendorId", v.code, currency,
      coalesce(b.to_vendor, 0) as "toVendor", coalesce(b.from_vendor, 0) as "fromVendor",
      coalesce(t.transfers_to, 0) as "transfersTo", coalesce(t.transfers_from, 0) as "transfersFrom",
      coalesce(b.to_vendor, 0) - coalesce(b.from_vendor, 0) as booked,
      coalesce(t.transfers_to, 0) - coalesce(t.transfers_from, 0) as transferred,
      coalesce(t.unclear, 0) as unclear, coalesce(t.unclear_total, 0) as "unclearTotal", t.unclear_since as "unclearSince"
    from booked b full join transferred t using (merchant_id, vendor_id, currency)
    join catalogue.vendor_record v on v.id = vendor_id
    where ${brandIds === undefined ? sql`true` : sql`merchant_id = any (${[...brandIds]}::uuid[])`}
    order by v.code, currency`.execute(db);
  return rows;
}
