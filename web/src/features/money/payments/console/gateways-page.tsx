import { type GatewayRow, listGateways } from '@lanna/contract/money/payments/gateway-ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can, useOperator } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';

const keyOf = (row: GatewayRow) => row.code;
const hrefOf = (row: GatewayRow) => `/gateways/${row.code}`;

/** Who takes and makes payments for the brands, and how the last hour went. */
export function GatewaysPage() {
  const { t } = useTranslation('payments-console');
  const { house } = useOperator();
  const filter = useListFilter([]);
  if (!house.includes('payments.read'))
    return (
      <ConsolePage title={t('gateways.title')}>
        <p className="text-muted text-sm">{t('gateways.houseOnly')}</p>
      </ConsolePage>
    );
  const count = (value: number, bad = false) => (
    <span className={classes('figures', bad && value > 0 && 'font-semibold text-danger')}>
      {displayCount(value)}
    </span>
  );
  return (
    <ConsolePage
      fill
      title={t('gateways.title')}
      description={t('gateways.text')}
      actions={
        <Can permission="payments.change" house>
          <LinkButton href="/new-gateway" size="small" icon={<Plus aria-hidden="true" />}>
            {t('gateways.add')}
          </LinkButton>
        </Can>
      }
    >
      <DataTable
        name="gateways"
        caption={t('gateways.title')}
        list={listGateways}
        filter={filter}
        rowKey={keyOf}
        notice="payment_channels_changed"
        href={hrefOf}
        columns={[
          {
            id: 'name',
            head: t('column.gateway'),
            sort: 'code',
            width: 200,
            cell: ({ name, code }) => (
              <>
                <span className="font-medium">{name}</span> <span className="text-muted text-xs">{code}</span>
              </>
            ),
          },
          {
            id: 'state',
            head: t('column.state'),
            width: 120,
            cell: ({ enabled }) => (
              <StatusBadge tone={enabled ? 'success' : 'danger'}>
                {t(enabled ? 'channel.on' : 'channel.off')}
              </StatusBadge>
            ),
          },
          {
            id: 'channels',
            head: t('gateways.channels'),
            width: 180,
            cell: ({ channels }) => [...new Set(channels.map(({ brand }) => brand))].join(', '),
          },
          {
            id: 'calls',
            head: t('gateways.calls'),
            align: 'end',
            width: 110,
            cell: (row) => count(row.calls),
          },
          {
            id: 'unanswered',
            head: t('gateways.unanswered'),
            align: 'end',
            width: 120,
            cell: (row) => count(row.unanswered, true),
          },
          {
            id: 'events',
            head: t('gateways.events'),
            align: 'end',
            width: 110,
            cell: (row) => count(row.events),
          },
          {
            id: 'refused',
            head: t('gateways.refused'),
            align: 'end',
            width: 120,
            cell: (row) => count(row.refused, true),
          },
          { id: 'open', head: t('gateways.open'), align: 'end', width: 110, cell: (row) => count(row.open) },
          {
            id: 'unclear',
            head: t('gateways.unclear'),
            align: 'end',
            width: 110,
            cell: (row) => count(row.unclear, true),
          },
        ]}
        empty={{ title: t('gateways.empty'), text: t('gateways.emptyText') }}
      />
    </ConsolePage>
  );
}
