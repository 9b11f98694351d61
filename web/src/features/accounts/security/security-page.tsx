import { useQuery } from '@tanstack/react-query';
import { ChevronRight, DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { useErrorWords } from '../../people/identity/errors/error-words.ts';
import { protectionQuery } from '../../people/identity/protection-queries.ts';
import { CloseAccount } from './closing/close-account.tsx';
import { DeviceList } from './device-list.tsx';
import { accountView } from './profile/account-view.ts';
import { Level } from './profile/level.tsx';
import { ProfileFields } from './profile/profile-fields.tsx';
import { ProfileHead } from './profile/profile-head.tsx';
import { Settings } from './settings.tsx';
import { Welcome } from './welcome.tsx';

/** The member centre's first page: who this is, how the account is protected, where it is logged in, and the way out. */
export function SecurityPage() {
  const [{ view }, change] = useUrlFilter(accountView);
  return (
    <section
      aria-labelledby="security-heading"
      className="mx-auto flex max-w-3xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      {view === 'close' ? (
        <CloseAccount onBack={() => change({ view: 'account' })} />
      ) : (
        <Account onClose={() => change({ view: 'close' })} />
      )}
    </section>
  );
}

function Account({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const protection = useQuery(protectionQuery);
  return (
    <>
      <h2 id="security-heading" className="font-display font-semibold text-2xl">
        {t('title')}
      </h2>
      <ProfileHead />
      <QueryView
        query={protection}
        label={t('title')}
        failed={t('failed')}
        errorText={words}
        className="flex flex-col gap-5"
        shapeClassName="flex flex-col gap-5"
        shape={
          <>
            <Skeleton className="h-24 rounded-large" />
            <Skeleton className="h-80 rounded-large" />
          </>
        }
      >
        {(data) => (
          <>
            {!data.hasPaymentPassword && <Welcome />}
            <Level protection={data} />
            <Settings protection={data} />
          </>
        )}
      </QueryView>
      <ProfileFields />
      <DeviceList />
      <button
        type="button"
        onClick={onClose}
        className="flex flex-wrap min-h-14 items-center gap-4 rounded-large px-5 py-3 text-left text-muted transition-colors hover:bg-surface hover:text-text"
      >
        <DoorOpen className="size-5 shrink-0" aria-hidden="true" />
        <span className="row-words">
          <span className="block font-medium">{t('close.title')}</span>
          <span className="block text-sm">{t('close.lead')}</span>
        </span>
        <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
      </button>
    </>
  );
}
