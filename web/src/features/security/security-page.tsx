import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeviceList } from './device-list.tsx';
import { useErrorWords } from './error-words.ts';
import { Level } from './level.tsx';
import { protectionQuery } from './queries.ts';
import { Settings } from './settings.tsx';
import { Welcome } from './welcome.tsx';

/** The member centre's first page: how the account is protected, and where it is logged in. */
export function SecurityPage() {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const protection = useQuery(protectionQuery);
  return (
    <section
      aria-labelledby="security-heading"
      className="mx-auto flex max-w-3xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <h2 id="security-heading" className="font-display font-semibold text-2xl">
        {t('title')}
      </h2>
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
      <DeviceList />
    </section>
  );
}
