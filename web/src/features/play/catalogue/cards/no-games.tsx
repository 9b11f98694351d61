import { Heart, History, SearchX, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useWordsOf } from '../filters/filter-words.ts';
import { addressOf, CHOICES, everything, type LobbyFilter, sameFilter } from '../filters/lobby-filter.ts';
import type { GameCounts } from '../queries.ts';

interface NoGamesProps {
  filter: LobbyFilter;
  visitor: boolean;
  counts?: GameCounts | undefined;
  /** The games with the most similar names. */
  children?: ReactNode;
}

/** An empty list says why it is empty and where to go from here. */
export function NoGames({ filter, visitor, counts, children }: NoGamesProps) {
  const { t } = useTranslation('catalogue');
  const all = everything(filter.lobby);
  const toAll = (
    <LinkButton variant="secondary" href={addressOf(all)}>
      {t('empty.showAll')}
    </LinkButton>
  );
  const ways = (
    <>
      <WaysOut filter={filter} counts={counts} />
      {toAll}
    </>
  );
  if (visitor) {
    return (
      <EmptyState
        icon={<UserRound />}
        title={t('empty.visitor')}
        text={t('empty.visitorText')}
        action={
          <>
            <LinkButton href={paths.loginDialog()}>{t('empty.logIn')}</LinkButton>
            {toAll}
          </>
        }
      />
    );
  }
  if (filter.text) {
    const title = t('empty.search', { text: filter.text });
    if (children) return <Nearest title={title} games={children} ways={ways} />;
    return <EmptyState icon={<SearchX />} title={title} text={t('empty.searchText')} action={ways} />;
  }
  if (sameFilter(filter, { ...all, only: 'favourite', sort: filter.sort })) {
    return (
      <EmptyState
        icon={<Heart />}
        title={t('empty.favourite')}
        text={t('empty.favouriteText')}
        action={toAll}
      />
    );
  }
  if (sameFilter(filter, { ...all, only: 'recent', sort: filter.sort })) {
    return (
      <EmptyState icon={<History />} title={t('empty.recent')} text={t('empty.recentText')} action={toAll} />
    );
  }
  return (
    <EmptyState icon={<SearchX />} title={t('empty.filters')} text={t('empty.filtersText')} action={ways} />
  );
}

/** Short, so that the games with similar names are in sight. */
function Nearest({ title, games, ways }: { title: string; games: ReactNode; ways: ReactNode }) {
  const { t } = useTranslation('catalogue');
  return (
    <section aria-label={t('nearest')} className="flex flex-col gap-4">
      <div className="flex items-center gap-3 rounded-medium bg-surface p-4">
        <SearchX className="size-6 shrink-0 text-accent-text" aria-hidden="true" />
        <div className="min-w-0">
          <h2 className="break-words font-semibold">{title}</h2>
          <p className="text-muted text-sm">{t('empty.searchNear')}</p>
        </div>
      </div>
      {games}
      <div className="flex flex-wrap justify-center gap-3 py-4">{ways}</div>
    </section>
  );
}

/** What there would be with one choice dropped: for each that leaves games. */
function WaysOut({ filter, counts }: { filter: LobbyFilter; counts: GameCounts | undefined }) {
  const { t } = useTranslation('catalogue');
  const words = useWordsOf(filter);
  if (!counts) return null;
  const { vassalage, volatility, feature, liveClass, minRtp: leastReturn, minBet } = counts.without;
  const without = { volatility, feature, liveClass, leastReturn, minBet };
  const ways = CHOICES.filter((choice) => filter[choice] !== undefined).map((choice) => ({
    key: choice as string,
    label: words(choice),
    games: without[choice],
    href: addressOf({ ...filter, [choice]: undefined }),
  }));
  if (filter.vendor !== undefined) {
    const href = addressOf({ ...filter, vendor: undefined });
    ways.push({ key: 'vendor', label: t('thisVendor'), games: vassalage, href });
  }
  return ways
    .filter(({ games }) => games > 0)
    .map(({ key, label, games, href }) => (
      <LinkButton key={key} href={href} icon={<X aria-hidden="true" />}>
        {t('empty.without', { filter: label, count: games, games: displayCount(games) })}
      </LinkButton>
    ));
}
