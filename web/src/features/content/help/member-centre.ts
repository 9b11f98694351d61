import i18next from 'i18next';
import { LifeBuoy } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const HelpInCentre = lazyPage(() => import('./help-in-centre.tsx').then((found) => found.HelpInCentre));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'help',
    group: 'service',
    order: 220,
    label: () => i18next.t('help:title'),
    Icon: LifeBuoy,
    Page: HelpInCentre,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    help: true;
  }
}
