import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { importGames } from '../src/modules/play/catalogue/import-games.ts';
import { registerVendor } from '../src/modules/play/catalogue/register-vendor.ts';
import { updateVendor } from '../src/modules/play/catalogue/update-vendor.ts';
import { type VendorDetails, vendorDetails } from '../src/modules/play/catalogue/vendor.ts';
import type { Tx } from '../src/platform/sql/database.ts';
import { listedGames } from './studio-games.ts';

export interface StudioAddress {
  studioUrl: string;
  /** What each vendor's calls are checked with, by its code: SPKI PEM. */
  studioKeys: ReadonlyMap<string, string>;
}

/**
 * Every vendor of the studio under its own code, with its own key, offered by these brands, and its games. One that is registered gets the studio's
 * addresses, its key and its games anew; what an operator has changed since stays.
 */
export async function addStudioVendors(
  tx: Tx,
  { studioUrl, studioKeys }: StudioAddress,
  { brandCodes, now }: { brandCodes: readonly string[]; now: Date },
): Promise<void> {
  for (const vendor of STUDIO_VENDORS) {
    const base = `${studioUrl.replace(/\/+$/, '')}${vendor.path}`;
    const details = vendorDetails.parse({
      code: vendor.code,
      name: vendor.name,
      groups: vendor.groups,
      publicKey: studioKeys.get(vendor.code),
      launchUrl: `${base}/launch`,
      apiUrl: base,
      backOfficeUrl: `${base}/back-office`,
      walletKind: vendor.wallet,
      demoSupported: true,
      provable: true,
      additions: vendor.additions ?? [],
      winLimits: vendor.winLimits,
    });
    await addOrFollow(tx, details, { brandCodes, now });
    await importGames(tx, { vendorCode: vendor.code, games: listedGames(vendor.games), now });
  }
}

async function addOrFollow(
  tx: Tx,
  details: VendorDetails,
  { brandCodes, now }: { brandCodes: readonly string[]; now: Date },
) {
  const known = await tx
    .selectFrom('catalogue.vendor')
    .select('back_office_url')
    .where('code', '=', details.code)
    .executeTakeFirst();
  if (!known) {
    await registerVendor(tx, { details, brandCodes, now });
    return;
  }
  const { publicKey, launchUrl, apiUrl, backOfficeUrl, provable } = details;
  await updateVendor(tx, details.code, {
    ...{ publicKey, launchUrl, apiUrl, backOfficeUrl },
    // Registered when only the first vendor answered for seeds and had a back office.
    ...(known.back_office_url === null && { provable }),
  });
}
