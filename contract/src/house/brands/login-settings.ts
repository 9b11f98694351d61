import { z } from 'zod';
import { thirdPartySettings } from './third-party-settings.ts';

/**
 * Authentication methods besides user name and password, and how a lost password is replaced:
 * `settings.login` of a brand.
 */
export const loginSettings = z.object({
  /** Log in by a code sent to a proved mobile number: by ourselves, or by the third party where there is one. */
  sms: z.boolean().default(false),
  /** A Firebase-style identity service that proves mobile numbers; null where there is none. */
  thirdParty: thirdPartySettings.nullable().default(null),
  /** An expired password must be changed right after logging in; the default password always must. */
  forcedPasswordChange: z.boolean().default(true),
  /** Null: passwords do not expire, as NIST SP 800-63B advises. */
  passwordMaxAgeDays: z.int().min(1).max(3650).nullable().default(null),
  resetByPhone: z.boolean().default(false),
  resetByEmail: z.boolean().default(false),
  /**
   * Says "username/email does not exist" instead of one answer for all. A caller then learns who is a member.
   */
  revealUnknownAccount: z.boolean().default(false),
  /** How long a code by text message is valid. */
  codeMinutes: z.int().min(1).max(10).default(1),
});
