import i18next from 'i18next';
import { Coins } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { IncomePage } from './income-page.tsx';

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentIncome',
    order: 70,
    group: 'earnings',
    label: () => i18next.t('income:pages.agentIncome'),
    Icon: Coins,
    Page: IncomePage,
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentIncome: true;
  }
}
