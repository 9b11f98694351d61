import i18next from 'i18next';
import { HandCoins, ReceiptText } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const AgentTransfersPage = lazyPage(() =>
  import('./agent-transfers-page.tsx').then((found) => found.AgentTransfersPage),
);

const AccountDetailsPage = lazyPage(() =>
  import('./account-details-page.tsx').then((found) => found.AccountDetailsPage),
);

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentTransfers',
    order: 75,
    group: 'earnings',
    label: () => i18next.t('transfers:pages.agentTransfers'),
    Icon: HandCoins,
    Page: AgentTransfersPage,
  },
  {
    key: 'agentAccountDetails',
    order: 80,
    group: 'earnings',
    label: () => i18next.t('transfers:pages.agentAccountDetails'),
    Icon: ReceiptText,
    Page: AccountDetailsPage,
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentTransfers: true;
    agentAccountDetails: true;
  }
}
