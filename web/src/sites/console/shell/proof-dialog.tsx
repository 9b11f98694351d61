import { stepUp } from '@lanna/contract/people/operators/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { proofQuestion } from '../../../console/calls/proof-question.ts';
import { useOperator } from '../../../console/operator.tsx';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { FactorField } from '../login/factor-field.tsx';

/** Asked in the middle of something: a fresh proof of the person. What was being done goes on by itself afterwards. */
export function ProofDialog({ open }: { open: boolean }) {
  const { t } = useTranslation('console-shell');
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && proofQuestion.answer(false)}
      title={t('proof.title')}
      description={t('proof.text')}
      insistent
    >
      {open && <ProofForm />}
    </Dialog>
  );
}

function ProofForm() {
  const { t } = useTranslation('console-shell');
  const { secondFactor } = useOperator();
  const hasFactor = secondFactor.totp || secondFactor.passkeys > 0;
  const proving = useOpsMutation(stepUp);
  const form = useContractForm(stepUp, {
    initial: { password: '', factor: '' },
    toBody: ({ password, factor }) => ({
      password,
      ...(hasFactor && { factor: factor.replaceAll(/\s/g, '') }),
    }),
    refusals: { operator_login_wrong: 'password', second_factor_wrong: 'factor' },
    send: (body) => proving.mutateAsync({ body }),
    onDone: () => proofQuestion.answer(true),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <PasswordField
        {...form.field('password')}
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus
      />
      {hasFactor && <FactorField {...form.field('factor')} />}
      {form.problem && <FormError>{form.problem}</FormError>}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => proofQuestion.answer(false)}>
          {t('proof.cancel')}
        </Button>
        <Button type="submit" busy={form.isPending}>
          {t('proof.send')}
        </Button>
      </div>
    </form>
  );
}
