import type { Access, Endpoint } from '@lanna/contract/endpoint';
import { AGENT_TYPES, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.ts';
import type { Brand, Caller } from './route.ts';

/** Finds the brand a host belongs to. */
export type ResolveBrand = (host: string) => Promise<Brand | undefined>;

/** Finds the account behind a token of this brand; throws `not_logged_in` or `session_expired`. */
export type ResolveSession = (token: string, brand: Brand) => Promise<Caller>;

/**
 * Throws `region_blocked` or `maintenance` when the brand does not serve this address now; `needsOpenBrand`: `brand_not_open` when it takes
 * no bets and deposits.
 */
export type CheckSite = (brand: Brand, address: string, needsOpenBrand?: boolean) => Promise<void>;

/**
 * The caller an endpoint's access asks for, or the refusal it declares. Public calls never read the token; calls
 * with an optional caller treat a member who must change the password first as a visitor.
 */
export async function checkAccess(
  endpoint: Endpoint,
  request: FastifyRequest,
  brand: Brand,
  resolveSession: ResolveSession,
): Promise<Caller | null> {
  const { access } = endpoint;
  if (access === 'anyone') return null;
  const token = bearerToken(request.headers.authorization);
  if (!token && access === 'optional') return null;
  if (!token) throw new Refusal('not_logged_in');
  if (access === 'optional') {
    const caller = await resolveOrVisitor(token, brand, resolveSession);
    return caller && isKeptOut(endpoint, caller) ? null : caller;
  }
  const caller = await resolveSession(token, brand);
  if (isKeptOut(endpoint, caller)) throw new Refusal('password_change_due');
  refuseByType(access, caller.type);
  if (endpoint.needsTerms && caller.termsDue !== null)
    throw new Refusal('terms_due', { version: caller.termsDue });
  return caller;
}

/** While a password change is due, a session may change the password and little else. */
function isKeptOut(endpoint: Endpoint, caller: Caller): boolean {
  return caller.passwordChangeDue && !endpoint.openWhilePasswordDue;
}

/** A member whose session has just ended still sees public pages, as a visitor. */
async function resolveOrVisitor(token: string, brand: Brand, resolveSession: ResolveSession) {
  try {
    return await resolveSession(token, brand);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1];
}

function refuseByType(access: Access, type: number) {
  if (access === 'player' && type === TRIAL_TYPE) throw new Refusal('trial_account');
  if (access === 'agent' && !AGENT_TYPES.includes(type)) throw new Refusal('forbidden');
}
