import {
  type ApplicationRow,
  exportApplications,
  listApplications,
} from '@lanna/contract/rewards/promotions/desk-ops';
import { listPromotions } from '@lanna/contract/rewards/promotions/ops';
import { KEPT_STATES } from '@lanna/rules/rewards/promotions/activity';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { APPLICATION_TONES } from './tones.ts';

const keyOf = (row: ApplicationRow) => row.id;

/** The desk: what members have applied for and claimed, and what has become of it. */
export function ApplicationsPage() {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const { brand } = useBrandScope();
  const promotions = useOps(listPromotions, { query: { limit: 200, ...(brand && { brand }) } });
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.memberOrId') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: (['waiting', 'undecided', ...KEPT_STATES] as const).map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: [
        { value: 'application', label: t('kind.application') },
        { value: 'claim', label: t('kind.claim') },
      ],
    },
    {
      name: 'promotion',
      kind: 'choice',
      label: t('filter.promotion'),
      options: (promotions.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: text(title) })),
    },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('desk.title')} description={t('desk.text')}>
      <DataTable
        name="promotion-applications"
        caption={t('desk.title')}
        list={listApplications}
        csv={exportApplications}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="promotion_applications_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => (
              <StatusBadge tone={APPLICATION_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
            ),
            width: 150,
          },
          {
            id: 'promotion',
            head: t('column.promotion'),
            cell: (row) => (
              <span className={row.state === 'applying' ? 'font-semibold' : undefined}>
                {text(row.promotion.title)}
              </span>
            ),
            width: 280,
          },
          { id: 'member', head: t('column.member'), cell: (row) => row.member.name, width: 140 },
          {
            id: 'pictures',
            head: t('column.pictures'),
            align: 'end',
            cell: (row) => (row.pictures > 0 ? row.pictures : '–'),
            width: 90,
          },
          {
            id: 'reward',
            head: t('column.reward'),
            align: 'end',
            cell: (row) => (row.reward === null ? '–' : <Money amount={row.reward} brand={row.brand} />),
            width: 120,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.createdAt} brand={row.brand} />,
            sort: 'at',
            width: 150,
          },
          {
            id: 'changed',
            head: t('column.changed'),
            cell: (row) => <When at={row.changedAt} brand={row.brand} />,
            sort: 'changed',
            width: 150,
            hidden: true,
          },
          { id: 'handledBy', head: t('column.handledBy'), cell: (row) => row.handledBy, width: 130 },
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('desk.one'),
          body: (id) => <ApplicationPanel key={id} id={id} />,
        }}
        empty={{ title: t('desk.empty'), text: t('desk.emptyText') }}
      />
    </ConsolePage>
  );
}
