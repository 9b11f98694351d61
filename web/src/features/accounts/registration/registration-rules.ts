import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { isEasySecret } from '@lanna/rules/accounts/registration/easy-secret';
import {
  type AskedField,
  CONFIRMS,
  isYoungerThan,
  type RegistrationForm,
  type RegistrationTab,
  registrationFields,
  tidied,
} from '@lanna/rules/accounts/registration/fields';
import { checkField, type FieldRule } from '@lanna/rules/accounts/registration/patterns';
import { isMobileLike } from '../../people/identity/codes/mobile-number.ts';

/** What `GET /wps/system/setting/register` says, as far as it rules the form. */
export interface RegistrationSettings extends RegistrationForm {
  minimumAge: number;
}

export type RegistrationTexts = Record<RegistrationField, string>;

/** What is wrong with a field: which words, and the bounds they show. */
export interface FieldError {
  code: string;
  bounds: string;
}

/** The fields a tab shows and the rule of each. */
export function fieldsOf(
  settings: RegistrationSettings,
  tab: RegistrationTab,
  mobileTyped: boolean,
): AskedField[] {
  // The picture can be answered by work as well, once it is shown.
  const given = { mobile: mobileTyped, workProved: false };
  return registrationFields(settings, tab, given).filter(({ evaluatedBy }) => evaluatedBy !== 'server');
}

/** `today` is `yyyy-MM-dd` where the brand is. */
export function fieldErrorOf(
  field: RegistrationField,
  texts: RegistrationTexts,
  rule: FieldRule,
  { minimumAge, today }: { minimumAge: number; today: string },
): FieldError | undefined {
  const text = tidied(field, texts[field]);
  const mirrored = CONFIRMS[field];
  if (mirrored) {
    if (text === '' && rule.required) return { code: 'empty', bounds: '' };
    return text === texts[mirrored] ? undefined : { code: 'mismatch', bounds: '' };
  }
  // Before its pattern, which as a rule is "any characters" and would explain nothing.
  if (field === 'mobileNum' && text !== '' && !isMobileLike(text))
    return { code: 'mobile_invalid', bounds: '' };
  const problem = checkField(text, rule);
  if (problem) return { code: problem.message, bounds: problem.bounds };
  const known = { birthday: tidied('birthday', texts.birthday), mobile: texts.mobileNum };
  if (field === 'paymentPassword' && isEasySecret(text, known)) return { code: 'easy', bounds: '' };
  if (field === 'birthday' && text !== '' && isYoungerThan(minimumAge, text, today))
    return { code: 'under_age', bounds: String(minimumAge) };
  return undefined;
}
