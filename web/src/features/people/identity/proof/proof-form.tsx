import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { isRefusal, useErrorWords } from '../errors/error-words.ts';
import type { Protection } from '../protection-queries.ts';
import type { Proof } from './proof.ts';
import { useSecondFactor } from './second-factor.ts';
import { SecondFactorField } from './second-factor-field.tsx';

/**
 * Asks for the password again, and for the second step where the account has one, before `submit` does what needs them.
 * A form's own fields are its children, validated by `ready`, which answers whether they may be sent.
 */
export function ProofForm({
  protection,
  submitLabel,
  variant = 'primary',
  ready = () => true,
  submit,
  children,
}: {
  protection: Pick<Protection, 'totp' | 'passkeys'>;
  submitLabel: string;
  variant?: NonNullable<ButtonProps['variant']>;
  ready?: () => boolean;
  submit: (proof: Proof) => Promise<unknown>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const factor = useSecondFactor(protection);
  const sending = useMutation({
    mutationFn: async () => submit({ password, ...(await factor.answer()) }),
  });

  const passwordFieldError = isRefusal(sending.error, 'password_wrong')
    ? words(sending.error)
    : checked && password === ''
      ? t('prove.passwordMissing')
      : undefined;
  const codeFieldError = isRefusal(sending.error, 'second_factor_wrong')
    ? words(sending.error)
    : checked && factor.isMissing
      ? t('prove.codeMissing')
      : undefined;
  const notified =
    isRefusal(sending.error, 'password_wrong') ||
    (!factor.byPasskey && isRefusal(sending.error, 'second_factor_wrong'));

  function send(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    setChecked(true);
    const complete = password !== '' && !factor.isMissing;
    // Both are asked, so that every field says what it lacks at once.
    if (ready() && complete) sending.mutate();
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {children}
      <PasswordField
        label={t('prove.password')}
        hint={t('prove.why')}
        error={passwordFieldError}
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          sending.reset();
        }}
      />
      <SecondFactorField factor={factor} error={codeFieldError} onChange={sending.reset} />
      {sending.error && !notified && <FormError>{words(sending.error)}</FormError>}
      <Button type="submit" size="large" wide variant={variant} busy={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
