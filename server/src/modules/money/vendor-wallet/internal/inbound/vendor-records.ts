import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { VENDOR_ADDITIONS, type VendorAddition } from '@lanna/contract/play/catalogue/vendor-additions';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { type Signer, signatureBytesOf } from '../../../../../platform/sealing/signed-body.ts';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import { type RequestShapes, requestShapes } from './request-shapes.ts';

/** A vendor as far as its calls are concerned. */
export interface VendorRecord extends Signer {
  id: string;
  code: string;
  /** Of the key as it is registered. */
  keySha256: Buffer;
  amountScale: bigint;
  /** It keeps players' money itself, and takes none of it from here by bets. */
  keepsWallets: boolean;
  /** What its record switches on beyond the published protocol. */
  additions: ReadonlySet<VendorAddition>;
  shapes: RequestShapes;
  /** Empty: from anywhere. */
  allowedNetworks: Network[];
}
type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

export interface VendorRecords {
  find(code: string): Promise<VendorRecord | undefined>;
}

/** A change by console or command is seen after this, plus the time of one query. */
const FRESH_MS = 1000;

/**
 * All vendors at once, read again when they are asked for and older than a second: there are few of them, and an
 * unknown code costs no query of its own.
 */
export function vendorRecords(db: Queryable, now: () => Date): VendorRecords {
  const noteKey = keyNotes(db, now);
  const keys = new Map<string, KeyObject>();
  let records = new Map<string, VendorRecord>();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read() {
    const startedMs = performance.now();
    const rows = await readVendors(db);
    for (const row of rows) await noteKey(row);
    records = new Map(
      rows.flatMap((row) => recordOf(row, keyOf) ?? []).map((record) => [record.code, record]),
    );
    readAtMs = startedMs;
  }

  /** Reading a PEM takes as long as checking ten signatures: keys are kept for as long as their text is the same. */
  function keyOf(pem: string): KeyObject {
    const key = keys.get(pem) ?? createPublicKey(pem);
    keys.set(pem, key);
    return key;
  }

  return {
    find: async (code) => {
      if (performance.now() - readAtMs > FRESH_MS) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return records.get(code);
    },
  };
}

interface VendorRow {
  id: string;
  code: string;
  public_key: string;
  signature_header: string;
  amount_scale: bigint;
  wallet_kind: string;
  allowed_ips: string[];
  additions: string[];
}

/** Those that make calls: what is our own has no key. */
async function readVendors(db: Queryable): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select id, code, public_key, signature_header, amount_scale, wallet_kind, allowed_ips::text[] as allowed_ips, additions
    from catalogue.vendor_record where wallet_kind <> 'own'`.execute(db);
  return rows;
}

/** Undefined for a record that cannot be used: one broken key must not close the wallet to all other vendors. */
function recordOf(row: VendorRow, keyOf: (pem: string) => KeyObject): VendorRecord | undefined {
  try {
    const publicKey = keyOf(row.public_key);
    const additions = new Set(VENDOR_ADDITIONS.filter((addition) => row.additions.includes(addition)));
    return {
      id: row.id,
      code: row.code,
      publicKey,
      keySha256: sha256Of(row.public_key),
      signatureBytes: signatureBytesOf(publicKey),
      signatureHeader: row.signature_header.toLowerCase(),
      amountScale: row.amount_scale,
      keepsWallets: row.wallet_kind === 'transfer',
      additions,
      shapes: requestShapes(additions),
      allowedNetworks: row.allowed_ips.map((network) => ipaddr.parseCIDR(network)),
    };
  } catch {
    return undefined;
  }
}

/**
 * Writes down each key before the first signature is checked with it, so that it can be shown later which key a call was signed
 * with. Once for each key of each process; a vendor's key seldom changes.
 */
function keyNotes(db: Queryable, now: () => Date) {
  const noted = new Map<string, string>();
  return async ({ id, public_key }: Pick<VendorRow, 'id' | 'public_key'>) => {
    if (noted.get(id) === public_key) return;
    const sha256 = sha256Of(public_key);
    await sql`
      insert into vendor_wallet.verifying_key (vendor_id, used_from, key_sha256, public_key)
      select ${id}, ${now()}, ${sha256}, ${public_key}
      where ${sha256} is distinct from (
        select key_sha256 from vendor_wallet.verifying_key where vendor_id = ${id} order by used_from desc limit 1)
      on conflict do nothing`.execute(db);
    noted.set(id, public_key);
  };
}

function sha256Of(publicKey: string): Buffer {
  return createHash('sha256').update(publicKey.trim()).digest();
}

/** `address` is the caller's as the server knows it; an IPv4-mapped IPv6 address counts as the IPv4 address. */
export function isAllowedAddress(vendor: VendorRecord, address: string): boolean {
  if (vendor.allowedNetworks.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return vendor.allowedNetworks.some(
    ([network, bits]) => network.kind() === caller.kind() && caller.match(network, bits),
  );
}
