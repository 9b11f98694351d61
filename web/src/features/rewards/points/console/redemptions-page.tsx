import { moneyOf } from '@lanna/contract/money';
import { listRedemptions } from '@lanna/contract/rewards/points/ops';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { REDEMPTION_TONES } from './point-tones.ts';
import { RedemptionPanel } from './redemption-panel.tsx';

const by = filtersOf(listRedemptions);
const column = columnsOf(listRedemptions);

/** What members have redeemed: decided about, sent, and where it is sent to. */
export function RedemptionsPage() {
  const { t } = useTranslation('points-console');
  const content = useContentText();
  const filter = useListFilter([
    by.search(t('field.memberBegins')),
    by.choice('state', t('field.state'), (state) => t(`redemptionState.${state}`)),
    by.days('days', t('field.at')),
    by.member('member', t('field.memberId')),
    by.text('good', t('field.goodId')),
  ]);
  return (
    <ConsolePage fill title={t('redemptions.title')} description={t('redemptions.text')}>
      <DataTable
        name="point-redemptions"
        caption={t('redemptions.title')}
        list={listRedemptions}
        filter={filter}
        notice="points_changed"
        columns={[
          column.moment('createdAt', t('field.at'), { sort: 'at', width: 160 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('good', t('field.good'), ({ good }) => content(good.title), { width: 220 }),
          column.badge(
            'state',
            t('field.state'),
            REDEMPTION_TONES,
            (state) => t(`redemptionState.${state}`),
            {
              width: 150,
            },
          ),
          column.of('points', t('field.points'), ({ points }) => displayMoney(moneyOf(points)), {
            ...{ align: 'end', width: 130 },
          }),
          column.money('worth', t('field.worth'), { width: 130 }),
          column.text('handledBy', t('field.handledBy'), { none: '–', width: 130 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.good.title) : t('redemptions.one')),
          body: (_, row) =>
            row ? (
              <RedemptionPanel key={`${row.id} ${row.version}`} redemption={row} />
            ) : (
              <p className="text-sm">{t('redemptions.away')}</p>
            ),
        }}
        empty={{ title: t('redemptions.empty'), text: t('redemptions.emptyText') }}
      />
    </ConsolePage>
  );
}
