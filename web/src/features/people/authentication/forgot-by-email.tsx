import { forgotByEmail } from '@lanna/contract/accounts/security/security';
import { registrationPattern } from '@lanna/rules/accounts/registration/patterns';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useErrorText } from '../identity/errors/error-text.ts';
import { OutboxHint } from '../identity/outbox-hint.tsx';

const MAILBOX_PATTERN = 6;

/** Asks for an e-mail with a one-use link. The form's answer is the same whether the account exists or not. */
export function ForgotByEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['authentication', 'identity']);
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '', email: '' } });
  const { errors } = formState;
  const asking = useMutation({
    mutationFn: ({ username, email }: { username: string; email: string }) =>
      call(forgotByEmail, { body: { username: username.trim(), email: email.trim() } }),
  });
  if (asking.data)
    return (
      <EmptyState
        icon={<MailCheck />}
        title={t('forgot.sentTitle')}
        text={t('forgot.sentText', { minutes: asking.data.expiredMinutes })}
        action={
          <>
            <OutboxHint channel="mail" />
            <Button onClick={onClose}>{t('identity:ok')}</Button>
          </>
        }
      />
    );
  return (
    <form onSubmit={handleSubmit((typed) => asking.mutate(typed))} noValidate className="flex flex-col gap-4">
      <TextField
        {...register('username', { validate: (typed) => typed.trim() !== '' })}
        label={t('identity:username')}
        error={errors.username && t('login.usernameMissing')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <TextField
        {...register('email', {
          validate: (typed) => registrationPattern(MAILBOX_PATTERN).test(typed.trim()),
        })}
        label={t('identity:field.email')}
        error={errors.email && t('forgot.emailInvalid')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {asking.error && <FormError>{errorText(asking.error)}</FormError>}
      <Button type="submit" size="large" wide busy={asking.isPending}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  );
}
