import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { isEasySecret, type KnownOfPerson } from '@lanna/rules/accounts/registration/easy-secret';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { refuseWeakPassword } from '../../../people/authentication/refuse-weak-password.ts';

/**
 * Validates a new password by the rules of registration. Refuses with `invalid_input` {fields},
 * `password_breached`.
 */
export function readNewPassword(
  brand: BrandProfile,
  form: { newPassword: string; confirmNewPassword?: string },
): string {
  const { newPassword, confirmNewPassword } = form;
  refuseFieldErrors(
    brand,
    'password',
    { name: 'newPassword', text: newPassword },
    {
      name: 'confirmNewPassword',
      text: confirmNewPassword ?? newPassword,
    },
  );
  refuseWeakPassword(brand, newPassword);
  return newPassword;
}

/** Validates a new withdrawal password and its confirmation. Refuses with `invalid_input` {fields}. */
export function readNewPaymentPassword(
  brand: BrandProfile,
  form: { newPaymentPassword: string; confirmPaymentPassword: string },
): string {
  refuseFieldErrors(
    brand,
    'paymentPassword',
    { name: 'newPaymentPassword', text: form.newPaymentPassword },
    { name: 'confirmPaymentPassword', text: form.confirmPaymentPassword },
  );
  refuseEasy(brand, form.newPaymentPassword);
  return form.newPaymentPassword;
}

/** Refuses a withdrawal password that is found in a few tries, as far as the person is known. */
export function refuseEasy(brand: BrandProfile, paymentPassword: string, known?: KnownOfPerson): void {
  if (!isEasySecret(paymentPassword, known)) return;
  const { minLength: min, maxLength: max } = brand.settings.registration.fields.paymentPassword;
  const bounds = min === max ? `${min}` : `${min}-${max}`;
  throw new Refusal('invalid_input', {
    fields: [{ field: 'newPaymentPassword', message: 'easy', min, max, bounds }],
  });
}

interface Typed {
  name: string;
  text: string;
}

function refuseFieldErrors(
  brand: BrandProfile,
  field: RegistrationField,
  secret: Typed,
  confirmation: Typed,
) {
  const setting = brand.settings.registration.fields[field];
  const { minLength: min, maxLength: max } = setting;
  const fieldError = checkField(secret.text, { ...setting, required: true });
  const fieldErrors = fieldError ? [{ field: secret.name, ...fieldError }] : [];
  if (confirmation.text !== secret.text)
    throw new Refusal('invalid_input', {
      fields: [
        ...fieldErrors,
        {
          field: confirmation.name,
          message: 'mismatch',
          min,
          max,
          bounds: min === max ? `${min}` : `${min}-${max}`,
        },
      ],
    });
  if (fieldError) throw new Refusal('invalid_input', { fields: fieldErrors });
}
