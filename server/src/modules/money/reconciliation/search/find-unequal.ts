import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { before, known } from './find-waiting.ts';
import { type CaseKind, type Finding, PATIENCE_MS } from './finding.ts';

interface Unequal {
  subject: string;
  merchant_id: string;
  channel_code: string;
  currency: string;
  booked: bigint | null;
  transfers: string | null;
  told: bigint | null;
  confirmations: string | null;
  external: string | null;
  confirmation_id: string | null;
  at: Date;
  /** The fact of the case that its confirmation was matched to when that was decided upon. */
  decided_fact: string | null;
  decided_kind: CaseKind | null;
}

/**
 * Deposits and payouts of which the clearing account says something else than the confirmations that are matched to them. Looked at:
 * what has moved or was matched since, and what is a case already; each with everything that was ever said of it.
 */
export async function findUnequal(db: Queryable, now: Date, since: Date): Promise<Finding[]> {
  const { rows } = await sql<Unequal>`
    with looked_at as materialized (
      select subject from reconciliation.clearing_leg where at >= ${since}
      union
      select matched_to from payments.confirmed where outcome = 'paid' and matched_to is not null and matched_at >= ${since}
      union
      select subject from reconciliation.money_case where source = 'clearing' and subject is not null
        and state in ('open', 'proposed', 'decided')
    ), leg as (
      select subject, merchant_id, channel_code, currency, sum(amount)::bigint as booked, max(at) as at,
        string_agg(transfer_id::text, ' ' order by transfer_id) as transfers
      from reconciliation.clearing_leg where subject in (select subject from looked_at)
      group by 1, 2, 3, 4
    ), confirmation as (
      select matched_to as subject, merchant_id, channel_code, currency,
        sum(case way when 'in' then amount else -amount end)::bigint as told, max(matched_at) as at,
        count(*) as confirmations, string_agg(external_reference, ' ' order by taken_at) as external,
        (array_agg(id order by taken_at))[1] as confirmation_id
      from payments.confirmed where matched_to in (select subject from looked_at) and outcome = 'paid'
      group by 1, 2, 3, 4
    )
    select subject, merchant_id, channel_code, currency, leg.booked, leg.transfers, c.told, c.confirmations::text,
      c.external, c.confirmation_id, greatest(leg.at, c.at) as at, decided_fact, decided_kind
    from leg full join confirmation c using (subject, merchant_id, channel_code, currency)
    left join (select id as decided_id, fact as decided_fact, kind as decided_kind from reconciliation.money_case) decided
      on decided_id = subject
    where coalesce(leg.booked, 0) <> coalesce(c.told, 0)
    order by 11, 1`.execute(db);
  return rows
    .map((row): Finding => {
      const { booked, told: notified } = row;
      return {
        fact: row.decided_fact ?? `subject:${row.subject}:${row.channel_code}`,
        kind: row.decided_kind ?? kindOf(row),
        merchantId: row.merchant_id,
        channelCode: row.channel_code,
        way: (booked || notified || 0n) < 0n ? 'out' : 'in',
        subject: row.subject,
        confirmationId: row.confirmation_id,
        currency: row.currency,
        booked,
        told: notified,
        facts: known({
          reference: row.subject,
          external: row.external,
          transfers: row.transfers,
          confirmations: row.confirmations,
        }),
        since: row.at,
      };
    })
    .filter(({ kind, since: at }) => at <= before(now, PATIENCE_MS[kind]));
}

function kindOf({ booked, told: notified, confirmations }: Unequal): CaseKind {
  if (!booked && notified) return 'confirmed_not_posted';
  if (!notified) return 'posted_not_confirmed';
  return Number(confirmations) > 1 && size(notified) > size(booked ?? 0n)
    ? 'confirmed_twice'
    : 'other_amount';
}

function size(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
