import { type GatewayRow, listGateways } from '@lanna/contract/money/payments/gateway-ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can, useOperator } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';

const column = columnsOf(listGateways);
const keyOf = (row: GatewayRow) => row.code;
type Count = 'calls' | 'unanswered' | 'events' | 'refused' | 'open' | 'unclear';
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
  const count = (name: Count, isBad: boolean, width: number) =>
    column.of(
      name,
      t(`gateways.${name}`),
      ({ [name]: value }) => (
        <span className={classes('figures', isBad && value > 0 && 'font-semibold text-danger')}>
          {displayCount(value)}
        </span>
      ),
      { align: 'end', width },
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
          column.of(
            'name',
            t('column.gateway'),
            ({ name, code }) => (
              <>
                <span className="font-medium">{name}</span> <span className="text-muted text-xs">{code}</span>
              </>
            ),
            { sort: 'code', width: 200 },
          ),
          column.of(
            'state',
            t('column.state'),
            ({ enabled }) => (
              <StatusBadge tone={enabled ? 'success' : 'danger'}>
                {t(enabled ? 'channel.on' : 'channel.off')}
              </StatusBadge>
            ),
            { width: 120 },
          ),
          column.of(
            'channels',
            t('gateways.channels'),
            ({ channels }) => [...new Set(channels.map(({ brand }) => brand))].join(', '),
            { width: 180 },
          ),
          count('calls', false, 110),
          count('unanswered', true, 120),
          count('events', false, 110),
          count('refused', true, 120),
          count('open', false, 110),
          count('unclear', true, 110),
        ]}
        empty={{ title: t('gateways.empty'), text: t('gateways.emptyText') }}
      />
    </ConsolePage>
  );
}
