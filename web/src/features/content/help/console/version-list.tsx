import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';

const SHOWN = 20;

/** What was said before, newest first; a press shows it beside what stands now. */
export function VersionList({
  versions,
  brand,
  onShow,
}: {
  versions: readonly { version: number; at: string; operator: string; note: string }[];
  brand: string;
  onShow: (version: number) => void;
}) {
  const { t } = useTranslation('help-console');
  return (
    <Panel title={t('versions.title')} flush>
      {versions.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('versions.none')}</p>
      ) : (
        <ol className="divide-y divide-line text-sm">
          {versions.slice(0, SHOWN).map(({ version, at, operator, note }) => (
            <li key={version} className="flex items-center justify-between gap-3 px-4 py-2">
              <div className="min-w-0">
                <p className="figures">
                  {t('versions.one', { version })} · <When at={at} brand={brand} />
                </p>
                <p className="truncate text-muted text-xs">
                  {operator}
                  {note && ` · ${note}`}
                </p>
              </div>
              <Button variant="ghost" size="small" onClick={() => onShow(version)}>
                {t('versions.show')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
