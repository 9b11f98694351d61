import { usePasswordLink as byLink } from '@lanna/contract/people/operators/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../console/calls/ops-query.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';

const LENGTH_MIN = 12;

/** Where the link of a letter leads: choosing a password without being logged in. The token behind `#` is sent with the password alone. */
export function PasswordLinkPage() {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const [token] = useState(() => location.hash.slice(1));
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const choose = useOpsMutation(byLink);
  const isShort = next.length < LENGTH_MIN;
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-4">
      <div className="flex w-full max-w-sm flex-col gap-6 py-8">
        <header className="flex items-center gap-3">
          <img src="/mark.svg" alt="" className="size-9" />
          <div>
            <p className="font-semibold text-base leading-tight">{t('name')}</p>
            <p className="text-muted text-xs">{location.host}</p>
          </div>
          <div className="ml-auto">
            <LanguageSwitch />
          </div>
        </header>
        <div className="rounded-large border border-line bg-surface p-6">
          {choose.data ? (
            <>
              <h1 className="font-semibold text-lg">{t('link.doneTitle')}</h1>
              <p className="mt-1 mb-5 text-muted text-sm">{t('link.doneText', { name: choose.data.name })}</p>
              <LinkButton wide href="/">
                {t('link.logIn')}
              </LinkButton>
            </>
          ) : (
            <>
              <h1 className="font-semibold text-lg">{t('link.title')}</h1>
              <p className="mt-1 mb-5 text-muted text-sm">{t('link.text')}</p>
              <form
                className="flex flex-col gap-4"
                onSubmit={(event) => {
                  event.preventDefault();
                  setTried(true);
                  if (!isShort) choose.mutate({ body: { token, next } });
                }}
              >
                <PasswordField
                  label={t('password.next')}
                  hint={t('password.rule', { min: LENGTH_MIN })}
                  error={tried && isShort ? t('password.rule', { min: LENGTH_MIN }) : undefined}
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
            </>
          )}
        </div>
      </div>
    </main>
  );
}
