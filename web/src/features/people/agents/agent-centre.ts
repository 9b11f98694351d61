import i18next from 'i18next';
import { Link2, Network } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { DownlinePage } from './downline/downline-page.tsx';
import { RegisterPage } from './invitations/register-page.tsx';

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentRegister',
    order: 20,
    group: 'team',
    label: () => i18next.t('agents:pages.agentRegister'),
    Icon: Link2,
    Page: RegisterPage,
  },
  {
    key: 'agentDownline',
    order: 30,
    group: 'team',
    label: () => i18next.t('agents:pages.agentDownline'),
    Icon: Network,
    Page: DownlinePage,
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentRegister: true;
    agentDownline: true;
  }
}
