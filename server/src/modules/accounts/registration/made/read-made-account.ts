import type { RegistrationFieldError } from '@lanna/contract/accounts/registration/registration';
import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';
import type { RegistrationSettings } from '@lanna/contract/house/brands/registration-settings';
import { tidied } from '@lanna/rules/accounts/registration/fields';
import { checkField } from '@lanna/rules/accounts/registration/patterns';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

/** The names of an account that another person makes, by the brand's rules of registration. Refuses with `invalid_input` {fields}. */
export function readMadeNames(
  form: { username: string; nickname?: string | undefined },
  { fields }: Pick<RegistrationSettings, 'fields'>,
): { username: string; nickname: string | null } {
  const fieldErrors: RegistrationFieldError[] = [];
  const read = (field: RegistrationField, typed: string, required: boolean) => {
    const text = tidied(field, typed);
    const fieldError = checkField(text, { ...fields[field], required });
    if (fieldError) fieldErrors.push({ field, ...fieldError });
    return text;
  };
  const username = read('username', form.username, true);
  const nickname = read('nickname', form.nickname ?? '', false);
  if (fieldErrors.length > 0) throw new Refusal('invalid_input', { fields: fieldErrors });
  return { username, nickname: nickname === '' ? null : nickname };
}
