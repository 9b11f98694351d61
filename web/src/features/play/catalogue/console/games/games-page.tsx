import { LIVE_CLASSES } from '@lanna/contract/play/catalogue/game-kinds';
import { type GameRow, gamesCsv, listGames } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../../console/money.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { useCategories } from './categories.ts';
import { GamePanel } from './game-panel.tsx';
import { PlayState } from './play-state.tsx';

/** All games: found by name, vendor or code, and beside the list what can be done with one. */
export function GamesPage() {
  const { t } = useTranslation('catalogue-console');
  const categories = useCategories();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('games.search') },
    { name: 'vendor', kind: 'text', label: t('games.vendorCode') },
    { name: 'category', kind: 'choice', label: t('field.category'), options: categories },
    {
      name: 'liveClass',
      kind: 'choice',
      label: t('field.liveClass'),
      options: LIVE_CLASSES.map((value) => ({ value, label: t(`liveClass.${value}`) })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: [
        { value: 'open', label: t('state.open') },
        { value: 'closed', label: t('state.closedOrStopped') },
        { value: 'hidden', label: t('state.hidden') },
        { value: 'hot', label: t('state.hot') },
      ],
    },
    {
      name: 'demo',
      kind: 'choice',
      label: t('field.demo'),
      options: [
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ],
    },
  ]);
  return (
    <ConsolePage fill title={t('games.title')} description={t('games.text')}>
      <DataTable
        name="games"
        caption={t('games.title')}
        list={listGames}
        csv={gamesCsv}
        filter={filter}
        sorted="-popularity"
        rowKey={gameKey}
        notice="games_changed"
        panel={{
          title: (_, row) => row?.name ?? t('games.one'),
          body: (id) => <GamePanel key={id} id={id} />,
        }}
        columns={[
          {
            id: 'name',
            head: t('field.game'),
            sort: 'name',
            width: 230,
            cell: ({ name, code }) => (
              <>
                <span className="font-medium">{name}</span> <span className="text-muted text-xs">{code}</span>
              </>
            ),
          },
          { id: 'state', head: t('field.state'), cell: (row) => <PlayState {...row} />, width: 100 },
          { id: 'vendor', head: t('field.vendor'), cell: ({ vendorName }) => vendorName, width: 130 },
          {
            id: 'category',
            head: t('field.category'),
            width: 100,
            cell: ({ category }) => t(`category.${category}`),
          },
          {
            id: 'rtp',
            head: t('field.rtp'),
            align: 'end',
            sort: 'rtp',
            width: 90,
            cell: ({ rtp }) => (rtp === null ? '–' : `${rtp.toFixed(2)}%`),
          },
          {
            id: 'minBet',
            head: t('field.minBet'),
            align: 'end',
            width: 110,
            cell: ({ minBet }) => <Money amount={minBet} />,
          },
          {
            id: 'popularity',
            head: t('field.openedShort'),
            align: 'end',
            sort: 'popularity',
            width: 100,
            cell: ({ popularity }) => displayCount(popularity),
          },
          {
            id: 'demo',
            head: t('field.demo'),
            width: 80,
            cell: ({ demo }) => (demo ? t('yes') : <span className="text-muted">{t('no')}</span>),
          },
          { id: 'brands', head: t('games.brands'), cell: (row) => <BrandMarks row={row} />, width: 210 },
        ]}
        empty={{ title: t('games.empty'), text: t('games.emptyText') }}
      />
    </ConsolePage>
  );
}

const gameKey = ({ id }: GameRow) => id;

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
