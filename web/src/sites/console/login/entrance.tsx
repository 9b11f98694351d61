import { logOut, type Me, showMe } from '@lanna/contract/people/operators/ops';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { opsKey, useOpsMutation } from '../../../console/calls/ops-query.ts';
import { OperatorContext } from '../../../console/operator.tsx';
import type { ChoosePassword } from '../../../features/people/operators/console/own/choose-password.tsx';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProofAsked } from '../shell/proof-asked.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const factorSetup = lazily<{ onDone: () => void }>(() =>
  import('../../../features/people/operators/console/own/factor-setup.tsx').then(
    (found) => found.FactorSetup,
  ),
);

const choosePassword = lazily<ComponentProps<typeof ChoosePassword>>(() =>
  import('../../../features/people/operators/console/own/choose-password.tsx').then(
    (found) => found.ChoosePassword,
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
    <LoginFrame className="fixed inset-0 z-40 overflow-y-auto">
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
          <Suspense fallback={<Skeleton className="h-56" />}>
            <Lazy
              of={choosePassword}
              props={{ button: { wide: true, children: t('password.send') }, onDone }}
            />
          </Suspense>
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
        <Button variant="ghost" wide className="mt-3" busy={leave.isPending} onClick={() => leave.mutate({})}>
          {t('login.other')}
        </Button>
      )}
    </LoginFrame>
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
