import {
  exportPromotions,
  listCategories,
  listPromotions,
  PROMOTION_STATES,
  type PromotionRow,
} from '@lanna/contract/rewards/promotions/ops';
import { PROMOTION_KINDS } from '@lanna/contract/rewards/promotions/promotions';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { STATUS_TONES, statusOf } from './tones.ts';

const keyOf = (row: PromotionRow) => row.id;

/** Promotions of the brands: what is being written, what runs, and what it has paid. */
export function PromotionsPage() {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const { brand } = useBrandScope();
  const categories = useOps(listCategories, { query: { limit: 200, ...(brand && { brand }) } });
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.title') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: PROMOTION_STATES.map((value) => ({ value, label: t(`promotionState.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: PROMOTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: 'category',
      kind: 'choice',
      label: t('filter.category'),
      options: (categories.data?.rows ?? []).map(({ id, name, brand: of }) => ({
        value: id,
        label: brand ? text(name) : `${text(name)} · ${of}`,
      })),
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('promotions.title')}
      description={t('promotions.text')}
      actions={
        <Can permission="promotions.change">
          <LinkButton href="/new-promotion" size="small" icon={<Plus aria-hidden="true" />}>
            {t('promotions.add')}
          </LinkButton>
        </Can>
      }
    >
      <DataTable
        name="promotions"
        caption={t('promotions.title')}
        list={listPromotions}
        csv={exportPromotions}
        filter={filter}
        sorted="-starts"
        rowKey={keyOf}
        notice="promotions_changed"
        href={(row) => `/promotions/${row.id}`}
        columns={[
          {
            id: 'title',
            head: t('column.title'),
            cell: (row) => <span className="font-medium">{text(row.title)}</span>,
            width: 300,
          },
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => {
              const status = statusOf(row);
              return <StatusBadge tone={STATUS_TONES[status]}>{t(`standing.${status}`)}</StatusBadge>;
            },
            width: 140,
          },
          { id: 'kind', head: t('column.kind'), cell: (row) => t(`kind.${row.kind}`), width: 120 },
          {
            id: 'waiting',
            head: t('column.waiting'),
            align: 'end',
            cell: (row) => (row.waiting > 0 ? displayCount(row.waiting) : '–'),
            width: 100,
          },
          {
            id: 'spent',
            head: t('column.spent'),
            align: 'end',
            cell: (row) => <Money amount={row.spent} brand={row.brand} />,
            width: 130,
          },
          { id: 'category', head: t('column.category'), cell: (row) => text(row.category.name), width: 150 },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'starts',
            head: t('column.starts'),
            cell: (row) => <When at={row.startsAt} brand={row.brand} />,
            sort: 'starts',
            width: 150,
          },
          {
            id: 'ends',
            head: t('column.ends'),
            cell: (row) => <When at={row.endsAt} brand={row.brand} never={t('openEnd')} />,
            width: 150,
          },
          {
            id: 'position',
            head: t('column.position'),
            align: 'end',
            cell: (row) => row.position,
            sort: 'position',
            width: 90,
            hidden: true,
          },
        ]}
        empty={{
          title: t('promotions.empty'),
          text: t('promotions.emptyText'),
          action: (
            <Can permission="promotions.change">
              <LinkButton href="/new-promotion">{t('promotions.add')}</LinkButton>
            </Can>
          ),
        }}
      />
    </ConsolePage>
  );
}
