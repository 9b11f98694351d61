import { DRAW_STATES } from '@lanna/contract/lotteries/draws/draws';
import { listOpsDraws, type OpsDrawRow, opsDrawsFile } from '@lanna/contract/lotteries/feeds/draw-ops';
import { useTranslation } from 'react-i18next';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { ResultLine } from '../results/result-text.tsx';
import { ResultsShell } from '../results/results-shell.tsx';
import { useSourceName } from '../sources/source-name.ts';
import { DrawPanel } from './draw-panel.tsx';
import { DRAW_TONES } from './draw-tones.ts';
import { ALL_CODES, useGameName } from './game-name.ts';

const keyOf = (row: OpsDrawRow) => row.id;

/** Draws of all lotteries, ours and others', with what came of them. */
export function DrawsPage() {
  const { t } = useTranslation('feeds-console');
  const nameOf = useGameName();
  const sourceOf = useSourceName();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('column.numero') },
    {
      name: 'game',
      kind: 'choice',
      label: t('column.game'),
      options: ALL_CODES.map((value) => ({ value, label: nameOf(value) })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: DRAW_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: 'drawn', kind: 'days', label: t('column.day'), names: ['from', 'to'] },
    {
      name: 'upcoming',
      kind: 'choice',
      label: t('draws.upcoming'),
      options: [{ value: 'yes', label: t('draws.upcomingToo') }],
    },
    {
      name: 'corrected',
      kind: 'choice',
      label: t('corrected'),
      options: [{ value: 'yes', label: t('correctedOnly') }],
    },
  ]);
  return (
    <ResultsShell page="draws" fill>
      <DataTable
        name="lottery-draws"
        caption={t('draws.title')}
        list={listOpsDraws}
        csv={opsDrawsFile}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        columns={[
          { id: 'game', head: t('column.game'), width: 190, cell: (row) => nameOf(row.gameCode) },
          {
            id: 'numero',
            head: t('column.numero'),
            width: 150,
            cell: (row) => <span className="figures">{row.numero}</span>,
          },
          {
            id: 'at',
            head: t('column.drawsAt'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.drawsAt} />,
          },
          {
            id: 'state',
            head: t('column.state'),
            width: 150,
            cell: (row) => <StatusBadge tone={DRAW_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
          },
          {
            id: 'result',
            head: t('column.result'),
            width: 280,
            cell: (row) => (
              <>
                <ResultLine gameCode={row.gameCode} result={row.result} />
                {row.version > 1 && <span className="ml-2 text-warning text-xs">{t('corrected')}</span>}
              </>
            ),
          },
          {
            id: 'source',
            head: t('column.source'),
            width: 200,
            cell: (row) => row.source && sourceOf(row.source) + (row.givenBy ? ` · ${row.givenBy}` : ''),
          },
        ]}
        panel={{
          title: (_, row) => (row ? `${nameOf(row.gameCode)} ${row.numero}` : t('draws.one')),
          body: (id) => <DrawPanel key={id} id={id} />,
        }}
        empty={{ title: t('draws.empty'), text: t('draws.emptyText') }}
      />
    </ResultsShell>
  );
}
