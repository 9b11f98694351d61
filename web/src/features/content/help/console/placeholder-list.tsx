import { PLACEHOLDERS } from '@lanna/contract/content/help/placeholders';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { CodeText } from '../../../../ui/text/code-text.tsx';

/** What may stand in double braces, beside the editor. */
export function PlaceholderList() {
  const { t } = useTranslation('help-console');
  return (
    <Panel title={t('placeholders.title')} text={t('placeholders.text')}>
      <dl className="flex flex-col gap-2.5 text-sm">
        {PLACEHOLDERS.map((name) => (
          <div key={name}>
            <dt>
              <CodeText value={`{{${name}}}`} copyLabel={t('placeholders.copy', { name })} />
            </dt>
            <dd className="mt-0.5 text-muted">{t(`placeholders.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
