import { useTranslation } from 'react-i18next';
import type { CentrePage } from '../../../centre-page.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { CentreOverlay } from './centre-overlay.tsx';

const FOUND = import.meta.glob<readonly CentrePage[]>('../../../features/*/*/agent-centre.ts', {
  eager: true,
  import: 'agentCentre',
});
const PAGES = Object.values(FOUND).flat();

/** The agent's own pages over the site. */
export function AgentCentre(props: OverlayProps) {
  const { t } = useTranslation('centre');
  return (
    <CentreOverlay
      {...props}
      centre="agent"
      title={t('agent.title')}
      menuLabel={t('agent.menu')}
      pages={PAGES}
      groups={{
        team: t('agent.groups.team'),
        figures: t('agent.groups.figures'),
        earnings: t('agent.groups.earnings'),
      }}
    />
  );
}
