import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';

/** Opens what is worth knowing of a game before it is played. */
export function AboutGame({ game, className }: { game: Game; className?: string }) {
  const { t } = useTranslation('home');
  return (
    <a
      href={paths.gameSheet(game.gameId)}
      aria-label={t('aboutGame', { game: game.gameName })}
      className={classes(
        'flex size-10 items-center justify-center rounded-full bg-surface/80 text-text transition-[scale] hover:scale-108',
        className,
      )}
    >
      <Info className="size-5" aria-hidden="true" />
    </a>
  );
}
