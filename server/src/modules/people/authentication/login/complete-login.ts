import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';
import { AGENT_TYPES, TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { hostKey } from '../../../house/brands/brand.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { isShut } from '../../members/account-status.ts';
import { recordFirstLogin } from '../../members/credentials.ts';
import { findExclusion } from '../../members/persons/find-exclusion.ts';
import type { AttemptReset } from '../attempts.ts';
import type { AuthenticationDeps } from '../deps.ts';
import type { Account } from '../find-account.ts';
import { openSession } from '../open-session.ts';
import { proveSecondFactor } from '../prove-second-factor.ts';
import { issueRememberMeToken } from '../remember-me-token.ts';
import type { SessionMethod } from '../session.ts';
import { isPasswordExpired } from './password-age.ts';

/**
 * The last step of every authentication method, once the visitor has proved an identity: checks that the
 * account may log in on this site, asks for the second factor, and opens a session. Refuses with
 * `account_disabled`, `not_a_member`, `not_an_agent`, `second_factor_needed`, `second_factor_wrong`.
 */
export async function completeLogin(
  deps: AuthenticationDeps,
  entry: {
    account: Account;
    method: Extract<SessionMethod, 'username' | 'sms' | 'firebase' | 'remember'>;
    /** The password that was typed, where one was. */
    password?: string;
    remember?: boolean | undefined;
    secondFactor?: string | undefined;
    /** The remember-me series that this log-in continues. */
    rememberMeTokenId?: string;
    /** Runs in the transaction of the log-in: uses up codes and tokens, resets attempts. */
    settle?(tx: Tx): Promise<void>;
    /** Failed attempts that an opened session resets. */
    attemptReset?: AttemptReset;
  },
  context: RequestContext,
): Promise<Value<typeof login>> {
  const { account, method } = entry;
  const { brand } = context;
  const now = deps.clock.now();
  if (isShut(account.status)) throw new Refusal('account_disabled');
  refuseOtherSite(account.type, context);
  const passwordExpired = method !== 'sms' && method !== 'firebase' && isPasswordExpired(account, brand, now);
  const mustChangePassword =
    account.enrolment_due ||
    (passwordExpired && brand.settings.login.forcedPasswordChange) ||
    (entry.password !== undefined && entry.password === brand.settings.defaultPassword);
  // A remember-me token comes from a log-in that has already passed the second factor.
  if (method !== 'remember') await proveSecondFactor(deps, account, entry.secondFactor, context);
  // A member who must change the password first is remembered by the log-in with the new password.
  const remembers = entry.remember === true && !mustChangePassword;
  const firstTimeLogin = account.first_login_at === null;
  const exclusion = await findExclusion(deps.db.kysely, deps.findExclusions(), {
    merchantId: brand.id,
    memberId: account.id,
    status: account.status,
  });
  const enter = async (db: Database | Tx, started?: { tokenId: string; token: string }) => {
    const rememberMeTokenId = started?.tokenId ?? entry.rememberMeTokenId ?? null;
    const line = { kind: 'session_opened', after: { method } } as const;
    const passwordChangeDue = mustChangePassword;
    const opening = {
      memberId: account.id,
      method,
      rememberMeTokenId,
      passwordChangeDue,
      line,
      attemptReset: entry.attemptReset,
      now,
    };
    const { token } = await openSession(db, opening, context);
    return {
      token,
      firstTimeLogin,
      passwordExpired,
      mustChangePassword,
      rememberToken: started?.token ?? null,
      exclusion,
    };
  };
  // Most log-ins write a single statement, which needs no explicit transaction.
  if (!entry.settle && !firstTimeLogin && !remembers) return enter(deps.db);
  return deps.db.transaction(async (tx) => {
    await entry.settle?.(tx);
    if (firstTimeLogin) await recordFirstLogin(tx, account.id, now);
    const series = { merchantId: brand.id, memberId: account.id, now };
    return enter(tx, remembers ? await issueRememberMeToken(tx, series) : undefined);
  });
}

/**
 * Agents log in everywhere, members on the member site only, demo accounts nowhere: they only have the
 * session they were created with.
 */
function refuseOtherSite(type: number, { brand, host }: RequestContext) {
  if (type === TRIAL_TYPE) throw new Refusal('not_a_member');
  const onAgentSite = brand.settings.agentHosts.includes(hostKey(host));
  if (onAgentSite && !AGENT_TYPES.includes(type)) throw new Refusal('not_an_agent');
}
