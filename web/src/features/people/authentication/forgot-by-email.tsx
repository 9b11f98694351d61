import { forgotByEmail } from '@lanna/contract/accounts/security/security';
import { registrationPattern } from '@lanna/rules/accounts/registration/patterns';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
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
  const form = useContractForm(forgotByEmail, {
    initial: { username: '', email: '' },
    check: ({ email }) => ({
      email: !registrationPattern(MAILBOX_PATTERN).test(email.trim()) && t('forgot.emailInvalid'),
    }),
    words: { username: { required: t('login.usernameMissing') } },
    refusalText: useErrorText(),
    send: (body) =>
      call(forgotByEmail, { body: { username: body.username.trim(), email: body.email.trim() } }),
  });
  if (form.answer)
    return (
      <EmptyState
        icon={<MailCheck />}
        title={t('forgot.sentTitle')}
        text={t('forgot.sentText', { minutes: form.answer.expiredMinutes })}
        action={
          <>
            <OutboxHint channel="mail" />
            <Button onClick={onClose}>{t('identity:ok')}</Button>
          </>
        }
      />
    );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        {...form.field('username')}
        label={t('identity:username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('email')}
        label={t('identity:field.email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('forgot.sendLink')}
      </Button>
    </form>
  );
}
