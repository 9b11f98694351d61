import { useTranslation } from 'react-i18next';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';

/** The two halves of reconciliation: inside the ledger, and between the ledger and the world. */
export function ReconciliationTabs() {
  const { t } = useTranslation('reconciliation-console');
  return (
    <PageTabs
      label={t('title')}
      tabs={[
        { path: '/reconciliation', label: t('liability.tab') },
        { path: '/reconciliation/clearing', label: t('clearing.tab') },
      ]}
    />
  );
}
