import { type GameRow, listGames } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { GamePanel } from './game-panel.tsx';
import { PlayState } from './play-state.tsx';

const by = filtersOf(listGames);
const column = columnsOf(listGames);

/** All games: found by name, vendor or code, and beside the list what can be done with one. */
export function GamesPage() {
  const { t } = useTranslation('catalogue-console');
  const filter = useListFilter([
    by.search(t('games.search')),
    by.text('vendor', t('games.vendorCode')),
    by.choice('category', t('field.category'), (category) => t(`category.${category}`)),
    by.choice('liveClass', t('field.liveClass'), (liveClass) => t(`liveClass.${liveClass}`)),
    by.choice('state', t('field.state'), (state) =>
      state === 'closed' ? t('state.closedOrStopped') : t(`state.${state}`),
    ),
    by.choice('demo', t('field.demo'), (demo) => t(demo)),
  ]);
  return (
    <ConsolePage fill title={t('games.title')} description={t('games.text')}>
      <DataTable
        name="games"
        caption={t('games.title')}
        list={listGames}
        filter={filter}
        notice="games_changed"
        panel={{
          title: (_, row) => row?.name ?? t('games.one'),
          body: (id) => <GamePanel key={id} id={id} />,
        }}
        columns={[
          column.of(
            'name',
            t('field.game'),
            ({ name, code }) => (
              <>
                <span className="font-medium">{name}</span> <span className="text-muted text-xs">{code}</span>
              </>
            ),
            { sort: 'name', width: 230 },
          ),
          column.of('state', t('field.state'), (row) => <PlayState {...row} />, { width: 100 }),
          column.text('vendorName', t('field.vendor'), { id: 'vendor', width: 130 }),
          column.word('category', t('field.category'), (category) => t(`category.${category}`), {
            width: 100,
          }),
          column.word('rtp', t('field.rtp'), (rtp) => (rtp === null ? '–' : `${rtp.toFixed(2)}%`), {
            align: 'end',
            sort: 'rtp',
            width: 90,
          }),
          column.money('minBet', t('field.minBet'), { width: 110 }),
          column.word('popularity', t('field.openedShort'), displayCount, {
            align: 'end',
            sort: 'popularity',
            width: 100,
          }),
          column.of(
            'demo',
            t('field.demo'),
            ({ demo }) => (demo ? t('yes') : <span className="text-muted">{t('no')}</span>),
            { width: 80 },
          ),
          column.of('brands', t('games.brands'), (row) => <BrandMarks row={row} />, { width: 210 }),
        ]}
        empty={{ title: t('games.empty'), text: t('games.emptyText') }}
      />
    </ConsolePage>
  );
}

/** What single brands do otherwise than the rest: hide it, or put it forward. */
function BrandMarks({ row: { brands } }: { row: GameRow }) {
  const { t } = useTranslation('catalogue-console');
  const hidden = brands.filter((brand) => brand.hidden).map(({ brand }) => brand);
  const hot = brands.filter(({ hotPosition }) => hotPosition !== null).map(({ brand }) => brand);
  return (
    <>
      {hot.length > 0 && (
        <span className="text-accent-text">{t('games.hotAt', { brands: hot.join(', ') })}</span>
      )}
      {hot.length > 0 && hidden.length > 0 && ' · '}
      {hidden.length > 0 && (
        <span className="text-warning">{t('games.hiddenAt', { brands: hidden.join(', ') })}</span>
      )}
    </>
  );
}
