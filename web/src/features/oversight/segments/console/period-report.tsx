import {
  type MemberCounts,
  RETENTION_WEEKS,
  showMemberReport,
  type TopMember,
} from '@lanna/contract/oversight/segments/period-ops';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { opsQuery } from '../../../../console/calls/ops-query.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { usePeriod } from './use-period.ts';

/** Members of a brand in some weeks: who came, who stays, what each source is worth, who won and lost most. */
export function PeriodReport() {
  const { t } = useTranslation('segments-console');
  const { brands, first } = useBrandsFor('segments.read');
  const { from, to, brand = first, change } = usePeriod();
  const query = { brand, ...(from && { from }), ...(to && { to }) };
  const report = useQuery({ ...opsQuery(showMemberReport, { query }), enabled: brand !== '' });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('column.brand')}
          value={brand}
          options={brandOptions(brands, brand)}
          onChange={({ target }) => change({ of: target.value })}
        />
        <TextField
          label={t('period.from')}
          type="date"
          value={from ?? report.data?.period.from ?? ''}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={t('period.to')}
          type="date"
          value={to ?? report.data?.period.to ?? ''}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      {brand === '' ? (
        <EmptyState title={t('period.choose')} />
      ) : (
        <QueryView
          query={report}
          label={t('period.title')}
          failed={t('period.failed')}
          shape={<Skeleton className="h-96" />}
        >
          {({ counts, before, period, weeks, sources, winners, losers }) => (
            <>
              <Counts counts={counts} before={before} days={period.days} brand={brand} />
              <div className="grid items-start gap-4 xl:grid-cols-2">
                <Panel title={t('period.retention')} text={t('period.retentionText')} flush>
                  <Table
                    label={t('period.retention')}
                    heads={[
                      t('period.week'),
                      t('period.registered'),
                      ...Array.from({ length: RETENTION_WEEKS + 1 }, (_, nth) => t('period.nth', { nth })),
                    ]}
                    rows={weeks.map(({ week, registered, active }) => ({
                      key: week,
                      cells: [
                        week,
                        displayCount(registered),
                        ...Array.from({ length: RETENTION_WEEKS + 1 }, (_, nth) =>
                          active[nth] === undefined
                            ? ''
                            : `${displayCount(active[nth])} · ${Math.round((active[nth] / registered) * 100)}%`,
                        ),
                      ],
                    }))}
                  />
                </Panel>
                <Panel title={t('period.sources')} text={t('period.sourcesText')} flush>
                  <Table
                    label={t('period.sources')}
                    heads={[
                      t('period.source'),
                      t('period.registered'),
                      t('period.depositors'),
                      t('figure.deposits'),
                      t('figure.net'),
                      t('figure.ggr'),
                    ]}
                    rows={sources.map((row) => ({
                      key: row.source,
                      cells: [
                        t(`period.sourceOf.${row.source}`),
                        displayCount(row.members),
                        displayCount(row.depositors),
                        <Money key="deposits" amount={row.deposits} brand={brand} />,
                        <Money key="net" amount={row.net} brand={brand} signed />,
                        <Money key="ggr" amount={row.ggr} brand={brand} signed />,
                      ],
                    }))}
                  />
                </Panel>
                <Top title={t('period.winners')} members={winners} brand={brand} />
                <Top title={t('period.losers')} members={losers} brand={brand} />
              </div>
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}

function Counts({
  counts,
  before,
  days,
  brand,
}: {
  counts: MemberCounts;
  before: MemberCounts;
  days: number;
  brand: string;
}) {
  const { t } = useTranslation('segments-console');
  const figures = ['registered', 'firstDepositors', 'active', 'returning'] as const;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-medium border border-line bg-surface lg:grid-cols-5">
      {figures.map((figure) => (
        <Figure
          key={figure}
          label={t(`period.count.${figure}`)}
          before={t('period.before', { days, value: displayCount(before[figure]) })}
        >
          {displayCount(counts[figure])}
        </Figure>
      ))}
      <Figure
        label={t('period.count.firstDeposits')}
        before={
          <>
            {t('period.beforeMoney', { days })} <Money amount={before.firstDeposits} brand={brand} />
          </>
        }
      >
        <Money amount={counts.firstDeposits} brand={brand} />
      </Figure>
    </dl>
  );
}

function Figure({ label, before, children }: { label: string; before: ReactNode; children: ReactNode }) {
  return (
    <div className="-mb-px -ml-px min-w-0 border-line border-b border-l px-4 py-3">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures mt-0.5 font-semibold text-xl">{children}</dd>
      <dd className="truncate text-muted text-xs">{before}</dd>
    </div>
  );
}

function Top({ title, members, brand }: { title: string; members: readonly TopMember[]; brand: string }) {
  const { t } = useTranslation('segments-console');
  return (
    <Panel title={title} flush>
      <Table
        label={title}
        heads={[t('column.member'), t('period.result'), t('period.stake')]}
        rows={members.map(({ member, result, stake }) => ({
          key: member.id,
          cells: [
            <MemberLink key="member" id={member.id} brand={brand}>
              {member.name}
            </MemberLink>,
            <Money key="result" amount={result} brand={brand} signed />,
            <Money key="stake" amount={stake} brand={brand} />,
          ],
        }))}
      />
    </Panel>
  );
}

/** The first column names the row; the others are figures. */
function Table({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  const { t } = useTranslation('segments-console');
  if (rows.length === 0) return <p className="px-4 py-3 text-muted text-sm">{t('period.nothing')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`whitespace-nowrap px-4 py-2 font-medium ${at === 0 ? 'text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line/60">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="whitespace-nowrap px-4 py-2 text-left font-normal">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
                  key={at}
                  className="figures whitespace-nowrap px-4 py-2 text-right"
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
