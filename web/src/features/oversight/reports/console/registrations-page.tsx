import {
  REGISTRATION_GROUPINGS,
  REGISTRATION_SOURCES,
  type RegistrationReport,
  reportRegistrations,
  reportRegistrationsFile,
} from '@lanna/contract/oversight/reports/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { percentText } from './figures.ts';
import { Change } from './overview/change.tsx';
import type { GroupWord } from './reports/group-choice.tsx';
import { ReportFrame } from './reports/report-frame.tsx';
import { rowsOf } from './reports/report-keys.ts';
import { type FigureColumn, type ReportRow, ReportTable } from './reports/report-table.tsx';
import { TotalTiles } from './reports/total-tiles.tsx';
import { useLinkedField, useReport } from './reports/use-report.ts';
import { membersHref } from './rows-href.ts';

type Row = ReportRow<{ members: number }>;

/** Who registered, and where from. */
export function RegistrationsPage() {
  const { t } = useTranslation('reports-console');
  const wanted = useReport(REGISTRATION_GROUPINGS, [
    {
      name: 'source',
      kind: 'choice',
      label: t('keys.source'),
      options: REGISTRATION_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
    },
    ...useLinkedField('code', t('keys.code')),
  ]);
  const report = useOps(reportRegistrations, { query: wanted.query as never });
  return (
    <ReportFrame
      report="registrations"
      words={REGISTRATION_GROUPINGS}
      wanted={wanted}
      query={report}
      file={reportRegistrationsFile}
    >
      {(data) => <Registrations data={data} by={wanted.by} query={wanted.query} />}
    </ReportFrame>
  );
}

function Registrations({
  data,
  by,
  query,
}: {
  data: RegistrationReport;
  by: readonly GroupWord[];
  query: Record<string, string>;
}) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const [total] = data.totals;
  const all = total?.figures.members ?? 0;
  const share = (members: number) => (all === 0 ? '' : percentText((members / all) * 100));
  const columns: FigureColumn<Row>[] = [
    {
      id: 'members',
      head: t('figures.members'),
      width: 120,
      size: (row) => row.figures.members,
      cell: (row) => {
        const href = membersHref(rowsOf(row.key, data.period, query));
        const shown = displayCount(row.figures.members);
        return href ? (
          <ConsoleLink href={href} className="hover:text-accent-text hover:underline">
            {shown}
          </ConsoleLink>
        ) : (
          shown
        );
      },
      total: displayCount(all),
    },
    {
      id: 'share',
      head: t('figures.share'),
      width: 90,
      size: (row) => row.figures.members,
      cell: (row) => share(row.figures.members),
      total: share(all),
    },
    {
      id: 'change',
      head: said('reports.compared'),
      width: 110,
      size: (row) => row.figures.members - (row.before?.members ?? row.figures.members),
      cell: ({ figures, before }) =>
        before && <Change now={BigInt(figures.members)} was={BigInt(before.members)} good="more" />,
      total: total && <Change now={BigInt(all)} was={BigInt(total.before.members)} good="more" />,
    },
  ];
  return (
    <>
      {total && (
        <TotalTiles
          tiles={[
            {
              label: t('figures.registrations'),
              value: <span className="figures">{displayCount(all)}</span>,
              was: displayCount(total.before.members),
              change: { now: BigInt(all), was: BigInt(total.before.members), good: 'more' },
            },
          ]}
        />
      )}
      <ReportTable
        caption={said('reports.registrations')}
        rows={data.rows}
        more={data.more}
        by={by}
        period={data.period}
        columns={columns}
      />
    </>
  );
}
