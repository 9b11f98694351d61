import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { currentLanguage } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { GameGrid } from './game-grid.tsx';
import type { LobbyName } from './lobbies.ts';
import { otherGamesQuery } from './queries.ts';
import { useMarks } from './use-marks.ts';
import { usePlay } from './use-play.ts';

/** A page without games of its own says so, and shows what can be played now. */
export function NothingYet({ lobby }: { lobby: LobbyName }) {
  const { t } = useTranslation('catalogue');
  const { flags } = useBrand();
  const { data } = useQuery(otherGamesQuery(currentLanguage()));
  const { ids, mark } = useMarks();
  const onPlay = usePlay();
  const games = data?.games.filter(({ available }) => available) ?? [];
  return (
    <>
      <section className="flex flex-col items-start gap-3 border-accent-text border-l-2 py-1 pl-4 sm:flex-row sm:items-center sm:justify-between">
        <div className="max-w-2xl">
          <h2 className="font-display font-semibold text-lg">{t(`lobbies.${lobby}.none`)}</h2>
          <p className="text-muted">{games.length > 0 ? t('empty.meanwhile') : t('empty.allText')}</p>
        </div>
        <LinkButton look="secondary" href={paths.home()} icon={<House aria-hidden="true" />}>
          {t('empty.home')}
        </LinkButton>
      </section>
      {games.length > 0 && (
        <section aria-labelledby="others-heading" className="mt-4 flex flex-col gap-4">
          <h2 id="others-heading" className="font-display font-semibold text-xl">
            {t('empty.others')}
          </h2>
          <GameGrid
            games={games}
            demos={flags.freePlay}
            marked={ids}
            onMark={mark}
            onPlay={onPlay}
            wantsMore={false}
            onMore={noMore}
            busy={false}
            complete
          />
        </section>
      )}
    </>
  );
}

function noMore() {}
