import i18next from 'i18next';
import { IdCard } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const IdentityPage = lazyPage(() => import('./identity-page.tsx').then((found) => found.IdentityPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'identity',
    // Beside the security centre: it is the account's own.
    order: 15,
    label: () => i18next.t('kyc:title'),
    Icon: IdCard,
    Page: IdentityPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    identity: true;
  }
}
