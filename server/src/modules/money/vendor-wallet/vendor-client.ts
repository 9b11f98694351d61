import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import { WALLET_STATUSES, type WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { RefusalCode } from '@lanna/contract/refusals';
import { z } from 'zod';
import { callGuarded } from '../../../platform/guard/call-guarded.ts';
import type { Reach } from '../../../platform/guard/guarded-address.ts';
import type { Log } from '../../../platform/process/log.ts';
import { parseJson } from '../../../platform/process/parse-json.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { parseStorable } from '../../../platform/sql/parse-storable.ts';
import { signingKeyOf } from '../../house/brands/signing-key.ts';
import type { CallMeter } from './calls/call-meter.ts';

export interface VendorClient {
  /**
   * One signed POST to an address of the vendor's own record. Refuses `vendor_unreachable` whatever goes wrong on the way:
   * no answer, a slow one, another status than 200, a redirect, too much, or something of another shape; but for the
   * statuses of the protocol that the call has a refusal of its own for.
   */
  post<S extends z.ZodType>(call: VendorCall<S>): Promise<z.output<S>>;
}

export interface VendorCall<S extends z.ZodType> {
  /** The brand whose key signs. */
  merchantId: string;
  vendor: { code: string; signature_header: string };
  /** The vendor's configured address, or a fixed path below it: never anything a player has sent. */
  url: string;
  /** A bigint is written with all its digits. */
  body: Record<string, unknown>;
  reply: S;
  /** Whole numbers of the reply come as bigint, from their digits: amounts beyond 2^53 lose nothing. */
  wholeNumbers?: true;
  refusals?: Partial<Record<WalletStatus, RefusalCode>>;
  /** Where less than a megabyte is much. */
  bytesMax?: number;
}

const TIMEOUT_MS = 5000;
const REPLY_BYTES_MAX = 1024 * 1024;
const REFUSAL_BYTES_MAX = 4096;
const signAsync = promisify(sign);

export function vendorClient(deps: {
  db: Queryable;
  secrets: SecretBox;
  log: Pick<Log, 'warn'>;
  reach: Reach;
  timeoutMs?: number;
  meter?: CallMeter;
}): VendorClient {
  return {
    post: async (call) => {
      // Signed are the bytes that travel; nothing may write them a second time.
      const bytes = Buffer.from(JSON.stringify(call.body, allDigits));
      const key = await signingKeyOf(deps.db, deps.secrets, call.merchantId);
      const signature = await signAsync('RSA-SHA256', bytes, key);
      const startedMs = performance.now();
      const took = (failed: boolean) =>
        deps.meter?.note({
          vendorCode: call.vendor.code,
          direction: 'out',
          ms: performance.now() - startedMs,
          failed,
        });
      try {
        const text = await send(call, bytes, signature, {
          reach: deps.reach,
          timeoutMs: deps.timeoutMs ?? TIMEOUT_MS,
        });
        const reply = call.reply.parse(call.wholeNumbers ? JSON.parse(text, asBigint) : parseStorable(text));
        took(false);
        return reply;
      } catch (error) {
        const known = error instanceof VendorStatus && error.status && call.refusals?.[error.status];
        took(!known);
        if (known) throw new Refusal(known);
        const ms = Math.round(performance.now() - startedMs);
        deps.log.warn({ vendor: call.vendor.code, why: reasonOf(error), ms }, 'vendor call failed');
        throw new Refusal('vendor_unreachable', { vendor: call.vendor.code });
      }
    },
  };
}

/** `JSON.rawJSON` (ES2026) is not in the compiler's library yet. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

function allDigits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? rawJSON(String(value)) : value;
}

const WHOLE_NUMBER = /^-?\d+$/;

function asBigint(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? '';
  return typeof value === 'number' && WHOLE_NUMBER.test(source) ? BigInt(source) : value;
}

async function send(
  { url, vendor, bytesMax = REPLY_BYTES_MAX }: Pick<VendorCall<z.ZodType>, 'url' | 'vendor' | 'bytesMax'>,
  bytes: Buffer<ArrayBuffer>,
  signature: Buffer,
  { reach, timeoutMs }: { reach: Reach; timeoutMs: number },
): Promise<string> {
  const { status, raw } = await callGuarded(
    {
      url,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [vendor.signature_header]: signature.toString('base64'),
      },
      body: bytes,
      signal: AbortSignal.timeout(timeoutMs),
      bytesMax: (answered) => (answered === 200 ? bytesMax : REFUSAL_BYTES_MAX),
    },
    reach,
  );
  const text = raw.toString('utf8');
  if (status !== 200) throw new VendorStatus(status, statusIn(text));
  return text;
}

/** A vendor's "no": an HTTP status, with one of the protocol's where it says so. */
class VendorStatus extends Error {
  readonly status: WalletStatus | undefined;

  constructor(httpStatus: number, status: WalletStatus | undefined) {
    super(`status ${httpStatus}${status ? `, ${status}` : ''}`);
    this.status = status;
  }
}

const refusal = z.object({ status: z.enum(WALLET_STATUSES) });

function statusIn(text: string): WalletStatus | undefined {
  return refusal.safeParse(parseJson(text)).data?.status;
}

/** For the log: the kind of failure, nothing of what was sent or answered. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ZodError') return 'the answer has another shape';
  if (error instanceof SyntaxError) return 'the answer is not JSON';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.message;
}
