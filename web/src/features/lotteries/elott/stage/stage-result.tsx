import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PartsAt } from '../../../../parts.tsx';
import { paths } from '../../../../paths.ts';
import { ResultBalls } from '../../lotteries/balls/result-balls.tsx';
import { shortNumero } from '../../lotteries/short-numero.ts';
import { ResultList } from '../../lottery-lobby/recent-results.tsx';
import { type Drawn, sumOfDraw } from './drawn.ts';
import type { Phase } from './scene.ts';
import { SumRoad } from './sum-road.tsx';
import { useSumWords } from './use-sum-words.ts';

/** Below the scene, in figures: what was drawn, what it adds up to, how it is checked; what came before at a press. */
export function StageResult({
  game,
  drawn,
  phase,
  hasUnfolded,
  waiting,
}: {
  game: LotteryGame;
  drawn: Drawn | undefined;
  phase: Phase;
  hasUnfolded: boolean;
  waiting: string | undefined;
}) {
  const { t } = useTranslation('elott');
  const { t: lobby } = useTranslation('lottery-lobby');
  const { t: common } = useTranslation('lotteries');
  const sumWords = useSumWords();
  if (!drawn)
    return (
      <p className="text-muted text-sm">
        {waiting === undefined ? common('card.noResultYet') : lobby('waitsFor', { numero: waiting })}
      </p>
    );
  const sum = sumOfDraw(game.type, drawn.numbers);
  const isShown = phase !== 'unfolding';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <p className="figures text-muted text-xs">
          {phase === 'drawing' && waiting !== undefined
            ? t('stage.drawing', { numero: shortNumero(waiting) })
            : phase === 'unfolding'
              ? t('stage.unfolding', { numero: shortNumero(drawn.numero) })
              : common('card.lastResult', { numero: shortNumero(drawn.numero) })}
        </p>
        <a
          href={paths.drawProof({ gameCode: game.code, numero: drawn.numero })}
          className="-mr-1 inline-flex min-h-9 items-center gap-1.5 rounded-small px-1 text-accent-text text-xs underline-offset-4 hover:underline"
        >
          <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
          {t('stage.check', { numero: shortNumero(drawn.numero) })}
        </a>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <ResultBalls
          family={game.family}
          result={drawn.result}
          revealed={isShown ? drawn.numbers.length : 0}
          className="min-w-0 flex-1 basis-40"
        />
        {sum && (
          <p className="figures font-display font-semibold" aria-hidden={!isShown}>
            {isShown ? sumWords(sum) : '…'}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {hasUnfolded &&
          t('stage.said', {
            numero: drawn.numero,
            result: [drawn.numbers.join(' '), ...(sum ? [sumWords(sum)] : [])].join(' · '),
          })}
      </p>
      {hasUnfolded && (
        <div className="empty:hidden">
          <PartsAt place="drawOutcome" props={{ gameCode: game.code, numero: drawn.numero }} />
        </div>
      )}
      {sum && <SumRoad game={game} />}
      <details className="group border-line border-t 2xl:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm [&::-webkit-details-marker]:hidden">
          {lobby('recentResults')}
          <ChevronDown
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <ResultList game={game} />
      </details>
    </div>
  );
}
