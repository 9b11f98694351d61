import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { exclusionInForce } from '../members/exclusion.ts';

/** What every authentication method answers. `mustChangePassword`: the brand's default, the first one of an account that another has made, or an expired
 * one where settings force a change. */
export const loggedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Given when "remember me" was asked for: a revocable token for one day that fills in nothing but the session. */
  rememberToken: z.string().nullable(),
  /** The time-out or self-exclusion that holds; who logs in sees it at once. */
  exclusion: exclusionInForce.nullable(),
});

const proofs = {
  captcha: z.string().max(100).optional(),
  captchaId: z.string().max(100).optional(),
  /** ALTCHA's solution, base64; not asked for with type sms. */
  botCheck: z.string().max(8000).optional(),
  remember: z.boolean().optional(),
  /** Second factor, when the account has one and the first answer was `second_factor_needed`. */
  secondFactor: z.string().max(8000).optional(),
};
const name = z.string().trim().min(1).max(2000);

export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  access: 'anyone',
  encrypted: true,
  summary: 'Logs in by username and password, by SMS code, by third-party identity, or by a remember token',
  body: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('username'),
      username: name,
      password: z.string().min(1).max(2000),
      ...proofs,
    }),
    z.object({
      type: z.literal('sms'),
      mobileNum: name,
      countryDialingCode: z.string().max(8),
      verificationCode: name,
      ...proofs,
    }),
    z.object({ type: z.literal('firebase'), firebaseIdToken: z.string().min(1).max(8000), ...proofs }),
    z.object({ type: z.literal('remember'), rememberToken: z.string().min(1).max(200) }),
  ]),
  value: loggedIn,
  /** `bad_credentials`, `captcha_missing` and `captcha_wrong` carry `captcha: true` once the captcha must be shown. */
  refusals: [
    'bad_credentials',
    'account_disabled',
    'too_many_failures',
    'captcha_missing',
    'captcha_wrong',
    'bot_check_failed',
    'verification_code_wrong',
    'identity_token_invalid',
    'login_method_closed',
    'not_a_member',
    'not_an_agent',
    'second_factor_needed',
    'second_factor_wrong',
  ],
  limit: LIMITS.credential,
});

export const freePlay = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  access: 'anyone',
  summary: 'Opens a trial account (type 4) for the demo: no real wallet, both centres closed',
  body: z.object({ os: z.string().max(60).optional(), platform: z.literal('W') }),
  value: loggedIn,
  refusals: ['login_method_closed'],
  limit: LIMITS.credential,
});

export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  access: 'session',
  summary:
    'Ends the session, its remember token and the sessions it has opened in other tabs; all are dead at once',
  value: z.object({}),
  refusals: [],
  limit: LIMITS.write,
  openWhenClosed: true,
  openWhilePasswordDue: true,
});

export const encryptionKeys = endpoint({
  method: 'GET',
  path: '/wps/system/encryption',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Public keys for encrypted bodies (JWKS); the first is the one to use',
  value: z.object({ keys: z.array(z.record(z.string(), z.string())).min(1) }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  access: 'anyone',
  summary: 'A picture captcha; a new one at most once a second',
  /** A random key of the asking page: the second is counted for each page, since many share an address at a carrier. */
  query: z.object({ page: z.string().min(1).max(64).optional() }),
  value: z.object({ id: z.string(), image: z.string().meta({ description: 'PNG, base64' }) }),
  refusals: [],
  limit: { max: 15, windowSeconds: 60, by: 'reader' },
});

export const botChallenge = endpoint({
  method: 'GET',
  path: '/wps/captcha/challenge',
  module: 'CAPTCHA3',
  access: 'anyone',
  summary: 'A proof-of-work challenge (ALTCHA)',
  value: z.record(z.string(), z.unknown()),
  refusals: [],
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

const sent = z.object({
  /** How long the code is valid; the button counts down `expiredMinutes × 60` seconds. */
  expiredMinutes: z.int().positive(),
});
const sending = {
  method: 'POST',
  access: 'anyone',
  value: sent,
  message: true,
  refusals: ['mobile_invalid', 'bot_check_failed', 'sms_not_enabled', 'sms_quota_exceeded', 'sms_failed'],
  limit: { max: 20, windowSeconds: 60, by: 'address' },
} as const;

/** The same answer whether the number has an account or not, so a caller cannot find out which numbers are members'. */
export const sendLoginCode = endpoint({
  ...sending,
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  summary: 'Sends a code for logging in or resetting a password',
  body: z.object({
    mobileNum: z.string().max(40),
    countryDialingCode: z.string().max(8),
    purpose: z.enum(['login', 'reset']).default('login'),
    botCheck: z.string().max(8000).optional(),
  }),
});

export const sendRegisterCode = endpoint({
  ...sending,
  path: '/wps/verification/sms/register',
  module: 'REGMOBVERF3',
  summary: 'Sends a code for registering',
  body: z.object({
    mobileNo: z.string().max(40),
    countryDialingCode: z.string().max(8),
    botCheck: z.string().max(8000).optional(),
  }),
});
