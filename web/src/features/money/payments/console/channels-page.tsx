import { type ChannelRow, listPaymentChannels } from '@lanna/contract/money/payments/channel-ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { ChannelStateBadge, clockOf, usePayeeText } from './channel-text.tsx';

/** Ways by which money comes in and goes out, of each brand in its order. */
export function ChannelsPage() {
  const { t } = useTranslation('payments-console');
  const nameOf = useContentText();
  const payeeText = usePayeeText();
  const filter = useListFilter([
    {
      name: 'way',
      kind: 'choice',
      label: t('column.way'),
      options: (['in', 'out'] as const).map((value) => ({ value, label: t(`way.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('column.kind'),
      options: (['promptpay', 'bank', 'gateway', 'sandbox'] as const).map((value) => ({
        value,
        label: t(`kind.${value}`),
      })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: [
        { value: 'on', label: t('channel.on') },
        { value: 'off', label: t('channel.off') },
      ],
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('channels.title')}
      description={t('channels.text')}
      actions={
        <Can permission="payments.change">
          <LinkButton href="/new-payment-channel" size="small" icon={<Plus aria-hidden="true" />}>
            {t('channels.add')}
          </LinkButton>
        </Can>
      }
    >
      <DataTable
        name="payment-channels"
        caption={t('channels.title')}
        list={listPaymentChannels}
        filter={filter}
        notice="payment_channels_changed"
        columns={[
          {
            id: 'name',
            head: t('column.channel'),
            width: 190,
            cell: (row) => (
              <>
                <span className="font-medium">{nameOf(row.name)}</span>{' '}
                <span className="text-muted text-xs">{row.code}</span>
              </>
            ),
          },
          { id: 'way', head: t('column.way'), width: 70, cell: (row) => t(`way.${row.way}`) },
          { id: 'brand', head: t('column.brand'), width: 115, cell: (row) => row.brand },
          {
            id: 'state',
            head: t('column.state'),
            width: 110,
            cell: (row) => <ChannelStateBadge row={row} />,
          },
          { id: 'payee', head: t('column.payee'), width: 270, cell: (row) => payeeText(row) },
          {
            id: 'min',
            head: t('column.min'),
            align: 'end',
            width: 100,
            cell: (row) => <Money amount={row.min} brand={row.brand} />,
          },
          {
            id: 'max',
            head: t('column.max'),
            align: 'end',
            width: 120,
            cell: (row) => <Money amount={row.max} brand={row.brand} />,
          },
          { id: 'fee', head: t('column.fee'), align: 'end', width: 80, cell: (row) => <Fee row={row} /> },
          {
            id: 'hours',
            head: t('column.hours'),
            width: 135,
            cell: ({ opensAtMinute, closesAtMinute }) =>
              opensAtMinute === null || closesAtMinute === null
                ? t('always')
                : `${clockOf(opensAtMinute)} – ${clockOf(closesAtMinute)}`,
          },
        ]}
        panel={{
          title: (_, row) => (row ? `${nameOf(row.name)} · ${row.brand}` : t('channels.title')),
          body: (_, row) => (row ? <ChannelPanel key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('channels.empty'), text: t('channels.emptyText') }}
      />
    </ConsolePage>
  );
}

function Fee({ row }: { row: ChannelRow }) {
  const { t } = useTranslation('payments-console');
  const isFixed = Number(row.feeFixed) > 0;
  if (!isFixed && row.feeBasisPoints === 0) return <span className="text-muted">{t('free')}</span>;
  return (
    <span className="figures">
      {isFixed && <Money amount={row.feeFixed} brand={row.brand} />}
      {isFixed && row.feeBasisPoints > 0 && ' + '}
      {row.feeBasisPoints > 0 && `${row.feeBasisPoints / 100}%`}
    </span>
  );
}
