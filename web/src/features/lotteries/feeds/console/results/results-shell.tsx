import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { PageTabs } from '../../../../../console/lists/page-tabs.tsx';
import { useOperator } from '../../../../../console/operator.tsx';
import { ClosedNotice } from '../sources/closed-notice.tsx';

type Page = 'results' | 'draws' | 'problems' | 'feeds' | 'calendars';

/** What the pages about results have in common. Draws are those of all brands, so they open for who works in the whole house. */
export function ResultsShell({
  page,
  actions,
  fill = false,
  children,
}: {
  page: Page;
  actions?: ReactNode;
  fill?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('feeds-console');
  const { house } = useOperator();
  const isHouse = house.includes('feeds.read');
  return (
    <ConsolePage
      fill={fill && isHouse}
      title={t(`${page}.title`)}
      description={t(`${page}.text`)}
      actions={isHouse && actions}
    >
      <PageTabs
        label={t('tabs')}
        tabs={[
          { path: '/lottery-results', label: t('results.tab') },
          { path: '/lottery-draws', label: t('draws.tab') },
          { path: '/lottery-problems', label: t('problems.tab') },
          { path: '/lottery-calendars', label: t('calendars.tab') },
          { path: '/lottery-feeds', label: t('feeds.tab') },
        ]}
      />
      {isHouse && page !== 'feeds' && <ClosedNotice />}
      {isHouse ? children : <p className="text-muted text-sm">{t('houseOnly')}</p>}
    </ConsolePage>
  );
}
