import { listOffers } from '@lanna/contract/rewards/bonuses/ops';
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
import { OfferDialog } from './offer-dialog.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { OFFER_TONES } from './offer-tones.ts';
import { RulesDialog } from './rules-dialog.tsx';

const by = filtersOf(listOffers);
const column = columnsOf(listOffers);

/** What brands offer: made, published by two, stopped by one. */
export function OffersPage() {
  const { t } = useTranslation('bonuses-console');
  const content = useContentText();
  const [isMaking, setMaking] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const filter = useListFilter([by.choice('state', t('field.state'), (state) => t(`offerState.${state}`))]);
  return (
    <ConsolePage
      fill
      title={t('offers.title')}
      description={t('offers.text')}
      actions={
        <Can permission="bonuses.change">
          <Button size="small" variant="secondary" onClick={() => setRuling(true)}>
            {t('rules.open')}
          </Button>
          <Button size="small" onClick={() => setMaking(true)}>
            {t('offers.make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="bonus-offers"
        caption={t('offers.title')}
        list={listOffers}
        filter={filter}
        notice="bonuses_changed"
        columns={[
          column.of('name', t('field.name'), ({ terms }) => content(terms.name), { width: 220 }),
          column.badge('state', t('field.state'), OFFER_TONES, (state) => t(`offerState.${state}`), {
            width: 120,
          }),
          column.of('version', t('field.version'), ({ version }) => version, { align: 'end', width: 80 }),
          column.of('taken', t('field.taken'), ({ taken, completed }) => `${taken} / ${completed}`, {
            align: 'end',
            width: 130,
          }),
          column.of('spent', t('field.spent'), ({ spent, brand }) => <Money amount={spent} brand={brand} />, {
            align: 'end',
            width: 130,
          }),
          column.of(
            'budget',
            t('field.budget'),
            ({ budget, brand }) => <Money amount={budget} brand={brand} />,
            {
              align: 'end',
              width: 130,
            },
          ),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? content(row.terms.name) : t('offers.one')),
          body: (id) => <OfferPanel key={id} id={id} />,
        }}
        empty={{ title: t('offers.empty'), text: t('offers.emptyText') }}
      />
      {isRuling && <RulesDialog onClose={() => setRuling(false)} />}
      {isMaking && <OfferDialog onClose={() => setMaking(false)} />}
    </ConsolePage>
  );
}
