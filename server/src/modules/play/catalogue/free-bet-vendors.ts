import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

const GAMES_MOST = 500;

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
  const found = await openGames(db, vendor.id).where('code', '=', game).executeTakeFirst();
  return found && vendor;
}

/** The vendor's open games; of one with very many the first. */
export async function listFreeBetGames(db: Queryable, vendorId: string) {
  return openGames(db, vendorId).orderBy('code').limit(GAMES_MOST).execute();
}

/** The name of a vendor's open game in each language; undefined where there is none. */
export async function freeBetGameName(db: Queryable, { vendorId, game }: { vendorId: string; game: string }) {
  return (await openGames(db, vendorId).where('code', '=', game).executeTakeFirst())?.name;
}

function openGames(db: Queryable, vendorId: string) {
  return db
    .selectFrom('catalogue.game_record')
    .select(['code', 'name'])
    .where('vendor_id', '=', vendorId)
    .where('enabled', '=', true);
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
