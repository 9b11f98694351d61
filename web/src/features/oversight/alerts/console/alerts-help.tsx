import { ALERT_KINDS } from '@lanna/contract/oversight/alerts/alert-terms';
import { useTranslation } from 'react-i18next';
import { PageHelp } from '../../../../console/page-help.tsx';

const ENTRIES = [...ALERT_KINDS, 'long', 'quiet', 'destinations', 'acknowledge', 'mails'] as const;

/** What each rule watches, how its threshold is chosen, and what an operator does with an alert. */
export function AlertsHelp() {
  const { t } = useTranslation('alerts-console');
  return (
    <PageHelp
      title={t('help.title')}
      entries={ENTRIES.map((key) => ({ title: t(`help.${key}.title`), text: t(`help.${key}.text`) }))}
    />
  );
}
