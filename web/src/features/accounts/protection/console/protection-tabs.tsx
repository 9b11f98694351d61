import { useTranslation } from 'react-i18next';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';

/** Who is excluded, and who has set limits. */
export function ProtectionTabs() {
  const { t } = useTranslation('protection-console');
  return (
    <PageTabs
      label={t('title')}
      tabs={[
        { path: '/player-protection', label: t('tab.exclusions') },
        { path: '/player-protection/limits', label: t('tab.limits') },
      ]}
    />
  );
}
