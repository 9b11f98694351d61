import { changeOwnEmail } from '@lanna/contract/people/operators/own-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** Where links for the own password go, should two others agree on one. */
export function OwnEmail({ email }: { email: string | null }) {
  const { t } = useTranslation('operators-console');
  const changing = useOpsMutation(changeOwnEmail);
  const form = useContractForm(changeOwnEmail, {
    initial: { email: email ?? '' },
    words: { email: { required: t('operators.emailRule'), invalid: t('operators.emailRule') } },
    refusals: { operator_email_taken: 'email' },
    send: (body) => changing.mutateAsync({ body }),
    onDone: () => notify({ text: t('ownEmail.changed'), tone: 'success' }),
  });
  return (
    <Panel title={t('ownEmail.title')} text={t('ownEmail.text')}>
      <form {...form.props} className="flex flex-col gap-4">
        <TextField {...form.field('email')} type="email" label={t('operators.email')} autoComplete="email" />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={form.isPending}>
            {t('ownEmail.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
