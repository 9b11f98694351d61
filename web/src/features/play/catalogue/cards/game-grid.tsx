import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useHydrated } from '../../../../use-hydrated.ts';
import { type CardWords, useCardWords } from './card-words.ts';
import { GameCard } from './game-card.tsx';
import { type Columns, GAP_PX, useColumns } from './use-columns.ts';
import { useKeptPictures } from './use-kept-pictures.ts';

/** Cards (and with them their pictures) exist this many screens ahead, once those in sight have been drawn. */
const AHEAD_SCREENS = 1.3;
const FIRST_AHEAD_SCREENS = 0.3;
/** Cards in view have priority for connection and processor. */
const AHEAD_AFTER_MS = 400;
/** Rows a phone shows below the toolbar before scrolling. */
const FIRST_ROWS = 2;
/** Of the server's page: a row on a desktop, three on a phone. */
const FIRST_PICTURES = 6;
const ASK_EVERY_MS = 200;
/** What a card adds below its picture, about; rows are measured once they are there. */
const TEXT_PX = 117;
const PICTURE_HEIGHT = 5 / 4;

interface Shelf {
  games: readonly Game[];
  marked: ReadonlySet<string>;
  demos: boolean;
  onMark: (game: Game, marked: boolean) => void;
  onPlay: (game: Game, press: MouseEvent) => void;
}

export interface GameGridProps extends Shelf {
  /** There are more pages, and none is loading. */
  wantsMore: boolean;
  onMore: () => void;
  busy: boolean;
  /** All there are: no page follows. */
  complete: boolean;
  className?: string;
}

/** Any number of games in the window's own scroll. */
export function GameGrid(props: GameGridProps) {
  const element = useRef<HTMLDivElement>(null);
  const measured = useMeasured(props.complete);
  useKeptPictures(element);
  return (
    <div ref={element} className={props.className}>
      {measured ? <MeasuredRows {...props} /> : <FirstCards {...props} />}
    </div>
  );
}

/**
 * The server knows no width: it writes the first page as a grid that the style sheet lays out, and the browser takes that over. As
 * soon as there may be more, rows are measured, so that only those near the window exist.
 */
function useMeasured(complete: boolean): boolean {
  const [measured, setMeasured] = useState(useHydrated());
  useEffect(() => {
    if (measured || complete) return;
    const timer = setTimeout(() => startTransition(() => setMeasured(true)), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [measured, complete]);
  return measured;
}

/** In as many columns as `useColumns` would find. */
function FirstCards({ games, busy, marked, ...card }: GameGridProps) {
  const words = useCardWords();
  return (
    <div
      aria-busy={busy}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(150px,calc(50%-6px)),1fr))] gap-3 min-[632px]:grid-cols-[repeat(auto-fill,minmax(184px,1fr))]"
    >
      {games.map((game, at) => (
        <GameCard
          key={game.gameId}
          game={game}
          words={words}
          urgent={at < FIRST_PICTURES}
          demos={card.demos}
          marked={marked.has(game.gameId)}
          onMark={card.onMark}
          onPlay={card.onPlay}
        />
      ))}
    </div>
  );
}

/** Only the rows in sight, and those soon to be, exist. */
function MeasuredRows(props: GameGridProps) {
  const { element, columns } = useColumns();
  return (
    <div ref={element}>
      {/* Heights that were measured belong to one width. */}
      <Rows key={columns.widthPx} {...props} columns={columns} />
    </div>
  );
}

function Rows({ columns, wantsMore, onMore, busy, ...shelf }: GameGridProps & { columns: Columns }) {
  const words = useCardWords();
  const rows = Math.ceil(shelf.games.length / columns.count);
  const rowPx = columns.widthPx * PICTURE_HEIGHT + TEXT_PX;
  const aheadScreens = useAheadScreens(shelf.games[0]?.gameId);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPx,
    gap: GAP_PX,
    scrollMargin: columns.topPx,
    overscan: Math.ceil((aheadScreens * window.innerHeight) / rowPx),
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const atEnd = (items.at(-1)?.index ?? 0) >= rows - 1;
  useMore(atEnd && wantsMore, onMore);
  return (
    <div aria-busy={busy} className="relative" style={{ height: virtual.getTotalSize() }}>
      {items.map((row) => (
        <div
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${row.start - columns.topPx}px)` }}
        >
          <Row {...shelf} words={words} row={row.index} columns={columns.count} />
        </div>
      ))}
    </div>
  );
}

/** Another list, which begins with another game, may be one of many while a search is typed: of it as well what is in sight comes first. */
function useAheadScreens(first: string | undefined): number {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(first)), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return shown === first ? AHEAD_SCREENS : FIRST_AHEAD_SCREENS;
}

function Row({ games, row, columns, ...card }: Shelf & { words: CardWords; row: number; columns: number }) {
  const { words, demos, marked, onMark, onPlay } = card;
  return (
    <CardRow columns={columns}>
      {games.slice(row * columns, (row + 1) * columns).map((game) => (
        <GameCard
          key={game.gameId}
          game={game}
          words={words}
          urgent={row < FIRST_ROWS}
          inTurn={row >= FIRST_ROWS}
          demos={demos}
          marked={marked.has(game.gameId)}
          onMark={onMark}
          onPlay={onPlay}
        />
      ))}
    </CardRow>
  );
}

function CardRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: GAP_PX }}>
      {children}
    </div>
  );
}

/** Asks for the next page when the end comes near, and not more often than the server should be asked. */
function useMore(wanted: boolean, onMore: () => void) {
  const askedAtMs = useRef(0);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (!wanted) return;
    const waitMs = Math.max(0, askedAtMs.current + ASK_EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      askedAtMs.current = performance.now();
      ask.current();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

/** The shape of cards to come. */
export function CardShapes({ count, className }: { count: number; className?: string }) {
  return (
    <div
      className={classes(
        'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6',
        className,
      )}
    >
      {Array.from({ length: count }, (_, index) => index).map((shape) => (
        <div key={shape} className="flex flex-col gap-2 overflow-hidden rounded-large bg-surface">
          <Skeleton className="aspect-4/5 rounded-none" />
          <div className="flex flex-col gap-2 p-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-1/2" />
            <Skeleton className="mt-3 h-9" />
          </div>
        </div>
      ))}
    </div>
  );
}
