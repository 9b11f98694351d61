import { OPERATOR_LINK_PATH, showMe } from '@lanna/contract/people/operators/ops';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/calls/refusal.ts';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { opsQuery } from '../../console/calls/ops-query.ts';
import { onSessionEnded } from '../../console/calls/session-signal.ts';
import { MemberTabs } from '../../console/member-tabs.ts';
import { OperatorContext } from '../../console/operator.tsx';
import { RecordWordsSource } from '../../console/record-words.ts';
import { useKitWords } from '../../kit-words.ts';
import { lazily } from '../../lazy-component.tsx';
import { onWaiting } from '../../ui/layers/notify.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { UiWordsProvider } from '../../ui/text/words.tsx';
import { LazyPart } from './lazy-part.tsx';
import { loadRecordWords } from './record-words.ts';
import { MEMBER_TABS } from './topics.ts';

const toasts = lazily(() => import('../../ui/layers/toast.tsx').then((found) => found.Toasts));
const entrance = lazily(() => import('./login/entrance.tsx').then((found) => found.Entrance));

const passwordLink = lazily(() =>
  import('./login/password-link-page.tsx').then((found) => found.PasswordLinkPage),
);

/** The console for a logged-in operator, its entrance for everybody else. */
export function Console({ queries, router }: { queries: QueryClient; router: AnyRouter }) {
  const [noticed, setNoticed] = useState(false);
  useEffect(() => onWaiting(() => setNoticed(true)), []);
  return (
    <UiWordsProvider words={useKitWords()}>
      <QueryClientProvider client={queries}>
        {location.pathname === OPERATOR_LINK_PATH ? (
          <LazyPart main of={passwordLink} props={{}} />
        ) : (
          <Session router={router} />
        )}
        {noticed && <LazyPart of={toasts} props={{}} />}
      </QueryClientProvider>
    </UiWordsProvider>
  );
}

function Session({ router }: { router: AnyRouter }) {
  const { t } = useTranslation('console-shell');
  const words = useRefusalText();
  const me = useQuery({ ...opsQuery(showMe), staleTime: Number.POSITIVE_INFINITY });
  const { data, error, refetch } = me;
  useEffect(() => onSessionEnded(() => void refetch()), [refetch]);

  const isOut =
    error instanceof Refusal && (error.code === 'not_logged_in' || error.code === 'session_expired');
  // Who was working here goes on where they were: the page waits, covered, with all that is typed in it.
  if (isOut || data?.due)
    return (
      <>
        {data && !data.due && <Pages router={router} operator={data} covered />}
        <LazyPart
          main
          of={entrance}
          props={{ operator: isOut ? undefined : data, wasHere: isOut && data !== undefined }}
        />
      </>
    );
  if (data) return <Pages router={router} operator={data} covered={false} />;
  if (error)
    return (
      <ErrorState
        heading
        className="min-h-dvh justify-center"
        title={t('failed.title')}
        text={words(error)}
        busy={me.isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <main className="late grid min-h-dvh place-items-center" aria-label={t('loading')}>
      <Spinner />
    </main>
  );
}

function Pages({
  router,
  operator,
  covered,
}: {
  router: AnyRouter;
  operator: NonNullable<React.ContextType<typeof OperatorContext>>;
  covered: boolean;
}) {
  return (
    // Another operator begins with pages of their own.
    <div key={operator.id} inert={covered} className={covered ? 'invisible' : undefined}>
      <OperatorContext value={operator}>
        <MemberTabs value={MEMBER_TABS}>
          <RecordWordsSource value={loadRecordWords}>
            <RouterProvider router={router} />
          </RecordWordsSource>
        </MemberTabs>
      </OperatorContext>
    </div>
  );
}
