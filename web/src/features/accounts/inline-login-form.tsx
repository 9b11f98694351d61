import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CONTROL_LOOK } from '../../ui/field.tsx';
import { useFailureText } from './failure-text.ts';
import { useLogIn } from './log-in.ts';

type Missing = 'username' | 'password';

/** Logging in from the top bar, without a pop-up. Part of the first load, so it does without a form library. */
export function InlineLoginForm() {
  const { t } = useTranslation('accounts');
  const failureText = useFailureText();
  const [missing, setMissing] = useState<Missing>();
  const logIn = useLogIn();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (logIn.isPending) return;
    logIn.reset();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const username = String(typed.get('username')).trim();
    const password = String(typed.get('password'));
    const empty = username === '' ? 'username' : password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty) form.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
    else logIn.mutate({ username, password });
  }

  function forget() {
    setMissing(undefined);
    if (logIn.error) logIn.reset();
  }

  const wrong = missing ? t(`fault.${missing}Missing`) : logIn.error && failureText(logIn.error);
  const look = classes(CONTROL_LOOK, 'h-9! w-34! text-sm!');
  return (
    <form
      onSubmit={submit}
      onInput={forget}
      noValidate
      aria-label={t('login.title')}
      className="relative flex items-center gap-2"
    >
      <input
        name="username"
        aria-label={t('username')}
        placeholder={t('username')}
        aria-invalid={missing === 'username' || undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        className={look}
      />
      <input
        name="password"
        type="password"
        aria-label={t('password')}
        placeholder={t('password')}
        aria-invalid={missing === 'password' || undefined}
        autoComplete="current-password"
        maxLength={256}
        className={look}
      />
      <Button type="submit" size="small" busy={logIn.isPending} className="h-9">
        {t('login.submit')}
      </Button>
      {wrong && (
        <p
          role="alert"
          className="lit absolute top-full right-0 left-0 z-30 mt-1.5 rounded-medium bg-raised px-3 py-2 text-danger text-sm shadow-float"
        >
          {wrong}
        </p>
      )}
    </form>
  );
}
