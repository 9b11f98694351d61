import i18next from 'i18next';
import { FileCheck2, PieChart } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const PositionsPage = lazyPage(() => import('./positions-page.tsx').then((found) => found.PositionsPage));
const SheetsPage = lazyPage(() => import('./sheets-page.tsx').then((found) => found.SheetsPage));

/** Affiliates invite and earn; they hold nothing. */
const runsLine: NonNullable<CentrePage['isFor']> = ({ type }) => type === 1 || type === 2;

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentPositions',
    order: 92,
    group: 'earnings',
    label: () => i18next.t('positions:pages.positions'),
    Icon: PieChart,
    Page: PositionsPage,
    isFor: runsLine,
  },
  {
    key: 'agentSheets',
    order: 94,
    group: 'earnings',
    label: () => i18next.t('positions:pages.sheets'),
    Icon: FileCheck2,
    Page: SheetsPage,
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentPositions: true;
    agentSheets: true;
  }
}
