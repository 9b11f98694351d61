import i18next from 'i18next';
import { Crown } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const RankPage = lazyPage(() => import('./rank-page.tsx').then((found) => found.RankPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'playerRank',
    group: 'play',
    order: 78,
    label: () => i18next.t('ranks:title'),
    Icon: Crown,
    Page: RankPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    playerRank: true;
  }
}
