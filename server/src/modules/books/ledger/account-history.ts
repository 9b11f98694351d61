import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** One change of an account that counts its transfers. */
export interface HistoryRow {
  version: bigint;
  transfer_id: bigint;
  created_at: Date;
  group_id: string;
  code: string;
  /** Below zero: it left. */
  change: bigint;
  balance: bigint;
  other_id: bigint;
  other_kind: string;
  other_owner_id: string | null;
  other_purpose: string;
}

export interface CountedAccount {
  id: bigint;
  kind: string;
  purpose: string;
  currency: string;
  is_wallet: boolean;
  balance: bigint;
  held: bigint;
  /** Transfers so far. */
  version: bigint;
}

/** The accounts of a member whose balance is kept with every transfer, the wallet first. */
export function countedAccounts(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
): Promise<CountedAccount[]> {
  return db
    .selectFrom('ledger.account')
    .select(['id', 'kind', 'purpose', 'currency', 'is_wallet', 'balance', 'held', 'version'])
    .where('owner_id', '=', owner.memberId)
    .where('merchant_id', '=', owner.merchantId)
    .where('inline', '=', true)
    .orderBy('is_wallet', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** From one version to another, both included, the last first. */
export async function accountHistory(
  db: Queryable,
  { account, first, last }: { account: bigint; first: bigint; last: bigint },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select * from ledger.account_history(${account}, ${first}, ${last})`.execute(db);
  return rows;
}

/** How many transfers the account had before a moment. */
export async function versionsBefore(db: Queryable, account: bigint, moment: Date): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`
    select ledger.versions_before(${account}, ${moment}) as version`.execute(db);
  return rows[0]?.version ?? 0n;
}

/** What the account had after that many transfers. */
export async function balanceAfter(db: Queryable, account: bigint, version: bigint): Promise<bigint> {
  if (version === 0n) return 0n;
  const [row] = await accountHistory(db, { account, first: version, last: version });
  if (!row) throw new Error(`account ${account} has no transfer ${version}`);
  return row.balance;
}
