import { listApplications } from '@lanna/contract/rewards/promotions/desk-ops';
import { listPromotions } from '@lanna/contract/rewards/promotions/ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { APPLICATION_TONES } from './tones.ts';

const by = filtersOf(listApplications);
const column = columnsOf(listApplications);

/** The desk: what members have applied for and claimed, and what has become of it. */
export function ApplicationsPage() {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const { brand } = useBrandScope();
  const promotions = useOps(listPromotions, { query: { limit: 200, ...(brand && { brand }) } });
  const filter = useListFilter([
    by.search(t('filter.memberOrId')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
    by.choiceOf(
      'promotion',
      t('filter.promotion'),
      (promotions.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: text(title) })),
    ),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage fill title={t('desk.title')} description={t('desk.text')}>
      <DataTable
        name="promotion-applications"
        caption={t('desk.title')}
        list={listApplications}
        filter={filter}
        notice="promotion_applications_changed"
        columns={[
          column.badge('state', t('column.state'), APPLICATION_TONES, (state) => t(`state.${state}`), {
            width: 150,
          }),
          column.of(
            'promotion',
            t('column.promotion'),
            (row) => (
              <span className={row.state === 'applying' ? 'font-semibold' : undefined}>
                {text(row.promotion.title)}
              </span>
            ),
            { width: 280 },
          ),
          column.member(t('column.member'), { width: 140 }),
          column.of('pictures', t('column.pictures'), ({ pictures }) => (pictures > 0 ? pictures : '–'), {
            align: 'end',
            width: 90,
          }),
          column.of(
            'reward',
            t('column.reward'),
            ({ reward, brand: of }) => (reward === null ? '–' : <Money amount={reward} brand={of} />),
            { align: 'end', width: 120 },
          ),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('createdAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.moment('changedAt', t('column.changed'), {
            id: 'changed',
            sort: 'changed',
            width: 150,
            hidden: true,
          }),
          column.text('handledBy', t('column.handledBy'), { width: 130 }),
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
