import i18next from 'i18next';
import { Gift } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const RewardsPage = lazyPage(() => import('./rewards-page.tsx').then((found) => found.RewardsPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'rewardCenter',
    group: 'play',
    order: 76,
    label: () => i18next.t('reward-centre:title'),
    Icon: Gift,
    Page: RewardsPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    rewardCenter: true;
  }
}
