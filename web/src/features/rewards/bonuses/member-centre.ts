import i18next from 'i18next';
import { Gift, UserPlus } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const BonusPage = lazyPage(() => import('./bonus-page.tsx').then((found) => found.BonusPage));
const ReferralPage = lazyPage(() =>
  import('./referral/referral-page.tsx').then((found) => found.ReferralPage),
);

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'bonusDetails',
    group: 'play',
    order: 100,
    label: () => i18next.t('bonuses:title'),
    Icon: Gift,
    Page: BonusPage,
  },
  {
    key: 'referral',
    group: 'play',
    order: 101,
    label: () => i18next.t('bonuses:referral.title'),
    Icon: UserPlus,
    Page: ReferralPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    bonusDetails: true;
    referral: true;
  }
}
