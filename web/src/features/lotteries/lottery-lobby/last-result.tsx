import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartsAt } from '../../../parts.tsx';
import { ResultBalls } from '../lotteries/balls/result-balls.tsx';
import { useUnfolding } from '../lotteries/use-unfolding.ts';
import { ResultList } from './recent-results.tsx';

/**
 * The last draw; pressed, the ones before it. A result that comes while one looks on unfolds number by number, and then shows what the player's own
 * slips on it came to.
 */
export function LastResult({
  game,
  previous,
  waiting,
}: {
  game: LotteryGame;
  previous: Draw | null;
  waiting: string | undefined;
}) {
  const { t } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  const result = previous?.result ?? undefined;
  const key = result === undefined || !previous ? undefined : `${previous.numero} ${previous.version}`;
  const numbers = numbersIn(result ?? '');
  const revealed = useUnfolding(key, numbers);
  const [first] = useState(key);
  const hasUnfolded = first !== undefined && key !== first && revealed >= numbers;
  if (!previous || result === undefined)
    return <p className="text-muted text-sm">{common('card.noResultYet')}</p>;
  return (
    <div className="min-w-0">
      <details className="group">
        <summary className="-m-1 flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-medium p-1 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-muted text-xs leading-none">
              <span>{common('card.lastResult', { numero: previous.numero })}</span>
              {waiting !== undefined && <span>{t('waitsFor', { numero: waiting })}</span>}
            </span>
            <ResultBalls
              family={game.family}
              result={result}
              size="large"
              revealed={revealed}
              drawsAt={previous.drawsAt}
              brief
            />
          </span>
          <ChevronDown
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 2xl:hidden"
            aria-hidden="true"
          />
        </summary>
        <div className="mt-3 border-line border-t pt-2 2xl:hidden">
          <ResultList game={game} />
        </div>
      </details>
      {hasUnfolded && (
        <div className="mt-2 empty:hidden">
          <PartsAt place="drawOutcome" props={{ gameCode: game.code, numero: previous.numero }} />
        </div>
      )}
    </div>
  );
}

/** Numbers of a result text: balls are written with two figures and a space between. */
function numbersIn(result: string): number {
  const isOfBalls = /^\d\d( \d\d)+$/.test(result);
  return isOfBalls ? result.split(' ').length : result.replace(/\D/g, '').length;
}
