import type { Tx } from '../../../platform/sql/database.ts';
import { addGroups } from './register-vendor.ts';
import { type VendorChange, VendorInputError, winLimitsOf } from './vendor.ts';

/** Changes what is given and leaves the rest: a new key, another launch address, one more group. */
export async function updateVendor(tx: Tx, code: string, change: VendorChange): Promise<void> {
  const vendorId = await vendorIdOf(tx, code);
  const { groups, ...rest } = change;
  if (groups) await addGroups(tx, vendorId, groups);
  if (Object.values(rest).every((value) => value === undefined)) return;
  await tx
    .updateTable('catalogue.vendor')
    .set({
      name: rest.name,
      public_key: rest.publicKey,
      signature_header: rest.signatureHeader,
      launch_url: rest.launchUrl,
      api_url: rest.apiUrl,
      back_office_url: rest.backOfficeUrl,
      allowed_ips: rest.allowedIps,
      currencies: rest.currencies,
      amount_scale: rest.amountScale,
      demo_supported: rest.demoSupported,
      provable: rest.provable,
      free_bet_amount: rest.freeBetAmount,
      additions: rest.additions,
      win_limits: rest.winLimits && winLimitsOf(rest.winLimits),
    })
    .where('id', '=', vendorId)
    .execute();
}

/** Closes or reopens a vendor everywhere at once. Rounds in play still finish: wins and rollbacks are taken. */
export async function setVendorEnabled(tx: Tx, code: string, enabled: boolean): Promise<void> {
  const vendorId = await vendorIdOf(tx, code);
  await tx.updateTable('catalogue.vendor').set({ enabled }).where('id', '=', vendorId).execute();
}

async function vendorIdOf(tx: Tx, code: string): Promise<string> {
  const vendor = await tx
    .selectFrom('catalogue.vendor')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!vendor) throw new VendorInputError('code', `${code} is not a registered vendor`);
  return vendor.id;
}
