import { listOpsDraws } from '@lanna/contract/lotteries/feeds/draw-ops';
import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { ResultLine } from '../results/result-text.tsx';
import { ResultsShell } from '../results/results-shell.tsx';
import { useSourceName } from '../sources/source-name.ts';
import { DrawPanel } from './draw-panel.tsx';
import { DRAW_TONES } from './draw-tones.ts';
import { ALL_CODES } from './game-codes.ts';

const by = filtersOf(listOpsDraws);
const column = columnsOf(listOpsDraws);

/** Draws of all lotteries, ours and others', with what came of them. */
export function DrawsPage() {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const sourceOf = useSourceName();
  const filter = useListFilter([
    by.search(t('column.numero')),
    by.choiceOf(
      'game',
      t('column.game'),
      ALL_CODES.map((value) => ({ value, label: nameOf(value) })),
    ),
    by.choice('state', t('column.state'), (value) => t(`state.${value}`)),
    by.days('drawn', t('column.day')),
    by.choice('upcoming', t('draws.upcoming'), () => t('draws.upcomingToo')),
    by.choice('corrected', t('corrected'), () => t('correctedOnly')),
  ]);
  return (
    <ResultsShell page="draws" fill>
      <DataTable
        name="lottery-draws"
        caption={t('draws.title')}
        list={listOpsDraws}
        filter={filter}
        columns={[
          column.word('gameCode', t('column.game'), nameOf, { id: 'game', width: 190 }),
          column.of('numero', t('column.numero'), (row) => <span className="figures">{row.numero}</span>, {
            width: 150,
          }),
          column.moment('drawsAt', t('column.drawsAt'), { id: 'at', sort: 'at', width: 150 }),
          column.badge('state', t('column.state'), DRAW_TONES, (state) => t(`state.${state}`), {
            width: 150,
          }),
          column.of(
            'result',
            t('column.result'),
            (row) => (
              <>
                <ResultLine gameCode={row.gameCode} result={row.result} />
                {row.version > 1 && <span className="ml-2 text-warning text-xs">{t('corrected')}</span>}
              </>
            ),
            { width: 280 },
          ),
          column.of(
            'source',
            t('column.source'),
            (row) => row.source && sourceOf(row.source) + (row.givenBy ? ` · ${row.givenBy}` : ''),
            { width: 200 },
          ),
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
