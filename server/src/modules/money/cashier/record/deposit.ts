import {
  type DepositKind,
  type DepositPay,
  type DepositShown,
  depositPay,
} from '@lanna/contract/money/cashier/cashier';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { DepositState, ReviewReason } from '@lanna/rules/money/cashier/deposit-state';
import { type Selectable, sql } from 'kysely';
import type { CashierDeposit } from '../../../../platform/generated/cashier.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export type DepositRow = Selectable<CashierDeposit>;

/** Who reads, and in which language. */
export interface DepositReader {
  brand: Brand;
  language: Brand['defaultLanguage'];
}

/**
 * What a deposit has come to at this moment: one that is not paid in time is expired before the job says so. A gateway's is not: it is
 * asked first. Nor is one whose member says to have paid: it comes to the desk.
 */
export function stateAt(
  row: Pick<DepositRow, 'status' | 'kind' | 'expires_at' | 'paid_said_at'>,
  now: Date,
): DepositState {
  const state = row.status as DepositState;
  const ends = state === 'waiting' && row.kind !== 'gateway' && row.paid_said_at === null;
  return ends && row.expires_at && row.expires_at <= now ? 'expired' : state;
}

/** The same in a query, of `cashier.deposit as d`. */
export function stateInQuery(now: Date) {
  return sql<DepositState>`case when d.status = 'waiting' and d.kind <> 'gateway' and d.paid_said_at is null and d.expires_at <= ${now} then 'expired' else d.status end`;
}

/** Deposits with what is shown of them besides: the name of their method, and how many slips there are. */
export function depositRows(db: Queryable) {
  return db
    .selectFrom('cashier.deposit as d')
    .leftJoin('payments.channel_record as c', (join) =>
      join
        .onRef('c.merchant_id', '=', 'd.merchant_id')
        .onRef('c.code', '=', 'd.method_code')
        .on('c.way', '=', 'in'),
    )
    .selectAll('d')
    .select('c.name as method_name')
    .select(({ selectFrom }) =>
      selectFrom('cashier.slip as s')
        .whereRef('s.deposit_id', '=', 'd.id')
        .select(({ fn }) => fn.countAll<bigint>().as('slips'))
        .as('slips'),
    );
}

export type DepositRecord = DepositRow & { method_name: LocalText | null; slips: bigint | null };

/** As its own member sees it. */
export function showDeposit(row: DepositRecord, { brand, language }: DepositReader, now: Date): DepositShown {
  const amount = row.credited_amount ?? row.amount;
  const status = stateAt(row, now);
  const pay = row.pay === null ? null : depositPay.parse(row.pay);
  return {
    id: row.id,
    status,
    methodCode: row.method_code,
    methodName: row.method_name
      ? localText(row.method_name, language, brand.defaultLanguage)
      : row.method_code,
    kind: row.kind as DepositKind,
    amount: formatMoney(amount),
    fee: formatMoney(row.fee),
    arrives: formatMoney(amount - row.fee),
    currency: row.currency,
    reference: row.reference,
    pay: isPayable(status) ? pay : null,
    reason: status === 'review' ? (row.reason as ReviewReason) : null,
    confirmedAmount: row.confirmed_amount === null ? null : formatMoney(row.confirmed_amount),
    words: row.words,
    slips: Number(row.slips ?? 0n),
    paidSaidAt: row.paid_said_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    creditedAt: row.credited_at?.toISOString() ?? null,
    promisedMinutes: row.promised_minutes,
  };
}

/** Where to pay is not shown once it is too late for it. */
function isPayable(status: DepositState): boolean {
  return status === 'waiting';
}

/** A deposit of the member's, for a page of its own. Refuses with `deposit_unknown`. */
export async function readOwnDeposit(
  db: Queryable,
  { id, memberId, merchantId }: { id: string; memberId: string; merchantId: string },
): Promise<DepositRecord> {
  const row = await depositRows(db)
    .where('d.id', '=', id)
    .where('d.member_id', '=', memberId)
    .where('d.merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!row) throw new Refusal('deposit_unknown');
  return row;
}

/** The same, held until the transaction ends. Refuses with `deposit_unknown`. */
export async function lockOwnDeposit(
  tx: Tx,
  { id, memberId, merchantId }: { id: string; memberId: string; merchantId: string },
): Promise<DepositRow> {
  const row = await tx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('deposit_unknown');
  return row;
}

export function payAsKept(pay: DepositPay | null): string | null {
  return pay && JSON.stringify(pay);
}
