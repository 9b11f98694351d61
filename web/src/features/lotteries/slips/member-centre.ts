import i18next from 'i18next';
import { Tickets } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const SlipsPage = lazyPage(() => import('./list/slips-page.tsx').then((found) => found.SlipsPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'lotterySlips',
    group: 'play',
    order: 65,
    label: () => i18next.t('slips:title'),
    Icon: Tickets,
    Page: SlipsPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    lotterySlips: true;
  }
}
