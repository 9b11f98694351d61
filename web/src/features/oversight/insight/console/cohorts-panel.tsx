import {
  COHORT_WEEKS,
  type Cohort,
  type SourceValue,
  showCohorts,
} from '@lanna/contract/oversight/reports/insight-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';
import { shareText } from './share-text.ts';

export function CohortsPanel({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('insight-console');
  return (
    <QueryView
      query={useOps(showCohorts, { query: query as never })}
      label={t('weeks.title')}
      failed={t('failed')}
      shape={<Skeleton className="h-72" />}
      className="flex flex-col gap-4"
    >
      {({ weeks, sources, demo }) => (
        <>
          <Weeks weeks={weeks} />
          <Sources sources={sources} demo={demo} />
        </>
      )}
    </QueryView>
  );
}

function Weeks({ weeks }: { weeks: readonly Cohort[] }) {
  const { t } = useTranslation('insight-console');
  const nth = Array.from({ length: COHORT_WEEKS }, (_, week) => week);
  return (
    <Panel title={t('weeks.title')} text={t('weeks.text')} flush>
      <FigureTable
        caption={t('weeks.title')}
        heads={[
          t('head.week'),
          t('head.registered'),
          t('head.deposited'),
          ...nth.map((week) => t('head.nthWeek', { week })),
        ]}
        empty={t('none')}
        rows={weeks.map(({ week, registered, deposited, active }) => ({
          key: week,
          cells: [
            week,
            displayCount(registered),
            shareText(deposited, registered),
            ...nth.map((at) => (at < active.length ? shareText(active[at] ?? 0, registered) : '')),
          ],
        }))}
      />
    </Panel>
  );
}

function Sources({
  sources,
  demo,
}: {
  sources: readonly SourceValue[];
  demo: readonly Omit<SourceValue, 'source'>[];
}) {
  const { t } = useTranslation('insight-console');
  return (
    <Panel title={t('sources.title')} text={t('sources.text')} flush>
      <FigureTable
        caption={t('sources.title')}
        heads={[
          t('head.source'),
          ...[t('head.registered'), t('head.depositors'), t('head.deposits'), t('head.withdrawals')],
          ...[t('head.bonuses'), t('head.ggr')],
        ]}
        empty={t('none')}
        rows={[
          ...sources.map((row) => ({ ...row, name: t(`sources.${row.source}`) })),
          ...demo.map((row) => ({ ...row, name: t('demo') })),
        ].map(({ name, currency, registered, depositors, ...money }) => ({
          key: `${name} ${currency}`,
          cells: [
            `${name} · ${currency}`,
            displayCount(registered),
            shareText(depositors, registered),
            ...([money.deposits, money.withdrawals, money.bonuses, money.ggr] as const).map((amount, at) => (
              <Money key={at === 0 ? 'in' : at === 1 ? 'out' : at === 2 ? 'bonus' : 'ggr'} amount={amount} />
            )),
          ],
        }))}
      />
    </Panel>
  );
}
