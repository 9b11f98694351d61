import i18next from 'i18next';
import { Gift } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const GivePage = lazyPage(() => import('./give-page.tsx').then((found) => found.GivePage));

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentRedEnvelope',
    order: 90,
    group: 'earnings',
    label: () => i18next.t('envelopes:pages.agentRedEnvelope'),
    Icon: Gift,
    Page: GivePage,
    // Affiliates invite and earn; they send nothing.
    isFor: ({ type }) => type === 1 || type === 2,
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentRedEnvelope: true;
  }
}
