import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { brandCode } from '@lanna/contract/ops-list';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { parseMoney } from '@lanna/rules/money';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isUsableKey, RSA_BITS_MIN } from '../../../platform/sealing/signed-body.ts';

const vendorUrl = z
  .string()
  .refine(isVendorUrl, 'must be an https address (http only within a private network)')
  .transform((url) => url.replace(/\/+$/, ''));

/** Larger amounts are refused by the wallet itself. */
const WIN_MAX = 10n ** 17n;
const winAmount = z.string().transform((text, check) => {
  const amount = parseMoney(text.replaceAll(' ', ''));
  if (amount !== undefined && amount > 0n && amount <= WIN_MAX) return amount;
  check.addIssue({ code: 'custom', message: 'must be an amount such as 500000.00' });
  return z.NEVER;
});

/** What an operator says of a vendor. Messages finish the sentence "<field> …", so every surface can name the field. */
const fields = z.object({
  code: z.string().refine(isCode, 'must be 2 to 20 of A-Z, 0-9 and _'),
  name: z.string().trim().min(1, 'must not be empty').max(80, 'must have at most 80 characters'),
  groups: z
    .array(z.enum(VENDOR_GROUPS, `must be one of ${VENDOR_GROUPS.join(', ')}`))
    .min(1, 'must be given at least once')
    .transform((groups) => [...new Set(groups)]),
  publicKey: z
    .string()
    .refine(isUsableKey, `must be the PEM of an RSA public key of ${RSA_BITS_MIN} bits or more`),
  signatureHeader: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of an HTTP header'),
  launchUrl: vendorUrl,
  apiUrl: vendorUrl.nullable(),
  backOfficeUrl: vendorUrl.nullable(),
  currencies: z
    .array(z.string().regex(/^[A-Z]{3,8}$/, 'must be a currency code such as THB'))
    .min(1, 'must be given at least once'),
  allowedIps: z.array(
    z.string().refine(isNetwork, 'must be an address or a network such as 203.0.113.0/24, without host bits'),
  ),
  amountScale: z.bigint().min(1n, 'must be 1 or more').max(1_000_000_000n, 'must be 1000000000 or less'),
  /** transfer: it keeps a wallet for each player. For good: money of players is there. */
  walletKind: z.enum(['seamless', 'transfer'], 'must be seamless or transfer'),
  demoSupported: z.boolean(),
  provable: z.boolean(),
  freeBetAmount: z.enum(['stake', 'zero'], 'must be stake or zero'),
  additions: z
    .array(z.enum(VENDOR_ADDITIONS, `must be one of ${VENDOR_ADDITIONS.join(', ')}`))
    .transform((additions) => [...new Set(additions)].sort()),
  winLimits: z
    .array(
      z
        .object({ currency: z.string().regex(/^[A-Z]{3,8}$/), round: winAmount, day: winAmount })
        .refine(({ round, day }) => day >= round, 'must let a day win as much as a round'),
    )
    .refine(
      (limits) => new Set(limits.map(({ currency }) => currency)).size === limits.length,
      'must name a currency once',
    ),
});

/** A new vendor: what is left out has the protocol's own default. */
const newFields = fields.extend({
  signatureHeader: fields.shape.signatureHeader.default(DEFAULT_SIGNATURE_HEADER),
  apiUrl: fields.shape.apiUrl.default(null),
  backOfficeUrl: fields.shape.backOfficeUrl.default(null),
  currencies: fields.shape.currencies.default(['THB']),
  allowedIps: fields.shape.allowedIps.default([]),
  amountScale: fields.shape.amountScale.default(100_000n),
  walletKind: fields.shape.walletKind.default('seamless'),
  demoSupported: fields.shape.demoSupported.default(false),
  provable: fields.shape.provable.default(false),
  freeBetAmount: fields.shape.freeBetAmount.default('stake'),
  additions: fields.shape.additions.default([]),
  winLimits: fields.shape.winLimits.default([]),
});
export const vendorDetails = newFields.refine(
  ({ walletKind, apiUrl }) => walletKind === 'seamless' || apiUrl !== null,
  { path: ['apiUrl'], error: 'must be given where the vendor keeps wallets' },
);
export type VendorDetails = z.output<typeof vendorDetails>;

/** A change of a vendor: what is left out stays. */
export const vendorChange = fields.omit({ code: true, walletKind: true }).partial();
export type VendorChange = z.output<typeof vendorChange>;

/** As the vendor's record keeps them; a currency that is not there has the standard. */
export function winLimitsOf(limits: VendorDetails['winLimits']): string {
  return JSON.stringify(
    Object.fromEntries(limits.map(({ currency, round, day }) => [currency, [String(round), String(day)]])),
  );
}

/** Tokens travel to this address: in the clear only where they do not leave the machine or its private network. */
export function isVendorUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHost(url.hostname));
}

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** A name without dots is no name of the public Internet. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return PRIVATE_RANGES.includes(ipaddr.parse(host).range());
  return !host.includes('.') || host.endsWith('.localhost');
}

/** What PostgreSQL's `cidr` takes: an address, or a network whose host bits are zero. */
function isNetwork(text: string): boolean {
  if (ipaddr.isValid(text)) return true;
  if (!ipaddr.isValidCIDR(text)) return false;
  const [address] = ipaddr.parseCIDR(text);
  const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return family.networkAddressFromCIDR(text).toString() === address.toString();
}

/** An operator's mistake, as a sentence that names the field. `field` is the one of `vendorDetails`, or a path in a list. */
export class VendorInputError extends Error {
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field} ${problem}`);
    this.name = 'VendorInputError';
    this.field = field;
  }
}

/** Written as brands’ codes are. */
function isCode(text: string): boolean {
  return brandCode.safeParse(text).success;
}
