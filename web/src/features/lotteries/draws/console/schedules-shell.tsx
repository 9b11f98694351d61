import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';
import { useOperator } from '../../../../console/operator.tsx';

/** Draws are those of all brands, so these pages open for who works in the whole house. */
export function SchedulesShell({ page, children }: { page: 'games' | 'chains'; children: ReactNode }) {
  const { t } = useTranslation('draws-console');
  const { house } = useOperator();
  return (
    <ConsolePage title={t(`${page}.title`)} description={t(`${page}.text`)}>
      <PageTabs
        label={t('tabs')}
        tabs={[
          { path: '/lottery-schedules', label: t('games.tab') },
          { path: '/lottery-chains', label: t('chains.tab') },
        ]}
      />
      {house.includes('draws.read') ? children : <p className="text-muted text-sm">{t('houseOnly')}</p>}
    </ConsolePage>
  );
}
