import i18next from 'i18next';
import { Banknote } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const WithdrawPage = lazyPage(() => import('./withdraw-page.tsx').then((found) => found.WithdrawPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'withdraw',
    order: 40,
    group: 'money',
    label: () => i18next.t('withdrawals:title'),
    Icon: Banknote,
    Page: WithdrawPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    withdraw: true;
  }
}
