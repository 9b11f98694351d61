import type { RefusalCode } from '@lanna/contract/refusals';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import type { AccessFailure, AccessFailures } from './access-failures.ts';

/**
 * Refusals that mean "identity not proved". All others have another cause, or concern no account in
 * particular.
 */
const FAILURES: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'bad_credentials',
  'verification_code_wrong',
  'identity_token_invalid',
  'link_invalid',
  'captcha_missing',
  'captcha_wrong',
  'bot_check_failed',
  'too_many_failures',
  'account_disabled',
  'not_a_member',
  'not_an_agent',
]);

/** Runs an attempt to authenticate and records it when it fails. A second factor records its own failures. */
export async function recordFailedLogin<T>(
  failures: AccessFailures,
  attempt: Omit<AccessFailure, 'reason'>,
  context: RequestContext,
  logIn: () => Promise<T>,
): Promise<T> {
  try {
    return await logIn();
  } catch (error) {
    if (error instanceof Refusal && FAILURES.has(error.code))
      failures.record({ ...attempt, reason: error.code }, context);
    throw error;
  }
}
