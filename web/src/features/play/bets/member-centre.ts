import i18next from 'i18next';
import { ReceiptText } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { BetsPage } from './bets-page.tsx';

export const memberCentre: readonly CentrePage[] = [
  {
    key: 'personalHistoryCopy',
    group: 'play',
    formerKeys: ['bets'],
    order: 60,
    label: () => i18next.t('bets:title'),
    Icon: ReceiptText,
    Page: BetsPage,
  },
];

declare module '../../../paths.ts' {
  interface MemberPages {
    personalHistoryCopy: true;
  }
}
