import i18next from 'i18next';
import { BellRing } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const DevicesPage = lazyPage(() => import('./devices-page.tsx').then((found) => found.DevicesPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'notifications',
    group: 'service',
    order: 200,
    label: () => i18next.t('web-push:title'),
    Icon: BellRing,
    Page: DevicesPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    notifications: true;
  }
}
