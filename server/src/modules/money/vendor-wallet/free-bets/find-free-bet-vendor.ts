import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface FreeBetVendor {
  id: string;
  code: string;
  /** The most that one free bet may be worth, and all of a day. */
  valueMax: Money;
  dayMax: Money;
}

/** A vendor that free bets may be granted for at the brand, for the game where one is named. Undefined where none may. */
export async function findFreeBetVendor(
  db: Queryable,
  { merchantId, code, game }: { merchantId: string; code: string; game: string | null },
): Promise<FreeBetVendor | undefined> {
  const vendors = await listFreeBetVendors(db, merchantId);
  const vendor = vendors.find((one) => one.code === code);
  if (!vendor || game === null) return vendor;
  const found = await db
    .selectFrom('catalogue.game_record')
    .select('id')
    .where('vendor_id', '=', vendor.id)
    .where('code', '=', game)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found && vendor;
}

/** Open at the brand, with calls of ours, the addition, and an allowance. */
export async function listFreeBetVendors(db: Queryable, merchantId: string): Promise<FreeBetVendor[]> {
  return db
    .selectFrom('catalogue.vendor_at_brand as at')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'at.vendor_id')
    .select(['v.id', 'v.code', 'at.free_bet_max as valueMax', 'at.free_bet_day_max as dayMax'])
    .where('at.merchant_id', '=', merchantId)
    .where('at.enabled', '=', true)
    .where('v.api_url', 'is not', null)
    .where(sql<boolean>`'free_bets' = any (v.additions)`)
    .where('at.free_bet_max', 'is not', null)
    .where('at.free_bet_day_max', 'is not', null)
    .$narrowType<{ id: string; code: string; valueMax: bigint; dayMax: bigint }>()
    .orderBy('v.code')
    .execute();
}
