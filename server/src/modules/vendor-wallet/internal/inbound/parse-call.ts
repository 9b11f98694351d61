import type { WalletStatus } from '@lanna/contract/vendor-wallet';
import type { z } from 'zod';
import type { Echo } from './reply.ts';

export type Parsed<T> =
  | { ok: true; request: T; echo: Echo }
  | { ok: false; status: WalletStatus; echo: Echo };

/** Reads a body, once. Whole numbers become bigint from their digits, so that no amount passes through a float. */
export function parseCall<T>(shape: z.ZodType<T>, rawBody: Buffer): Parsed<T> {
  const value = readJson(rawBody);
  const echo = echoOf(value);
  if (value === undefined) return { ok: false, status: 'RS_ERROR_WRONG_SYNTAX', echo };
  const result = shape.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, request: result.data, echo };
  return { ok: false, status: statusOf(result.error), echo };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const WHOLE_NUMBER = /^-?\d+$/;
// What JSON can say and a text in the database cannot: the NUL character and halves of surrogate pairs.
const UNSTORABLE = /\0|\p{Surrogate}/u;

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(rawBody), exactly);
  } catch {
    return undefined;
  }
}

function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? '';
  if (typeof value === 'number') return WHOLE_NUMBER.test(source) ? BigInt(source) : value;
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw new SyntaxError('unstorable text');
  return value;
}

/** A value of another type is WRONG_TYPES; a missing one, or one that cannot be meant, is WRONG_SYNTAX. */
function statusOf(error: z.ZodError): WalletStatus {
  const isOfWrongType = error.issues.some(
    (issue) =>
      (issue.code === 'invalid_type' && issue.path.length > 0 && issue.input !== undefined) ||
      (issue.code === 'too_big' && issue.origin === 'bigint'),
  );
  return isOfWrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
}

function echoOf(value: unknown): Echo {
  const said = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  const text = (name: string) => {
    const found = said.get(name);
    return typeof found === 'string' && found.length <= 255 ? found : '';
  };
  return { user: text('user'), requestUuid: text('request_uuid'), currency: text('currency') };
}
