import { logIn, type Me, OPERATOR_LOGIN_MAX } from '@lanna/contract/people/operators/ops';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

export function LoginForm({ onDone }: { onDone: (me: Me) => void }) {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const login = useOpsMutation(logIn, { onDone });
  function send(event: FormEvent) {
    event.preventDefault();
    login.mutate({ body: { name, password } });
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <TextField
        label={t('login.name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // The page is this form: who opens it types.
        autoFocus
        required
        maxLength={OPERATOR_LOGIN_MAX.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        required
        maxLength={OPERATOR_LOGIN_MAX.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {login.error && <FormError>{words(login.error)}</FormError>}
      <Button type="submit" wide busy={login.isPending}>
        {t('login.send')}
      </Button>
    </form>
  );
}
