import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { Countdown } from '../lotteries/countdown.tsx';
import { tablePath } from '../lotteries/table-path.ts';
import type { VietnameseGames } from './queries.ts';
import { specialOf } from './special-prize.ts';

/** One province on its day: what its special prize was last, and how long bets are taken. */
export function ProvinceCard({
  game,
  now,
  saysWhy,
}: {
  game: VietnameseGames['games'][number];
  now: string;
  /** Why it is closed; said once above where it is the same for all. */
  saysWhy: boolean;
}) {
  const { t } = useTranslation('vn');
  const { t: common } = useTranslation('lotteries');
  const { closed, current, last } = game;
  const special = last?.result ? specialOf(game.family, last.result) : undefined;
  return (
    <a
      href={tablePath(game)}
      className="group flex flex-wrap min-h-16 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-raised"
    >
      <span className="row-words">
        <span className={classes('block font-semibold leading-tight', closed !== null && 'text-muted')}>
          {game.name}
        </span>
        {special !== undefined && (
          <span className="mt-1 flex items-baseline gap-2 text-muted text-xs">
            {t('special')}
            <span className="figures font-display font-semibold text-base text-danger tracking-[0.08em]">
              {special}
            </span>
          </span>
        )}
        {closed !== null && saysWhy && (
          <span className="mt-1 block text-muted text-xs leading-snug">{common(`closed.${closed}`)}</span>
        )}
      </span>
      {closed === null && current && (
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="text-muted text-xs leading-none">{common('card.closesIn')}</span>
          <Countdown until={current.closesAt} from={now} />
        </span>
      )}
      <ChevronRight
        className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
        aria-hidden="true"
      />
    </a>
  );
}
