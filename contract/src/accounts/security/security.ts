import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';

/** What the security centre shows: how well the account is protected, never the secrets themselves. */
export const securityOverview = endpoint({
  method: 'GET',
  path: '/wps/member/security',
  module: 'COMM3',
  access: 'player',
  summary: 'How the account is protected',
  value: z.object({
    /** False for an account registered with its mobile number alone: it sets a password by phone. */
    hasPassword: z.boolean(),
    passwordChangedAt: z.iso.datetime(),
    hasPaymentPassword: z.boolean(),
    totp: z.boolean(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        addedAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    mobileMasked: z.string().nullable(),
    emailMasked: z.string().nullable(),
    /** Whether a code has shown that they are the member's. */
    mobileProved: z.boolean(),
    emailProved: z.boolean(),
    /** What of them the brand can send a code to and would let back in by. */
    provable: z.object({ mobile: z.boolean(), email: z.boolean() }),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const devices = endpoint({
  method: 'GET',
  path: '/wps/member/devices',
  module: 'COMM3',
  access: 'session',
  summary: 'Sessions that are open, this one marked',
  value: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      country: z.string().nullable(),
      openedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
  refusals: [],
  limit: LIMITS.read,
});

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/wps/member/devices/:id',
  module: 'COMM3',
  access: 'session',
  summary: 'Ends one session, or with `others` all but this one',
  params: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
  value: z.object({ ended: z.int() }),
  refusals: ['device_unknown'],
  limit: LIMITS.write,
});

const secondFactorChange = {
  module: 'COMM3',
  access: 'player',
  encrypted: true,
  limit: LIMITS.credential,
} as const;

/** The second factor only where there is one already: the first answer is `second_factor_needed` then. */
const reauthentication = z.object({
  password: z.string().max(2000),
  secondFactor: z.string().max(8000).optional(),
});
const reauthenticationRefusals = ['password_wrong', 'second_factor_needed', 'second_factor_wrong'] as const;

/** Step one of a new number or address: a code goes there. The same answer whether or not it belongs to another member. */
export const sendContactCode = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/contact/code',
  summary:
    'Sends a code to the mobile number or e-mail a member adds or changes; asks for the password again',
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('mobile'),
      mobileNum: z.string().max(40),
      countryDialingCode: z.string().max(8),
      ...reauthentication.shape,
    }),
    z.object({ kind: z.literal('email'), email: z.string().max(254), ...reauthentication.shape }),
  ]),
  value: z.object({ expiredMinutes: z.int().positive() }),
  refusals: [
    'mobile_invalid',
    'contact_unchanged',
    'sms_not_enabled',
    'sms_quota_exceeded',
    'sms_failed',
    'mail_not_enabled',
    'mail_failed',
    ...reauthenticationRefusals,
  ],
});
/** Step two: the code proves it, and from then on it opens the account. Who had the old one is notified. */
export const confirmContact = endpoint({
  ...secondFactorChange,
  method: 'PUT',
  path: '/wps/member/contact',
  summary: 'Sets the mobile number or e-mail that the code was sent to; the old one is told',
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('mobile'),
      mobileNum: z.string().max(40),
      countryDialingCode: z.string().max(8),
      verificationCode: z.string().max(255),
    }),
    z.object({
      kind: z.literal('email'),
      email: z.string().max(254),
      verificationCode: z.string().max(255),
    }),
  ]),
  value: z.object({ masked: z.string() }),
  /** `mobile_taken` is answered only to who has the code: no other caller may learn who has an account. */
  refusals: ['mobile_invalid', 'verification_code_wrong', 'mobile_taken'],
});

const passkeyName = z.string().trim().min(1).max(60);

/** Step one of TOTP: the secret to scan; nothing is on until a code proves it was scanned. */
export const beginTotp = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/totp',
  summary: 'Starts setting up an authenticator app',
  body: reauthentication,
  value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: reauthenticationRefusals,
});
export const confirmTotp = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/totp/confirm',
  summary: 'Turns the authenticator app on; answers one-use recovery codes, shown this once',
  body: z.object({ code: z.string().max(20) }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['second_factor_wrong'],
});
export const beginPasskey = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/passkey',
  summary: 'Starts adding a passkey (WebAuthn creation options)',
  body: reauthentication,
  value: z.record(z.string(), z.unknown()),
  refusals: reauthenticationRefusals,
});
export const confirmPasskey = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/passkey/confirm',
  summary: 'Adds the passkey the browser made; the first factor comes with recovery codes, shown this once',
  body: z.object({ name: passkeyName, response: z.record(z.string(), z.unknown()) }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['second_factor_wrong'],
});
export const removeSecondFactor = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/remove',
  summary: 'Turns the authenticator app off or removes a passkey; asks for password and second factor',
  body: z.object({
    what: z.union([z.literal('totp'), z.string().max(1000)]),
    password: z.string().max(2000),
    secondFactor: z.string().max(8000),
  }),
  value: z.object({}),
  refusals: ['password_wrong', 'second_factor_wrong'],
});
export const renamePasskey = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/passkey/rename',
  summary: 'Gives a passkey another name; asks for password and second factor',
  body: reauthentication.extend({ id: z.string().max(1000), name: passkeyName }),
  value: z.object({}),
  refusals: ['passkey_unknown', ...reauthenticationRefusals],
});
export const renewRecoveryCodes = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/second-factor/recovery-codes',
  summary:
    'New recovery codes in place of all earlier ones, shown this once; asks for password and second factor',
  body: reauthentication,
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['second_factor_missing', ...reauthenticationRefusals],
});
/**
 * WebAuthn request options for proving a passkey at log-in or before a change; the answer goes into `secondFactor` as JSON.
 * `second_factor_needed` {totp, passkey} brings such options already; without a session they name no passkey, whatever the
 * user name, and the device offers those it keeps itself.
 */
export const passkeyChallenge = endpoint({
  method: 'POST',
  path: '/wps/member/second-factor/challenge',
  module: 'COMM3',
  access: 'optional',
  summary: 'A challenge for a passkey',
  body: z.object({ username: z.string().trim().max(200).optional() }),
  value: z.record(z.string(), z.unknown()),
  refusals: [],
  limit: LIMITS.credential,
  // A change of the password may require a passkey.
  openWhilePasswordDue: true,
});

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
    /** Where `enrolmentDue`; of any other account neither is read. */
    termsAccepted: z.boolean().optional(),
    birthday: secret.optional(),
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
    'terms_not_accepted',
    'under_age',
  ],
  limit: LIMITS.credential,
  openWhilePasswordDue: true,
});

/** Form-encoded, as the specification has it. The answer does not show whether such an account exists. */
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
    /** Left out: that of the brand's country. */
    countryDialingCode: z.string().max(8).optional(),
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

/**
 * What an account must be rid of before its member can close it. `balance`: money in the wallet · `held`: money set aside, of a withdrawal
 * that is being looked at · `payout`: money on its way to the member · `deposit`: a deposit that is not decided · `open_bets`: bets without
 * a result · `vendor_wallets`: money at a provider's own wallet · `agent`: an agent's team hangs on the account, so customer
 * service closes it.
 */
export const closingObstacle = z.object({
  kind: z.enum(['balance', 'held', 'payout', 'deposit', 'open_bets', 'vendor_wallets', 'agent']),
  amount: moneyText.nullable(),
  count: z.int().nullable(),
});
export type ClosingObstacle = z.infer<typeof closingObstacle>;

/** What the law on money laundering asks to be kept, after which the house may be asked to delete it. */
export const RECORDS_KEPT_YEARS = 5;

export const accountClosing = endpoint({
  method: 'GET',
  path: '/wps/member/closing',
  module: 'COMM3',
  access: 'player',
  summary: 'What stands in the way of closing the account, if anything does',
  value: z.object({ obstacles: z.array(closingObstacle) }),
  refusals: [],
  limit: LIMITS.read,
});

export const closeAccount = endpoint({
  ...secondFactorChange,
  method: 'POST',
  path: '/wps/member/closing',
  summary: 'Closes the account by its member, for good: ends all sessions; asks for the password again',
  body: reauthentication,
  value: z.object({ closedAt: z.iso.datetime() }),
  /** `account_not_empty` {obstacles}. */
  refusals: ['account_not_empty', ...reauthenticationRefusals],
});
