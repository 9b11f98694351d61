import { useTranslation } from 'react-i18next';
import { PageHelp } from '../../../../console/page-help.tsx';

const ENTRIES = ['position', 'example', 'sheet', 'settle'] as const;

/** How agents hold what members win and lose, with an example worked out. */
export function PositionsHelp() {
  const { t } = useTranslation('positions-console');
  return (
    <PageHelp
      title={t('help.title')}
      entries={ENTRIES.map((key) => ({ title: t(`help.${key}.title`), text: t(`help.${key}.text`) }))}
    />
  );
}
