import { choosePassword, type Me } from '@lanna/contract/people/operators/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';

const LENGTH_MIN = 12;

export function NewPasswordForm({ onDone }: { onDone: (me: Me) => void }) {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [short, setShort] = useState(false);
  const choose = useOpsMutation(choosePassword, { onDone });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const isShort = next.length < LENGTH_MIN;
        setShort(isShort);
        if (!isShort) choose.mutate({ body: { current, next } });
      }}
    >
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        required
        maxLength={200}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label={t('password.next')}
        hint={t('password.rule', { min: LENGTH_MIN })}
        error={short && next.length < LENGTH_MIN ? t('password.rule', { min: LENGTH_MIN }) : undefined}
        autoComplete="new-password"
        required
        maxLength={64}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      {choose.error && <FormError>{words(choose.error)}</FormError>}
      <Button type="submit" wide busy={choose.isPending}>
        {t('password.send')}
      </Button>
    </form>
  );
}
