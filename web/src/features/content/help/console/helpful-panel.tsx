import type { OpsHelpArticle } from '@lanna/contract/content/help/ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';

const DAYS_SHOWN = 7;

/** What readers answered, in all and on the last days with answers. */
export function HelpfulPanel({ article: { helpful, days } }: { article: OpsHelpArticle }) {
  const { t } = useTranslation('help-console');
  const all = helpful.yes + helpful.no;
  return (
    <Panel title={t('helpful.title')} text={t('helpful.text')}>
      {all === 0 ? (
        <p className="text-muted text-sm">{t('helpful.none')}</p>
      ) : (
        <>
          <p className="figures font-semibold text-lg">
            {t('helpful.share', { percent: Math.round((helpful.yes / all) * 100), count: displayCount(all) })}
          </p>
          <table className="figures mt-2 w-full text-sm">
            <thead className="text-muted text-xs">
              <tr>
                <th className="py-1 text-start font-normal">{t('helpful.day')}</th>
                <th className="py-1 text-end font-normal">{t('helpful.yes')}</th>
                <th className="py-1 text-end font-normal">{t('helpful.no')}</th>
              </tr>
            </thead>
            <tbody>
              {days.slice(0, DAYS_SHOWN).map(({ day, yes, no }) => (
                <tr key={day} className="border-line border-t">
                  <td className="py-1">{day}</td>
                  <td className="py-1 text-end">{displayCount(yes)}</td>
                  <td className="py-1 text-end">{displayCount(no)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}
