import type { Game } from '@lanna/contract/catalogue';
import { Flame, Heart, Play } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../art-paths.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { PictureCard } from '../../ui/picture-card.tsx';
import { VOLATILITIES } from './lobby-filter.ts';

export interface GameCardProps {
  game: Game;
  marked: boolean;
  /** In sight when the page opens. */
  urgent: boolean;
  /** Whether the brand lets people try games. */
  demos: boolean;
  onMark: (game: Game, marked: boolean) => void;
  /** May keep the link from being followed (visitors log in first). */
  onPlay: (game: Game, press: MouseEvent) => void;
}

/** One game: a picture one can press anywhere, what is worth knowing before, a heart, and a free try. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, urgent, marked, demos, onMark, onPlay } = props;
  const { t } = useTranslation('catalogue');
  return (
    <PictureCard
      href={paths.game({ id: game.gameId })}
      title={game.gameName}
      picture={artPaths.gameCard(game)}
      urgent={urgent}
      line={<Figures game={game} />}
      onOpen={(press) => (game.available ? onPlay(game, press) : press.preventDefault())}
      closedFor={game.available ? undefined : t('closed')}
      badge={
        game.isHot && (
          <Badge tone="spark">
            <Flame className="size-3.5" aria-hidden="true" />
            {t('hot')}
          </Badge>
        )
      }
      corner={<Favourite game={game} marked={marked} onMark={onMark} />}
      extra={game.available && <WaysIn game={game} demos={demos} onPlay={onPlay} />}
    />
  );
});

function Figures({ game }: { game: Game }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <span className="block truncate">{game.vendorName}</span>
      <span className="figures mt-0.5 flex min-h-4 items-center justify-between gap-2">
        {game.rtp !== null && (
          <span>
            {t('rtp')} <span className="font-semibold text-text">{game.rtp.toFixed(2)}%</span>
          </span>
        )}
        {game.volatility && <Temper volatility={game.volatility} />}
      </span>
    </>
  );
}

/** Three lights: how wildly a game pays. */
function Temper({ volatility }: { volatility: NonNullable<Game['volatility']> }) {
  const { t } = useTranslation('catalogue');
  const lit = VOLATILITIES.indexOf(volatility);
  return (
    <span className="flex h-3 shrink-0 items-end gap-0.5" title={t(`volatilities.${volatility}`)}>
      {VOLATILITIES.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          className={classes(
            'w-1 rounded-full',
            STEP_HEIGHTS[step],
            index <= lit ? 'bg-accent-text' : 'bg-line',
          )}
        />
      ))}
      <span className="sr-only">{t(`volatilities.${volatility}`)}</span>
    </span>
  );
}

const STEP_HEIGHTS = { low: 'h-1.5', medium: 'h-2.25', high: 'h-3' } as const;

function Favourite({ game, marked, onMark }: Pick<GameCardProps, 'game' | 'marked' | 'onMark'>) {
  const { t } = useTranslation('catalogue');
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={t('favouriteGame', { game: game.gameName })}
      onClick={() => onMark(game, !marked)}
      className="relative flex size-10 items-center justify-center rounded-full bg-surface/80 text-text transition-[scale,color] hover:scale-108 aria-pressed:text-spark"
    >
      <Heart className={classes('size-5', marked && 'fill-current')} aria-hidden="true" />
    </button>
  );
}

function WaysIn({ game, demos, onPlay }: Pick<GameCardProps, 'game' | 'demos' | 'onPlay'>) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="flex gap-2">
      {/* The card's own link does the same: this one is for eyes and pointers. */}
      <LinkButton
        size="small"
        href={paths.game({ id: game.gameId })}
        tabIndex={-1}
        aria-hidden="true"
        onClick={(press) => onPlay(game, press)}
        icon={<Play className="fill-current" />}
        className="min-w-0 flex-1 shrink px-2!"
      >
        {t('play')}
      </LinkButton>
      {demos && game.demo && (
        <LinkButton
          size="small"
          look="secondary"
          href={paths.game({ id: game.gameId, demo: true })}
          aria-label={t('demoGame', { game: game.gameName })}
          className="min-w-0 shrink px-2.5!"
        >
          {t('demo')}
        </LinkButton>
      )}
    </div>
  );
}
