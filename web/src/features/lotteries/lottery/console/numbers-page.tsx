import { listNumberRules } from '@lanna/contract/lotteries/lottery/ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EndRule } from './end-rule.tsx';
import { NewRules } from './new-rules.tsx';
import { NumbersShell } from './numbers-shell.tsx';
import { usePlayName } from './play-name.ts';

const by = filtersOf(listNumberRules);
const column = columnsOf(listNumberRules);
const TONES = { closed: 'danger', half: 'warning' } as const;

/** Numbers that are not sold, or at half rate. */
export function NumbersPage() {
  const { t } = useTranslation('lottery-console');
  const lotteryName = useLotteryName();
  const nameOf = usePlayName();
  const [isNew, setNew] = useState(false);
  const filter = useListFilter([
    by.choiceOf(
      'game',
      t('column.game'),
      GAMES.map(({ code }) => ({ value: code, label: lotteryName(code) })),
    ),
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
        filter={filter}
        notice="lottery_changed"
        columns={[
          column.of(
            'number',
            t('column.number'),
            (row) => <span className="figures font-semibold">{row.number}</span>,
            { width: 110 },
          ),
          column.of('play', t('column.play'), (row) => nameOf(row.game, row.play), { width: 220 }),
          column.text('name', t('column.game'), { id: 'game', width: 200 }),
          column.text('numero', t('column.numero'), { none: t('numbers.every'), width: 150 }),
          column.badge('rule', t('column.rule'), TONES, (rule) => t(`rule.${rule}`), { width: 130 }),
          column.moment('setAt', t('column.set'), { id: 'set', sort: 'set', width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
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
