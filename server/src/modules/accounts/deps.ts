import { botCheck } from '../../platform/captcha/bot-check.ts';
import { pictureCaptcha } from '../../platform/captcha/picture-captcha.ts';
import { sharedSecret } from '../../platform/captcha/shared-secret.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Senders } from '../brands/senders.ts';
import type { Background } from './background.ts';
import { type AccessFailures, accessFailures } from './internal/access-failures.ts';
import type { HumanChecks } from './internal/prove-human.ts';
import { type SmsAllowance, smsAllowance } from './internal/sms-allowance.ts';
import { type SmsTrouble, smsTrouble } from './internal/sms-trouble.ts';
import { type ThirdPartyIdentity, thirdPartyIdentity } from './internal/third-party-identity.ts';
import { type VerificationCodes, verificationCodes } from './internal/verification-code.ts';

/** What the ways in are given from outside. */
export interface WayInParts {
  db: Database;
  clock: Clock;
  log: Log;
  senders: Senders;
  secrets: SecretBox;
  background: Background;
}

/** What the ways in work with; each use case takes the part it needs. */
export interface WayInDeps extends WayInParts, HumanChecks {
  codes: VerificationCodes;
  identity: ThirdPartyIdentity;
  smsTrouble: SmsTrouble;
  smsAllowance: SmsAllowance;
  failures: AccessFailures;
  /** Signs what tells one person from another. */
  identityMarkSecret(): Promise<Buffer>;
  /** Makes the next secret of a remembered log-in from the one before. */
  rememberSecret(): Promise<Buffer>;
}

export function wayInDeps(parts: WayInParts): WayInDeps {
  return {
    ...parts,
    captcha: pictureCaptcha(parts),
    botCheck: botCheck(parts),
    codes: verificationCodes(parts),
    identity: thirdPartyIdentity(parts),
    smsTrouble: smsTrouble(parts.clock),
    smsAllowance: smsAllowance(parts),
    failures: accessFailures(parts),
    identityMarkSecret: sharedSecret(parts, 'identity-mark'),
    rememberSecret: sharedSecret(parts, 'remember-token'),
  };
}
