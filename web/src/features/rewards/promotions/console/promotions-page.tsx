import { listCategories, listPromotions } from '@lanna/contract/rewards/promotions/ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { STATUS_TONES, statusOf } from './tones.ts';

const by = filtersOf(listPromotions);
const column = columnsOf(listPromotions);

/** Promotions of the brands: what is being written, what runs, and what it has paid. */
export function PromotionsPage() {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const { brand } = useBrandScope();
  const categories = useOps(listCategories, { query: { limit: 200, ...(brand && { brand }) } });
  const filter = useListFilter([
    by.search(t('filter.title')),
    by.choice('state', t('filter.state'), (state) => t(`promotionState.${state}`)),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
    by.choiceOf(
      'category',
      t('filter.category'),
      (categories.data?.rows ?? []).map(({ id, name, brand: of }) => ({
        value: id,
        label: brand ? text(name) : `${text(name)} · ${of}`,
      })),
    ),
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
        filter={filter}
        notice="promotions_changed"
        href={(row) => `/promotions/${row.id}`}
        columns={[
          column.of(
            'title',
            t('column.title'),
            (row) => <span className="font-medium">{text(row.title)}</span>,
            { width: 300 },
          ),
          column.of(
            'state',
            t('column.state'),
            (row) => {
              const status = statusOf(row);
              return <StatusBadge tone={STATUS_TONES[status]}>{t(`standing.${status}`)}</StatusBadge>;
            },
            { width: 140 },
          ),
          column.word('kind', t('column.kind'), (kind) => t(`kind.${kind}`), { width: 120 }),
          column.word(
            'waiting',
            t('column.waiting'),
            (waiting) => (waiting > 0 ? displayCount(waiting) : '–'),
            { align: 'end', width: 100 },
          ),
          column.money('spent', t('column.spent'), { width: 130 }),
          column.word('category', t('column.category'), ({ name }) => text(name), { width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('startsAt', t('column.starts'), { id: 'starts', sort: 'starts', width: 150 }),
          column.moment('endsAt', t('column.ends'), { id: 'ends', never: t('openEnd'), width: 150 }),
          column.text('position', t('column.position'), {
            align: 'end',
            sort: 'position',
            width: 90,
            hidden: true,
          }),
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
