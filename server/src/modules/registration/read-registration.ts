import {
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationFieldError,
  type RegistrationUser,
} from '@lanna/contract/registration';
import { checkField, type FieldRule, tidyText } from '@lanna/rules/registration-patterns';
import type { RegistrationSettings } from '../brands/registration-settings.ts';
import { PROFILE_FIELDS, type Profile } from '../members/profile.ts';
import { readBrandMobile } from '../members/read-brand-mobile.ts';
import { readBirthday } from './birthday.ts';

/** By which tab somebody registers. */
export type RegistrationTab = 'register' | 'registerMobile';

/** A registration whose every field may stand; what was not asked is null, whatever was sent. */
export interface Applicant {
  username: string | null;
  password: string | null;
  paymentPassword: string | null;
  /** E.164. */
  mobile: string | null;
  verificationCode: string | null;
  /** Lower case. */
  email: string | null;
  birthday: Temporal.PlainDate | null;
  affiliateCode: string | null;
  /** Fields that are only kept. */
  profile: Profile;
}

/** Judges the whole form by the brand's settings: either an applicant or every field error there is, in the order of the form. */
export function readRegistration(
  form: RegistrationUser,
  tab: RegistrationTab,
  brand: { country: string; settings: { registration: RegistrationSettings } },
): { applicant: Applicant; fieldErrors: RegistrationFieldError[] } {
  const { registration } = brand.settings;
  const texts = new Map<RegistrationField, string>();
  const fieldErrors: RegistrationFieldError[] = [];
  for (const field of REGISTRATION_FIELDS) {
    const rule = ruleFor(field, tab, registration, form);
    if (!rule) continue;
    const text = SECRETS.has(field) ? (form[field] ?? '') : tidyText(form[field] ?? '');
    const fieldError = checkField(text, rule);
    if (fieldError) fieldErrors.push({ field, ...fieldError });
    else if (text !== '') texts.set(field, text);
  }
  const read = (field: RegistrationField) => texts.get(field) ?? null;
  const refuse = (field: RegistrationField, message: RegistrationFieldError['message']) => {
    if (fieldErrors.some((error) => error.field === field)) return;
    const { minLength: min, maxLength: max } = registration.fields[field];
    fieldErrors.push({ field, message, min, max, bounds: min === max ? `${min}` : `${min}-${max}` });
  };

  if (read('password') !== null && read('confirmPassword') !== read('password'))
    refuse('confirmPassword', 'mismatch');
  if (registration.fields.verifyPwd.enabled && read('verifyPwd') !== read('paymentPassword'))
    refuse('verifyPwd', 'mismatch');
  const mobile = readBrandMobile(read('mobileNum'), form.countryDialingCode, brand.country);
  if (read('mobileNum') !== null && mobile === null) refuse('mobileNum', 'mobile_invalid');
  const birthday = readBirthday(read('birthday'));
  if (read('birthday') !== null && birthday === null) refuse('birthday', 'reg_pattern_11');

  const profile = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, read(field)])) as Profile;
  const applicant: Applicant = {
    username: read('username'),
    password: read('password'),
    paymentPassword: read('paymentPassword'),
    mobile,
    verificationCode: read('verificationCode'),
    email: read('email')?.toLowerCase() ?? null,
    birthday,
    affiliateCode: read('affiliateCode'),
    profile,
  };
  return { applicant, fieldErrors: inOrderOfForm(fieldErrors) };
}

/** Never tidied: a space at the end of a password is part of it. */
const SECRETS: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verifyPwd',
]);

/** How a field is judged on this tab; undefined where it is not asked. */
function ruleFor(
  field: RegistrationField,
  tab: RegistrationTab,
  settings: RegistrationSettings,
  form: RegistrationUser,
): FieldRule | undefined {
  const setting = settings.fields[field];
  const rule = (required: boolean): FieldRule => ({ ...setting, required });
  const onMobileTab = tab === 'registerMobile';
  switch (field) {
    case 'username':
      return onMobileTab && !form.username ? undefined : rule(true);
    case 'password':
    case 'confirmPassword':
      return onMobileTab && !settings.mobileWithPassword ? undefined : rule(true);
    case 'mobileNum':
      return onMobileTab ? rule(true) : setting.enabled ? setting : undefined;
    case 'verificationCode': {
      const asked = onMobileTab || (settings.fields.mobileNum.enabled && Boolean(form.mobileNum?.trim()));
      return asked && settings.smsVerification === 'own' ? rule(true) : undefined;
    }
    case 'captcha':
      // Work may stand in the picture's place; whether it is good enough is `isHuman`'s business.
      return setting.enabled && form.botCheck === undefined ? setting : undefined;
    default:
      return setting.enabled ? setting : undefined;
  }
}

function inOrderOfForm(fieldErrors: RegistrationFieldError[]): RegistrationFieldError[] {
  return REGISTRATION_FIELDS.flatMap((field) => fieldErrors.filter((error) => error.field === field));
}
