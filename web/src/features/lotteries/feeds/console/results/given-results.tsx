import type { Value } from '@lanna/contract/endpoint';
import type { listWaitingDraws } from '@lanna/contract/lotteries/feeds/result-ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { When } from '../../../../../console/when.tsx';
import { useSourceName } from '../sources/source-name.ts';
import { ResultLine } from './result-text.tsx';

/** The last results that were agreed on, and by whom. */
export function GivenResults({ given }: { given: Value<typeof listWaitingDraws>['given'] }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const sourceOf = useSourceName();
  return (
    <Panel title={t('results.given')} text={t('results.givenText')} flush>
      {given.length === 0 ? (
        <p className="px-4 py-4 text-muted text-sm">{t('results.noneGiven')}</p>
      ) : (
        <ul>
          {given.map((row) => (
            <li
              key={row.id}
              className="grid gap-x-6 gap-y-0.5 border-line/70 border-t px-4 py-2.5 text-sm first:border-t-0 sm:grid-cols-[minmax(10rem,1fr)_minmax(14rem,2fr)_minmax(10rem,1fr)]"
            >
              <span className="min-w-0">
                <ConsoleLink href={`/lottery-draws?show=${row.id}`} className="font-medium hover:underline">
                  {nameOf(row.gameCode)}
                </ConsoleLink>{' '}
                <span className="figures text-muted">{row.numero}</span>
              </span>
              <span className="min-w-0">
                <ResultLine gameCode={row.gameCode} result={row.result} />
                {row.version > 1 && (
                  <span className="ml-2 rounded-full bg-raised px-2 py-0.5 text-warning text-xs">
                    {t('corrected')}
                  </span>
                )}
              </span>
              <span className="min-w-0 text-muted">
                {sourceOf(row.source)}
                {row.givenBy && ` · ${row.givenBy}`} · <When at={row.givenAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
