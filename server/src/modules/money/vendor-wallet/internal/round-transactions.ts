import type { RoundTransaction } from '@lanna/contract/money/vendor-wallet/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { legsOfEvents } from '../../../books/ledger/legs-on-record.ts';
import type { LedgerRecord } from '../../../books/ledger/owner-names.ts';

interface Found {
  transaction_uuid: string;
  kind: RoundTransaction['kind'];
  status: RoundTransaction['status'];
  amount: bigint;
  is_free: boolean;
  late: boolean;
  reference_uuid: string | null;
  undone_by: string | null;
  balance_after: bigint;
  event_at: Date;
  by_case: string | null;
  key_sha256: Buffer | null;
  key_used_from: Date | null;
}

/** What changed a round, in its order, with its ledger legs and with each request that asked for it. */
export async function roundTransactions(
  ledger: LedgerRecord,
  brandIds: readonly string[],
  bet: { id: string },
): Promise<RoundTransaction[]> {
  const found = await readTransactions(ledger.db, bet.id);
  const [legs, requests] = await Promise.all([
    legsOfEvents(
      ledger,
      brandIds,
      found.map(({ transaction_uuid, event_at }) => ({ reference: transaction_uuid, at: event_at })),
    ),
    readRequests(ledger.db, found),
  ]);
  return found.map((row) => ({
    transactionUuid: row.transaction_uuid,
    kind: row.kind,
    status: row.status,
    amount: formatMoney(row.amount),
    isFree: row.is_free,
    late: row.late,
    referenceUuid: row.reference_uuid,
    undoneBy: row.undone_by,
    balanceAfter: formatMoney(row.balance_after),
    at: row.event_at.toISOString(),
    byCase: row.by_case,
    requests: requests
      .filter((request) => request.transaction_uuid === row.transaction_uuid)
      .map(({ request_uuid, status, received_at }) => ({
        requestUuid: request_uuid,
        status,
        receivedAt: received_at.toISOString(),
      })),
    key:
      row.key_sha256 && row.key_used_from && row.by_case === null
        ? { sha256: row.key_sha256.toString('hex'), usedFrom: row.key_used_from.toISOString() }
        : null,
    legs: legs.filter((leg) => leg.reference === row.transaction_uuid),
  }));
}

async function readTransactions(db: Queryable, betId: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select t.transaction_uuid, t.kind, t.status, t.amount, t.is_free, t.late, t.reference_uuid, t.balance_after, t.event_at,
      undone.rollback_uuid as undone_by, by_case.id as by_case, key.key_sha256, key.used_from as key_used_from
    from vendor_wallet.paid_tx t
    left join lateral (
      select rollback_uuid from vendor_wallet.rollback_of u
      where u.vendor_id = t.vendor_id and u.reference_uuid = t.transaction_uuid and u.account_id = t.account_id) undone on true
    left join lateral (
      select c.id from vendor_wallet.reconciliation_case c
      where c.bet_id = t.bet_id and t.transaction_uuid = any (c.transactions) limit 1) by_case on true
    left join lateral (
      select key_sha256, used_from from vendor_wallet.verifying_key k
      where k.vendor_id = t.vendor_id and k.used_from <= t.event_at order by used_from desc limit 1) key on true
    where t.bet_id = ${betId}
    order by t.event_at, case t.kind when 'bet' then 1 when 'win' then 2 else 3 end, t.transaction_uuid`.execute(
    db,
  );
  return rows;
}

/** A vendor repeats a request soon or not at all; a later one is answered as the first, and not looked for here. */
const REPEATED_WITHIN_MS = 3_600_000;

async function readRequests(db: Queryable, found: readonly Found[]) {
  const [first, last] = [found.at(0), found.at(-1)];
  if (!first || !last) return [];
  return db
    .selectFrom('vendor_wallet.request')
    .select(['transaction_uuid', 'request_uuid', 'status', 'received_at'])
    .where('received_at', '>=', first.event_at)
    .where('received_at', '<=', new Date(last.event_at.getTime() + REPEATED_WITHIN_MS))
    .where(
      'transaction_uuid',
      'in',
      found.map(({ transaction_uuid }) => transaction_uuid),
    )
    .orderBy('received_at')
    .execute();
}
