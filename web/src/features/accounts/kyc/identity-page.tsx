import type { IdentityStatus } from '@lanna/contract/accounts/kyc/kyc';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EarlierDocuments } from './documents/earlier-documents.tsx';
import { SendForm } from './documents/send-form.tsx';
import { Introduction } from './introduction.tsx';
import { Privacy } from './privacy.tsx';
import { identityQuery } from './queries.ts';
import { StatusCard } from './status-card.tsx';

/** The member's identity: where its check stands, what waits for it, and the way to send documents. */
export function IdentityPage() {
  const { t } = useTranslation('kyc');
  const identity = useQuery(identityQuery);
  return (
    <section
      aria-labelledby="identity-heading"
      className="mx-auto flex max-w-2xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <h2 id="identity-heading" className="font-display font-semibold text-2xl">
        {t('title')}
      </h2>
      <QueryView
        query={identity}
        label={t('loading')}
        failed={t('failed')}
        className="flex flex-col gap-5"
        shapeClassName="flex flex-col gap-5"
        shape={
          <>
            <Skeleton className="h-48 rounded-large" />
            <Skeleton className="h-80 rounded-large" />
          </>
        }
      >
        {(status) => <Status status={status} />}
      </QueryView>
    </section>
  );
}

function Status({ status }: { status: IdentityStatus }) {
  const [sends, setSends] = useState(false);
  // Decided or sent on another device meanwhile: the form has nothing left to do.
  if (sends && status.maySend) return <SendForm status={status} onLeave={() => setSends(false)} />;
  const start = status.maySend && status.triesLeft > 0 ? () => setSends(true) : undefined;
  return (
    <>
      {status.current === null ? (
        <Introduction status={status} onStart={start} />
      ) : (
        <StatusCard existing={status} onSendAgain={start} />
      )}
      <Privacy keptDays={status.keptDays} />
      {status.earlier.length > 0 && <EarlierDocuments list={status.earlier} />}
    </>
  );
}
