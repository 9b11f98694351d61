import { changeOwnEmail } from '@lanna/contract/people/operators/own-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { EMAIL } from './email-form.ts';

/** Where links for the own password go, should two others agree on one. */
export function OwnEmail({ email }: { email: string | null }) {
  const { t } = useTranslation('operators-console');
  const words = useRefusalText();
  const [wanted, setWanted] = useState(email ?? '');
  const [tried, setTried] = useState(false);
  const change = useOpsMutation(changeOwnEmail, {
    onDone: () => {
      setTried(false);
      notify({ text: t('ownEmail.changed'), tone: 'success' });
    },
  });
  const isFine = EMAIL.test(wanted.trim());
  return (
    <Panel title={t('ownEmail.title')} text={t('ownEmail.text')}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isFine) change.mutate({ body: { email: wanted.trim() } });
        }}
      >
        <TextField
          type="email"
          label={t('operators.email')}
          error={tried && !isFine ? t('operators.emailRule') : undefined}
          autoComplete="email"
          maxLength={254}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {change.error && <FormError>{words(change.error)}</FormError>}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={change.isPending}>
            {t('ownEmail.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
