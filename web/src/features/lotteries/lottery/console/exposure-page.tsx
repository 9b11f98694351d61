import { type ExposureRow, exportExposure, listExposure } from '@lanna/contract/lotteries/lottery/ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { ExposurePanel } from './exposure-panel.tsx';
import { NumbersShell } from './numbers-shell.tsx';
import { usePlayName } from './play-name.ts';

const keyOf = (row: ExposureRow) => `${row.brand} ${row.play} ${row.number}`;
const FIRST_GAME = 'THAI_30M';

/** What stands on the numbers of a draw over all players, as slips come in. */
export function ExposurePage() {
  const { t } = useTranslation('lottery-console');
  const nameOf = usePlayName();
  const chosen = useListFilter([
    {
      name: 'game',
      kind: 'choice',
      label: t('column.game'),
      options: GAMES.map(({ code }) => ({ value: code, label: code })),
    },
    { name: 'numero', kind: 'text', label: t('column.numero') },
  ]);
  const filter = useMemo(() => ({ ...chosen, query: { game: FIRST_GAME, ...chosen.query } }), [chosen]);
  const game = filter.query['game'] ?? FIRST_GAME;
  return (
    <NumbersShell page="exposure" fill>
      <DataTable
        name="lottery-exposure"
        caption={t('exposure.title')}
        list={listExposure}
        csv={exportExposure}
        filter={filter}
        sorted="-liability"
        rowKey={keyOf}
        notice="lottery_exposure_changed"
        columns={[
          {
            id: 'number',
            head: t('column.number'),
            width: 110,
            cell: (row) => <span className="figures font-semibold">{row.number || t('exposure.whole')}</span>,
          },
          { id: 'play', head: t('column.play'), width: 220, cell: (row) => nameOf(game, row.play) },
          { id: 'share', head: t('column.share'), width: 200, cell: (row) => <Share row={row} /> },
          {
            id: 'liability',
            head: t('column.liability'),
            align: 'end',
            sort: 'liability',
            width: 150,
            cell: (row) => <Money amount={row.liability} brand={row.brand} />,
          },
          {
            id: 'stake',
            head: t('column.stake'),
            align: 'end',
            sort: 'stake',
            width: 130,
            cell: (row) => <Money amount={row.stake} brand={row.brand} />,
          },
          {
            id: 'rule',
            head: t('column.rule'),
            width: 120,
            cell: (row) => t(row.rule === null ? 'rule.none' : `rule.${row.rule}`),
          },
          {
            id: 'numero',
            head: t('column.numero'),
            width: 150,
            cell: (row) => <span className="figures">{row.numero}</span>,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        ]}
        panel={{
          title: (_, row) => (row ? `${nameOf(game, row.play)} ${row.number}` : t('exposure.one')),
          body: (_, row) => row && <ExposurePanel key={keyOf(row)} game={game} row={row} />,
        }}
        empty={{ title: t('exposure.empty'), text: t('exposure.emptyText', { game }) }}
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
