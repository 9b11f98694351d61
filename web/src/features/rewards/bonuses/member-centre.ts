import i18next from 'i18next';
import { Gift } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const BonusPage = lazyPage(() => import('./bonus-page.tsx').then((found) => found.BonusPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'bonusDetails',
    group: 'play',
    order: 100,
    label: () => i18next.t('bonuses:title'),
    Icon: Gift,
    Page: BonusPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    bonusDetails: true;
  }
}
