import { type ExposureRow, listExposure } from '@lanna/contract/lotteries/lottery/ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { ExposurePanel } from './exposure-panel.tsx';
import { NumbersShell } from './numbers-shell.tsx';
import { usePlayName } from './play-name.ts';

const by = filtersOf(listExposure);
const column = columnsOf(listExposure);
const keyOf = (row: ExposureRow) => `${row.brand} ${row.play} ${row.number}`;
const FIRST_GAME = 'THAI_30M';

/** What stands on the numbers of a draw over all players, as slips come in. */
export function ExposurePage() {
  const { t } = useTranslation('lottery-console');
  const lotteryName = useLotteryName();
  const nameOf = usePlayName();
  const chosen = useListFilter([
    by.choiceOf(
      'game',
      t('column.game'),
      GAMES.filter(({ code }) => code !== FIRST_GAME).map(({ code }) => ({
        value: code,
        label: lotteryName(code),
      })),
      lotteryName(FIRST_GAME),
    ),
    by.text('numero', t('column.numero')),
  ]);
  const filter = useMemo(() => ({ ...chosen, query: { game: FIRST_GAME, ...chosen.query } }), [chosen]);
  const game = filter.query['game'] ?? FIRST_GAME;
  return (
    <NumbersShell page="exposure" game={game} fill>
      <DataTable
        name="lottery-exposure"
        caption={t('exposure.title')}
        list={listExposure}
        filter={filter}
        rowKey={keyOf}
        notice="lottery_exposure_changed"
        columns={[
          column.of(
            'number',
            t('column.number'),
            (row) => <span className="figures font-semibold">{row.number || t('exposure.whole')}</span>,
            { width: 110 },
          ),
          column.word('play', t('column.play'), (play) => nameOf(game, play), { width: 220 }),
          column.of('share', t('column.share'), (row) => <Share row={row} />, { width: 200 }),
          column.money('liability', t('column.liability'), { sort: 'liability', width: 150 }),
          column.money('stake', t('column.stake'), { sort: 'stake', width: 130 }),
          column.word('rule', t('column.rule'), (rule) => t(rule === null ? 'rule.none' : `rule.${rule}`), {
            width: 120,
          }),
          column.of('numero', t('column.numero'), (row) => <span className="figures">{row.numero}</span>, {
            width: 150,
          }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => (row ? `${nameOf(game, row.play)} ${row.number}` : t('exposure.one')),
          body: (_, row) => row && <ExposurePanel key={keyOf(row)} game={game} row={row} />,
        }}
        empty={{ title: t('exposure.empty'), text: t('exposure.emptyText', { game: lotteryName(game) }) }}
      />
    </NumbersShell>
  );
}

const WARNING_PERCENT = 50;
const DANGER_PERCENT = 90;

function Share({ row }: { row: ExposureRow }) {
  const percent = Number(row.sharePercent);
  const tone =
    percent >= DANGER_PERCENT ? 'bg-danger' : percent >= WARNING_PERCENT ? 'bg-warning' : 'bg-success';
  return (
    <span className="flex items-center gap-2">
      <span className="h-2 w-24 shrink-0 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span className={`block h-full ${tone}`} style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span className="figures">{row.sharePercent}%</span>
    </span>
  );
}
