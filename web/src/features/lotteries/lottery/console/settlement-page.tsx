import { listSettlements, type SettlementPass } from '@lanna/contract/lotteries/lottery/settlement-ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { SettlementPanel } from './settlement-panel.tsx';

const by = filtersOf(listSettlements);
const column = columnsOf(listSettlements);
const keyOf = (row: SettlementPass) => `${row.drawId}:${row.version}`;
const TONES = { running: 'accent', done: 'success', replaced: 'quiet' } as const;

const figures = (text: string) => <span className="figures">{text}</span>;

/** Passes over the lines of draws: how far each has come, and what it paid. */
export function SettlementPage() {
  const { t } = useTranslation('lottery-console');
  const lotteryName = useLotteryName();
  const { house } = useOperator();
  const isHouse = house.includes('lottery.settle');
  const filter = useListFilter([
    by.search(t('column.numero')),
    by.choiceOf(
      'game',
      t('column.game'),
      GAMES.map(({ code }) => ({ value: code, label: lotteryName(code) })),
    ),
    by.choice('state', t('column.state'), (value) => t(`pass.${value}`)),
  ]);
  return (
    <ConsolePage fill={isHouse} title={t('settlement.title')} description={t('settlement.text')}>
      {isHouse ? (
        <DataTable
          name="lottery-settlement"
          caption={t('settlement.title')}
          list={listSettlements}
          filter={filter}
          rowKey={keyOf}
          columns={[
            column.word('gameCode', t('column.game'), lotteryName, { id: 'game', width: 170 }),
            column.of('numero', t('column.numero'), (row) => figures(row.numero), { width: 150 }),
            column.badge('state', t('column.state'), TONES, (state) => t(`pass.${state}`), { width: 150 }),
            column.word(
              'version',
              t('column.by'),
              (version) => (version === 0 ? t('settlement.refund') : t('settlement.version', { version })),
              { id: 'by', width: 150 },
            ),
            column.of('lines', t('column.lines'), (row) => figures(displayCount(row.lines)), {
              align: 'end',
              width: 110,
            }),
            column.of('winners', t('column.winners'), (row) => figures(displayCount(row.winners)), {
              align: 'end',
              width: 110,
            }),
            column.of('paid', t('column.paid'), (row) => <Money amount={row.paid} symbol="" />, {
              align: 'end',
              width: 140,
            }),
            column.moment('startedAt', t('column.started'), { id: 'at', sort: 'at', width: 150 }),
          ]}
          panel={{
            title: (_, row) => (row ? `${lotteryName(row.gameCode)} ${row.numero}` : t('settlement.one')),
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
