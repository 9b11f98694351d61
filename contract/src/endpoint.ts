import type { z } from 'zod';
import type { DerivedRefusal, RefusalCode } from './refusals.ts';

/**
 * One call on the wire, described once: the server mounts it, the browser calls it, /docs shows it.
 * The access an endpoint requires is part of its description, so no call is mounted without one.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Value extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify notation: `/wps/bets/:id`. */
  path: string;
  /** The field's module id (`ModuleId` header); used for permissions, limits, logs and metrics. */
  module: string;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** What `value` holds on success. */
  value: Value;
  /** What this call may refuse besides what follows from its description (`refusalsOf`). */
  refusals: readonly Exclude<RefusalCode, DerivedRefusal>[];
  limit: Limit;
  /** Body arrives as a compact JWE in `value`, with `iat` and `jti` inside. */
  encrypted?: boolean;
  /** Body arrives as `application/x-www-form-urlencoded`; other calls take JSON only. */
  form?: boolean;
  /** The caller must send an `Idempotency-Key` header; a repeated key gets the first answer. */
  idempotent?: boolean;
  /** Answers also under maintenance and where the region is not served; every other call refuses there. */
  openWhenClosed?: true;
  /** Answers also a session that must change its password first; every other call that needs a session refuses it. */
  openWhilePasswordDue?: true;
  /** Beside its `value` a success carries a `message`, in the language of the request. */
  message?: true;
  /** Bytes of a body, where 64 KiB are too few (pictures). */
  bodyLimit?: number;
  /** Concerns money: refuses a member who has not accepted the brand's current terms. */
  needsTerms?: true;
  /** Plays or brings money in: refuses with `brand_not_open` at a brand for real money that is not open. */
  needsOpenBrand?: true;
}

/**
 * anyone: the token is not read · optional: a valid token is read, none is accepted too · session: any valid token ·
 * player: a valid token of an account that is no trial · agent: account types 1, 2, 41, 42. Operators' calls: `ops.ts`.
 */
export type Access = 'anyone' | 'optional' | 'session' | 'player' | 'agent';

/** What an operator may do: `<topic>.<verb>`, as the topic's manifest lists it. */
export type Permission = `${string}.${string}`;

export interface Limit {
  /** Calls per window for one client. */
  max: number;
  windowSeconds: number;
  /**
   * Counted by network address, or by account once known. `reader`: members by account, and beside that every address with room for
   * the many who share one at a carrier (`SHARED_ADDRESS_READERS`).
   */
  by: 'address' | 'account' | 'reader';
}

/** How many times a reader's limit one address may read: carriers put hundreds of phones behind one. */
export const SHARED_ADDRESS_READERS = 20;

export const LIMITS = {
  read: { max: 300, windowSeconds: 60, by: 'reader' },
  write: { max: 60, windowSeconds: 60, by: 'account' },
  credential: { max: 20, windowSeconds: 60, by: 'address' },
} as const satisfies Record<string, Limit>;

/** Keeps the literal types, so that input and value can be inferred on both sides of the wire. */
export function endpoint<const E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
  description: E,
): E {
  return description;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives. */
export interface Received<E extends Pick<Endpoint, 'params' | 'query' | 'body'>> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
/** What a client sends. */
export interface Sending<E extends Pick<Endpoint, 'params' | 'query' | 'body'>> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}
/** What comes back in `value`, as it travels (money as text, dates as ISO text). */
export type Value<E extends Pick<Endpoint, 'value'>> = z.output<E['value']>;
