import { listMoneyCases } from '@lanna/contract/money/reconciliation/case-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { CasePanel } from './case-panel.tsx';
import { CaseStateBadge } from './case-state.tsx';
import { ExactMoney } from './exact-money.tsx';

const by = filtersOf(listMoneyCases);
const column = columnsOf(listMoneyCases);
const figure = (name: 'booked' | 'told' | 'difference', head: string, className?: string) =>
  column.of(
    name,
    head,
    ({ [name]: amount }) =>
      amount === null ? '–' : <ExactMoney amount={amount} {...(className && { className })} />,
    { align: 'end', width: 130 },
  );

/** What does not fit, one line a fact: what it is, what it comes to, and who has it. */
export function CasesPage() {
  const { t } = useTranslation('reconciliation-console');
  const filter = useListFilter([
    by.search(t('cases.search')),
    by.choice('state', t('cases.state'), (state) => t(`caseState.${state}`)),
    by.choice('kind', t('cases.kind'), (kind) => t(`caseKind.${kind}`)),
    by.choice('taken', t('cases.takenBy'), (taken) => t(`cases.${taken}`)),
    by.text('channel', t('clearing.channel')),
    by.days('opened', t('cases.opened')),
  ]);
  return (
    <ConsolePage fill title={t('cases.title')} description={t('cases.text')}>
      <DataTable
        name="money-cases"
        caption={t('cases.title')}
        list={listMoneyCases}
        filter={filter}
        notice="money_cases_changed"
        columns={[
          column.of('state', t('cases.state'), (row) => <CaseStateBadge of={row} />, { width: 170 }),
          column.of(
            'kind',
            t('cases.kind'),
            (row) => (
              <span className={row.state === 'open' ? 'font-semibold' : undefined}>
                {t(`caseKind.${row.kind}`)}
              </span>
            ),
            { width: 260 },
          ),
          column.text('channel', t('clearing.channel'), { none: '–', width: 120 }),
          figure('booked', t('cases.booked')),
          figure('told', t('cases.told')),
          figure('difference', t('clearing.difference'), 'font-semibold'),
          column.moment('since', t('cases.since'), { sort: 'since', width: 150 }),
          column.text('takenBy', t('cases.takenBy'), { none: '–', width: 120 }),
          column.text('brand', t('cases.brand'), { none: t('cases.house'), width: 110 }),
          column.moment('openedAt', t('cases.opened'), { id: 'at', sort: 'at', width: 150, hidden: true }),
        ]}
        panel={{
          title: (_, row) => (row ? t(`caseKind.${row.kind}`) : t('cases.one')),
          body: (id) => <CasePanel key={id} id={id} />,
        }}
        empty={{ title: t('cases.empty'), text: t('cases.emptyText') }}
      />
    </ConsolePage>
  );
}
