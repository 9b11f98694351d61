import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { type VendorDetails, VendorInputError, winLimitsOf } from './vendor.ts';

export interface Registration {
  details: VendorDetails;
  /** Codes of the brands that carry it; undefined for all there are. */
  brandCodes?: readonly string[] | undefined;
  now: Date;
}

/** Adds a vendor to brands; returns their codes. It has no games yet: see import-games. */
export async function registerVendor(tx: Tx, { details, brandCodes, now }: Registration): Promise<string[]> {
  const brands = await chosenBrands(tx, brandCodes);
  const vendorId = newId();
  const added = await tx
    .insertInto('catalogue.vendor')
    .values({
      id: vendorId,
      code: details.code,
      name: details.name,
      public_key: details.publicKey,
      signature_header: details.signatureHeader,
      launch_url: details.launchUrl,
      api_url: details.apiUrl,
      back_office_url: details.backOfficeUrl,
      allowed_ips: details.allowedIps,
      currencies: details.currencies,
      amount_scale: details.amountScale,
      wallet_kind: details.walletKind,
      demo_supported: details.demoSupported,
      provable: details.provable,
      free_bet_amount: details.freeBetAmount,
      additions: details.additions,
      win_limits: winLimitsOf(details.winLimits),
      created_at: now,
    })
    .onConflict((oc) => oc.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added)
    throw new VendorInputError('code', `${details.code} is registered already; use update to change it`);
  await addGroups(tx, vendorId, details.groups);
  await tx
    .insertInto('catalogue.brand_vendor')
    .values(
      brands.map((brand) => ({ merchant_id: brand.id, vendor_id: vendorId, position: nextPosition(brand) })),
    )
    .execute();
  return brands.map((brand) => brand.code);
}

export async function addGroups(tx: Tx, vendorId: string, groups: VendorDetails['groups']): Promise<void> {
  await tx
    .insertInto('catalogue.vendor_group')
    .values(groups.map((group) => ({ vendor_id: vendorId, game_type: group })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

interface ChosenBrand {
  id: string;
  code: string;
  last: number | null;
}

async function chosenBrands(tx: Tx, codes: readonly string[] | undefined): Promise<ChosenBrand[]> {
  const brands = await tx
    .selectFrom('brands.brand as m')
    .leftJoin('catalogue.brand_vendor as bv', 'bv.merchant_id', 'm.id')
    .select((eb) => ['m.id', 'm.code', eb.fn.max('bv.position').as('last')])
    .groupBy(['m.id', 'm.code'])
    .orderBy('m.code')
    .execute();
  const unknown = codes?.find((code) => !brands.some((brand) => brand.code === code));
  if (unknown !== undefined) throw new VendorInputError('brand', `${unknown} is not a brand here`);
  const chosen = codes ? brands.filter((brand) => codes.includes(brand.code)) : brands;
  if (chosen.length === 0) throw new VendorInputError('brand', 'cannot be chosen: there are no brands yet');
  return chosen;
}

/** New vendors go to the end of the row. */
function nextPosition(brand: ChosenBrand): number {
  return (brand.last ?? -1) + 1;
}
