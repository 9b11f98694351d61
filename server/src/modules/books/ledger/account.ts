import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { openWallet } from './open-wallet.ts';

/** An account by what it is for. The kinds and their rules are rows of `ledger.account_kind`. */
export type AccountName =
  /** What a member plays, deposits and withdraws with, agent or not. */
  | { kind: 'wallet'; memberId: string }
  /** Apart from cash until it is converted. */
  | { kind: 'player_bonus'; memberId: string }
  /** In the currency of points. */
  | { kind: 'points'; memberId: string }
  /** The brand as the other side of its members' points. */
  | { kind: 'points_issue' }
  /** Withdrawals in process. */
  | { kind: 'withdrawal'; memberId: string }
  /** What a member owes the brand. */
  | { kind: 'receivable'; memberId: string }
  /** What an agent has set aside for the own line. */
  | { kind: 'envelope'; agentId: string; purpose: string }
  /** What the brand gives away. */
  | { kind: 'promotion' }
  /** What the brand pays its agents. */
  | { kind: 'agent_pay' }
  /** The other side of what operators correct by hand. */
  | { kind: 'adjustment' }
  /** Money on its way in or out by one payment method. */
  | { kind: 'clearing'; methodCode: string }
  /** What members paid for the use of one payment method. */
  | { kind: 'payment_fee'; methodCode: string }
  /** Set aside before it is given: envelopes, prizes. */
  | { kind: 'pool'; purpose: string }
  /** The brand as the other side of its own lotteries and games. */
  | { kind: 'house_game'; purpose: string }
  | { kind: 'vendor_settlement'; vendorId: string };

/** The books a transfer stays in: it crosses neither brands nor currencies. */
export interface Books {
  merchantId: string;
  currency: string;
}

/** The account's number; opens it when it is asked for the first time. */
export async function openAccount(db: Queryable, books: Books, name: AccountName): Promise<bigint> {
  if (name.kind === 'wallet') return openWallet(db, { ...books, memberId: name.memberId });
  const { rows } = await sql<{ id: bigint }>`
    select ledger.open_account(${books.merchantId}, ${books.currency}, ${name.kind}, ${ownerOf(name)}, ${purposeOf(name)})
      as id`.execute(db);
  const [account] = rows;
  if (!account) throw new Error('open_account answered nothing');
  return account.id;
}

/** The numbers of these accounts, in their order; one that is named twice is opened once. */
export async function openAccounts(
  db: Queryable,
  { merchantId, currency }: Books,
  names: readonly AccountName[],
): Promise<bigint[]> {
  const keys = names.map((name) => JSON.stringify(name));
  const distinct = new Map(names.map((name, at) => [keys[at] ?? '', name]));
  const asked = [...distinct.values()];
  const { rows } = await sql<{ key: string; id: bigint }>`
    select n.key, case when n.kind = 'wallet' then ledger.open_wallet(${merchantId}, ${currency}, n.owner, false)
      else ledger.open_account(${merchantId}, ${currency}, n.kind, n.owner, n.purpose) end as id
    from unnest(${[...distinct.keys()]}::text[], ${asked.map(({ kind }) => kind)}::text[], ${asked.map(ownerOf)}::uuid[],
      ${asked.map(purposeOf)}::text[]) n (key, kind, owner, purpose)`.execute(db);
  const found = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.map((key) => {
    const id = found.get(key);
    if (id === undefined) throw new Error('open_account answered nothing');
    return id;
  });
}

function ownerOf(name: AccountName): string | null {
  if ('memberId' in name) return name.memberId;
  if ('agentId' in name) return name.agentId;
  return 'vendorId' in name ? name.vendorId : null;
}

function purposeOf(name: AccountName): string {
  if ('purpose' in name) return name.purpose;
  return 'methodCode' in name ? name.methodCode : '';
}
