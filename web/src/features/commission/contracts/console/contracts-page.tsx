import { type ContractRow, listContracts } from '@lanna/contract/commission/contracts/ops';
import { CONTRACT_STATES } from '@lanna/rules/commission/contracts/contract-life';
import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
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

const keyOf = ({ id }: ContractRow) => id;

/** Every contract of agents; the brand offers its own here, and ends any. */
export function ContractsPage() {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  const [offering, setOffering] = useState(false);
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: CONTRACT_STATES.map((value) => ({ value, label: words(`states.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('column.kind'),
      options: CONTRACT_KINDS.map((value) => ({ value, label: words(`pages.${value}`) })),
    },
    {
      name: 'payer',
      kind: 'choice',
      label: t('column.payer'),
      options: PAYERS.map((value) => ({ value, label: words(`form.payers.${value}`) })),
    },
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
        sorted="-at"
        rowKey={keyOf}
        notice="contracts_changed"
        columns={[
          {
            id: 'at',
            head: t('column.at'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.proposedAt} brand={row.brand} />,
          },
          {
            id: 'state',
            head: t('column.state'),
            width: 150,
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{words(`states.${row.state}`)}</StatusBadge>,
          },
          { id: 'kind', head: t('column.kind'), width: 150, cell: (row) => words(`pages.${row.kind}`) },
          { id: 'member', head: t('column.member'), width: 140, cell: (row) => row.member.name },
          {
            id: 'upline',
            head: t('column.upline'),
            width: 140,
            cell: (row) => row.upline?.name ?? t('brand'),
          },
          {
            id: 'rate',
            head: t('column.rate'),
            align: 'end',
            width: 100,
            cell: (row) => percent(row.bestRate),
          },
          {
            id: 'payer',
            head: t('column.payer'),
            width: 130,
            cell: (row) => words(`form.payers.${row.payer}`),
          },
          { id: 'from', head: t('column.from'), width: 110, cell: (row) => row.fromDay ?? '–' },
          { id: 'last', head: t('column.last'), width: 110, cell: (row) => row.lastDay ?? '–' },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
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
