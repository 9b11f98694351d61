import i18next from 'i18next';
import { Gift } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const OwnPage = lazyPage(() => import('./own-page.tsx').then((found) => found.OwnPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'redEnvelopes',
    group: 'money',
    order: 55,
    label: () => i18next.t('envelopes:pages.redEnvelopes'),
    Icon: Gift,
    Page: OwnPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    redEnvelopes: true;
  }
}
