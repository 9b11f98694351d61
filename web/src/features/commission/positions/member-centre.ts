import i18next from 'i18next';
import { FileCheck2 } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const OwnSheetsPage = lazyPage(() => import('./sheets-page.tsx').then((found) => found.OwnSheetsPage));

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'settlementSheets',
    group: 'money',
    order: 57,
    label: () => i18next.t('positions:pages.sheets'),
    Icon: FileCheck2,
    Page: OwnSheetsPage,
    // Who is under an agent and deals with that agent; agents have their own page.
    isFor: ({ type, toUpline }) => type === 0 && toUpline,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    settlementSheets: true;
  }
}
