import { REGISTRATION_FIELDS, type RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { Refusal } from '../../../api/calls/refusal.ts';
import { ThirdPartyError } from '../../people/identity/bot-check/third-party-verifier.ts';
import type { FieldError } from './registration-rules.ts';

/** Which fields a refused registration is about, in the order of the form; none when it is about the whole. */
export function fieldErrorsIn(error: unknown): { field: RegistrationField; fieldError: FieldError }[] {
  if (error instanceof ThirdPartyError) {
    const about = error.problem === 'invalid_verification_code' || error.problem === 'code_expired';
    return about ? [{ field: 'verificationCode', fieldError: { code: error.problem, bounds: '' } }] : [];
  }
  if (!(error instanceof Refusal)) return [];
  const one = ONE_FIELD[error.code];
  if (one) return [{ field: one.field, fieldError: { code: one.code, bounds: boundsOf(error) } }];
  const { fields } = error.facts;
  if (error.code !== 'invalid_input' || !Array.isArray(fields)) return [];
  return fields.flatMap((given: unknown) => {
    const { field, message, bounds } = Object(given) as Record<string, unknown>;
    const known = REGISTRATION_FIELDS.find((name) => name === field);
    return known
      ? [{ field: known, fieldError: { code: String(message), bounds: String(bounds ?? '') } }]
      : [];
  });
}

const ONE_FIELD: Partial<Record<string, { field: RegistrationField; code: string }>> = {
  username_taken: { field: 'username', code: 'username_taken' },
  mobile_taken: { field: 'mobileNum', code: 'mobile_taken' },
  mobile_invalid: { field: 'mobileNum', code: 'mobile_invalid' },
  invitation_code_invalid: { field: 'affiliateCode', code: 'invitation' },
  verification_code_wrong: { field: 'verificationCode', code: 'code_wrong' },
  captcha_wrong: { field: 'captcha', code: 'captcha_wrong' },
  password_breached: { field: 'password', code: 'breached' },
  under_age: { field: 'birthday', code: 'under_age' },
};

function boundsOf({ facts }: Refusal): string {
  const { minimumAge } = facts;
  return typeof minimumAge === 'number' ? String(minimumAge) : '';
}
