import { choosePassword } from '@lanna/contract/people/operators/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../../../ui/fields/password-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

const LENGTH_MIN = 12;

/** A new password for the own account; other sessions end with it. */
export function OwnPassword() {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const choose = useOpsMutation(choosePassword, {
    onDone: () => {
      setCurrent('');
      setNext('');
      setTried(false);
      notify({ text: t('password.changed'), tone: 'success' });
    },
  });
  const rule = t('password.rule', { min: LENGTH_MIN });
  const isShort = next.length < LENGTH_MIN;
  return (
    <Panel title={t('password.title')} text={t('password.text')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isShort) choose.mutate({ body: { current, next } });
        }}
      >
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          required
          maxLength={200}
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <PasswordField
          label={t('password.next')}
          hint={rule}
          error={tried && isShort ? rule : undefined}
          autoComplete="new-password"
          required
          maxLength={64}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
        {choose.error && <FormError>{words(choose.error)}</FormError>}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={choose.isPending}>
            {t('password.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
