import type { LegOnRecord } from '@lanna/contract/books/ledger/ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { type AccountFound, type LedgerRecord, showAccountName } from './owner-names.ts';

/** A transfer with both its sides, as `selectLegs` finds it. */
export interface LegFound {
  id: bigint;
  brand: string;
  currency: string;
  code: string;
  amount: bigint;
  reference: string;
  event_at: Date;
  created_at: Date;
  debit_balance: bigint | null;
  credit_balance: bigint | null;
  debit: AccountFound;
  credit: AccountFound;
  block: bigint | null;
}

/**
 * The transfers of these business events, in the order in which they were written: all legs of one share its reference and its time,
 * and are found among millions by the time.
 */
export async function legsOfEvents(
  record: LedgerRecord,
  brandIds: readonly string[],
  events: readonly { reference: string; at: Date }[],
): Promise<LegOnRecord[]> {
  if (events.length === 0) return [];
  const references = events.map(({ reference }) => reference);
  const times = events.map(({ at }) => at);
  const legs = await selectLegs(
    record.db,
    sql`select t.* from unnest(${references}::uuid[], ${times}::timestamptz[]) as event(reference, at)
      cross join lateral (
        select * from ledger.transfer where event_at = event.at and group_id = event.reference offset 0) t
      join ledger.account a on a.id = t.debit_account
      where a.merchant_id = any (${brandIds}::uuid[])`,
  );
  return nameLegs(record, legs);
}

/** With their accounts and blocks, by number. `transfers` is a query of whole rows of `ledger.transfer`, of few. */
export async function selectLegs(db: Queryable, transfers: RawBuilder<unknown>): Promise<LegFound[]> {
  const { rows } = await sql<Omit<LegFound, 'debit' | 'credit'> & Sides>`
    select t.id, brand.code as brand, d.currency, t.code, t.amount, t.group_id as reference, t.event_at, t.created_at,
      t.debit_balance, t.credit_balance, block.number as block,
      d.id as debit_id, d.kind as debit_kind, dk.owner as debit_owner_kind, d.owner_id as debit_owner,
      d.purpose as debit_purpose,
      c.id as credit_id, c.kind as credit_kind, ck.owner as credit_owner_kind, c.owner_id as credit_owner,
      c.purpose as credit_purpose
    from (${transfers}) t
    join ledger.account d on d.id = t.debit_account join ledger.account_kind dk on dk.code = d.kind
    join ledger.account c on c.id = t.credit_account join ledger.account_kind ck on ck.code = c.kind
    join brands.brand brand on brand.id = d.merchant_id
    left join lateral (
      select number from ledger.block where last_id >= t.id and first_id <= t.id order by last_id limit 1) block on true
    order by t.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    debit: {
      id: row.debit_id,
      kind: row.debit_kind,
      owner_kind: row.debit_owner_kind,
      owner_id: row.debit_owner,
      purpose: row.debit_purpose,
    },
    credit: {
      id: row.credit_id,
      kind: row.credit_kind,
      owner_kind: row.credit_owner_kind,
      owner_id: row.credit_owner,
      purpose: row.credit_purpose,
    },
  }));
}

interface Sides {
  debit_id: bigint;
  debit_kind: string;
  debit_owner_kind: string;
  debit_owner: string | null;
  debit_purpose: string;
  credit_id: bigint;
  credit_kind: string;
  credit_owner_kind: string;
  credit_owner: string | null;
  credit_purpose: string;
}

/** A balance is what the house owes the account's holder: the debited side pays, the credited one gets. */
export async function nameLegs(
  { db, ownerNames }: LedgerRecord,
  legs: readonly LegFound[],
): Promise<LegOnRecord[]> {
  const owners = new Set(legs.flatMap(({ debit, credit }) => [debit.owner_id, credit.owner_id]));
  owners.delete(null);
  const names = await ownerNames()(
    db,
    [...owners].flatMap((id) => id ?? []),
  );
  return legs.map((leg) => ({
    id: String(leg.id),
    brand: leg.brand,
    currency: leg.currency,
    code: leg.code,
    amount: formatMoney(leg.amount),
    from: showAccountName(leg.debit, names),
    fromBalance: leg.debit_balance === null ? null : formatMoney(leg.debit_balance),
    to: showAccountName(leg.credit, names),
    toBalance: leg.credit_balance === null ? null : formatMoney(leg.credit_balance),
    reference: leg.reference,
    at: leg.event_at.toISOString(),
    writtenAt: leg.created_at.toISOString(),
    block: leg.block === null ? null : String(leg.block),
  }));
}
