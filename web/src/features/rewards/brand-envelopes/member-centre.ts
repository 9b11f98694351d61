import i18next from 'i18next';
import { CloudHail } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const RainPage = lazyPage(() => import('./rain-page.tsx').then((found) => found.RainPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'envelopeRain',
    group: 'play',
    order: 135,
    label: () => i18next.t('brand-envelopes:title'),
    Icon: CloudHail,
    Page: RainPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    envelopeRain: true;
  }
}
