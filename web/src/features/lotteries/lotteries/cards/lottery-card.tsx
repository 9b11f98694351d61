import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { ChevronRight, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../../ui/classes.ts';
import { ResultBalls } from '../balls/result-balls.tsx';
import { Countdown, useIsOpen } from '../countdown.tsx';
import { shortNumero } from '../short-numero.ts';
import { tablePath } from '../table-path.ts';
import { GameLogo } from './game-logo.tsx';
import { HouseLabel } from './house-label.tsx';

const DAY_MS = 86_400_000;

/** One lottery: pressed anywhere it opens its table. `now` is the server's clock at the answer the game came with. */
export function LotteryCard({
  game,
  now,
  sign,
}: {
  game: LotteryGame;
  now: string;
  /** In place of the logo of its kind. */
  sign?: ReactNode;
}) {
  const { t } = useTranslation('lotteries');
  const { current, last, closed } = game;
  return (
    <article
      className={classes(
        'lit group relative flex w-full flex-col overflow-hidden rounded-large bg-surface transition-[border-color,translate]',
        'hover:-translate-y-0.5 focus-within:border-accent-text hover:border-accent-text',
      )}
    >
      <div className="flex items-start gap-3 p-4 pb-3">
        {sign ?? (
          <GameLogo type={game.type} className={classes('size-13', closed && 'opacity-50 grayscale')} />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="font-display font-semibold text-lg leading-tight">
            {/* The whole card is the link. */}
            <a
              href={tablePath(game)}
              className="outline-none after:absolute after:inset-0 after:rounded-large focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {game.name}
            </a>
          </h3>
          <HouseLabel source={game.source} className="mt-0.5" />
        </div>
        {closed === null && current && <NextDraw current={current} now={now} />}
      </div>
      {closed !== null ? <ClosedLine because={closed} /> : !current && <ClosedLine because="no_draw" />}
      <div className="mt-auto flex min-h-14 items-center gap-3 border-line border-t bg-sunken/50 px-4 py-2.5">
        <div className="min-w-0 flex-1">
          {last?.result == null ? (
            <p className="text-muted text-sm">{t('card.noResultYet')}</p>
          ) : (
            <>
              <p className="mb-1 text-muted text-xs leading-none">
                {t('card.lastResult', { numero: shortNumero(last.numero) })}
              </p>
              <ResultBalls family={game.family} result={last.result} brief />
            </>
          )}
        </div>
        <ChevronRight
          className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent-text"
          aria-hidden="true"
        />
      </div>
    </article>
  );
}

/** The draw that closes next, and how long that is. Far ahead, the day says more than the hours. */
function NextDraw({ current, now }: { current: NonNullable<LotteryGame['current']>; now: string }) {
  const { t } = useTranslation('lotteries');
  const timeZone = useTimeZone();
  const isOpen = useIsOpen(current.closesAt, now);
  const isFar = Date.parse(current.closesAt) - Date.parse(now) > DAY_MS;
  return (
    <div className="flex shrink-0 flex-col items-end gap-1 text-right">
      <span className="text-muted text-xs leading-none">
        {isOpen ? t('card.closesIn') : t('card.drawing')}
      </span>
      {isOpen ? (
        <Countdown until={current.closesAt} from={now} className="text-xl" />
      ) : (
        <span aria-hidden="true" className="text-muted text-xl leading-none">
          …
        </span>
      )}
      <span className="figures text-muted text-xs leading-none">
        {isFar
          ? displayDateTime(current.closesAt, timeZone).slice(0, 16)
          : t('card.numero', { numero: shortNumero(current.numero) })}
      </span>
    </div>
  );
}

function ClosedLine({ because }: { because: NonNullable<LotteryGame['closed']> }) {
  const { t } = useTranslation('lotteries');
  return (
    <p className="mx-4 mb-3 flex items-start gap-2 rounded-medium bg-sunken px-3 py-2 text-sm leading-snug">
      <CircleSlash className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
      {t(`closed.${because}`)}
    </p>
  );
}
