import { logOut, type Me, showMe } from '@lanna/contract/people/operators/ops';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { opsKey, useOpsMutation } from '../../../console/calls/ops-query.ts';
import { OperatorContext } from '../../../console/operator.tsx';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { ProofAsked } from '../shell/proof-asked.tsx';
import { LoginForm } from './login-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const factorSetup = lazily<{ onDone: () => void }>(() =>
  import('../../../features/people/operators/console/own/factor-setup.tsx').then(
    (found) => found.FactorSetup,
  ),
);

/** The way in, step by step: password, second factor, and what is due besides. */
export function Entrance({ operator, wasHere }: { operator: Me | undefined; wasHere: boolean }) {
  const { t } = useTranslation('console-shell');
  const queries = useQueryClient();
  const onDone = useCallback(
    (me: Me) => {
      const queryKey = opsKey(showMe);
      const before = queries.getQueryData<Me>(queryKey);
      // What one operator has seen is not the next one's.
      if (before && before.id !== me.id)
        queries.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(queryKey) });
      queries.setQueryData(queryKey, me);
    },
    [queries],
  );
  // Loaded anew, so that nothing of what was shown stays behind.
  const leave = useOpsMutation(logOut, { onDone: () => location.assign('/') });
  const due = operator?.due;
  return (
    <main className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-ground p-4">
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
          {due === undefined || due === null ? (
            <Step
              title={wasHere ? t('login.again') : t('login.title')}
              text={wasHere ? t('login.againText') : t('login.text')}
            >
              <LoginForm onDone={onDone} />
            </Step>
          ) : due === 'second_factor' ? (
            <Step title={t('factor.title')} text={t('factor.text')}>
              <SecondFactorForm onDone={onDone} />
            </Step>
          ) : due === 'password' ? (
            <Step title={t('password.title')} text={t('password.text')}>
              <NewPasswordForm onDone={onDone} />
            </Step>
          ) : (
            <Step title={t('setup.title')} text={t('setup.text')}>
              {operator && (
                <OperatorContext value={operator}>
                  <Suspense fallback={<Skeleton className="h-72" />}>
                    <Lazy of={factorSetup} props={{ onDone: () => void queries.invalidateQueries() }} />
                  </Suspense>
                  <ProofAsked />
                </OperatorContext>
              )}
            </Step>
          )}
          {operator && (
            <Button
              variant="ghost"
              wide
              className="mt-3"
              busy={leave.isPending}
              onClick={() => leave.mutate({})}
            >
              {t('login.other')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h1 className="font-semibold text-lg">{title}</h1>
      <p className="mt-1 mb-5 text-muted text-sm">{text}</p>
      {children}
    </>
  );
}
