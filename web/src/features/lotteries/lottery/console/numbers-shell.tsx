import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { PageTabs } from '../../../../console/lists/page-tabs.tsx';
import { SourcelessNotice } from './sourceless-notice.tsx';

/** What stands on numbers, and which of them are closed or at half rate. */
export function NumbersShell({
  page,
  game,
  actions,
  fill = false,
  children,
}: {
  page: 'exposure' | 'numbers';
  /** The one that is looked at. */
  game?: string;
  actions?: ReactNode;
  fill?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('lottery-console');
  return (
    <ConsolePage fill={fill} title={t(`${page}.title`)} description={t(`${page}.text`)} actions={actions}>
      <PageTabs
        label={t('numbers.tabs')}
        tabs={[
          { path: '/lottery-exposure', label: t('exposure.tab') },
          { path: '/lottery-numbers', label: t('numbers.tab') },
        ]}
      />
      {game !== undefined && <SourcelessNotice game={game} />}
      {children}
    </ConsolePage>
  );
}
