import type { AddressProof, IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { ADDRESS_PROOFS, IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { type IdentityGate, WITHDRAWALS_WAIT } from '@lanna/rules/accounts/kyc/identity-waits';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What a brand has set for the identity check. */
export interface IdentitySettings extends IdentityGate {
  kinds: IdentityDocument[];
  addressProof: AddressProof;
  triesADay: number;
  /** Pictures are kept so long after a rejection, or after the account was closed. */
  keptDays: number;
  /** 0: nothing has been changed. */
  version: number;
}

/** Of a brand that has set nothing: with play money nothing waits, with real money every withdrawal does. */
export function defaultSettings(isDemo: boolean): IdentitySettings {
  return {
    withdrawals: isDemo ? 'none' : 'all',
    withdrawalAbove: null,
    depositAbove: null,
    depositTotalAbove: null,
    kinds: [...IDENTITY_DOCUMENTS],
    addressProof: 'none',
    triesADay: 3,
    keptDays: 90,
    version: 0,
  };
}

/** What the check goes by at a brand, and what of the brand it needs besides. */
export interface BrandGate extends IdentitySettings {
  isDemo: boolean;
  minimumAge: number;
  timeZone: string;
  currency: string;
}

const kept = z.object({
  withdrawals: z.enum(WITHDRAWALS_WAIT),
  kinds: z.array(z.enum(IDENTITY_DOCUMENTS)),
  address_proof: z.enum(ADDRESS_PROOFS),
});

export async function readIdentitySettings(db: Queryable, merchantId: string): Promise<BrandGate> {
  const { is_demo, minimum_age, time_zone, currency, ...row } = await db
    .selectFrom('brands.brand as b')
    .leftJoin('kyc.setting as s', 's.merchant_id', 'b.id')
    .selectAll('s')
    .select([
      'b.time_zone',
      'b.currency',
      // The brand's own defaults, where it has said neither.
      sql<boolean>`coalesce((b.settings->>'demo')::boolean, true)`.as('is_demo'),
      sql<number>`coalesce((b.settings->>'minimumAge')::integer, 18)`.as('minimum_age'),
    ])
    .where('b.id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const ofBrand = { isDemo: is_demo, minimumAge: minimum_age, timeZone: time_zone, currency };
  if (row.version === null) return { ...defaultSettings(is_demo), ...ofBrand };
  const { withdrawals, kinds, address_proof } = kept.parse(row);
  return {
    ...ofBrand,
    withdrawals,
    kinds,
    addressProof: address_proof,
    withdrawalAbove: row.withdrawal_above,
    depositAbove: row.deposit_above,
    depositTotalAbove: row.deposit_total_above,
    triesADay: row.tries_a_day ?? 1,
    keptDays: row.kept_days ?? 1,
    version: row.version,
  };
}
