import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { LaunchError } from './launch-error.tsx';

/** Shown when a visitor or trial account opened a game for members. The game opens by itself after the login. */
export function Locked({
  game,
  failure,
  trial,
}: {
  game: Game | undefined;
  failure: unknown;
  trial: boolean;
}) {
  const { t } = useTranslation('game');
  const { flags } = useBrand();
  if (failure) {
    return (
      <div className="relative min-h-0 flex-1">
        <LaunchError error={failure} onRetry={() => location.reload()} />
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center overflow-auto *:shrink-0 before:flex-1 after:flex-1">
      {game && (
        <img
          src={artPaths.gameCard(game)}
          alt={game.gameName}
          className="lit w-40 rounded-large object-cover landscape:max-lg:hidden"
        />
      )}
      <EmptyState
        className="py-6"
        icon={!game && <LockKeyhole />}
        title={trial ? t('trial.title') : t('visitor.title')}
        text={trial ? t('trial.text') : t('visitor.text')}
        action={
          <>
            {!trial && <LinkButton href={paths.loginDialog()}>{t('logIn')}</LinkButton>}
            {flags.registration && (
              <LinkButton variant={trial ? 'primary' : 'secondary'} href={paths.registerDialog()}>
                {t('register')}
              </LinkButton>
            )}
            {game?.demo && flags.freePlay && (
              <LinkButton variant="ghost" href={paths.game({ id: game.gameId, demo: true })}>
                {t('tryFree')}
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  );
}
