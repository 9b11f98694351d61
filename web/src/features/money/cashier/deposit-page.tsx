import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { PartsAt } from '../../../parts.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { depositFilter } from './deposit-filter.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { depositMethodsQuery } from './queries.ts';

/** Paying money in: the ways to do it and the latest deposits; or one deposit, from paying to the wallet. */
export function DepositPage() {
  const { t } = useTranslation('cashier');
  const { demo } = useBrand();
  const excluded = useIsExcluded();
  const [{ id, pageNo }, change] = useUrlFilter(depositFilter);
  return (
    <section
      aria-labelledby="deposit-heading"
      className="mx-auto flex max-w-2xl flex-col gap-6 pt-4 sm:mx-0 sm:pt-1"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="deposit-heading" className="font-display font-semibold text-2xl">
          {t('deposit.title')}
        </h2>
        {demo && <Badge tone="spark">{t('wallet.playMoney')}</Badge>}
      </header>
      {id ? (
        <OpenDeposit key={id} id={id} onBack={() => change({ id: '' })} />
      ) : (
        <>
          <PartsAt place="deposit" props={{}} />
          {!excluded && <NewDeposit onMade={(made) => change({ id: made })} />}
          <DepositHistory
            pageNo={pageNo}
            onPage={(next) => change({ pageNo: next })}
            onOpen={(opened) => change({ id: opened, pageNo })}
          />
        </>
      )}
    </section>
  );
}

function NewDeposit({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation('cashier');
  return (
    <QueryView
      query={useQuery(depositMethodsQuery)}
      label={t('deposit.title')}
      failed={t('deposit.failed')}
      shapeClassName="flex flex-col gap-4"
      shape={
        <>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-22 rounded-large" />
          <Skeleton className="h-22 rounded-large" />
          <Skeleton className="h-11" />
          <Skeleton className="h-13" />
        </>
      }
    >
      {(methods) => {
        const first = methods.find(({ state }) => state === 'open') ?? methods[0];
        if (first) return <DepositForm methods={methods} first={first} onMade={onMade} />;
        return <EmptyState title={t('deposit.closed')} text={t('deposit.closedText')} />;
      }}
    </QueryView>
  );
}
