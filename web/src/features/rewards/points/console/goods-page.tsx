import { moneyOf } from '@lanna/contract/money';
import { listPointGoods } from '@lanna/contract/rewards/points/ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { GoodDialog } from './good-dialog.tsx';
import { GoodPanel } from './good-panel.tsx';
import { GOOD_TONES } from './point-tones.ts';

const by = filtersOf(listPointGoods);
const column = columnsOf(listPointGoods);

/** Goods of the points mall: made, published by two, stopped by one, with what was taken of the stock. */
export function GoodsPage() {
  const { t } = useTranslation('points-console');
  const content = useContentText();
  const [isMaking, setMaking] = useState(false);
  const filter = useListFilter([by.choice('state', t('field.state'), (state) => t(`goodState.${state}`))]);
  return (
    <ConsolePage
      fill
      title={t('goods.title')}
      description={t('goods.text')}
      actions={
        <Can permission="points.change">
          <Button size="small" onClick={() => setMaking(true)}>
            {t('goods.make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="point-goods"
        caption={t('goods.title')}
        list={listPointGoods}
        filter={filter}
        notice="points_changed"
        columns={[
          column.of('title', t('field.title'), ({ form }) => content(form.title), { width: 240 }),
          column.badge('state', t('field.state'), GOOD_TONES, (state) => t(`goodState.${state}`), {
            width: 120,
          }),
          column.of('points', t('field.points'), ({ form }) => displayMoney(moneyOf(form.points)), {
            ...{ align: 'end', sort: 'points', width: 130 },
          }),
          column.of(
            'worth',
            t('field.worth'),
            ({ form, brand }) => <Money amount={form.worth} brand={brand} />,
            {
              ...{ align: 'end', width: 130 },
            },
          ),
          column.of('taken', t('field.taken'), ({ form, taken }) => `${taken} / ${form.stock}`, {
            ...{ align: 'end', width: 130 },
          }),
          column.moment('changedAt', t('field.changedAt'), { sort: 'changed', width: 160 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.form.title) : t('goods.one')),
          body: (_, row) => (row ? <GoodPanel good={row} /> : <p className="text-sm">{t('goods.away')}</p>),
        }}
        empty={{ title: t('goods.empty'), text: t('goods.emptyText') }}
      />
      {isMaking && <GoodDialog onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}
