import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { type Echo, EMPTY_ECHO } from './reply.ts';

export type Parsed<T> =
  | { ok: true; request: T; echo: Echo }
  | { ok: false; status: WalletStatus; echo: Echo };

/** Reads a body, once. Whole numbers become bigint from their digits, so that no amount passes through a float. */
export function parseCall<T>(shape: z.ZodType<T>, rawBody: Buffer): Parsed<T> {
  return parseFields(shape, readJson(rawBody));
}

/** The same of what has been read already: an item of a batch. */
export function parseFields<T>(shape: z.ZodType<T>, value: unknown): Parsed<T> {
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

/** Undefined for what is no JSON, or cannot be stored. */
export function readJson(rawBody: Buffer): unknown {
  try {
    const text = utf8.decode(rawBody);
    return readPlainJson(text) ?? JSON.parse(text, exactly);
  } catch {
    return undefined;
  }
}

// A backslash, or a number with a fraction or an exponent: numbers stand behind one of `:[,`. A match inside a text does no harm.
const NOT_PLAIN = /\\|[:[,]\s*-?\d+[.eE]/;

/**
 * What `exactly` would make of a flat object, at a third of the cost; undefined where that is not certain. Without a backslash
 * no text holds what cannot be stored, and without a fraction or an exponent every number is written as a whole one.
 */
function readPlainJson(text: string): unknown {
  if (NOT_PLAIN.test(text)) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (typeof field === 'object' && field !== null) return undefined;
    if (typeof field !== 'number') continue;
    // Digits beyond 2^53 may have been lost.
    if (!Number.isSafeInteger(field)) return undefined;
    fields[name] = BigInt(field);
  }
  return fields;
}

function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? '';
  if (typeof value === 'number') return WHOLE_NUMBER.test(source) ? BigInt(source) : value;
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw new SyntaxError('unstorable text');
  return value;
}

/** A value of another type is WRONG_TYPES; a missing one, or one out of range, is WRONG_SYNTAX. */
function statusOf(error: z.ZodError): WalletStatus {
  const isOfWrongType = error.issues.some(
    (issue) =>
      (issue.code === 'invalid_type' && issue.path.length > 0 && issue.input !== undefined) ||
      (issue.code === 'too_big' && issue.origin === 'bigint'),
  );
  return isOfWrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
}

function echoOf(value: unknown): Echo {
  if (typeof value !== 'object' || value === null) return EMPTY_ECHO;
  const { user, request_uuid: requestUuid, currency } = value as Record<string, unknown>;
  return { user: shortText(user), requestUuid: shortText(requestUuid), currency: shortText(currency) };
}

function shortText(value: unknown): string {
  return typeof value === 'string' && value.length <= 255 ? value : '';
}
