import { createPublicKey } from 'node:crypto';
import { type Signer, signatureBytesOf } from '../../../platform/sealing/signed-body.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Who takes and makes payments for a brand; one record for the whole house. */
export interface Gateway extends Signer {
  id: string;
  code: string;
  baseUrl: string;
  /** As it is written; headers are compared without case. */
  headerName: string;
  timeoutMs: number;
  enabled: boolean;
}

export interface GatewayRecords {
  find(code: string): Promise<Gateway | undefined>;
  findById(id: string): Promise<Gateway | undefined>;
  /** Reads them anew when they are asked for next. */
  forget(): void;
}

/** A change by the console is seen after this, plus the time of one query. */
const FRESH_MS = 1000;

/** All gateways at once: there are few of them, and an unknown code costs no query of its own. */
export function gatewayRecords(db: Queryable): GatewayRecords {
  let known: Gateway[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read() {
    const startedMs = performance.now();
    const rows = await db.selectFrom('payments.gateway').selectAll().execute();
    known = rows.flatMap((row) => gatewayOf(row) ?? []);
    readAtMs = startedMs;
  }

  async function current() {
    if (performance.now() - readAtMs <= FRESH_MS) return known;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
    return known;
  }

  return {
    find: async (code) => (await current()).find((gateway) => gateway.code === code),
    findById: async (id) => (await current()).find((gateway) => gateway.id === id),
    forget: () => {
      readAtMs = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Undefined for a record that cannot be used: one broken key must not stop all other gateways. */
function gatewayOf(row: {
  id: string;
  code: string;
  base_url: string;
  public_key: string;
  signature_header: string;
  timeout_ms: number;
  enabled: boolean;
}): Gateway | undefined {
  try {
    const publicKey = createPublicKey(row.public_key);
    return {
      id: row.id,
      code: row.code,
      baseUrl: row.base_url,
      publicKey,
      signatureBytes: signatureBytesOf(publicKey),
      headerName: row.signature_header,
      signatureHeader: row.signature_header.toLowerCase(),
      timeoutMs: row.timeout_ms,
      enabled: row.enabled,
    };
  } catch {
    return undefined;
  }
}
