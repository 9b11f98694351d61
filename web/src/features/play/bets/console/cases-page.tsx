import { CASE_KINDS, listCases } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { CaseDecision, CaseState } from './case-decision.tsx';

/** Rounds that a person has to decide about, and what was decided. */
export function CasesPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: (['open', 'decided'] as const).map((value) => ({ value, label: t(`case.filter.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('field.kind'),
      options: CASE_KINDS.map((value) => ({ value, label: t(`case.kind.${value}`) })),
    },
    { name: 'vendor', kind: 'text', label: t('field.vendor') },
  ]);
  return (
    <ConsolePage fill title={t('cases.title')} description={t('cases.text')}>
      <DataTable
        name="cases"
        caption={t('cases.title')}
        list={listCases}
        filter={filter}
        notice="cases_changed"
        columns={[
          {
            id: 'at',
            head: t('case.opened'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.openedAt} brand={row.round.brand} variant="full" />,
          },
          { id: 'state', head: t('field.state'), width: 140, cell: (row) => <CaseState state={row.state} /> },
          { id: 'kind', head: t('field.kind'), width: 180, cell: (row) => t(`case.kind.${row.kind}`) },
          { id: 'member', head: t('field.member'), width: 120, cell: (row) => row.round.member.name },
          {
            id: 'game',
            head: t('field.game'),
            width: 180,
            cell: (row) => `${row.round.gameName} · ${row.round.vendorName}`,
          },
          {
            id: 'stake',
            head: t('field.stake'),
            align: 'end',
            width: 110,
            cell: (row) => <Money amount={row.round.stake} brand={row.round.brand} />,
          },
          { id: 'answer', head: t('case.answer'), width: 120, cell: (row) => row.answer },
          { id: 'brand', head: t('field.brand'), width: 90, cell: (row) => row.round.brand },
        ]}
        panel={{
          title: (_, row) => row?.round.gameName ?? t('cases.one'),
          body: (_, row) =>
            row ? (
              <div className="flex flex-col gap-4">
                <CaseDecision found={row} />
                <ConsoleLink href={`/rounds/${row.round.id}`}>{t('openRound')}</ConsoleLink>
              </div>
            ) : (
              <p>{t('gone')}</p>
            ),
        }}
        empty={{ title: t('cases.empty'), text: t('cases.emptyText') }}
      />
    </ConsolePage>
  );
}
