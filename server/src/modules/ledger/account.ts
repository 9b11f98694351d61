import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

/** Accounts a brand has once per currency. */
export type HouseAccount = 'promotion_expense' | 'sandbox_deposit';

/** One side of a transfer. */
export type AccountName =
  | { memberId: string }
  | { house: HouseAccount }
  | { vendorId: string }
  /** What a member owes the brand. */
  | { receivableFrom: string };

/** The account's number; opens it when nobody has asked for it before. */
export async function openAccount(
  db: Queryable,
  brand: { merchantId: string; currency: string },
  name: AccountName,
): Promise<bigint> {
  const { kind, ownerId } = kindOf(name);
  const { rows } = await sql<{ id: bigint }>`
    select ledger.open_account(${brand.merchantId}, ${brand.currency}, ${kind}, ${ownerId}) as id`.execute(
    db,
  );
  const [account] = rows;
  if (!account) throw new Error('open_account answered nothing');
  return account.id;
}

function kindOf(name: AccountName): { kind: string; ownerId: string | null } {
  if ('memberId' in name) return { kind: 'player', ownerId: name.memberId };
  if ('vendorId' in name) return { kind: 'vendor_settlement', ownerId: name.vendorId };
  if ('receivableFrom' in name) return { kind: 'receivable', ownerId: name.receivableFrom };
  return { kind: name.house, ownerId: null };
}
