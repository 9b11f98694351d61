import { z } from 'zod';
import {
  type FieldSetting,
  fieldSetting,
  type RegistrationField,
  registrationField,
} from './registration-field.ts';

/**
 * Who may register and which fields are asked for: `settings.registration` of a brand. A field left out keeps
 * its default.
 */
export const registrationSettings = z
  .object({
    /** The tab with a user name. */
    username: z.boolean().default(true),
    /** The tab with a mobile number. */
    mobile: z.boolean().default(false),
    /** The mobile tab asks for a password too. */
    mobileWithPassword: z.boolean().default(true),
    /**
     * How the mobile number is verified: not at all, by a code of the brand, or by the third-party identity
     * service.
     */
    smsVerification: z.enum(['none', 'own', 'third-party']).default('own'),
    fields: z
      .partialRecord(registrationField, fieldSetting)
      .default({})
      .transform((given): Record<RegistrationField, FieldSetting> => ({ ...DEFAULT_FIELDS, ...given })),
  })
  .refine((settings) => settings.mobileWithPassword || settings.smsVerification !== 'none', {
    path: ['mobileWithPassword'],
    message: 'without a password a number must be proved',
  })
  .refine(({ fields }) => fields.password.minLength >= 8 && fields.password.maxLength >= 64, {
    path: ['fields', 'password'],
    // OWASP ASVS 5.0, 6.2.1 and 6.2.9.
    message: 'a password has at least 8 characters and may have 64',
  });
export type RegistrationSettings = z.infer<typeof registrationSettings>;

const ANY = '*';
const BY_PATTERN = 'pattern';

/** Short by default: a field that an operator does not need is not asked for. */
const DEFAULT_FIELDS: Record<RegistrationField, FieldSetting> = {
  username: required(2, 4, 20),
  // Any characters make a good password, spaces and Thai among them; length and the list of common ones decide.
  password: { ...required(0, 8, 64), acceptedPattern: ANY },
  confirmPassword: { ...required(0, 8, 64), acceptedPattern: ANY },
  payeeName: off(20, 1, 100),
  nickname: off(0, 1, 30),
  fullname: off(20, 1, 100),
  birthday: off(11, 10, 10),
  idNumber: off(3, 13, 13),
  mobileNum: { ...off(0, 4, 30), acceptedPattern: ANY },
  // Bounds of the specification, section 5.
  verificationCode: { ...off(0, 0, 255), acceptedPattern: ANY },
  email: off(6, 6, 254),
  line: off(9, 1, 64),
  telegram: off(9, 1, 64),
  whatsapp: off(9, 1, 64),
  facebook: off(9, 1, 100),
  wechat: off(9, 1, 64),
  zalo: off(9, 1, 64),
  qqNum: off(3, 5, 12),
  affiliateCode: { ...off(4, 4, 20), enabled: true },
  referralCode: off(4, 4, 20),
  recommenderId: off(4, 4, 20),
  paymentPassword: off(3, 6, 6),
  verifyPwd: off(3, 6, 6),
  captcha: off(3, 5, 5),
};

function required(patternId: number, minLength: number, maxLength: number): FieldSetting {
  return { enabled: true, required: true, acceptedPattern: BY_PATTERN, patternId, minLength, maxLength };
}

function off(patternId: number, minLength: number, maxLength: number): FieldSetting {
  return { ...required(patternId, minLength, maxLength), enabled: false, required: false };
}
