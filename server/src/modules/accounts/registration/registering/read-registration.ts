import type {
  RegistrationFieldError,
  RegistrationUser,
} from '@lanna/contract/accounts/registration/registration';
import { REGISTRATION_FIELDS, type RegistrationField } from '@lanna/contract/house/brands/registration-field';
import type { RegistrationSettings } from '@lanna/contract/house/brands/registration-settings';
import { isEasySecret } from '@lanna/rules/accounts/registration/easy-secret';
import { type RegistrationTab, registrationFields, tidied } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { readBirthday } from '../../../people/members/persons/birthday.ts';
import { PROFILE_FIELDS, type Profile } from '../../../people/members/persons/profile.ts';
import { readBrandMobile } from '../../../people/members/read-brand-mobile.ts';

/**
 * A registration in which every field is valid; a field that the brand does not ask for is null, whatever was
 * sent.
 */
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
  /** Fields that are only stored. */
  profile: Profile;
}

/**
 * Validates the whole form by the brand's settings: returns an applicant, or every field error in the order
 * of the form.
 */
export function readRegistration(
  form: RegistrationUser,
  tab: RegistrationTab,
  brand: { country: string; settings: { registration: RegistrationSettings } },
): { applicant: Applicant; fieldErrors: RegistrationFieldError[] } {
  const { registration } = brand.settings;
  const texts = new Map<RegistrationField, string>();
  const fieldErrors: RegistrationFieldError[] = [];
  const given = { mobile: Boolean(form.mobileNum?.trim()), workProved: form.botCheck !== undefined };
  for (const { field, rule, evaluatedBy } of registrationFields(registration, tab, given)) {
    if (evaluatedBy === 'browser') continue;
    const text = tidied(field, form[field] ?? '');
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

  const known = { birthday: birthday?.toString(), mobile };
  if (isEasySecret(read('paymentPassword') ?? '', known)) refuse('paymentPassword', 'easy');

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

function inOrderOfForm(fieldErrors: RegistrationFieldError[]): RegistrationFieldError[] {
  return REGISTRATION_FIELDS.flatMap((field) => fieldErrors.filter((error) => error.field === field));
}
