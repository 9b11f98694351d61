import i18next from 'i18next';
import { HeartHandshake } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const ProtectionPage = lazyPage(() =>
  import('./overview/protection-page.tsx').then((found) => found.ProtectionPage),
);

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'protection',
    order: 12,
    label: () => i18next.t('protection:title'),
    Icon: HeartHandshake,
    Page: ProtectionPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    protection: true;
  }
}
