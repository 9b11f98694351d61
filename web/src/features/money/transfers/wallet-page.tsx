import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BalanceCard } from './balance-card.tsx';
import { walletsQuery } from './queries.ts';
import { RecentMovements } from './recent-movements.tsx';
import { RecentTransfers } from './recent-transfers.tsx';
import { type Request, TransferSheet } from './transfer-sheet.tsx';
import { VendorWallets } from './vendor-wallets.tsx';

/** My wallet: what there is, what is set aside and why, what lies with providers, and what has moved lately. */
export function WalletPage() {
  const { t } = useTranslation('transfers');
  const { demo } = useBrand();
  const wallets = useQuery(walletsQuery);
  const [request, setRequest] = useState<Request>();
  const vendors = wallets.data?.wallets ?? [];
  const [first] = vendors;
  return (
    <section
      aria-labelledby="wallet-heading"
      className="mx-auto flex max-w-2xl flex-col gap-7 pt-4 sm:mx-0 sm:pt-1"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="wallet-heading" className="font-display font-semibold text-2xl">
          {t('pages.transferFund')}
        </h2>
        {demo && <Badge tone="spark">{t('wallet.playMoney')}</Badge>}
      </header>
      <BalanceCard
        wallets={wallets.data}
        {...(first && { onTransfer: () => setRequest({ vassalage: first.vassalage, way: 'in' }) })}
      />
      {wallets.data && first && <VendorWallets wallets={wallets.data} onRequest={setRequest} />}
      {first ? <RecentTransfers /> : wallets.isPending ? null : <RecentMovements />}
      {request && wallets.data && (
        <TransferSheet
          key={`${request.vassalage} ${request.way}`}
          request={request}
          wallets={wallets.data}
          onClose={() => setRequest(undefined)}
        />
      )}
    </section>
  );
}
