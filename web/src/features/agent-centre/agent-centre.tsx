import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Link2, Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../api/queries.ts';
import type { OverlayProps } from '../../navigation.ts';
import { AGENT_PAGES, type AgentPage, paths } from '../../paths.ts';
import { Centre, type CentreItem } from '../../ui/centre.tsx';
import { DownlinePage } from './downline-page.tsx';
import { InvitationsPage } from './invitations-page.tsx';
import { TeamPage } from './team-page.tsx';

/** A page of the centre is a line here and its key in `AGENT_PAGES`. */
const PAGES: Record<AgentPage, Pick<CentreItem, 'Icon' | 'Page'>> = {
  agentTeamOverview: { Icon: ChartNoAxesColumn, Page: TeamPage },
  agentRegister: { Icon: Link2, Page: InvitationsPage },
  agentDownline: { Icon: Network, Page: DownlinePage },
};

/** The agent's own pages over the site. */
export function AgentCentre({ open, onClose, page }: OverlayProps) {
  const { t } = useTranslation('agent');
  const member = useQuery(memberQuery);
  return (
    <Centre
      open={open}
      onClose={onClose}
      title={t('title')}
      description={member.data?.userName}
      menuLabel={t('menu')}
      shown={AGENT_PAGES.find((known) => known === page) ?? AGENT_PAGES[0]}
      items={AGENT_PAGES.map((name) => ({
        name,
        label: t(`pages.${name}`),
        href: paths.agentCentre(name),
        ...PAGES[name],
      }))}
    />
  );
}
