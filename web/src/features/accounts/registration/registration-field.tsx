import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { isSecret } from '@lanna/rules/accounts/registration/fields';
import type { FieldRule } from '@lanna/rules/accounts/registration/patterns';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

const DATE_PATTERN = 11;

/** One field of the registration form that is a line of text, a secret or a date. */
export function RegistrationTextField({
  field,
  rule,
  error,
  today,
  ...input
}: Omit<ComponentProps<'input'>, 'id'> & {
  field: RegistrationField;
  rule: FieldRule;
  error: string | undefined;
  today: string;
}) {
  const { t } = useTranslation(['registration', 'identity']);
  const name = t(`identity:field.${field}`);
  const label = rule.required ? name : t('identity:optional', { field: name });
  const { minLength: min, maxLength: max } = rule;
  const shared = {
    ...TYPING[field],
    ...input,
    label,
    error,
    enterKeyHint: 'next' as const,
  };
  if (isSecret(field)) {
    const hint = field === 'password' ? t('identity:passwordHint', { min, max }) : undefined;
    return <PasswordField {...shared} hint={hint} />;
  }
  if (field === 'birthday' && rule.patternId === DATE_PATTERN)
    return <TextField {...shared} type="date" max={today} />;
  const hint = rule.acceptedPattern === '*' ? undefined : hintFor(field);
  return <TextField {...shared} hint={hint} />;

  function hintFor(of: RegistrationField): string | undefined {
    if (of === 'username' && rule.patternId === 2) return t('usernameHint', { min, max });
    return of === 'affiliateCode' ? t('affiliateHint') : undefined;
  }
}

const NAME = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** What helps keyboards and browsers to fill a field. */
const TYPING: Partial<Record<RegistrationField, ComponentProps<'input'>>> = {
  username: { ...NAME, autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  fullname: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  birthday: { autoComplete: 'bday' },
  email: { ...NAME, autoComplete: 'email', inputMode: 'email' },
  idNumber: DIGITS,
  qqNum: DIGITS,
  affiliateCode: { ...NAME, autoComplete: 'off' },
  referralCode: { ...NAME, autoComplete: 'off' },
  recommenderId: { ...NAME, autoComplete: 'off' },
  paymentPassword: { ...DIGITS, autoComplete: 'off' },
  verifyPwd: { ...DIGITS, autoComplete: 'off' },
};
