import { AGENT_TYPES } from '@lanna/contract/members';
import type { Session } from './session.ts';

/** member: launching games, the member centre · agent: the agent centre. */
export type Gated = 'member' | 'agent';

/**
 * What stands in the way, by what the site shows for it: the login pop-up, the words for trial accounts, the words for
 * accounts that are no agent's. `unknown`: of a session that has just begun nobody knows the account type yet.
 */
export type Barrier = 'login' | 'trial' | 'notAgent' | 'unknown';

/**
 * The login check of the specification (section 4), for everything that not everybody may do. The server checks every
 * call for itself (`server/src/platform/http/check-access.ts`). Undefined: nothing stands in the way.
 */
export function barrierTo(gated: Gated, session: Session | undefined): Barrier | undefined {
  if (!session) return 'login';
  if (session.trial) return 'trial';
  if (gated === 'member') return undefined;
  if (session.accountType === undefined) return 'unknown';
  return isAgent(session) ? undefined : 'notAgent';
}

/** Account types 1, 2, 41 and 42. */
export function isAgent(session: Session | undefined): boolean {
  return session?.accountType !== undefined && AGENT_TYPES.includes(session.accountType);
}

/**
 * What a visitor was about to do when the login pop-up came up instead. Whoever shows the pop-up keeps it, logging in or
 * registering takes it up again, and closing the pop-up drops it: a game must not start minutes later by surprise.
 */
export const heldAction = {
  keep(action: () => void): void {
    held = action;
  },
  drop(): void {
    held = undefined;
  },
  isThere(): boolean {
    return held !== undefined;
  },
  /** Runs it, once. */
  resume(): void {
    const action = held;
    held = undefined;
    action?.();
  },
};

let held: (() => void) | undefined;
