import i18next from 'i18next';
import { ArrowUpFromLine, Wallet } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const WalletPage = lazyPage(() => import('./wallet-page.tsx').then((found) => found.WalletPage));
const UplinePage = lazyPage(() => import('./upline-page.tsx').then((found) => found.UplinePage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'transferFund',
    group: 'money',
    formerKeys: ['wallet'],
    order: 20,
    label: () => i18next.t('transfers:pages.transferFund'),
    Icon: Wallet,
    Page: WalletPage,
  },
  {
    key: 'transferUpline',
    group: 'money',
    order: 50,
    label: () => i18next.t('transfers:pages.transferUpline'),
    Icon: ArrowUpFromLine,
    Page: UplinePage,
    isFor: ({ toUpline }) => toUpline,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    transferFund: true;
    transferUpline: true;
  }
}
