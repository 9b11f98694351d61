import { usePasswordLink as byLink, OPERATOR_PASSWORD_MIN } from '@lanna/contract/people/operators/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { LoginFrame } from './login-frame.tsx';

/** Where the link of a letter leads: choosing a password without being logged in. The token behind `#` is sent with the password alone. */
export function PasswordLinkPage() {
  const { t } = useTranslation('console-shell');
  const choosing = useOpsMutation(byLink);
  const rule = t('password.rule', { min: OPERATOR_PASSWORD_MIN });
  const form = useContractForm(byLink, {
    initial: { token: location.hash.slice(1), next: '' },
    words: { next: { required: rule, tooShort: rule } },
    refusals: { password_breached: 'next' },
    send: (body) => choosing.mutateAsync({ body }),
  });
  return (
    <LoginFrame className="min-h-dvh">
      {form.answer ? (
        <>
          <h1 className="font-semibold text-lg">{t('link.doneTitle')}</h1>
          <p className="mt-1 mb-5 text-muted text-sm">{t('link.doneText', { name: form.answer.name })}</p>
          <LinkButton wide href="/">
            {t('link.logIn')}
          </LinkButton>
        </>
      ) : (
        <>
          <h1 className="font-semibold text-lg">{t('link.title')}</h1>
          <p className="mt-1 mb-5 text-muted text-sm">{t('link.text')}</p>
          <form {...form.props} className="flex flex-col gap-4">
            <PasswordField
              {...form.field('next')}
              label={t('password.next')}
              hint={rule}
              autoComplete="new-password"
            />
            {form.problem && <FormError>{form.problem}</FormError>}
            <Button type="submit" wide busy={form.isPending}>
              {t('password.send')}
            </Button>
          </form>
        </>
      )}
    </LoginFrame>
  );
}
