import { useTranslation } from 'react-i18next';
import { PageHelp } from '../../../../../console/page-help.tsx';

const ENTRIES = ['sources', 'typed', 'feed', 'first', 'holidays'] as const;

export function SourcesHelp() {
  const { t } = useTranslation('feeds-console');
  return (
    <PageHelp
      title={t('help.title')}
      entries={ENTRIES.map((key) => ({ title: t(`help.${key}.title`), text: t(`help.${key}.text`) }))}
    />
  );
}
