import { z } from 'zod';
import { endpoint, LIMITS } from './endpoint.ts';

const secret = z.string().max(2000);

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  access: 'session',
  encrypted: true,
  summary: 'Changes the login password; ends every session and answers a new one for who has changed it',
  body: z.object({
    oldPassword: secret,
    newPassword: secret,
    confirmNewPassword: secret,
    secondFactor: z.string().max(8000).optional(),
    /** As at login. A session that is remembered stays so without it. */
    remember: z.boolean().optional(),
  }),
  value: z.object({ token: z.string(), rememberToken: z.string().nullable() }),
  /** `password_wrong` carries `none: true` for an account that never had a password: it gets one by phone. */
  refusals: [
    'second_factor_needed',
    'second_factor_wrong',
    'password_wrong',
    'password_breached',
    'password_same',
    'trial_account',
  ],
  limit: LIMITS.credential,
  openWhilePasswordDue: true,
});

/** Form-encoded, as the specification has it. The answer does not tell whether such an account exists. */
export const forgotByEmail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  module: 'COMM3',
  access: 'anyone',
  form: true,
  summary: 'Sends a one-use link for a new password to the e-mail of the account',
  body: z.object({ username: z.string().trim().min(1).max(200), email: z.string().trim().min(1).max(254) }),
  value: z.object({ expiredMinutes: z.int().positive() }),
  refusals: ['username_or_email_unknown', 'login_method_closed'],
  limit: { max: 5, windowSeconds: 60, by: 'address' },
});

/**
 * Where the link in the letter leads, the token after it. Behind the hash it reaches no server, no log and no referrer; the
 * page takes it from there and out of the address.
 */
export const PASSWORD_LINK_PATH = '/?dialog=resetPassword#linkToken=';

export const resetByLink = endpoint({
  method: 'POST',
  path: '/wps/member/password/link',
  module: 'COMM3',
  access: 'anyone',
  encrypted: true,
  summary: 'Sets a new password with the one-use link; ends every session',
  body: z.object({ linkToken: z.string().max(200), newPassword: secret }),
  value: z.object({ username: z.string() }),
  refusals: ['link_invalid', 'password_breached'],
  limit: LIMITS.credential,
});

export const resetByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  module: 'CHNGPASSVERIF3',
  access: 'anyone',
  encrypted: true,
  summary: 'Sets a new password with a code sent to the phone; ends every session',
  body: z.object({
    newPassword: secret,
    mobileNum: z.string().max(40),
    countryDialingCode: z.string().max(8),
    verificationCode: z.string().max(255),
  }),
  value: z.object({ username: z.string() }),
  refusals: [
    'verification_code_wrong',
    'login_method_closed',
    'too_many_failures',
    'account_disabled',
    'password_breached',
  ],
  limit: LIMITS.credential,
});

export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/payment',
  module: 'PASS3',
  access: 'player',
  encrypted: true,
  summary: 'Sets or changes the withdrawal password; asks for the login password again',
  body: z.object({
    password: secret,
    newPaymentPassword: secret,
    confirmPaymentPassword: secret,
    secondFactor: z.string().max(8000).optional(),
  }),
  value: z.object({}),
  refusals: ['password_wrong', 'second_factor_needed', 'second_factor_wrong'],
  limit: LIMITS.credential,
});
