import { listBrandShares } from '@lanna/contract/rewards/brand-envelopes/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';

const by = filtersOf(listBrandShares);
const column = columnsOf(listBrandShares);

/** Who got what of which envelope. */
export function SharesPage() {
  const { t } = useTranslation('brand-envelopes-console');
  const content = useContentText();
  const filter = useListFilter([
    by.search(t('field.memberBegins')),
    by.member('member', t('field.memberId')),
    by.text('envelope', t('field.envelopeId')),
  ]);
  return (
    <ConsolePage fill title={t('shares.title')} description={t('shares.text')}>
      <DataTable
        name="brand-envelope-shares"
        caption={t('shares.title')}
        list={listBrandShares}
        filter={filter}
        notice="brand_envelopes_changed"
        columns={[
          column.moment('at', t('field.at'), { sort: 'at', width: 160 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('name', t('field.name'), ({ name }) => content(name), { width: 220 }),
          column.of('place', t('field.place'), ({ place }) => String(place), { align: 'end', width: 100 }),
          column.money('amount', t('field.amount'), { width: 130 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        empty={{ title: t('shares.empty'), text: t('shares.emptyText') }}
      />
    </ConsolePage>
  );
}
