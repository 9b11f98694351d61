import {
  listProblems,
  PROBLEM_KINDS,
  type ProblemRow,
  problemsFile,
} from '@lanna/contract/lotteries/feeds/problem-ops';
import { useTranslation } from 'react-i18next';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { StatusBadge, type Tone } from '../../../../../console/status-badge.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { FED_CODES, useGameName } from '../draws/game-name.ts';
import { ResultsShell } from '../results/results-shell.tsx';
import { ProblemPanel } from './problem-panel.tsx';

const keyOf = (row: ProblemRow) => row.id;
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
  const nameOf = useGameName();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('column.numero') },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: (['open', 'closed'] as const).map((value) => ({ value, label: t(`problem.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('problem.kindLabel'),
      options: PROBLEM_KINDS.map((value) => ({ value, label: t(`problem.kind.${value}`) })),
    },
    {
      name: 'game',
      kind: 'choice',
      label: t('column.game'),
      options: FED_CODES.map((value) => ({ value, label: nameOf(value) })),
    },
  ]);
  return (
    <ResultsShell page="problems" fill>
      <DataTable
        name="lottery-problems"
        caption={t('problems.title')}
        list={listProblems}
        csv={problemsFile}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="lottery_results_changed"
        columns={[
          {
            id: 'kind',
            head: t('problem.kindLabel'),
            width: 260,
            cell: (row) => (
              <StatusBadge tone={row.closedAt === null ? TONES[row.kind] : 'quiet'}>
                {t(`problem.kind.${row.kind}`)}
              </StatusBadge>
            ),
          },
          { id: 'game', head: t('column.game'), width: 200, cell: (row) => nameOf(row.gameCode) },
          {
            id: 'numero',
            head: t('column.numero'),
            width: 140,
            cell: (row) => <span className="figures">{row.numero}</span>,
          },
          {
            id: 'at',
            head: t('problem.opened'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.openedAt} />,
          },
          { id: 'times', head: t('problem.times'), align: 'end', width: 90, cell: (row) => row.times },
          {
            id: 'closed',
            head: t('problem.closedHead'),
            width: 200,
            cell: (row) =>
              row.closedAt === null ? (
                <StatusBadge tone="accent">{t('problem.open')}</StatusBadge>
              ) : (
                <span className="text-muted">{row.closedBy ?? t('problem.byItself')}</span>
              ),
          },
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
