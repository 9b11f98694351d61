import { botCheck } from '../../../platform/captcha/bot-check.ts';
import { pictureCaptcha } from '../../../platform/captcha/picture-captcha.ts';
import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import type { Reach } from '../../../platform/guard/guarded-address.ts';
import type { AfterResponse } from '../../../platform/process/after-response.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Log } from '../../../platform/process/log.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { type AccessFailures, accessFailures } from '../../books/audit/access-failures.ts';
import type { Senders } from '../../house/brands/senders.ts';
import type { FindExclusion } from '../members/persons/find-exclusion.ts';
import { type VerificationCodes, verificationCodes } from './codes/verification-code.ts';
import { type SmsAllowance, smsAllowance } from './internal/sms-allowance.ts';
import { type SmsProviderErrors, smsProviderErrors } from './internal/sms-provider-errors.ts';
import { type ThirdPartyIdentity, thirdPartyIdentity } from './internal/third-party-identity.ts';
import { findTried } from './login/find-tried.ts';
import type { HumanChecks } from './prove-human.ts';

/** What the composition root passes to authentication. */
export interface AuthenticationParts {
  db: Database;
  clock: Clock;
  log: Log;
  senders: Senders;
  /** Where the identity services of brands may be called. */
  reach: Reach;
  secrets: SecretBox;
  afterResponse: AfterResponse;
  /** What keeps an account from play. Asked while a call is answered. */
  findExclusions(): readonly FindExclusion[];
}

/** What authentication, registration and security work with; each use case takes the part it needs. */
export interface AuthenticationDeps extends AuthenticationParts, HumanChecks {
  codes: VerificationCodes;
  identity: ThirdPartyIdentity;
  smsProviderErrors: SmsProviderErrors;
  smsAllowance: SmsAllowance;
  failures: AccessFailures;
  /** Key that derives the next secret of a remember-me token from the one before. */
  rememberMeSecret(): Promise<Buffer>;
  /** Key of the HMACs by which two accounts of one person are recognised. */
  identityMarkSecret(): Promise<Buffer>;
}

export function authenticationDeps(parts: AuthenticationParts): AuthenticationDeps {
  return {
    ...parts,
    captcha: pictureCaptcha(parts),
    botCheck: botCheck(parts),
    codes: verificationCodes(parts),
    identity: thirdPartyIdentity(parts),
    smsProviderErrors: smsProviderErrors(parts.clock),
    smsAllowance: smsAllowance(parts),
    failures: accessFailures({ ...parts, findTried: findTried(parts.db) }),
    rememberMeSecret: sharedSecret(parts, 'remember-token'),
    identityMarkSecret: sharedSecret(parts, 'identity-mark'),
  };
}
