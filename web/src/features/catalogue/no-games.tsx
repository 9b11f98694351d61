import { Heart, History, SearchX, Sparkles, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { EVERYTHING, type LobbyFilter, sameFilter } from './lobby-filter.ts';

/** An empty list says why it is empty and where to go from here. */
export function NoGames({ filter, visitor }: { filter: LobbyFilter; visitor: boolean }) {
  const { t } = useTranslation('catalogue');
  const all = (
    <LinkButton look="secondary" href={paths.slots()}>
      {t('empty.showAll')}
    </LinkButton>
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
            {all}
          </>
        }
      />
    );
  }
  if (filter.text) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('empty.search', { text: filter.text })}
        text={t('empty.searchText')}
        action={all}
      />
    );
  }
  if (sameFilter(filter, { ...EVERYTHING, only: 'favourite', sort: filter.sort })) {
    return (
      <EmptyState
        icon={<Heart />}
        title={t('empty.favourite')}
        text={t('empty.favouriteText')}
        action={all}
      />
    );
  }
  if (sameFilter(filter, { ...EVERYTHING, only: 'recent', sort: filter.sort })) {
    return (
      <EmptyState icon={<History />} title={t('empty.recent')} text={t('empty.recentText')} action={all} />
    );
  }
  if (sameFilter(filter, { ...EVERYTHING, sort: filter.sort })) {
    return <EmptyState icon={<Sparkles />} title={t('empty.all')} text={t('empty.allText')} />;
  }
  return (
    <EmptyState icon={<SearchX />} title={t('empty.filters')} text={t('empty.filtersText')} action={all} />
  );
}
