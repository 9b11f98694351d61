import { useTranslation } from 'react-i18next';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';

/** The tree, and the templates of what agents are given. */
export function AgentTabs() {
  const { t } = useTranslation('agents-console');
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { path: '/agents', label: t('tabs.tree') },
        { path: '/agent-plans', label: t('tabs.plans') },
      ]}
    />
  );
}
