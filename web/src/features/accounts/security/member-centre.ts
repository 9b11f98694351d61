import i18next from 'i18next';
import { ShieldCheck } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const SecurityPage = lazyPage(() => import('./security-page.tsx').then((found) => found.SecurityPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'securityCenter',
    formerKeys: ['security'],
    order: 10,
    label: () => i18next.t('security:title'),
    Icon: ShieldCheck,
    Page: SecurityPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    securityCenter: true;
  }
}
