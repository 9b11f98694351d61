import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { Countdown } from '../lotteries/countdown.tsx';
import { nearQuery } from '../lotteries/queries.ts';
import { shortNumero } from '../lotteries/short-numero.ts';
import { useCurrentDraw } from '../lotteries/use-current-draw.ts';

/** On a phone, in view however far the table is scrolled: which lottery, which draw, for how long. The last result is behind a press, so that the digits stand on the first screen. */
export function TableLine({
  game,
  headId,
  isUnfolded,
  onUnfold,
}: {
  game: LotteryGame;
  /** What the button unfolds. */
  headId: string;
  isUnfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}) {
  const { t } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  const near = useQuery(nearQuery(game.code));
  const { open, waiting } = useCurrentDraw(near.data);
  const isOpen = open !== undefined && near.data !== undefined && game.closed === null;
  const numero = isOpen ? open.numero : waiting?.numero;
  return (
    <div className="sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-30 -mx-4 -mt-2 flex h-13 items-center gap-1 border-line border-b bg-frame px-1.5 lg:hidden">
      <a
        href={game.page}
        aria-label={t('back')}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full text-muted"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
      </a>
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display font-semibold leading-snug">{game.name}</h1>
        {numero !== undefined && (
          <p className="figures truncate text-muted text-xs leading-snug">
            {isOpen
              ? common('card.numero', { numero: shortNumero(numero) })
              : t('waitsFor', { numero: shortNumero(numero) })}
          </p>
        )}
      </div>
      {isOpen ? (
        <Countdown
          until={open.closesAt}
          from={near.data?.now ?? open.closesAt}
          className="text-xl!"
          announced
        />
      ) : (
        numero === undefined && (
          <p className="max-w-28 text-right text-muted text-xs leading-tight">{t('noDraw')}</p>
        )
      )}
      <button
        type="button"
        aria-label={t('lastResult')}
        aria-expanded={isUnfolded}
        aria-controls={headId}
        onClick={() => onUnfold(!isUnfolded)}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full text-muted"
      >
        <ChevronDown
          className={classes('size-5 transition-transform', isUnfolded && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
    </div>
  );
}
