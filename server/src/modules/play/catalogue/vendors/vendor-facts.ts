import { createHash, createPublicKey } from 'node:crypto';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../../platform/tables.ts';
import type { VendorDetails } from '../vendor.ts';

type VendorRow = Selectable<Tables['catalogue.vendor']> & {
  groups: readonly string[];
  largest_wins: readonly { currency: string; round: string; day: string }[];
};

/** What the record of operators' actions says of a vendor; of its key the fingerprint. */
export function vendorFacts(row: VendorRow) {
  return {
    name: row.name,
    groups: [...row.groups],
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
    additions: [...row.additions].sort(),
    largestWins: row.largest_wins.map(({ currency, round, day }) =>
      winLine(currency, BigInt(round), BigInt(day)),
    ),
    // Vendors of our own games have none.
    ...(row.wallet_kind === 'own' ? {} : { key: keyFingerprint(row.public_key) }),
  };
}

type Typed = { [Field in keyof VendorDetails]?: VendorDetails[Field] | undefined };

/** The same of what was typed, before it stands in a row. */
export function typedFacts({ publicKey, amountScale, winLimits, code: _, ...typed }: Typed) {
  return {
    ...typed,
    ...(amountScale === undefined ? {} : { amountScale: String(amountScale) }),
    ...(winLimits && {
      largestWins: winLimits.map(({ currency, round, day }) => winLine(currency, round, day)),
    }),
    ...(publicKey === undefined ? {} : { key: keyFingerprint(publicKey) }),
  };
}

function winLine(currency: string, round: Money, day: Money): string {
  return `${currency} ${formatMoney(round)} / ${formatMoney(day)}`;
}

/** SHA-256 over the key itself, however its PEM is written. */
export function keyFingerprint(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}
