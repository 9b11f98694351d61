import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from '../../../paths.ts';
import { RowHead } from '../../../shared-parts/lists/row-head.tsx';
import { GameCard } from './game-card.tsx';

/** A heading and a row of games; on phones the row is swiped, on the desktop it is a grid. */
export function GameRow({
  title,
  icon,
  more,
  games,
}: {
  title: string;
  icon: ReactNode;
  more?: Path | undefined;
  games: readonly Game[];
}) {
  const { t } = useTranslation('home');
  return (
    <section aria-label={title}>
      <RowHead title={title} icon={icon}>
        {more && (
          <a
            href={more}
            aria-label={t('moreOf', { title })}
            className="flex min-h-8 items-center gap-1 text-muted text-sm hover:text-accent-text"
          >
            {t('more')}
            <ArrowRight className="size-4" aria-hidden="true" />
          </a>
        )}
      </RowHead>
      <ul className={ROW}>
        {games.map((game) => (
          <li key={game.gameId} className={CELL}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const ROW =
  'no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 sm:grid sm:grid-cols-4 lg:mx-0 lg:grid-cols-6 lg:gap-4 lg:px-0';
export const CELL = 'w-36 shrink-0 snap-start sm:w-auto';
