import { listProblems, type ProblemRow } from '@lanna/contract/lotteries/feeds/problem-ops';
import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { StatusBadge, type Tone } from '../../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { FED_CODES } from '../draws/game-codes.ts';
import { ResultsShell } from '../results/results-shell.tsx';
import { ProblemPanel } from './problem-panel.tsx';

const by = filtersOf(listProblems);
const column = columnsOf(listProblems);
const TONES = {
  contradiction: 'danger',
  late: 'warning',
  gap: 'warning',
  stopped: 'warning',
  unreadable: 'danger',
  unknown_draw: 'danger',
  too_early: 'danger',
  calendar: 'warning',
} as const satisfies Record<ProblemRow['kind'], Tone>;

/** What was said of draws and does not fit. */
export function ProblemsPage() {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const filter = useListFilter([
    by.search(t('column.numero')),
    by.choice('state', t('column.state'), (value) => t(`problem.${value}`)),
    by.choice('kind', t('problem.kindLabel'), (value) => t(`problem.kind.${value}`)),
    by.choiceOf(
      'game',
      t('column.game'),
      FED_CODES.map((value) => ({ value, label: nameOf(value) })),
    ),
  ]);
  return (
    <ResultsShell page="problems" fill>
      <DataTable
        name="lottery-problems"
        caption={t('problems.title')}
        list={listProblems}
        filter={filter}
        notice="lottery_results_changed"
        columns={[
          column.of(
            'kind',
            t('problem.kindLabel'),
            (row) => (
              <StatusBadge tone={row.closedAt === null ? TONES[row.kind] : 'quiet'}>
                {t(`problem.kind.${row.kind}`)}
              </StatusBadge>
            ),
            { width: 260 },
          ),
          column.word('gameCode', t('column.game'), nameOf, { id: 'game', width: 200 }),
          column.of('numero', t('column.numero'), (row) => <span className="figures">{row.numero}</span>, {
            width: 140,
          }),
          column.moment('openedAt', t('problem.opened'), { id: 'at', sort: 'at', width: 150 }),
          column.text('times', t('problem.times'), { align: 'end', width: 90 }),
          column.of(
            'closed',
            t('problem.closedHead'),
            (row) =>
              row.closedAt === null ? (
                <StatusBadge tone="accent">{t('problem.open')}</StatusBadge>
              ) : (
                <span className="text-muted">{row.closedBy ?? t('problem.byItself')}</span>
              ),
            { width: 200 },
          ),
        ]}
        panel={{
          title: (_, row) => (row ? `${t(`problem.kind.${row.kind}`)} · ${row.numero}` : t('problems.title')),
          body: (_, row) => (row ? <ProblemPanel key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('problems.empty'), text: t('problems.emptyText') }}
      />
    </ResultsShell>
  );
}
