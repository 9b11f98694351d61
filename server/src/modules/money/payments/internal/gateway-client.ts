import { randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { GATEWAY_PATHS, type GatewayCall } from '@lanna/contract/money/payments/gateway-protocol';
import type { z } from 'zod';
import { callGuarded, GuardError } from '../../../../platform/guard/call-guarded.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import { signatureOf } from '../../../../platform/sealing/signed-body.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { parseStorable } from '../../../../platform/sql/parse-storable.ts';
import { signingKeyOf } from '../../../house/brands/signing-key.ts';
import type { Gateway } from '../gateway.ts';

/** What came of a call. `unanswered`: whether the gateway has done it is not known; `why` in a word, for the console. */
export type Answer<T> =
  | { outcome: 'answered'; value: T; tookMs: number }
  | { outcome: 'unanswered'; why: string; tookMs: number };

export interface GatewayClient {
  /** One signed POST to the gateway's own address. Never throws for what the gateway or the network does. */
  call<S extends z.ZodType<{ request: string }>>(wanted: {
    gateway: Gateway;
    /** The brand whose key signs. */
    merchantId: string;
    what: GatewayCall;
    body: Record<string, unknown>;
    reply: S;
  }): Promise<Answer<z.output<S>>>;
}

const ANSWER_BYTES_MAX = 1024 * 1024;
const signAsync = promisify(sign);

export function gatewayClient(deps: {
  db: Queryable;
  secrets: SecretBox;
  log: Pick<Log, 'warn'>;
  privateGateways: boolean;
}): GatewayClient {
  return {
    call: async ({ gateway, merchantId, what, body, reply }) => {
      const request = randomUUID();
      // Signed are the bytes that travel; nothing may write them a second time.
      const bytes = Buffer.from(JSON.stringify({ request, ...body }));
      const key = await signingKeyOf(deps.db, deps.secrets, merchantId);
      const signature = await signAsync('RSA-SHA256', bytes, key);
      const startedMs = performance.now();
      const tookMs = () => Math.round(performance.now() - startedMs);
      try {
        const answer = await send(gateway, GATEWAY_PATHS[what], bytes, signature, deps.privateGateways);
        const value = reply.parse(parseStorable(checked(gateway, answer)));
        if (value.request !== request) throw new GatewayError('other_request');
        return { outcome: 'answered', value, tookMs: tookMs() };
      } catch (error) {
        const why = reasonOf(error);
        deps.log.warn({ gateway: gateway.code, what, why, ms: tookMs() }, 'gateway call not answered');
        return { outcome: 'unanswered', why, tookMs: tookMs() };
      }
    },
  };
}

class GatewayError extends Error {
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

interface Received {
  raw: Buffer;
  rawHeaders: readonly string[];
}

/** The text of an answer that the gateway has signed: what anybody else writes is no answer. */
function checked(gateway: Gateway, { raw, rawHeaders }: Received): string {
  const signature = signatureOf(gateway, rawHeaders);
  if (!signature || !verify('sha256', raw, gateway.publicKey, signature))
    throw new GatewayError('bad_signature');
  return raw.toString('utf8');
}

async function send(
  gateway: Gateway,
  path: string,
  bytes: Buffer,
  signature: Buffer,
  privateToo: boolean,
): Promise<Received> {
  const answer = await callGuarded(
    {
      url: `${gateway.baseUrl}${path}`,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [gateway.headerName]: signature.toString('base64'),
      },
      body: bytes,
      signal: AbortSignal.timeout(gateway.timeoutMs),
      bytesMax: () => ANSWER_BYTES_MAX,
    },
    { privateToo, origins: [] },
  );
  if (answer.status !== 200) throw new GatewayError(`status_${answer.status}`);
  return answer;
}

/** The kind of failure, nothing of what was sent or answered. */
function reasonOf(error: unknown): string {
  if (error instanceof GatewayError || error instanceof GuardError) return error.why;
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'ZodError') return 'other_shape';
  if (error instanceof SyntaxError) return 'not_json';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'too_slow';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code.toLowerCase() : 'unreachable';
}
