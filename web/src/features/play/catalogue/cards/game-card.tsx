import { type Game, VOLATILITIES } from '@lanna/contract/play/catalogue/catalogue';
import { Flame, Heart, Info, Play } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { artPaths } from '../../../../../art/paths.ts';
import { paths } from '../../../../paths.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { PictureCard } from '../../../../ui/pictures/picture-card.tsx';
import type { CardWords } from './card-words.ts';

export interface GameCardProps {
  game: Game;
  words: CardWords;
  marked: boolean;
  /** In sight when the page opens. */
  urgent: boolean;
  /** One of very many, of which only some are ever seen. */
  inTurn?: boolean;
  /** Whether the brand lets people try games. */
  demos: boolean;
  onMark: (game: Game, marked: boolean) => void;
  /** May prevent the link from being followed (visitors log in first). */
  onPlay: (game: Game, press: MouseEvent) => void;
}

/** One game: a picture one can press anywhere, what is worth knowing before, a heart, and a free try. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, words, urgent, inTurn = false, marked, demos, onMark, onPlay } = props;
  return (
    <PictureCard
      href={paths.play(game)}
      title={game.gameName}
      picture={artPaths.gameCard(game)}
      urgent={urgent}
      inTurn={inTurn}
      line={<Figures game={game} words={words} />}
      onOpen={(press) => (game.available ? onPlay(game, press) : press.preventDefault())}
      closedFor={game.available ? undefined : words.closed}
      badge={
        game.isHot && (
          <Badge tone="spark">
            <Flame className="size-3.5" aria-hidden="true" />
            {words.hot}
          </Badge>
        )
      }
      corner={
        <div className="flex flex-col gap-1">
          <Favourite game={game} words={words} marked={marked} onMark={onMark} />
          <a href={paths.gameSheet(game.gameId)} aria-label={words.about(game)} className={ROUND}>
            <Info className="size-5" aria-hidden="true" />
          </a>
        </div>
      }
      extra={game.available && <WaysIn game={game} words={words} demos={demos} onPlay={onPlay} />}
    />
  );
});

function Figures({ game, words }: Pick<GameCardProps, 'game' | 'words'>) {
  return (
    <>
      <span className="block">{game.vendorName}</span>
      <span className="figures mt-0.5 flex min-h-4 items-center justify-between gap-2">
        {game.rtp !== null && (
          <span>
            {words.rtp} <span className="font-semibold text-text">{game.rtp.toFixed(2)}%</span>
          </span>
        )}
        {game.liveClass && <span className="truncate">{words.liveClasses[game.liveClass]}</span>}
        {game.volatility && <Temper volatility={game.volatility} words={words} />}
      </span>
    </>
  );
}

/** Three bars that show a game's volatility. */
function Temper({ volatility, words }: { volatility: NonNullable<Game['volatility']>; words: CardWords }) {
  const lit = VOLATILITIES.indexOf(volatility);
  return (
    <span className="flex h-3 shrink-0 items-end gap-0.5" title={words.volatilities[volatility]}>
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
      <span className="sr-only">{words.volatilities[volatility]}</span>
    </span>
  );
}

const STEP_HEIGHTS = { low: 'h-1.5', medium: 'h-2.25', high: 'h-3' } as const;

const ROUND =
  'relative flex size-10 items-center justify-center rounded-full bg-surface/80 text-text transition-[scale,color] hover:scale-108';

function Favourite(props: Pick<GameCardProps, 'game' | 'words' | 'marked' | 'onMark'>) {
  const { game, words, marked, onMark } = props;
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={words.favourite(game)}
      onClick={() => onMark(game, !marked)}
      className={classes(ROUND, 'aria-pressed:text-spark')}
    >
      <Heart className={classes('size-5', marked && 'fill-current')} aria-hidden="true" />
    </button>
  );
}

function WaysIn(props: Pick<GameCardProps, 'game' | 'words' | 'demos' | 'onPlay'>) {
  const { game, words, demos, onPlay } = props;
  return (
    <div className="flex gap-2">
      {/* The card's own link does the same: this button is for pointers, hidden from screen readers. */}
      <LinkButton
        size="small"
        href={paths.play(game)}
        tabIndex={-1}
        aria-hidden="true"
        onClick={(press) => onPlay(game, press)}
        icon={<Play className="fill-current" />}
        // The narrowest phones have room for the word alone.
        className="min-w-0 flex-1 shrink px-2! max-[23.5rem]:[&_svg]:hidden"
      >
        {words.play}
      </LinkButton>
      {demos && game.demo && (
        <LinkButton
          size="small"
          variant="secondary"
          href={paths.game({ id: game.gameId, demo: true })}
          aria-label={words.demoOf(game)}
          className="min-w-0 shrink px-2.5! max-[359px]:px-1.5!"
        >
          {words.demo}
        </LinkButton>
      )}
    </div>
  );
}
