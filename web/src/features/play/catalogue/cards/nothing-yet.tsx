import { useQuery } from '@tanstack/react-query';
import { House, MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { otherGamesQuery } from '../queries.ts';
import { CardShapes, GameGrid } from './game-grid.tsx';
import { useMarks } from './use-marks.ts';
import { usePlay } from './use-play.ts';

/** Below the head of a page that has no games of its own yet: what can be played now. */
export function NothingYet() {
  const { t } = useTranslation('catalogue');
  const { flags } = useBrand();
  const { data } = useQuery(otherGamesQuery(currentLanguage()));
  const { ids, mark } = useMarks();
  const onPlay = usePlay();
  const home = (
    <LinkButton variant="secondary" href={paths.home()} icon={<House aria-hidden="true" />}>
      {t('empty.home')}
    </LinkButton>
  );
  const games = data?.games.filter(({ available }) => available) ?? [];
  if (data && games.length === 0) {
    return (
      <EmptyState icon={<MoonStar />} title={t('empty.closed')} text={t('empty.allText')} action={home} />
    );
  }
  return (
    <section aria-labelledby="others-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3 py-1">
        <div>
          <h2 id="others-heading" className="font-display font-semibold text-xl">
            {t('empty.others')}
          </h2>
          <p className="text-muted">{t('empty.meanwhile')}</p>
        </div>
        {home}
      </div>
      {data ? (
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
      ) : (
        <CardShapes count={6} />
      )}
    </section>
  );
}

/** They are one page. */
function noMore() {}
