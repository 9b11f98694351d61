import { moneyOf } from '@lanna/contract/money';
import type { TFunction } from 'i18next';
import { Armchair, Users } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useSession } from '../../../../api/session.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { useGo, useMemberGuard } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { isClosed, type LobbyRoom } from './rooms-in-order.ts';

/** Which words say what a room is: card rooms have tables, and halls have waters. */
export type RoomWords = 'rooms' | 'halls';

/** One room: what a point or a shot is played for, what one needs to sit down, and who is there. A press takes a seat; in a room of visitors that is a free try. */
export function RoomCard({ room, words }: { room: LobbyRoom; words: RoomWords }) {
  const { t } = useTranslation('catalogue');
  const { currencySymbol: symbol } = useBrand();
  const closed = isClosed(room);
  const at = { id: room.gameId ?? '', table: room.code, ...(room.demoOnly && { demo: true }) };
  const open = useOpenRoom(at);
  return (
    <article
      className={classes(
        'group/room lit relative flex h-full flex-col gap-3 overflow-hidden rounded-medium bg-surface p-4 transition-[translate,border-color,box-shadow] duration-200',
        'focus-within:border-accent-text hover:-translate-y-0.5 hover:border-accent-text hover:shadow-float',
        closed && 'grayscale',
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 leading-tight">
          <a
            href={paths.game(at)}
            onClick={(press) => (closed ? press.preventDefault() : open(press))}
            aria-disabled={closed || undefined}
            className="block outline-none before:absolute before:inset-0 before:rounded-medium focus-visible:before:outline-2 focus-visible:before:outline-focus focus-visible:before:-outline-offset-2"
          >
            <span className="block truncate text-muted text-sm">{room.gameName}</span>
            <span className="figures block font-display font-semibold text-2xl text-accent-text">
              <MoneyText amount={moneyOf(room.minBet)} symbol={symbol} />
              {room.maxBet !== room.minBet && (
                <>
                  –<MoneyText amount={moneyOf(room.maxBet)} symbol={symbol} />
                </>
              )}
              {words === 'halls' && (
                <span className="ms-1.5 font-normal font-sans text-muted text-sm">{t('halls.shot')}</span>
              )}
            </span>
          </a>
        </h3>
        <span className="flex shrink-0 flex-col items-end gap-1">
          {room.demoOnly && <Badge tone="accent">{t('halls.demo')}</Badge>}
          <Badge tone={closed || room.players === 0 ? 'quiet' : 'success'} className="figures">
            {stateOf(t, room, words)}
          </Badge>
        </span>
      </header>
      <footer className="mt-auto flex items-end justify-between gap-2">
        <p className="figures flex min-w-0 flex-col gap-0.5 text-muted text-xs">
          {room.leastBalance !== null && (
            <span>
              {t('rooms.least')} <MoneyText amount={moneyOf(room.leastBalance)} symbol={symbol} />
            </span>
          )}
          <span className="flex items-center gap-1">
            <Users className="size-3.5" aria-hidden="true" />
            {t('tables.players', { count: room.players, players: displayCount(room.players) })}
            {room.tables !== null && room.tables > 0 && (
              <>
                <Armchair className="ms-1.5 size-3.5" aria-hidden="true" />
                {t(`${words}.tables`, { count: room.tables })}
              </>
            )}
          </span>
        </p>
        {!closed && (
          // Where visitors have rooms of their own, they try the game there.
          <WaysIn at={at} words={words} tries={room.demo && words === 'rooms'} open={open} />
        )}
      </footer>
    </article>
  );
}

/** Where members sit already, how many seats are free beside them; else a press opens a table. */
function stateOf(t: TFunction<'catalogue'>, room: LobbyRoom, words: RoomWords): string {
  if (isClosed(room)) return t(`${words}.closed`);
  return room.freeSeats ? t(`${words}.free`, { count: room.freeSeats }) : t(`${words}.newTable`);
}

function WaysIn({
  at,
  words,
  tries,
  open,
}: {
  at: Place;
  words: RoomWords;
  tries: boolean;
  open: (press: MouseEvent) => void;
}) {
  const { t } = useTranslation('catalogue');
  const { flags } = useBrand();
  const session = useSession();
  return (
    <span className="relative flex shrink-0 gap-2">
      {tries && flags.freePlay && (!session || session.trial) && (
        <LinkButton size="small" variant="secondary" href={paths.game({ ...at, demo: true })}>
          {t('rooms.practise')}
        </LinkButton>
      )}
      {/* The card's own link does the same: this button is for pointers, hidden from screen readers. */}
      <LinkButton size="small" href={paths.game(at)} onClick={open} tabIndex={-1} aria-hidden="true">
        {at.demo ? t('halls.practise') : t(`${words}.sit`)}
      </LinkButton>
    </span>
  );
}

interface Place {
  id: string;
  table: string;
  /** As a free try. */
  demo?: boolean;
}

/** Members follow the link, and so do visitors to a free try; others are shown why not, and the room opens after the login. */
function useOpenRoom(at: Place) {
  const guard = useMemberGuard();
  const go = useGo();
  return (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    if (at.demo) go(paths.game(at));
    else guard(() => go(paths.game(at)));
  };
}
