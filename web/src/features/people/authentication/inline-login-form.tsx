import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../ui/fields/field.tsx';
import { MessageText } from '../../../ui/text/message-text.tsx';
import { useGoOnAfterLogin } from '../identity/after-login.ts';
import { useErrorText } from '../identity/errors/error-text.ts';
import { type PendingLogin, pendingLogin } from '../identity/proof/pending-login.ts';
import { switchesQuery } from '../identity/queries.ts';
import { readRememberedLogin } from '../identity/remembered-login.ts';
import { useLogIn } from './log-in.ts';

type Missing = 'username' | 'password';

/**
 * The login form of the top bar. Part of the first load, so it uses no form library; a login that needs more than two
 * fields continues in the pop-up.
 */
export function InlineLoginForm() {
  const { t } = useTranslation(['authentication', 'identity']);
  const errorText = useErrorText();
  const { data: switches } = useQuery(switchesQuery);
  const [missing, setMissing] = useState<Missing>();
  const logIn = useLogIn();
  const go = useGo();
  const goOn = useGoOnAfterLogin(() => undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (logIn.isPending) return;
    logIn.reset();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const username = String(typed.get('username')).trim();
    const password = String(typed.get('password'));
    const empty = username === '' ? 'username' : password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty) return form.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
    try {
      const outcome = await logIn.mutateAsync({ type: 'username', username, password });
      if (outcome.next === 'in') goOn(outcome);
      else inPopUp(outcome);
    } catch (failure) {
      if (failure instanceof Refusal && failure.facts['captcha'] === true)
        inPopUp({ next: 'form', tab: 'username', username, password, error: failure });
    }
  }
  function inPopUp(entry: PendingLogin) {
    logIn.reset();
    pendingLogin.keep(entry);
    go(paths.loginDialog());
  }
  function forget() {
    setMissing(undefined);
    if (logIn.error) logIn.reset();
  }

  const wrong = missing ? t(`login.${missing}Missing`) : logIn.error && errorText(logIn.error);
  const variant = classes(CONTROL_LOOK, 'h-9! w-34! text-sm!');
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onInput={forget}
      noValidate
      aria-label={t('login.title')}
      className="relative flex items-center gap-2"
    >
      {switches?.smsLogin && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => inPopUp({ next: 'form', tab: 'mobile', username: '', password: '' })}
        >
          {t('tab.mobile')}
        </Button>
      )}
      <input
        name="username"
        aria-label={t('identity:username')}
        placeholder={t('identity:username')}
        aria-invalid={missing === 'username' || undefined}
        ref={fillInRemembered}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        className={variant}
      />
      <input
        name="password"
        type="password"
        aria-label={t('identity:password')}
        placeholder={t('identity:password')}
        aria-invalid={missing === 'password' || undefined}
        autoComplete="current-password"
        maxLength={256}
        className={variant}
      />
      <Button type="submit" size="small" busy={logIn.isPending} className="min-h-9">
        {t('login.submit')}
      </Button>
      {wrong && (
        <p
          role="alert"
          className="lit absolute top-full right-0 left-0 z-30 mt-1.5 rounded-medium bg-raised px-3 py-2 text-danger text-sm shadow-float"
        >
          <MessageText>{wrong}</MessageText>
        </p>
      )}
    </form>
  );
}

/** After the first render, which is the server's; not over what was typed meanwhile. */
function fillInRemembered(field: HTMLInputElement | null): void {
  if (field?.value === '') field.value = readRememberedLogin()?.username ?? '';
}
