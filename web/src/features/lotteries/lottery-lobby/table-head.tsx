import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { GameLogo } from '../lotteries/cards/game-logo.tsx';
import { HouseLabel } from '../lotteries/cards/house-label.tsx';
import { Countdown } from '../lotteries/countdown.tsx';
import { nearQuery } from '../lotteries/queries.ts';
import { useCurrentDraw } from '../lotteries/use-current-draw.ts';
import { LastResult } from './last-result.tsx';

const DAY_MS = 86_400_000;

/** What is drawn, when, and what was drawn last; on a phone the first two stand in the line above it. */
export function TableHead({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery-lobby');
  const near = useQuery(nearQuery(game.code));
  const { open, waiting } = useCurrentDraw(near.data);
  return (
    <header className="lit overflow-hidden rounded-large bg-surface">
      <div className="grid gap-x-6 gap-y-3 p-3 sm:p-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.1fr)] lg:items-center lg:p-5">
        <div className="flex min-w-0 items-center gap-3 max-lg:hidden">
          <a
            href={game.page}
            aria-label={t('back')}
            className="-ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-text"
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
          </a>
          <GameLogo type={game.type} className="size-12 lg:size-14" />
          <div className="min-w-0">
            <h1 className="text-balance font-display font-semibold text-lg leading-tight sm:text-xl lg:text-2xl">
              {game.name}
            </h1>
            <HouseLabel source={game.source} className="mt-0.5" />
          </div>
        </div>
        <div className="flex items-center justify-between gap-4 rounded-medium bg-sunken px-4 py-3 max-lg:hidden lg:min-w-64 lg:flex-col lg:items-center lg:gap-2 lg:text-center">
          <Draw open={open} now={near.data?.now} waiting={waiting?.numero} isClosed={game.closed !== null} />
        </div>
        <LastResult game={game} previous={near.data?.previous ?? game.last} waiting={waiting?.numero} />
      </div>
    </header>
  );
}

function Draw({
  open,
  now,
  waiting,
  isClosed,
}: {
  open: { numero: string; closesAt: string; drawsAt: string } | undefined;
  now: string | undefined;
  waiting: string | undefined;
  isClosed: boolean;
}) {
  const { t } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  const timeZone = useTimeZone();
  if (!open || now === undefined || isClosed)
    return (
      <p className="w-full text-center text-muted">
        {waiting === undefined ? t('noDraw') : t('waitsFor', { numero: waiting })}
      </p>
    );
  const isFar = Date.parse(open.closesAt) - Date.parse(now) > DAY_MS;
  return (
    <>
      <p className="min-w-0 text-sm leading-snug">
        <span className="block text-muted">{t('betsClose')}</span>
        <span className="figures font-semibold">{common('card.numero', { numero: open.numero })}</span>
        {isFar && (
          <span className="figures block text-muted text-xs">
            {displayDateTime(open.drawsAt, timeZone).slice(0, 16)}
          </span>
        )}
      </p>
      <Countdown until={open.closesAt} from={now} size="large" announced />
    </>
  );
}
