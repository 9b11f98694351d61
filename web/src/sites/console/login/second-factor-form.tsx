import { type Me, offerFactors, proveFactor } from '@lanna/contract/people/operators/ops';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../console/calls/ops-call.ts';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { askPasskey } from './ask-passkey.ts';
import { FactorField } from './factor-field.tsx';

/** A code of the app, a recovery code, or a passkey. */
export function SecondFactorForm({ onDone }: { onDone: (me: Me) => void }) {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const [factor, setFactor] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const prove = useOpsMutation(proveFactor, { onDone });

  async function byPasskey() {
    setFailure(undefined);
    try {
      const { passkey } = await opsCall(offerFactors, { body: {} });
      const answer = passkey && (await askPasskey(passkey));
      if (answer) prove.mutate({ body: { factor: answer } });
      else if (!passkey) setFailure('no passkey');
    } catch (error) {
      setFailure(error);
    }
  }

  const error = prove.error ?? failure;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(undefined);
        prove.mutate({ body: { factor: factor.replaceAll(/\s/g, '') } });
      }}
    >
      <FactorField autoFocus required value={factor} onChange={({ target }) => setFactor(target.value)} />
      {error !== undefined && (
        <FormError>{failure === 'no passkey' ? t('factor.noPasskey') : words(error)}</FormError>
      )}
      <Button type="submit" wide busy={prove.isPending}>
        {t('factor.send')}
      </Button>
      <Button
        variant="secondary"
        wide
        icon={<KeyRound aria-hidden="true" />}
        disabled={prove.isPending}
        onClick={() => void byPasskey()}
      >
        {t('factor.passkey')}
      </Button>
    </form>
  );
}
