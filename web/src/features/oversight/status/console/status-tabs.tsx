import { useTranslation } from 'react-i18next';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';

/** What was measured, and what is planned. */
export function StatusTabs() {
  const { t } = useTranslation('status-console');
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { path: '/incidents', label: t('tabs.incidents') },
        { path: '/maintenance', label: t('tabs.maintenance') },
      ]}
    />
  );
}
