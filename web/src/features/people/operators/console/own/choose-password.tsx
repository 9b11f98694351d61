import { choosePassword, type Me, OPERATOR_PASSWORD_MIN } from '@lanna/contract/people/operators/ops';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../../../ui/fields/password-field.tsx';

/** The form by which an operator chooses another password, with the one of before. */
export function ChoosePassword({
  button,
  onDone,
}: {
  button: ComponentProps<typeof Button>;
  onDone: (me: Me) => void;
}) {
  const { t } = useTranslation('operators-console');
  const choosing = useOpsMutation(choosePassword);
  const rule = t('password.rule', { min: OPERATOR_PASSWORD_MIN });
  const form = useContractForm(choosePassword, {
    initial: { current: '', next: '' },
    words: { next: { required: rule, tooShort: rule } },
    refusals: { operator_login_wrong: 'current', password_breached: 'next' },
    send: (body) => choosing.mutateAsync({ body }),
    onDone: (me, { restart }) => {
      restart();
      onDone(me);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <PasswordField
        {...form.field('current')}
        label={t('password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('next')}
        label={t('password.next')}
        hint={rule}
        autoComplete="new-password"
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button {...button} type="submit" busy={form.isPending} />
    </form>
  );
}
