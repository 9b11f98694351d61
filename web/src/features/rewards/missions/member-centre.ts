import i18next from 'i18next';
import { Trophy } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';
import { OpenMark } from './open-mark.tsx';

const MissionPage = lazyPage(() => import('./mission-page.tsx').then((found) => found.MissionPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'missionLeaderboard',
    group: 'play',
    order: 130,
    label: () => i18next.t('missions:title'),
    Icon: Trophy,
    Mark: OpenMark,
    Page: MissionPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    missionLeaderboard: true;
  }
}
