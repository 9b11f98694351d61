import { listContracts } from '@lanna/contract/commission/contracts/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { percent } from '../../../../shared-parts/contract-terms/table.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ContractPanel } from './contract-panel.tsx';
import { OfferDialog } from './offer-dialog.tsx';

const TONES = {
  asked: 'warning',
  offered: 'quiet',
  effective: 'success',
  termination_asked: 'warning',
  ended: 'quiet',
  denied: 'quiet',
  expired: 'quiet',
  invalid: 'quiet',
} as const;

const by = filtersOf(listContracts);
const column = columnsOf(listContracts);

/** Every contract of agents; the brand offers its own here, and ends any. */
export function ContractsPage() {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  const [offering, setOffering] = useState(false);
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('column.state'), (state) => words(`states.${state}`)),
    by.choice('kind', t('column.kind'), (kind) => words(`pages.${kind}`)),
    by.choice('payer', t('column.payer'), (payer) => words(`form.payers.${payer}`)),
  ]);
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('list.text')}
      actions={
        <Can permission="contracts.offer">
          <Button size="small" onClick={() => setOffering(true)}>
            {t('offer.open')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="contracts"
        caption={t('title')}
        list={listContracts}
        filter={filter}
        notice="contracts_changed"
        columns={[
          column.moment('proposedAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.badge('state', t('column.state'), TONES, (state) => words(`states.${state}`), {
            width: 150,
          }),
          column.word('kind', t('column.kind'), (kind) => words(`pages.${kind}`), { width: 150 }),
          column.member(t('column.member'), { width: 140 }),
          column.word('upline', t('column.upline'), (upline) => upline?.name ?? t('brand'), { width: 140 }),
          column.word('bestRate', t('column.rate'), percent, { id: 'rate', align: 'end', width: 100 }),
          column.word('payer', t('column.payer'), (payer) => words(`form.payers.${payer}`), { width: 130 }),
          column.text('fromDay', t('column.from'), { id: 'from', width: 110, none: '–' }),
          column.text('lastDay', t('column.last'), { id: 'last', width: 110, none: '–' }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('title'),
          body: (id) => <ContractPanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
      {offering && <OfferDialog onClose={() => setOffering(false)} />}
    </ConsolePage>
  );
}
