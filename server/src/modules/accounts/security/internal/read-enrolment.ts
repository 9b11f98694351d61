import { isYoungerThan } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { Enrolment } from '../../../people/members/enrol.ts';
import { dayIn, readBirthday } from '../../../people/members/persons/birthday.ts';

/**
 * Validates what the owner of an account that another person has made says at the first log-in, by the brand's rules of registration. Refuses
 * with `terms_not_accepted`, `invalid_input` {fields}, `under_age` {minimumAge}.
 */
export function readEnrolment(
  brand: BrandProfile,
  form: { termsAccepted?: boolean | undefined; birthday?: string | undefined },
  now: Date,
): Enrolment {
  const { minimumAge, registration } = brand.settings;
  if (!form.termsAccepted) throw new Refusal('terms_not_accepted');
  const rule = registration.fields.birthday;
  const text = form.birthday?.trim() ?? '';
  if (!rule.enabled) return { birthday: null };
  const fieldError = checkField(text, rule);
  if (fieldError) throw new Refusal('invalid_input', { fields: [{ field: 'birthday', ...fieldError }] });
  if (text === '') return { birthday: null };
  const birthday = readBirthday(text);
  const { minLength: min, maxLength: max } = rule;
  const bounds = min === max ? `${min}` : `${min}-${max}`;
  if (!birthday)
    throw new Refusal('invalid_input', {
      fields: [{ field: 'birthday', message: 'reg_pattern_11', min, max, bounds }],
    });
  if (isYoungerThan(minimumAge, birthday.toString(), dayIn(brand.timeZone, now)))
    throw new Refusal('under_age', { minimumAge });
  return { birthday };
}
