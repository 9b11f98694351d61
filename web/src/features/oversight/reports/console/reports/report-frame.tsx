import type { OpsEndpoint } from '@lanna/contract/ops';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { address } from '../../../../../api/calls/wire.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { FilterBar } from '../../../../../console/lists/filter-bar.tsx';
import { PageTabs } from '../../../../../console/lists/page-tabs.tsx';
import { FileLinks } from '../../../../../console/table/file-links.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../../ui/state.tsx';
import { DemoLine } from './demo-line.tsx';
import { GroupChoice, type GroupWord } from './group-choice.tsx';
import type { ReportFilter } from './use-report.ts';

const REPORTS = [
  { path: '/reports', word: 'play' },
  { path: '/reports/earnings', word: 'earnings' },
  { path: '/reports/cash', word: 'cash' },
  { path: '/reports/registrations', word: 'registrations' },
  { path: '/reports/people', word: 'people' },
] as const;

interface AnyReport {
  period: { from: string; to: string };
  before: { from: string; to: string };
  totals: readonly unknown[];
  demo: readonly { figures: object }[];
}

/** What stands around every report: which one it is, what it is narrowed to and grouped by, its period and its file. */
export function ReportFrame<Report extends AnyReport, Word extends GroupWord>({
  report,
  words,
  goTogether,
  wanted,
  query,
  file,
  below,
  children,
}: {
  report: Exclude<(typeof REPORTS)[number]['word'], 'people'>;
  words: readonly Word[];
  goTogether?: (by: readonly Word[]) => boolean;
  wanted: ReportFilter<Word>;
  query: UseQueryResult<Report>;
  file: Pick<OpsEndpoint, 'path'>;
  /** Stands below the report, also while it is empty. */
  below?: ReactNode;
  children: (report: Report) => ReactNode;
}) {
  const { t: said } = useTranslation('insight-console');
  const none = {
    play: 'reports.nonePlay',
    earnings: 'reports.noneEarnings',
    cash: 'reports.noneCash',
    registrations: 'reports.noneRegistrations',
  } as const;
  return (
    <ConsolePage title={said(`reports.${report}`)} description={said(`reports.${report}Text`)}>
      <PageTabs
        label={said('reports.title')}
        tabs={REPORTS.map(({ path, word }) => ({ path, label: said(`reports.${word}`) }))}
      />
      <div className="flex flex-col gap-3">
        <FilterBar filter={wanted.filter}>
          <FileLinks href={address(file.path, { query: wanted.query })} framed />
        </FilterBar>
        <GroupChoice words={words} by={wanted.by} onChange={wanted.group} goTogether={goTogether} />
      </div>
      <QueryView
        query={query}
        label={said('reports.loading')}
        failed={said('reports.failed')}
        shape={
          <div className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-3">
              {['a', 'b', 'c'].map((key) => (
                <Skeleton key={key} className="h-20 w-full" />
              ))}
            </div>
            <Skeleton className="h-80 w-full" />
          </div>
        }
        isEmpty={({ totals, demo }) => totals.length === 0 && demo.length === 0}
        empty={
          <EmptyState
            title={said('reports.none')}
            text={said(none[report], { from: wanted.query['from'], to: wanted.query['to'] })}
          />
        }
        className="flex min-w-0 flex-col gap-4"
      >
        {(data) => (
          <>
            <p className="text-muted text-sm">
              {said('reports.period', {
                from: data.period.from,
                to: data.period.to,
                beforeFrom: data.before.from,
                beforeTo: data.before.to,
              })}
            </p>
            {children(data)}
            <DemoLine demo={data.demo} />
          </>
        )}
      </QueryView>
      {below}
    </ConsolePage>
  );
}
