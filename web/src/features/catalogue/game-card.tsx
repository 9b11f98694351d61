import type { Game } from '@lanna/contract/catalogue';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { Flame, Heart, Play, Wrench } from 'lucide-react';
import { type MouseEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../art-paths.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { GameArt } from './game-art.tsx';

export interface GameCardProps {
  game: Game;
  /** Counted from 1, out of `of`: for those who listen, since only the cards in sight exist. */
  place: number;
  of: number;
  symbol: string;
  marked: boolean;
  /** Whether the brand lets visitors try games. */
  demos: boolean;
  onMark: (game: Game, marked: boolean) => void;
  /** May keep the link from being followed (visitors log in first). */
  onPlay: (game: Game, press: MouseEvent) => void;
}

/** One game: a picture one can press anywhere, what is worth knowing before, a heart, and a free try. */
export const GameCard = memo(function GameCard({ game, place, of, symbol, ...card }: GameCardProps) {
  const { t } = useTranslation('catalogue');
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      aria-posinset={place}
      aria-setsize={of}
      className="group lit relative flex flex-col overflow-hidden rounded-large bg-surface transition-[translate,border-color] duration-200 hover:border-accent-text/60 motion-safe:hover:-translate-y-0.5"
    >
      <div className="relative aspect-[4/3] overflow-hidden bg-raised">
        <GameArt
          src={artPaths.gameCard(game)}
          className={classes(
            'size-full transition-[scale] duration-250 motion-safe:group-hover:scale-104',
            !game.available && 'opacity-45 grayscale',
          )}
        />
        <Marks game={game} />
        {game.volatility && (
          <Badge className="absolute bottom-2 left-2">{t(`volatilities.${game.volatility}`)}</Badge>
        )}
        <Favourite game={game} marked={card.marked} onMark={card.onMark} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <div className="min-w-0">
          <h2 id={nameId} className="line-clamp-2 min-h-[2.5em] font-semibold text-[0.95rem] leading-tight">
            {game.gameName}
          </h2>
          <p className="truncate text-muted text-xs">{game.vendorName}</p>
        </div>
        <dl className="figures mt-auto flex flex-wrap gap-x-2 text-muted text-xs [&>div]:flex [&>div]:gap-1">
          {game.rtp !== null && (
            <div>
              <dt>{t('rtp')}</dt>
              <dd className="font-semibold text-text">{game.rtp.toFixed(2)}%</dd>
            </div>
          )}
          <div>
            <dt className="sr-only">{t('minBet')}</dt>
            <dd>{t('from', { amount: `${symbol} ${displayMoney(moneyOf(game.minBet))}` })}</dd>
          </div>
        </dl>
        <Actions game={game} demos={card.demos} onPlay={card.onPlay} />
      </div>
    </article>
  );
});

function Marks({ game }: { game: Game }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="pointer-events-none absolute inset-x-2 top-2 flex items-start gap-1.5 pr-11">
      {game.isHot && (
        <Badge tone="spark">
          <Flame className="size-3.5" aria-hidden="true" />
          {t('hot')}
        </Badge>
      )}
    </div>
  );
}

function Favourite({ game, marked, onMark }: Pick<GameCardProps, 'game' | 'marked' | 'onMark'>) {
  const { t } = useTranslation('catalogue');
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={t('favouriteGame', { game: game.gameName })}
      onClick={() => onMark(game, !marked)}
      className={classes(
        'absolute top-1.5 right-1.5 z-2 flex size-10 items-center justify-center rounded-full',
        'bg-surface/80 text-text backdrop-blur-sm transition-[scale,color] hover:scale-108 aria-pressed:text-spark',
      )}
    >
      <Heart className={classes('size-5', marked && 'fill-current')} aria-hidden="true" />
    </button>
  );
}

function Actions({ game, demos, onPlay }: Pick<GameCardProps, 'game' | 'demos' | 'onPlay'>) {
  const { t } = useTranslation('catalogue');
  if (!game.available) {
    return (
      <p className="flex h-9 items-center justify-center gap-2 rounded-medium bg-sunken text-muted text-sm">
        <Wrench className="size-4" aria-hidden="true" />
        {t('closed')}
      </p>
    );
  }
  return (
    <div className="flex gap-2">
      <LinkButton
        size="small"
        href={paths.game({ id: game.gameId })}
        aria-label={t('playGame', { game: game.gameName })}
        onClick={(press) => onPlay(game, press)}
        icon={<Play className="fill-current" aria-hidden="true" />}
        // The whole card is the target; what else can be pressed lies above it.
        className="h-9 min-w-0 flex-1 shrink px-2! after:absolute after:inset-0 after:z-1"
      >
        {t('play')}
      </LinkButton>
      {demos && game.demo && (
        <LinkButton
          size="small"
          look="secondary"
          href={paths.game({ id: game.gameId, demo: true })}
          aria-label={t('demoGame', { game: game.gameName })}
          className="z-2 h-9 min-w-0 shrink px-2.5!"
        >
          {t('demo')}
        </LinkButton>
      )}
    </div>
  );
}
