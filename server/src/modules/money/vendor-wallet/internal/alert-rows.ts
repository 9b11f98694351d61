import { type WalletAlert, walletAlert } from '@lanna/contract/money/vendor-wallet/ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Whose alerts are read. `ofHouse`: also those that concern no brand. */
export interface AlertScope {
  brandIds: readonly string[];
  ofHouse: boolean;
}

export function alertRows(db: Queryable, { brandIds, ofHouse }: AlertScope) {
  return db
    .selectFrom('vendor_wallet.alert as a')
    .leftJoin('brands.brand as b', 'b.id', 'a.merchant_id')
    .leftJoin('catalogue.vendor_record as v', 'v.id', 'a.vendor_id')
    .leftJoin('ledger.available_balance as w', (join) =>
      join.onRef('w.account_id', '=', 'a.account_id').on('w.is_wallet', '=', true),
    )
    .leftJoin('members.account as m', 'm.id', 'w.owner_id')
    .where((eb) =>
      eb.or([eb('a.merchant_id', 'in', brandIds), ...(ofHouse ? [eb('a.merchant_id', 'is', null)] : [])]),
    )
    .select([
      'a.id',
      'a.kind',
      'b.code as brand',
      'v.code as vendor',
      'm.id as member_id',
      'm.username as member_name',
      'a.subject',
      'a.facts',
      'a.times',
      'a.raised_at',
      'a.last_at',
      'a.closed_at',
      'a.acknowledged_at',
      'a.acknowledged_by_name',
      'a.note',
      // Its subject is a bet, or a transaction of one.
      sql<string | null>`case when a.kind = 'round_unclear' then a.subject else (
        select t.bet_id::text from vendor_wallet.provider_tx t
        where t.vendor_id = a.vendor_id and t.transaction_uuid = case
          when a.kind in ('rollback_of_settled_bet', 'win_shortfall', 'transaction_conflict') then a.subject::uuid end limit 1) end`.as(
        'round_id',
      ),
    ]);
}

export type AlertRow = Awaited<ReturnType<ReturnType<typeof alertRows>['executeTakeFirstOrThrow']>>;

/** Of these subjects, oldest first. */
export async function showAlerts(
  db: Queryable,
  brandIds: readonly string[],
  { subjects }: { subjects: readonly string[] },
): Promise<WalletAlert[]> {
  const rows = await alertRows(db, { brandIds, ofHouse: false })
    .where('a.subject', 'in', subjects)
    .orderBy('a.raised_at')
    .execute();
  return rows.map(showAlert);
}

export function showAlert(row: AlertRow): WalletAlert {
  return walletAlert.parse({
    id: String(row.id),
    kind: row.kind,
    state: row.closed_at ? 'closed' : row.acknowledged_at ? 'acknowledged' : 'open',
    brand: row.brand,
    vendor: row.vendor,
    member: row.member_id ? { id: row.member_id, name: row.member_name } : null,
    subject: row.subject,
    roundId: row.round_id,
    facts: row.facts,
    times: row.times,
    raisedAt: row.raised_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    acknowledgedBy: row.acknowledged_by_name,
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
    note: row.note,
  });
}
