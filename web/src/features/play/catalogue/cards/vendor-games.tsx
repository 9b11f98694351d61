import type { Language } from '@lanna/contract/people/members/members';
import { type Game, gameList, type VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Play, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../../art/paths.ts';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { vendorsQuery } from '../../../../api/queries.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import type { OverlayProps } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../../ui/state.tsx';
import { usePlay } from './use-play.ts';

const PAGE_SIZE = 60;
/** More games than this can be searched. */
const SEARCHED_FROM = 13;
const CODE_MAX = 40;
const TEXT_MAX = 60;

interface Wanted {
  vendor: string;
  gameType: VendorGroup | undefined;
  text: string;
}

/** A vendor whose games are opened straight from the menu, with all of them: `?dialog=vendor&about=<code>`, over any page. */
export function VendorGames({ open, onClose, page = '' }: OverlayProps) {
  const { t } = useTranslation('catalogue');
  const vendor = page.slice(0, CODE_MAX);
  const { data: vendors } = useQuery(vendorsQuery);
  const cards = vendors?.data.lanes.flatMap((lane) => lane.cards).filter(({ code }) => code === vendor) ?? [];
  const listed = cards.filter(({ isGame }) => isGame === 'VASSALAGE');
  const [only] = listed.length === 1 ? listed : [];
  const games = listed.reduce((sum, card) => sum + card.games, 0);
  const unknown = vendors !== undefined && cards.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="medium"
      title={cards[0]?.displayName ?? t('vendorGames.title')}
      description={games > 0 && t('found', { count: games, games: displayCount(games) })}
    >
      {unknown ? (
        <EmptyState
          icon={<SearchX />}
          title={t('vendorGames.unknown')}
          text={t('vendorGames.unknownText')}
          action={<LinkButton href={paths.slots()}>{t('empty.showAll')}</LinkButton>}
        />
      ) : (
        <GamesOf key={vendor} vendor={vendor} gameType={only?.gameType} searched={games >= SEARCHED_FROM} />
      )}
    </Dialog>
  );
}

function GamesOf({ searched, ...of }: Omit<Wanted, 'text'> & { searched: boolean }) {
  const { t } = useTranslation('catalogue');
  const errorText = useRefusalText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim().slice(0, TEXT_MAX));
  const query = useInfiniteQuery(vendorGamesQuery({ ...of, text }, currentLanguage()));
  const games = query.data?.pages.flatMap((page) => page.games);
  return (
    <div className="flex flex-col gap-4">
      {searched && (
        <SearchField
          value={typed}
          onValueChange={setTyped}
          label={t('search')}
          placeholder={t('vendorGames.searchPlaceholder')}
        />
      )}
      {query.error && !games ? (
        <ErrorState
          title={t('failed')}
          text={errorText(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !games ? (
        <Loading label={t('searching')}>
          <Skeleton className="h-64 rounded-medium" />
        </Loading>
      ) : games.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={text ? t('empty.search', { text }) : t('vendorGames.none')}
          text={text ? t('empty.searchText') : t('empty.allText')}
        />
      ) : (
        <ul
          className={classes(
            'grid gap-2 transition-opacity delay-300 sm:grid-cols-2',
            query.isPlaceholderData && 'opacity-50',
          )}
        >
          {games.map((game) => (
            <Entry key={game.gameId} game={game} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="self-center"
        >
          {query.isFetchNextPageError ? t('moreFailed') : t('vendorGames.more')}
        </Button>
      )}
    </div>
  );
}

function Entry({ game }: { game: Game }) {
  const { t } = useTranslation('catalogue');
  const play = usePlay();
  return (
    <li>
      <a
        href={paths.play(game)}
        aria-disabled={game.available ? undefined : true}
        onClick={(press) => (game.available ? play(game, press) : press.preventDefault())}
        className="group flex min-h-18 items-center gap-3 rounded-medium border border-line bg-sunken p-2 pr-3 transition-colors hover:border-accent-text aria-disabled:opacity-60"
      >
        <img
          src={artPaths.gameCard(game)}
          alt=""
          width="44"
          height="55"
          loading="lazy"
          className="h-14 w-11 shrink-0 rounded-small object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium leading-snug">{game.gameName}</span>
          <span className="figures text-muted text-xs">
            {game.available ? game.rtp !== null && `${t('rtp')} ${game.rtp.toFixed(2)}%` : t('closed')}
          </span>
        </span>
        {game.available && (
          <Play className="size-5 shrink-0 fill-current text-accent-text" aria-hidden="true" />
        )}
      </a>
    </li>
  );
}

function vendorGamesQuery({ vendor, gameType, text }: Wanted, language: Language) {
  return infiniteQueryOptions({
    queryKey: ['catalogue', 'vendor-games', language, vendor, gameType, text],
    queryFn: ({ pageParam, signal }) =>
      call(gameList, {
        query: {
          vassalage: vendor,
          ...(gameType && { gameType }),
          ...(text && { gameName: text }),
          sort: 'popular',
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
