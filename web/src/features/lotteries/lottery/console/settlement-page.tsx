import {
  listSettlements,
  PASS_STATES,
  type SettlementPass,
  settlementsFile,
} from '@lanna/contract/lotteries/lottery/settlement-ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { SettlementPanel } from './settlement-panel.tsx';

const keyOf = (row: SettlementPass) => `${row.drawId}:${row.version}`;
const TONES = { running: 'accent', done: 'success', replaced: 'quiet' } as const;

/** Passes over the lines of draws: how far each has come, and what it paid. */
export function SettlementPage() {
  const { t } = useTranslation('lottery-console');
  const { house } = useOperator();
  const isHouse = house.includes('lottery.settle');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('column.numero') },
    {
      name: 'game',
      kind: 'choice',
      label: t('column.game'),
      options: GAMES.map(({ code }) => ({ value: code, label: code })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: PASS_STATES.map((value) => ({ value, label: t(`pass.${value}`) })),
    },
  ]);
  return (
    <ConsolePage fill={isHouse} title={t('settlement.title')} description={t('settlement.text')}>
      {isHouse ? (
        <DataTable
          name="lottery-settlement"
          caption={t('settlement.title')}
          list={listSettlements}
          csv={settlementsFile}
          filter={filter}
          sorted="-at"
          rowKey={keyOf}
          columns={[
            { id: 'game', head: t('column.game'), width: 130, cell: (row) => row.gameCode },
            {
              id: 'numero',
              head: t('column.numero'),
              width: 150,
              cell: (row) => <span className="figures">{row.numero}</span>,
            },
            {
              id: 'state',
              head: t('column.state'),
              width: 150,
              cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`pass.${row.state}`)}</StatusBadge>,
            },
            {
              id: 'by',
              head: t('column.by'),
              width: 150,
              cell: (row) =>
                row.version === 0
                  ? t('settlement.refund')
                  : t('settlement.version', { version: row.version }),
            },
            {
              id: 'lines',
              head: t('column.lines'),
              align: 'end',
              width: 110,
              cell: (row) => <span className="figures">{displayCount(row.lines)}</span>,
            },
            {
              id: 'winners',
              head: t('column.winners'),
              align: 'end',
              width: 110,
              cell: (row) => <span className="figures">{displayCount(row.winners)}</span>,
            },
            {
              id: 'paid',
              head: t('column.paid'),
              align: 'end',
              width: 140,
              cell: (row) => <Money amount={row.paid} symbol="" />,
            },
            {
              id: 'at',
              head: t('column.started'),
              sort: 'at',
              width: 150,
              cell: (row) => <When at={row.startedAt} />,
            },
          ]}
          panel={{
            title: (_, row) => (row ? `${row.gameCode} ${row.numero}` : t('settlement.one')),
            body: (key) => <SettlementPanel key={key} drawId={key.split(':')[0] ?? ''} />,
          }}
          empty={{ title: t('settlement.empty'), text: t('settlement.emptyText') }}
        />
      ) : (
        <p className="text-muted text-sm">{t('settlement.houseOnly')}</p>
      )}
    </ConsolePage>
  );
}
