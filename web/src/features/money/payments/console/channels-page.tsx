import { type ChannelRow, listPaymentChannels } from '@lanna/contract/money/payments/channel-ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { ChannelStateBadge, clockOf, usePayeeText } from './channel-text.tsx';

const by = filtersOf(listPaymentChannels);
const column = columnsOf(listPaymentChannels);
const KINDS = ['promptpay', 'bank', 'gateway', 'sandbox'] as const;

/** Ways by which money comes in and goes out, of each brand in its order. */
export function ChannelsPage() {
  const { t } = useTranslation('payments-console');
  const nameOf = useContentText();
  const payeeText = usePayeeText();
  const filter = useListFilter([
    by.choice('way', t('column.way'), (way) => t(`way.${way}`)),
    by.choice('kind', t('column.kind'), (kind) => t(`kind.${kind}`), KINDS),
    by.choice('state', t('column.state'), (state) => t(`channel.${state}`)),
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
          column.of(
            'name',
            t('column.channel'),
            (row) => (
              <>
                <span className="font-medium">{nameOf(row.name)}</span>{' '}
                <span className="text-muted text-xs">{row.code}</span>
              </>
            ),
            { width: 190 },
          ),
          column.word('way', t('column.way'), (way) => t(`way.${way}`), { width: 70 }),
          column.brand(t('column.brand'), { width: 115 }),
          column.of('state', t('column.state'), (row) => <ChannelStateBadge row={row} />, { width: 110 }),
          column.of('payee', t('column.payee'), payeeText, { width: 270 }),
          column.money('min', t('column.min'), { width: 100 }),
          column.money('max', t('column.max'), { width: 120 }),
          column.of('fee', t('column.fee'), (row) => <Fee row={row} />, { align: 'end', width: 80 }),
          column.of(
            'hours',
            t('column.hours'),
            ({ opensAtMinute, closesAtMinute }) =>
              opensAtMinute === null || closesAtMinute === null
                ? t('always')
                : `${clockOf(opensAtMinute)} – ${clockOf(closesAtMinute)}`,
            { width: 135 },
          ),
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
