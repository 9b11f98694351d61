import type { Access } from './endpoint.ts';

/**
 * Every refusal the portal can answer, with its HTTP status. Each topic declares its own, once, for both sides of the wire:
 * `contract/src/<district>/<topic>/refusals.ts` holds codes and statuses, and adds them here by declaration merging;
 * `<topic>/refusals/<language>.json` holds the words, which the server sends as `message` and the site shows. A code is stable.
 */
// biome-ignore lint/suspicious/noEmptyInterface: topics add to it
export interface Refusals {}
export type RefusalCode = { [Topic in keyof Refusals]: keyof Refusals[Topic] }[keyof Refusals];

/** Refusals any call may answer. */
const COMMON_REFUSALS = [
  'invalid_input',
  'domain_unknown',
  'module_wrong',
  'body_too_large',
  'wrong_content_type',
  'too_many_requests',
  'unknown_error',
  'service_unavailable',
] as const satisfies readonly RefusalCode[];

/** What each flag of an endpoint may have refused. */
const FLAG_REFUSALS = {
  encrypted: ['encryption_invalid', 'replayed'],
  idempotent: ['idempotency_key_missing', 'idempotency_conflict'],
  needsTerms: ['terms_due'],
  needsOpenBrand: ['brand_not_open'],
} as const satisfies Record<string, readonly RefusalCode[]>;
const CLOSED_REFUSALS = ['region_blocked', 'maintenance'] as const satisfies readonly RefusalCode[];

/** What any call that needs a token may answer besides. */
const SESSION_REFUSALS = [
  'not_logged_in',
  'session_expired',
  'password_change_due',
] as const satisfies readonly RefusalCode[];
const ACCESS_REFUSALS = {
  anyone: [],
  optional: [],
  session: SESSION_REFUSALS,
  player: [...SESSION_REFUSALS, 'trial_account'],
  agent: [...SESSION_REFUSALS, 'forbidden'],
} as const satisfies Record<Access, readonly RefusalCode[]>;

/** Refusals an endpoint need not list, because they follow from its description. */
export type DerivedRefusal =
  | (typeof COMMON_REFUSALS)[number]
  | (typeof CLOSED_REFUSALS)[number]
  | (typeof FLAG_REFUSALS)['encrypted' | 'idempotent'][number];

/** Every refusal a call may be answered with: those its endpoint lists, and those that follow from its description. */
export function refusalsOf(endpoint: {
  access: Access;
  refusals: readonly RefusalCode[];
  encrypted?: boolean;
  idempotent?: boolean;
  needsTerms?: true;
  needsOpenBrand?: true;
  openWhenClosed?: true;
  openWhilePasswordDue?: true;
}): Set<RefusalCode> {
  const codes = new Set<RefusalCode>([
    ...endpoint.refusals,
    ...COMMON_REFUSALS,
    ...ACCESS_REFUSALS[endpoint.access],
    ...(endpoint.openWhenClosed ? [] : CLOSED_REFUSALS),
  ]);
  for (const flag of ['encrypted', 'idempotent', 'needsTerms', 'needsOpenBrand'] as const)
    if (endpoint[flag]) for (const code of FLAG_REFUSALS[flag]) codes.add(code);
  if (endpoint.openWhilePasswordDue) codes.delete('password_change_due');
  return codes;
}
