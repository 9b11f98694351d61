import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useSession } from '../../../api/session.ts';
import { useOpenGame } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { AboutGame } from './about-game.tsx';

/** A few games shown large, for a category with too few games to fill a row. */
export function Spotlight({ games }: { games: readonly Game[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {games.map((game, at) => (
        <li key={game.gameId}>
          <SpotlightGame game={game} inSight={at === 0} />
        </li>
      ))}
    </ul>
  );
}

/** `inSight`: on a phone before scrolling, so its picture does not wait until everything has been laid out. */
function SpotlightGame({ game, inSight }: { game: Game; inSight: boolean }) {
  const { t } = useTranslation('home');
  const session = useSession();
  const { flags } = useBrand();
  const open = useOpenGame();
  const { gameId, gameName, vendorName, rtp, lines, available, demo } = game;
  return (
    <article className="lit flex overflow-hidden rounded-large bg-surface transition-[border-color] hover:border-accent-text">
      <div className="relative shrink-0">
        <img
          src={artPaths.gameCard(game)}
          alt=""
          width="320"
          height="400"
          loading={inSight ? 'eager' : 'lazy'}
          decoding="async"
          className={`aspect-4/5 w-36 object-cover sm:w-44 ${available ? '' : 'opacity-40 grayscale'}`}
        />
        <AboutGame game={game} className="absolute top-1.5 right-1.5" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-1 p-4 sm:p-5">
        <h3 className="break-words font-display font-semibold text-lg leading-snug">{gameName}</h3>
        <p className="text-muted text-sm">{vendorName}</p>
        <dl className="figures mt-1 flex flex-wrap gap-x-4 text-sm">
          {rtp !== null && <Fact name={t('rtp')} value={`${rtp.toFixed(2)}%`} />}
          {lines !== null && <Fact name={t('lines')} value={String(lines)} />}
        </dl>
        {available ? (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="small"
              icon={<Play aria-hidden="true" />}
              aria-label={t('playGame', { game: gameName })}
              onClick={() => open(game)}
            >
              {t('play')}
            </Button>
            {demo && flags.freePlay && (!session || session.trial) && (
              <LinkButton
                size="small"
                variant="secondary"
                href={paths.game({ id: gameId, demo: true })}
                aria-label={t('tryGame', { game: gameName })}
              >
                {t('try')}
              </LinkButton>
            )}
          </div>
        ) : (
          <p className="mt-3 text-muted text-sm">{t('maintenance')}</p>
        )}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
