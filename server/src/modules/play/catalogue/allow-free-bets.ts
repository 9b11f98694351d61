import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';
import { VendorInputError } from './vendor.ts';

/** The maximum of free bets a vendor may give in a brand's name, in one bet and in one day. */
export interface FreeBetAllowance {
  max: Money;
  dayMax: Money;
}

/**
 * Sets what a vendor may give away at one of the brands that carry it, or at all of them; null takes every free bet away.
 * Answers the codes of the brands.
 */
export async function allowFreeBets(
  tx: Tx,
  vendorCode: string,
  allowance: FreeBetAllowance | null,
  brandCodes?: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    update catalogue.brand_vendor bv set free_bet_max = ${allowance?.max ?? null},
      free_bet_day_max = ${allowance?.dayMax ?? null}
    from catalogue.vendor v, brands.betting_terms b
    where v.id = bv.vendor_id and b.merchant_id = bv.merchant_id and v.code = ${vendorCode}
      and (${brandCodes ?? null}::text[] is null or b.code = any (${brandCodes ?? null}::text[]))
    returning b.code`.execute(tx);
  if (rows.length === 0) throw new VendorInputError('code', `${vendorCode} is carried by no such brand`);
  return rows.map(({ code }) => code).sort();
}
