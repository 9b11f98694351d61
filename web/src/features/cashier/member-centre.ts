import i18next from 'i18next';
import { Wallet } from 'lucide-react';
import type { CentrePage } from '../../centre-page.ts';
import { WalletPage } from './wallet-page.tsx';

export const memberCentre: readonly CentrePage[] = [
  { key: 'wallet', order: 20, label: () => i18next.t('cashier:title'), Icon: Wallet, Page: WalletPage },
];

declare module '../../paths.ts' {
  interface MemberPages {
    wallet: true;
  }
}
