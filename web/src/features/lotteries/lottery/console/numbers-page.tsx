import {
  exportNumberRules,
  listNumberRules,
  type NumberRuleRow,
} from '@lanna/contract/lotteries/lottery/ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EndRule } from './end-rule.tsx';
import { NewRules } from './new-rules.tsx';
import { NumbersShell } from './numbers-shell.tsx';
import { usePlayName } from './play-name.ts';

const keyOf = (row: NumberRuleRow) => row.id;

/** Numbers that are not sold, or at half rate. */
export function NumbersPage() {
  const { t } = useTranslation('lottery-console');
  const nameOf = usePlayName();
  const [isNew, setNew] = useState(false);
  const filter = useListFilter([
    {
      name: 'game',
      kind: 'choice',
      label: t('column.game'),
      options: GAMES.map(({ code }) => ({ value: code, label: code })),
    },
  ]);
  return (
    <NumbersShell
      page="numbers"
      fill
      actions={
        <Can permission="lottery.change">
          <Button variant="secondary" size="small" onClick={() => setNew(true)}>
            {t('numbers.add')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="lottery-numbers"
        caption={t('numbers.title')}
        list={listNumberRules}
        csv={exportNumberRules}
        filter={filter}
        sorted="-set"
        rowKey={keyOf}
        notice="lottery_changed"
        columns={[
          {
            id: 'number',
            head: t('column.number'),
            width: 110,
            cell: (row) => <span className="figures font-semibold">{row.number}</span>,
          },
          { id: 'play', head: t('column.play'), width: 220, cell: (row) => nameOf(row.game, row.play) },
          { id: 'game', head: t('column.game'), width: 200, cell: (row) => row.name },
          {
            id: 'numero',
            head: t('column.numero'),
            width: 150,
            cell: (row) => row.numero ?? t('numbers.every'),
          },
          {
            id: 'rule',
            head: t('column.rule'),
            width: 130,
            cell: (row) => (
              <StatusBadge tone={row.rule === 'closed' ? 'danger' : 'warning'}>
                {t(`rule.${row.rule}`)}
              </StatusBadge>
            ),
          },
          {
            id: 'set',
            head: t('column.set'),
            sort: 'set',
            width: 150,
            cell: (row) => <When at={row.setAt} brand={row.brand} />,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        ]}
        panel={{
          title: (_, row) => (row ? `${nameOf(row.game, row.play)} ${row.number}` : t('numbers.one')),
          body: (_, row) => row && <EndRule key={row.id} row={row} />,
        }}
        empty={{ title: t('numbers.empty'), text: t('numbers.emptyText') }}
      />
      {isNew && <NewRules onClose={() => setNew(false)} />}
    </NumbersShell>
  );
}
