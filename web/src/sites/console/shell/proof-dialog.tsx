import { stepUp } from '@lanna/contract/people/operators/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { proofQuestion } from '../../../console/calls/proof-question.ts';
import { useOperator } from '../../../console/operator.tsx';
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
  const words = useRefusalText();
  const { secondFactor } = useOperator();
  const hasFactor = secondFactor.totp || secondFactor.passkeys > 0;
  const [password, setPassword] = useState('');
  const [factor, setFactor] = useState('');
  const prove = useOpsMutation(stepUp, { onDone: () => proofQuestion.answer(true) });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog within a form of the page is, to React, inside it.
        event.stopPropagation();
        prove.mutate({ body: { password, ...(hasFactor ? { factor: factor.replaceAll(/\s/g, '') } : {}) } });
      }}
    >
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus
        required
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {hasFactor && <FactorField value={factor} onValueChange={setFactor} focus={false} />}
      {prove.error && <FormError>{words(prove.error)}</FormError>}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => proofQuestion.answer(false)}>
          {t('proof.cancel')}
        </Button>
        <Button type="submit" busy={prove.isPending}>
          {t('proof.send')}
        </Button>
      </div>
    </form>
  );
}
