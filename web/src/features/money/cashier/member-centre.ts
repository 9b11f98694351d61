import i18next from 'i18next';
import { CirclePlus } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const DepositPage = lazyPage(() => import('./deposit-page.tsx').then((found) => found.DepositPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'depositv2',
    group: 'money',
    order: 30,
    label: () => i18next.t('cashier:deposit.title'),
    Icon: CirclePlus,
    Page: DepositPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    depositv2: true;
  }
}
