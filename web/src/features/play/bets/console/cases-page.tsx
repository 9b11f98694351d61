import { listCases, type RoundCase } from '@lanna/contract/money/vendor-wallet/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { CaseDecision, CaseState } from './case-decision.tsx';

const by = filtersOf(listCases);
const column = columnsOf(listCases);

const opened = ({ openedAt, round }: RoundCase) => <When at={openedAt} brand={round.brand} variant="full" />;
const stake = ({ round }: RoundCase) => <Money amount={round.stake} brand={round.brand} />;

/** Rounds that a person has to decide about, and what was decided. */
export function CasesPage() {
  const { t } = useTranslation('bets-console');
  const filter = useListFilter([
    by.choice('state', t('field.state'), (state) => t(`case.filter.${state}`)),
    by.choice('kind', t('field.kind'), (kind) => t(`case.kind.${kind}`)),
    by.text('vendor', t('field.vendor')),
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
          column.of('at', t('case.opened'), opened, { sort: 'at', width: 150 }),
          column.of('state', t('field.state'), (row) => <CaseState state={row.state} />, { width: 140 }),
          column.word('kind', t('field.kind'), (kind) => t(`case.kind.${kind}`), { width: 180 }),
          column.of('member', t('field.member'), ({ round }) => round.member.name, { width: 120 }),
          column.of('game', t('field.game'), ({ round }) => `${round.gameName} · ${round.vendorName}`, {
            width: 180,
          }),
          column.of('stake', t('field.stake'), stake, { align: 'end', width: 110 }),
          column.text('answer', t('case.answer'), { width: 120 }),
          column.of('brand', t('field.brand'), ({ round }) => round.brand, { width: 90 }),
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
