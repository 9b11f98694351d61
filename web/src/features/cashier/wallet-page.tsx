import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { balanceQuery } from '../../api/queries.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { QueryView } from '../../query-view.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { DepositForm } from './deposit-form.tsx';
import { depositMethodsQuery } from './make-deposit.ts';

export function WalletPage() {
  const { t } = useTranslation('cashier');
  const { demo } = useBrand();
  return (
    <section
      aria-labelledby="wallet-heading"
      className="mx-auto flex max-w-2xl flex-col gap-6 pt-4 sm:mx-0 sm:pt-1"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 id="wallet-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        {demo && <Badge tone="spark">{t('wallet.playMoney')}</Badge>}
      </header>
      <BalanceCard />
      <Deposit />
    </section>
  );
}

function BalanceCard() {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery);
  return (
    <div className="lit sky relative overflow-hidden rounded-large bg-raised p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <p className="text-muted text-sm">{t('wallet.balance')}</p>
        <IconButton
          label={t('wallet.refresh')}
          size="small"
          aria-busy={isFetching || undefined}
          onClick={() => refetch()}
          className="-mt-1.5 -mr-1.5"
        >
          <RefreshCw className={classes(isFetching && 'animate-turn')} aria-hidden="true" />
        </IconButton>
      </div>
      <output className="mt-1 block font-display font-semibold text-4xl" aria-live="polite">
        {data ? (
          <MoneyText amount={moneyOf(data.sumBalance)} symbol={currencySymbol} />
        ) : error ? (
          <span className="block font-normal font-text text-base text-danger">
            <MessageText>{words(error)}</MessageText>
          </span>
        ) : (
          <Loading label={t('wallet.balance')}>
            <Skeleton className="h-12 w-48" />
          </Loading>
        )}
      </output>
    </div>
  );
}

function Deposit() {
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
          <Skeleton className="h-11" />
          <Skeleton className="h-13" />
        </>
      }
    >
      {(methods) => {
        const [first] = methods;
        if (first) return <DepositForm methods={methods} first={first} />;
        return <EmptyState title={t('deposit.closed')} text={t('deposit.closedText')} />;
      }}
    </QueryView>
  );
}
