import i18next from 'i18next';
import { HandCoins } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const CashbackPage = lazyPage(() => import('./cashback-page.tsx').then((found) => found.CashbackPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'manualRebate',
    group: 'play',
    order: 75,
    label: () => i18next.t('cashback:title'),
    Icon: HandCoins,
    Page: CashbackPage,
    isOn: ({ menu }) => menu.manualRebate,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    manualRebate: true;
  }
}
