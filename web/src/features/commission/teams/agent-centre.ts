import i18next from 'i18next';
import { ArrowLeftRight, ChartNoAxesColumn, ChartPie, Megaphone, Scale } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';
import { OverviewPage } from './overview-page.tsx';
import { UnreadMark } from './unread-mark.tsx';

const AnnouncementPage = lazyPage(() =>
  import('./announcement-page.tsx').then((found) => found.AnnouncementPage),
);
const BettingPage = lazyPage(() => import('./betting-page.tsx').then((found) => found.BettingPage));
const TransactionsPage = lazyPage(() =>
  import('./transactions-page.tsx').then((found) => found.TransactionsPage),
);
const ProfitPage = lazyPage(() => import('./profit-page.tsx').then((found) => found.ProfitPage));

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentAnnouncement',
    order: 5,
    group: 'team',
    label: () => i18next.t('teams:pages.agentAnnouncement'),
    Icon: Megaphone,
    Mark: UnreadMark,
    Page: AnnouncementPage,
  },
  {
    key: 'agentTeamOverview',
    order: 10,
    group: 'team',
    opensFirst: true,
    label: () => i18next.t('teams:pages.agentTeamOverview'),
    Icon: ChartNoAxesColumn,
    Page: OverviewPage,
  },
  {
    key: 'agentTeamBetting',
    order: 40,
    group: 'figures',
    label: () => i18next.t('teams:pages.agentTeamBetting'),
    Icon: ChartPie,
    Page: BettingPage,
  },
  {
    key: 'agentTeamTransactions',
    order: 50,
    group: 'figures',
    label: () => i18next.t('teams:pages.agentTeamTransactions'),
    Icon: ArrowLeftRight,
    Page: TransactionsPage,
  },
  {
    key: 'agentUserProfit',
    order: 60,
    group: 'figures',
    label: () => i18next.t('teams:pages.agentUserProfit'),
    Icon: Scale,
    Page: ProfitPage,
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentAnnouncement: true;
    agentTeamOverview: true;
    agentTeamBetting: true;
    agentTeamTransactions: true;
    agentUserProfit: true;
  }
}
