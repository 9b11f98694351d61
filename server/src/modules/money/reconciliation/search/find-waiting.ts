import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Finding, PATIENCE_MS } from './finding.ts';

/** What gateway or bank has confirmed as paid, and no deposit and no payout has taken. */
export async function findWaiting(db: Queryable, now: Date): Promise<Finding[]> {
  const { rows } = await sql<{
    id: string;
    merchant_id: string;
    channel_code: string;
    way: 'in' | 'out';
    external_reference: string;
    reference: string | null;
    payer_reference: string | null;
    payer: string | null;
    waits_for: string | null;
    source: string;
    amount: bigint;
    currency: string;
    taken_at: Date;
    taken_by_another: boolean;
  }>`
    select c.id, c.merchant_id, c.channel_code, c.way, c.external_reference, c.reference, c.payer_reference, c.payer,
      c.waits_for, c.source, c.amount, c.currency, c.taken_at,
      exists (
        select from payments.confirmed other
        where other.matched_to = c.reference and other.outcome = 'paid' and other.way = c.way) as taken_by_another
    from payments.confirmed c
    where c.matched_to is null and c.outcome = 'paid'
      and c.taken_at <= ${before(now, PATIENCE_MS.confirmed_twice)}
    order by c.taken_at, c.id`.execute(db);
  return rows
    .map((row): Finding => {
      const amount = row.way === 'in' ? row.amount : -row.amount;
      return {
        fact: `confirmation:${row.id}`,
        kind: row.taken_by_another ? 'confirmed_twice' : 'confirmed_not_posted',
        merchantId: row.merchant_id,
        channelCode: row.channel_code,
        way: row.way,
        subject: row.reference,
        confirmationId: row.id,
        currency: row.currency,
        booked: null,
        told: amount,
        facts: known({
          external: row.external_reference,
          reference: row.reference,
          payerReference: row.payer_reference,
          payer: row.payer,
          source: row.source,
          waitsFor: row.waits_for,
        }),
        since: row.taken_at,
      };
    })
    .filter(({ kind, since }) => since <= before(now, PATIENCE_MS[kind]));
}

export function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Facts without those that are not known. */
export function known(facts: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])),
  );
}
