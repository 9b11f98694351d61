import { type FieldRule, tidyText } from './patterns.ts';

/** The registration user of section 3 of the specification, in the order of the form: a code follows the number it confirms. */
export const REGISTRATION_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'nickname',
  'fullname',
  'birthday',
  'idNumber',
  'email',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qqNum',
  'affiliateCode',
  'referralCode',
  'recommenderId',
  'paymentPassword',
  'verifyPwd',
  'captcha',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export type RegistrationTab = 'register' | 'registerMobile';

/** What a brand's settings say of the form. */
export interface RegistrationForm {
  mobileWithPassword: boolean;
  /** The sender of the code that confirms a number. */
  smsVerification: 'none' | 'own' | 'third-party';
  fields: Record<RegistrationField, FieldRule & { enabled: boolean }>;
}

export interface AskedField {
  field: RegistrationField;
  rule: FieldRule;
  /** `browser`: the server sees what stands for it. `server`: taken when it is sent, and not in the form. */
  evaluatedBy: 'both' | 'browser' | 'server';
}

/**
 * The fields of a tab, in the order of the form, with the rule of each. Browser and server run this same function, so that the form
 * asks for what the server checks.
 */
export function registrationFields(
  form: RegistrationForm,
  tab: RegistrationTab,
  given: { mobile: boolean; workProved: boolean },
): AskedField[] {
  return REGISTRATION_FIELDS.flatMap((field) => {
    const asked = askedField(field, form, tab, given);
    return asked ? [{ field, evaluatedBy: 'both', ...asked }] : [];
  });
}

function askedField(
  field: RegistrationField,
  { fields, mobileWithPassword, smsVerification }: RegistrationForm,
  tab: RegistrationTab,
  given: { mobile: boolean; workProved: boolean },
): { rule: FieldRule; evaluatedBy?: AskedField['evaluatedBy'] } | undefined {
  const setting = fields[field];
  const onMobileTab = tab === 'registerMobile';
  const required = { rule: { ...setting, required: true } };
  const asSet = setting.enabled ? { rule: setting } : undefined;
  switch (field) {
    case 'username':
      // By number an account needs no name: one is generated where none is sent.
      return onMobileTab ? { rule: { ...setting, required: false }, evaluatedBy: 'server' } : required;
    case 'password':
    case 'confirmPassword':
      return onMobileTab && !mobileWithPassword ? undefined : required;
    case 'mobileNum':
      return onMobileTab ? required : asSet;
    case 'verificationCode': {
      const asked = onMobileTab || (fields.mobileNum.enabled && given.mobile);
      if (!asked || smsVerification === 'none') return undefined;
      // A third party takes the code itself; the server is shown its identity token.
      return smsVerification === 'own' ? required : { ...required, evaluatedBy: 'browser' };
    }
    case 'captcha':
      // Proof of work replaces the picture.
      return given.workProved ? undefined : asSet;
    default:
      return asSet;
  }
}

/** Never tidied: a space at the end of a password is part of it. */
const SECRETS: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verifyPwd',
]);

export function isSecret(field: RegistrationField): boolean {
  return SECRETS.has(field);
}

/** The text as it is sent and checked. */
export function tidied(field: RegistrationField, text: string): string {
  return SECRETS.has(field) ? text : tidyText(text);
}

/** Fields that repeat another. */
export const CONFIRMS: Partial<Record<RegistrationField, RegistrationField>> = {
  confirmPassword: 'password',
  verifyPwd: 'paymentPassword',
};

/**
 * Whether a person is under so many years on a day, `yyyy-MM-dd`. One born on 29 February is a year older on 1 March.
 * `birthday` is `yyyy-MM-dd` or `MM-dd-yyyy`.
 */
export function isYoungerThan(years: number, birthday: string, today: string): boolean {
  const born = birthday.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1');
  const [year = '', month = '', day = ''] = born.split('-');
  const reaches = `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`;
  return reaches > today;
}
