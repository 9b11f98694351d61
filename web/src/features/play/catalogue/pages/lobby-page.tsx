import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { vendorsQuery } from '../../../../api/queries.ts';
import { useSession } from '../../../../api/session.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { type PageProps, useGo } from '../../../../navigation.ts';
import { PartsAt } from '../../../../parts.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Loading } from '../../../../ui/skeleton.tsx';
import { ErrorState } from '../../../../ui/state.tsx';
import { CardShapes, GameGrid } from '../cards/game-grid.tsx';
import { CategoryNews } from '../cards/game-news.tsx';
import { MoreGames } from '../cards/more-games.tsx';
import { NoGames } from '../cards/no-games.tsx';
import { NothingYet } from '../cards/nothing-yet.tsx';
import { useMarks } from '../cards/use-marks.ts';
import { usePlay } from '../cards/use-play.ts';
import { ClassRail } from '../filters/class-rail.tsx';
import { addressOf, everything, isOwn, type LobbyFilter, sameFilter } from '../filters/lobby-filter.ts';
import { Toolbar } from '../filters/toolbar.tsx';
import { useCounts } from '../filters/use-counts.ts';
import { useKeptFilter } from '../filters/use-kept-filter.ts';
import { VendorRail } from '../filters/vendor-rail.tsx';
import { type GameCounts, lobbyQuery } from '../queries.ts';
import { categoryOf, type LobbyName, vendorsOf } from './lobbies.ts';
import { LobbyHead } from './lobby-head.tsx';

/** The games of a category. Its filter is its address; a visitor who comes back finds it as it was left. */
export function LobbyPage({
  lobby: name,
  search,
  tables,
}: Pick<PageProps, 'search'> & {
  lobby: LobbyName;
  /** What stands above the games. */
  tables?: (filter: LobbyFilter) => ReactNode;
}) {
  const go = useGo();
  const filter = useKeptFilter(name, search);
  const top = useRef<HTMLDivElement>(null);
  useStartAtTop(filter, top);
  // A long list is rendered after the key press that asked for it has been handled.
  const asked = useDeferredValue(filter);
  const lobby = useLobby(asked);
  const total = lobby.isPlaceholderData ? undefined : lobby.data?.total;
  // So are the counts, which come by themselves.
  const counts = useDeferredValue(useCounts(asked));
  const nothing = useHasNothing(asked, total);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-5 lg:px-6 lg:py-8">
      <LobbyHead lobby={name} total={total} searching={lobby.isFetching} nothing={nothing} />
      {nothing ? (
        <NothingYet />
      ) : (
        <>
          <CategoryNews filter={asked} />
          <JustWon lobby={name} />
          <VendorRail filter={asked} counts={counts} />
          {name === 'live' && <ClassRail filter={asked} counts={counts} />}
          {tables?.(asked)}
          <div ref={top} className="scroll-mt-32">
            <Toolbar
              filter={filter}
              onFilter={(next) => go(addressOf(next), { replace: true })}
              total={total}
            />
          </div>
          <Games filter={asked} lobby={lobby} counts={counts} />
        </>
      )}
    </div>
  );
}

function JustWon({ lobby }: { lobby: LobbyName }) {
  const category = categoryOf(lobby);
  return useMemo(() => category && <PartsAt place="justWon" props={{ category }} />, [category]);
}

/** Favourites and recent games are empty for a visitor: the server is not asked for them. */
function useLobby(filter: LobbyFilter) {
  const session = useSession();
  return useInfiniteQuery({
    ...lobbyQuery(filter, currentLanguage()),
    enabled: session !== undefined || !isOwn(filter),
  });
}

/** No vendor has games for this page, whatever is chosen. */
function useHasNothing(filter: LobbyFilter, total: number | undefined): boolean {
  const { data } = useQuery(vendorsQuery);
  if (total !== 0) return false;
  const bare = sameFilter(filter, { ...everything(filter.lobby), sort: filter.sort });
  return bare || (data !== undefined && vendorsOf(filter.lobby, data.data.lanes).length === 0);
}

function Games({
  filter,
  lobby,
  counts,
}: {
  filter: LobbyFilter;
  lobby: ReturnType<typeof useLobby>;
  counts: GameCounts | undefined;
}) {
  const { t } = useTranslation('catalogue');
  const errorText = useRefusalText();
  const session = useSession();
  const { flags } = useBrand();
  const favourites = useMarks();
  const onPlay = usePlay();
  const { error, isFetching, isFetchNextPageError } = lobby;
  const { data, isPlaceholderData } = useListInSlices(lobby);

  if (isOwn(filter) && !session) return <NoGames filter={filter} visitor />;
  if (error && (!data || isPlaceholderData)) {
    return <ErrorState title={t('failed')} text={errorText(error)} onRetry={() => void lobby.refetch()} />;
  }
  if (!data) {
    return (
      <Loading label={t('searching')}>
        <CardShapes count={12} />
      </Loading>
    );
  }
  const cards = { demos: flags.freePlay, marked: favourites.ids, onMark: favourites.mark, onPlay };
  if (data.games.length === 0 && !isPlaceholderData) {
    return (
      <NoGames filter={filter} visitor={false} counts={counts}>
        {data.nearest.length > 0 && (
          <GameGrid
            {...cards}
            games={data.nearest}
            wantsMore={false}
            onMore={noMore}
            busy={isFetching}
            complete
          />
        )}
      </NoGames>
    );
  }
  return (
    <>
      <h2 className="sr-only">{t('games')}</h2>
      <GameGrid
        {...cards}
        games={data.games}
        wantsMore={lobby.hasNextPage && !isFetching && !isFetchNextPageError}
        onMore={() => void lobby.fetchNextPage()}
        busy={isFetching}
        complete={!lobby.hasNextPage}
        className={classes('transition-opacity delay-300', isPlaceholderData && 'opacity-50')}
      />
      <MoreGames lobby={lobby} />
    </>
  );
}

/** What is nearest to a search is one page. */
function noMore() {}

/** A query's result renders in one task; a screen of cards would block touches on a phone, so it is rendered in slices. */
function useListInSlices({ data, isPlaceholderData }: ReturnType<typeof useLobby>) {
  const list = useMemo(() => ({ data, isPlaceholderData }), [data, isPlaceholderData]);
  return useDeferredValue(list);
}

/** Another filter is another list: it starts at the top. */
function useStartAtTop(filter: LobbyFilter, top: React.RefObject<HTMLElement | null>) {
  const shown = useRef(filter);
  useEffect(() => {
    if (sameFilter(shown.current, filter)) return;
    shown.current = filter;
    const above = top.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [filter, top]);
}
