import type { FieldSetting, RegistrationField } from '@lanna/contract/registration';
import { checkField, type FieldRule, tidyText } from '@lanna/rules/registration-patterns';
import { looksLikeMobile } from '../identity/mobile-number.ts';

export type RegistrationTab = 'register' | 'registerMobile';

/** What `GET /wps/system/setting/register` says, as far as it rules the form. */
export interface RegistrationSettings {
  mobileWithPassword: boolean;
  smsVerification: 'none' | 'own' | 'third-party';
  minimumAge: number;
  fields: Record<RegistrationField, FieldSetting>;
}

export type RegistrationTexts = Record<RegistrationField, string>;

/** What is wrong with a field: which words, and the bounds they show. */
export interface Fault {
  code: string;
  bounds: string;
}

/** In the order of the form. Whoever registers by number proves it right below it. */
const ORDER: readonly RegistrationField[] = [
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
];

/** The fields a tab shows and the rule of each; the server's `readRegistration` judges by the same. */
export function fieldsOf(
  settings: RegistrationSettings,
  tab: RegistrationTab,
  mobileTyped: boolean,
): { field: RegistrationField; rule: FieldRule }[] {
  return ORDER.flatMap((field) => {
    const rule = ruleOf(field, settings, tab, mobileTyped);
    return rule ? [{ field, rule }] : [];
  });
}

function ruleOf(
  field: RegistrationField,
  { fields, mobileWithPassword, smsVerification }: RegistrationSettings,
  tab: RegistrationTab,
  mobileTyped: boolean,
): FieldRule | undefined {
  const setting = fields[field];
  const onMobileTab = tab === 'registerMobile';
  const required = { ...setting, required: true };
  switch (field) {
    case 'username':
      return onMobileTab ? undefined : required;
    case 'password':
    case 'confirmPassword':
      return onMobileTab && !mobileWithPassword ? undefined : required;
    case 'mobileNum':
      return onMobileTab ? required : setting.enabled ? setting : undefined;
    case 'verificationCode': {
      const asked = onMobileTab || (fields.mobileNum.enabled && mobileTyped);
      return asked && smsVerification !== 'none' ? required : undefined;
    }
    default:
      return setting.enabled ? setting : undefined;
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

/** The text as it is sent and judged. */
export function tidied(field: RegistrationField, text: string): string {
  return SECRETS.has(field) ? text : tidyText(text);
}

const MIRRORS: Partial<Record<RegistrationField, RegistrationField>> = {
  confirmPassword: 'password',
  verifyPwd: 'paymentPassword',
};

/** `today` is `yyyy-MM-dd` where the brand is. */
export function faultOf(
  field: RegistrationField,
  texts: RegistrationTexts,
  rule: FieldRule,
  { minimumAge, today }: { minimumAge: number; today: string },
): Fault | undefined {
  const text = tidied(field, texts[field]);
  const mirrored = MIRRORS[field];
  if (mirrored) {
    if (text === '' && rule.required) return { code: 'empty', bounds: '' };
    return text === texts[mirrored] ? undefined : { code: 'mismatch', bounds: '' };
  }
  // Before its pattern, which as a rule is "any characters" and would explain nothing.
  if (field === 'mobileNum' && text !== '' && !looksLikeMobile(text))
    return { code: 'mobile_invalid', bounds: '' };
  const problem = checkField(text, rule);
  if (problem) return { code: problem.message, bounds: problem.bounds };
  if (field === 'birthday' && text !== '' && isYoungerThan(minimumAge, text, today))
    return { code: 'under_age', bounds: String(minimumAge) };
  return undefined;
}

/** Born on 29 February, one is a year older on 1 March. `birthday` is `yyyy-MM-dd` or `MM-dd-yyyy`. */
export function isYoungerThan(years: number, birthday: string, today: string): boolean {
  const born = birthday.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1');
  const [year = '', month = '', day = ''] = born.split('-');
  const reaches = `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`;
  return reaches > today;
}
