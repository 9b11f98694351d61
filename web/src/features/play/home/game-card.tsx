import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { Flame } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { guardRoute } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { useOpenGame } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PictureCard } from '../../../ui/pictures/picture-card.tsx';
import { AboutGame } from './about-game.tsx';

/** A game on the front page. A visitor who may not play is shown why, and may try it for free where brand and game allow it. */
export function GameCard({ game }: { game: Game }) {
  const { t } = useTranslation('home');
  const session = useSession();
  const { flags } = useBrand();
  const open = useOpenGame();

  function askFirst(event: MouseEvent) {
    if (!game.available) event.preventDefault();
    else if (game.page === null && guardRoute('member', session)) {
      event.preventDefault();
      open(game);
    }
  }

  return (
    <PictureCard
      href={paths.play(game)}
      title={game.gameName}
      line={game.vendorName}
      picture={artPaths.gameCard(game)}
      onOpen={askFirst}
      closedFor={game.available ? undefined : t('maintenance')}
      badge={
        game.isHot && (
          <Badge tone="spark">
            <Flame className="size-3.5" aria-hidden="true" />
            {t('hot')}
          </Badge>
        )
      }
      corner={<AboutGame game={game} className="relative" />}
      extra={
        (!session || session.trial) &&
        flags.freePlay &&
        game.demo &&
        game.available && (
          <a
            href={paths.game({ id: game.gameId, demo: true })}
            aria-label={t('tryGame', { game: game.gameName })}
            className="inline-flex min-h-6 items-center text-accent-text text-xs underline-offset-2 hover:underline"
          >
            {t('try')}
          </a>
        )
      }
    />
  );
}
