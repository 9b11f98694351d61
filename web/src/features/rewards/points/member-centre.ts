import i18next from 'i18next';
import { Coins } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const PointsPage = lazyPage(() => import('./points-page.tsx').then((found) => found.PointsPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'points',
    group: 'play',
    order: 132,
    label: () => i18next.t('points:title'),
    Icon: Coins,
    Page: PointsPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    points: true;
  }
}
