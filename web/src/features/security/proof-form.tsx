import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../passkey.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isRefusal, useErrorWords } from './error-words.ts';
import { type Proof, proofByPasskey } from './proof.ts';
import { hasSecondFactor } from './protection.ts';
import type { Protection } from './queries.ts';

/**
 * Asks for the password again, and for the second step where the account has one, before `submit` does what needs them.
 * A form's own fields are its children, validated by `ready`, which answers whether they may be sent.
 */
export function ProofForm({
  protection,
  submitLabel,
  look = 'primary',
  ready = () => true,
  submit,
  children,
}: {
  protection: Protection;
  submitLabel: string;
  look?: NonNullable<ButtonProps['look']>;
  ready?: () => boolean;
  submit: (proof: Proof) => Promise<unknown>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const twoSteps = hasSecondFactor(protection);
  const passkeyOffered = protection.passkeys.length > 0 && canUsePasskeys();
  const [byPasskey, setByPasskey] = useState(passkeyOffered && !protection.totp);
  const sending = useMutation({
    mutationFn: async () => {
      if (byPasskey) return submit(await proofByPasskey(password));
      return submit(twoSteps ? { password, secondFactor: code.trim() } : { password });
    },
  });

  const passwordFault = isRefusal(sending.error, 'password_wrong')
    ? words(sending.error)
    : checked && password === ''
      ? t('prove.passwordMissing')
      : undefined;
  const codeFault = isRefusal(sending.error, 'second_factor_wrong')
    ? words(sending.error)
    : checked && code.trim() === ''
      ? t('prove.codeMissing')
      : undefined;
  const told =
    isRefusal(sending.error, 'password_wrong') ||
    (!byPasskey && isRefusal(sending.error, 'second_factor_wrong'));

  function send(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    setChecked(true);
    const complete = password !== '' && (!twoSteps || byPasskey || code.trim() !== '');
    // Both are asked, so that every field says what it lacks at once.
    if (ready() && complete) sending.mutate();
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {children}
      <PasswordField
        label={t('prove.password')}
        hint={t('prove.why')}
        error={passwordFault}
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          sending.reset();
        }}
      />
      {twoSteps && !byPasskey && (
        <TextField
          label={t('prove.code')}
          hint={t('prove.codeHint')}
          error={codeFault}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            sending.reset();
          }}
        />
      )}
      {twoSteps && byPasskey && (
        <p className="flex items-start gap-2.5 rounded-medium bg-sunken px-4 py-3 text-sm">
          <Fingerprint className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          {t('prove.passkeyNext')}
        </p>
      )}
      {twoSteps && passkeyOffered && (
        <Button look="ghost" size="small" className="self-start" onClick={() => setByPasskey(!byPasskey)}>
          {byPasskey ? t('prove.codeInstead') : t('prove.passkeyInstead')}
        </Button>
      )}
      {sending.error && !told && <FormError>{words(sending.error)}</FormError>}
      <Button type="submit" size="large" wide look={look} busy={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
