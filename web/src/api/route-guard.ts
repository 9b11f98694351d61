import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import type { Session } from './session.ts';

/** member: launching games, the member centre · agent: the agent centre. */
export type RouteGuard = 'member' | 'agent';

/**
 * Why a route is refused, named by the overlay the site shows: the login pop-up, the dialog for trial accounts, the dialog
 * for accounts that are no agent's. `unknown`: the account type of a session that has just begun is not fetched yet.
 */
export type Blocked = 'login' | 'trial' | 'notAgent' | 'unknown';

/**
 * The login check of the specification (section 4), for pages and actions with restricted access. The server checks every
 * call for itself (`server/src/platform/http/calls/check-access.ts`). Undefined: access is allowed.
 */
export function guardRoute(guard: RouteGuard, session: Session | undefined): Blocked | undefined {
  if (!session) return 'login';
  if (session.trial) return 'trial';
  if (guard === 'member') return undefined;
  if (session.accountType === undefined) return 'unknown';
  return isAgent(session) ? undefined : 'notAgent';
}

/** A trial account sees what visitors see. */
export function isMember(session: Session | undefined): boolean {
  return session !== undefined && !session.trial;
}

/** Account types 1, 2, 41 and 42. */
export function isAgent(session: Session | undefined): boolean {
  return session?.accountType !== undefined && AGENT_TYPES.includes(session.accountType);
}
