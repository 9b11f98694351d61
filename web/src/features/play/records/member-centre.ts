import i18next from 'i18next';
import { ChartColumn, ScrollText } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const HistoryPage = lazyPage(() => import('./history-page.tsx').then((found) => found.HistoryPage));
const ProfitPage = lazyPage(() => import('./profit-page.tsx').then((found) => found.ProfitPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'transactionHistory',
    group: 'play',
    order: 80,
    label: () => i18next.t('records:title'),
    Icon: ScrollText,
    Page: HistoryPage,
  },
  {
    key: 'personalProfit',
    group: 'play',
    order: 90,
    label: () => i18next.t('records:profit.title'),
    Icon: ChartColumn,
    Page: ProfitPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    transactionHistory: true;
    personalProfit: true;
  }
}
