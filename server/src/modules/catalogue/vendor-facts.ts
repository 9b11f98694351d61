import { createHash, createPublicKey } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/tables.ts';

type VendorRow = Selectable<Tables['catalogue.vendor']>;

/** What the record of operators' actions says of a vendor; of its key the fingerprint. */
export function vendorFacts(row: VendorRow, groups: readonly string[]) {
  return {
    name: row.name,
    groups: [...groups],
    signatureHeader: row.signature_header,
    launchUrl: row.launch_url,
    apiUrl: row.api_url,
    backOfficeUrl: row.back_office_url,
    currencies: row.currencies,
    allowedIps: row.allowed_ips,
    amountScale: String(row.amount_scale),
    walletKind: row.wallet_kind,
    demoSupported: row.demo_supported,
    provable: row.provable,
    freeBetAmount: row.free_bet_amount,
    key: keyFingerprint(row.public_key),
  };
}

/** SHA-256 over the key itself, however its PEM is written. */
export function keyFingerprint(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}
