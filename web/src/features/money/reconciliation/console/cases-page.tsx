import { CASE_KINDS, CASE_STATES, listMoneyCases } from '@lanna/contract/money/reconciliation/case-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { CasePanel } from './case-panel.tsx';
import { CASE_TONES } from './case-tones.ts';
import { ExactMoney } from './exact-money.tsx';

/** What does not fit, one line a fact: what it is, what it comes to, and who has it. */
export function CasesPage() {
  const { t } = useTranslation('reconciliation-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('cases.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('cases.state'),
      options: (['waiting', ...CASE_STATES] as const).map((value) => ({
        value,
        label: t(`caseState.${value}`),
      })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('cases.kind'),
      options: CASE_KINDS.map((value) => ({ value, label: t(`caseKind.${value}`) })),
    },
    {
      name: 'taken',
      kind: 'choice',
      label: t('cases.takenBy'),
      options: [
        { value: 'me', label: t('cases.me') },
        { value: 'none', label: t('cases.none') },
      ],
    },
    { name: 'channel', kind: 'text', label: t('clearing.channel') },
    { name: 'opened', kind: 'days', label: t('cases.opened') },
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
          {
            id: 'state',
            head: t('cases.state'),
            cell: (row) => (
              <StatusBadge tone={CASE_TONES[row.state]}>
                {row.decision ? t(`decision.${row.decision}`) : t(`caseState.${row.state}`)}
              </StatusBadge>
            ),
            width: 170,
          },
          {
            id: 'kind',
            head: t('cases.kind'),
            cell: (row) => (
              <span className={row.state === 'open' ? 'font-semibold' : undefined}>
                {t(`caseKind.${row.kind}`)}
              </span>
            ),
            width: 260,
          },
          { id: 'channel', head: t('clearing.channel'), cell: (row) => row.channel ?? '–', width: 120 },
          {
            id: 'booked',
            head: t('cases.booked'),
            align: 'end',
            cell: (row) => (row.booked === null ? '–' : <ExactMoney amount={row.booked} />),
            width: 130,
          },
          {
            id: 'told',
            head: t('cases.told'),
            align: 'end',
            cell: (row) => (row.told === null ? '–' : <ExactMoney amount={row.told} />),
            width: 130,
          },
          {
            id: 'difference',
            head: t('clearing.difference'),
            align: 'end',
            cell: (row) =>
              row.difference === null ? (
                '–'
              ) : (
                <ExactMoney amount={row.difference} className="font-semibold" />
              ),
            width: 130,
          },
          {
            id: 'since',
            head: t('cases.since'),
            cell: (row) => <When at={row.since} brand={row.brand ?? undefined} />,
            sort: 'since',
            width: 150,
          },
          { id: 'takenBy', head: t('cases.takenBy'), cell: (row) => row.takenBy ?? '–', width: 120 },
          { id: 'brand', head: t('cases.brand'), cell: (row) => row.brand ?? t('cases.house'), width: 110 },
          {
            id: 'at',
            head: t('cases.opened'),
            cell: (row) => <When at={row.openedAt} brand={row.brand ?? undefined} />,
            sort: 'at',
            width: 150,
            hidden: true,
          },
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
