import { z } from 'zod';
import type { Limit, Permission } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * One call of the operator's console, described once as `endpoint()` describes the site's. It answers on the console's hosts
 * alone, has no brand of its own (its operator has a scope of brands), and travels with the session's cookie.
 */
export interface OpsEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Value extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify notation: `/ops/members/:id`. */
  path: `/ops/${string}`;
  access: OpsAccess;
  /** The permission is asked for over all brands: what it does concerns the whole house. */
  house?: true;
  /** Asks for a proof of the person within the last minutes; else `step_up_due`. */
  stepUp?: true;
  /** Answers also a session that has something to do first: whatever it is, or one of these. */
  whileDue?: true | readonly OpsDue[];
  /**
   * Read from a replica of the database where there is one that is not too far behind; the answer says as of when (`AS_OF`). `old`: only where the days it
   * asks about ended more than a year ago. Never what money hangs on: `tools/checks/reads-elsewhere.test.ts`.
   */
  elsewhere?: true | 'old';
  /** A POST that only asks: it has nothing to record. */
  changesNothing?: true;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  value: Value;
  /** What this call may refuse besides what follows from its description (`opsRefusalsOf`). */
  refusals: readonly Exclude<RefusalCode, OpsDerivedRefusal>[];
  limit?: Limit;
  /** Bytes of a body, where 64 KiB are too few (pictures). */
  bodyLimit?: number;
}

/** What a session must do before it may work: show its second factor, set one up, choose a password. */
export type OpsDue = 'second_factor' | 'second_factor_setup' | 'password';

/** anyone: also who is not logged in · operator: any operator · `<topic>.<verb>`: who has this permission in a brand at least. */
export type OpsAccess = 'anyone' | 'operator' | Permission;

const COMMON = [
  'invalid_input',
  'domain_unknown',
  'body_too_large',
  'wrong_content_type',
  'too_many_requests',
  'unknown_error',
  'service_unavailable',
] as const satisfies readonly RefusalCode[];
const SESSION = [
  'not_logged_in',
  'session_expired',
  'second_factor_due',
  'second_factor_setup_due',
  'operator_password_due',
  'forbidden',
  'brand_out_of_scope',
  'step_up_due',
] as const satisfies readonly RefusalCode[];
export type OpsDerivedRefusal = (typeof COMMON)[number] | (typeof SESSION)[number];

/** Every refusal a console call may be answered with. */
export function opsRefusalsOf({
  access,
  refusals,
}: {
  access: OpsAccess;
  refusals: readonly RefusalCode[];
}): Set<RefusalCode> {
  return new Set([...refusals, ...COMMON, ...(access === 'anyone' ? [] : SESSION)]);
}

export const OPS_LIMITS = {
  read: { max: 600, windowSeconds: 60, by: 'account' },
  write: { max: 120, windowSeconds: 60, by: 'account' },
} as const satisfies Record<string, Limit>;

/** Keeps the literal types, so that input and value can be inferred on both sides of the wire. */
export function opsEndpoint<const E extends OpsEndpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
  description: E,
): E {
  return description;
}

/**
 * Header of a call that a page makes by itself, prompted by push, while the operator does not touch it: the session's idle time goes on. A
 * page left open would else keep its session for ever.
 */
export const UNATTENDED = 'unattended';

/** A word is no reason. */
export const REASON_MIN = 5;
/** Why an operator does something, where a reason is asked for. */
export const reason = z.string().trim().min(REASON_MIN).max(500);

/** Header of an answer that was read from a replica: as of when, on the clock of the database. */
export const AS_OF = 'as-of';
/** Header of a call that is to see what was just changed: it is answered from the primary. */
export const FRESH = 'fresh';

/** What may have changed, published to open pages of the console. A topic adds its own in `contract/src/<district>/<topic>/ops-notices.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: topics add to it
export interface OpsNotices {}
export type OpsNoticeType = keyof OpsNotices;

/** Push of the console: `GET /ops/push` (WebSocket), by the session's cookie. */
export const OPS_PUSH_PATH = '/ops/push';
/** `brands`: codes of the brands it concerns, those the operator may see; null for what concerns the house. */
export type OpsPushNotice =
  | { type: 'ready' }
  | { type: 'goodbye'; reason: 'session_ended' | 'restarting' }
  | { type: OpsNoticeType; brand: string | null };
