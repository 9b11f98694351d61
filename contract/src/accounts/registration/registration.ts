import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { fieldSetting, registrationField } from '../../house/brands/registration-field.ts';
import { language } from '../../language.ts';
import { loggedIn } from '../../people/authentication/authentication.ts';

export const registerSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  module: 'REG3',
  access: 'anyone',
  summary: 'Which registration fields show, which are required, and by which pattern',
  value: z.object({
    /** Which tabs there are; neither means registration is closed. */
    register: z.boolean(),
    registerMobile: z.boolean(),
    /** The mobile tab asks for a password too; otherwise the code alone authenticates. */
    mobileWithPassword: z.boolean(),
    /** none, or the sender of the code: the brand's own text message or the third-party identity service. */
    smsVerification: z.enum(['none', 'own', 'third-party']),
    /** Needs the proof-of-work check. */
    botCheck: z.boolean(),
    minimumAge: z.int(),
    termsVersion: z.string(),
    fields: z.record(registrationField, fieldSetting),
  }),
  refusals: [],
  limit: LIMITS.read,
});

const text = z.string().max(2000).optional();

/** Lengths and patterns are the brand's, so the wire only caps what can travel; the use case refuses field by field. */
export const registrationUser = z.object({
  username: text,
  password: text,
  confirmPassword: text,
  payeeName: text,
  email: text,
  nickname: text,
  fullname: text,
  qqNum: text,
  mobileNum: text,
  recommenderId: text,
  captcha: text,
  captchaId: text,
  verificationCode: text,
  affiliateCode: text,
  paymentPassword: text,
  verifyPwd: text,
  line: text,
  zalo: text,
  whatsapp: text,
  facebook: text,
  telegram: text,
  wechat: text,
  idNumber: text,
  birthday: text,
  referralCode: text,
  domain: text,
  termsAccepted: z.boolean(),
  language: language.optional(),
  login: z.literal(true).optional(),
  /** "Remember me": the answer has a `rememberToken`. */
  remember: z.boolean().optional(),
  countryDialingCode: text,
  registerUrl: text,
  registerMethod: z.literal('WEB').optional(),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(8000).optional(),
  /** ALTCHA's solution, base64. */
  botCheck: z.string().max(8000).optional(),
});
export type RegistrationUser = z.infer<typeof registrationUser>;

/** One entry of `value.fields` when a registration is refused with `invalid_input`. */
export const registrationFieldError = z.object({
  field: registrationField,
  /** Which words: one of `checkField`'s, a confirmation that differs, a number that is no mobile number of its country, or a
   * withdrawal password that is found in a few tries. */
  message: z.union([
    z.literal(['empty', 'unseen_characters', 'mismatch', 'mobile_invalid', 'easy']),
    z.templateLiteral(['reg_pattern_', z.int().min(0).max(20)]),
  ]),
  min: z.int(),
  max: z.int(),
  /** What the words show: `6-12`, or `6` when both are equal. */
  bounds: z.string(),
});
export type RegistrationFieldError = z.infer<typeof registrationFieldError>;

const registering = {
  method: 'PUT',
  access: 'anyone',
  encrypted: true,
  body: registrationUser,
  value: loggedIn,
  /** `invalid_input` lists every field with the pattern's message and its bounds. */
  refusals: [
    'registration_closed',
    'brand_not_open',
    'username_taken',
    'mobile_taken',
    'invitation_code_invalid',
    'invitation_expired',
    'invitation_used_up',
    'verification_code_wrong',
    'captcha_wrong',
    'bot_check_failed',
    'password_breached',
    'under_age',
    'terms_not_accepted',
    'identity_token_invalid',
    'self_excluded_person',
    'registration_impossible',
  ],
  limit: LIMITS.credential,
} as const;

export const register = endpoint({
  ...registering,
  path: '/wps/member/register',
  module: 'REG3',
  summary: 'Registers a member by username and logs in',
});
export const registerMobile = endpoint({
  ...registering,
  path: '/wps/member/register/mobile',
  module: 'MOBILENUMREG3',
  summary: 'Registers a member by mobile number and logs in',
});

export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  access: 'anyone',
  summary: 'Whether an invitation code is one',
  query: z.object({ code: z.string().trim().min(1).max(40), domain: z.string().max(253).optional() }),
  value: z.object({ valid: z.literal(true) }),
  refusals: ['invitation_code_invalid', 'invitation_expired', 'invitation_used_up'],
  limit: LIMITS.credential,
});

export const countries = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  module: 'COMM3',
  access: 'anyone',
  summary: "Country codes and dialing codes; the caller's own country first known by address",
  value: z.object({
    current: z.string().nullable(),
    list: z.array(z.object({ countryCode: z.string().length(2), countryDialingCode: z.string() })),
  }),
  refusals: [],
  limit: LIMITS.read,
});
